import { atom } from 'jotai'
import { flushSync } from 'react-dom'
import { textSizes } from '../../design-system/tokens/text-size.ts'
import { themes, type Theme } from '../../design-system/tokens/theme.ts'
import { untouched, type DisplaySettings } from './display-settings.ts'
import { isFlag, isOneOf, isRecord, storedSchema } from '../rules/stored-schema.ts'
import { afterPaint } from './after-paint.ts'
import { deviceNow } from './clock.ts'
import { followPresses } from './follow-presses.ts'
import { keepInView } from './keep-in-view.ts'
import { settingsAtom } from './settings.ts'
import { storedJson } from './stored-text.ts'

const storageKey = 'view'
const storage = storedJson('localStorage', storageKey)

const viewShape = storedSchema({
  theme: isOneOf(['system', ...themes]),
  textSize: isOneOf(textSizes),
  softer: isFlag,
  oneQuestion: isFlag,
})
const restShape = storedSchema({ rest: isRecord, restSince: (value): value is number => Number.isFinite(value) })

/** This device's display settings, as stored. */
interface StoredView {
  /** For every day. */
  always: DisplaySettings
  /** For 'Rust'; null until it was used. */
  rest: DisplaySettings | null
  /** When 'Rust' was switched on, in ms since 1970; null while it is off. */
  restSince: number | null
}

/** How long after it was switched on 'Rust' asks whether it should stay on, in ms. */
const longRest = 12 * 3_600_000

function readView(from: unknown): DisplaySettings {
  const {
    theme = untouched.theme,
    softer = untouched.softer,
    textSize = untouched.textSize,
    oneQuestion = untouched.oneQuestion,
  } = viewShape.parse(from)
  return { theme, softer, textSize, oneQuestion }
}

function readStored(): StoredView {
  const from = storage.read()
  const { rest, restSince = null } = restShape.parse(from)
  return { always: readView(from), rest: rest ? readView(rest) : null, restSince: rest ? restSince : null }
}

const mediaQueries = {
  dark: '(prefers-color-scheme: dark)',
  more: '(prefers-contrast: more)',
  less: '(prefers-contrast: less)',
  forced: '(forced-colors: active)',
}
const prefers = (what: keyof typeof mediaQueries) => matchMedia(mediaQueries[what]).matches

/** The theme of a device: more contrast is strongest in the standard theme. */
const systemTheme = (): Theme => (prefers('dark') && !prefers('more') ? 'calm-dark' : 'standard')

/** Whether contrast is softer, by choice or because the device prefers less. */
export const isSofter = ({ softer }: DisplaySettings): boolean => softer ?? prefers('less')

/** The settings in use. A patient who needs more contrast, or forced colours, keeps theme and contrast at rest. */
function currentOf({ always, rest, restSince }: StoredView): DisplaySettings {
  if (restSince === null || !rest) return always
  return prefers('more') || prefers('forced') ? { ...rest, theme: always.theme, softer: always.softer } : rest
}

/** Applies the settings to the document. index.html does the same before first paint. */
function apply(stored: StoredView) {
  const { dataset } = document.documentElement
  const view = currentOf(stored)
  const { theme, textSize } = view
  dataset.theme = theme === 'system' ? systemTheme() : theme
  dataset.contrast = isSofter(view) ? 'softer' : 'normal'
  dataset.textSize = textSize
  if (stored.restSince === null) delete dataset.rest
  else dataset.rest = deviceNow() - stored.restSince > longRest ? 'long' : 'on'
  // After the paint, as it would have to compute all styles twice.
  afterPaint(updateThemeColor)
}

/** Sets the colour of the browser's bars (theme-color) to the page's. Until the style sheet has loaded, index.html's values stay. */
function updateThemeColor() {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--color-page')
  if (colour)
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) meta.content = colour
}

/** Exported for stories; writing it stores nothing. */
export const storedViewAtom = atom<StoredView>({ always: untouched, rest: null, restSince: null })

const store = ({ always, ...rest }: StoredView) => storage.write({ ...always, ...rest })

/** Stores a choice of the panel. */
const chooseAtom = atom(null, (get, set, chosen: StoredView) => {
  store(chosen)
  set(storedViewAtom, chosen)
  // What was pressed shows its answer before the whole page changes.
  afterPaint(() => apply(get(storedViewAtom)))
})

/** The settings for every day. Writing stores them on this device and applies them after the next paint. */
export const viewAtom = atom(
  (get) => get(storedViewAtom).always,
  (get, set, always: DisplaySettings) => set(chooseAtom, { ...get(storedViewAtom), always }),
)

/** The settings for 'Rust'; until they are changed, those of the clinic. Writing stores and applies them likewise. */
export const restViewAtom = atom(
  (get) => get(storedViewAtom).rest ?? get(settingsAtom).firstRest,
  (get, set, rest: DisplaySettings) => set(chooseAtom, { ...get(storedViewAtom), rest }),
)

/** Whether 'Rust' is on. */
export const isAtRestAtom = atom((get) => get(storedViewAtom).restSince !== null)

/** The choice of one question at a time, of the settings in use; null until chosen. */
export const oneQuestionAtom = atom((get) => currentOf(get(storedViewAtom)).oneQuestion)

/** Whether the current screen asks several questions, so that showing one at a time can be offered. */
export const asksQuestionsAtom = atom(false)

/** Shows other settings, with all that depends on them, in one step; what is in view stays where it is. */
const showAtom = atom(null, (_get, set, shown: StoredView) =>
  keepInView(() => {
    flushSync(() => set(storedViewAtom, shown))
    apply(shown)
  }),
)

/** Whether 'Rust' was switched on in this tab, and this has not been announced yet. */
export const wasSwitchedOnAtom = atom(false)

/** Switches 'Rust' on or off, stores that on this device and applies it at once (CALM-03). */
export const switchRestAtom = atom(null, (get, set) => {
  const view = get(storedViewAtom)
  set(wasSwitchedOnAtom, view.restSince === null)
  const next = { ...view, rest: get(restViewAtom), restSince: view.restSince === null ? deviceNow() : null }
  store(next)
  set(showAtom, next)
})

/** Applies the stored settings, then follows other tabs and the system; returns a function that stops it. */
export const subscribeToStoredViewAtom = atom(null, (get, set) => {
  const controller = new AbortController()
  const { signal } = controller
  const stored = readStored()
  set(storedViewAtom, stored)
  apply(stored)
  const showAgain = () => set(showAtom, { ...get(storedViewAtom) })
  const whenReleased = followPresses(signal)
  addEventListener(
    'storage',
    ({ key }) => {
      if (key === storageKey || key === null) whenReleased(() => set(showAtom, readStored()))
    },
    { signal },
  )
  for (const query of Object.values(mediaQueries)) matchMedia(query).addEventListener('change', showAgain, { signal })
  // The page may have waited for hours.
  document.addEventListener('visibilitychange', () => !document.hidden && showAgain(), { signal })
  return () => controller.abort()
})
