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
const stored = storedJson('localStorage', storageKey)

const viewShape = storedSchema({
  theme: isOneOf(['system', ...themes]),
  textSize: isOneOf(textSizes),
  softer: isFlag,
  oneQuestion: isFlag,
})
const restShape = storedSchema({ rest: isRecord, restSince: (value): value is number => Number.isFinite(value) })

/** This device's display settings. */
interface Kept {
  /** For every day. */
  always: DisplaySettings
  /** For 'Rust'; null until it was used. */
  rest: DisplaySettings | null
  /** When 'Rust' was switched on, in ms since 1970; null while it is off. */
  restSince: number | null
}

/** How long after it was switched on 'Rust' asks whether it is still wanted, in ms. */
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

function readKept(): Kept {
  const from = stored.read()
  const { rest, restSince = null } = restShape.parse(from)
  return { always: readView(from), rest: rest ? readView(rest) : null, restSince: rest ? restSince : null }
}

const asked = {
  dark: '(prefers-color-scheme: dark)',
  more: '(prefers-contrast: more)',
  less: '(prefers-contrast: less)',
  forced: '(forced-colors: active)',
}
const prefers = (what: keyof typeof asked) => matchMedia(asked[what]).matches

/** The theme of a device: more contrast is strongest in the standard theme. */
const systemTheme = (): Theme => (prefers('dark') && !prefers('more') ? 'calm-dark' : 'standard')

/** Whether contrast is softer, by choice or because the device prefers less. */
export const isSofter = ({ softer }: DisplaySettings): boolean => softer ?? prefers('less')

/** The settings in use. Who needs more contrast, or colours of their own, keeps theme and contrast at rest. */
function currentOf({ always, rest, restSince }: Kept): DisplaySettings {
  if (restSince === null || !rest) return always
  return prefers('more') || prefers('forced') ? { ...rest, theme: always.theme, softer: always.softer } : rest
}

/** Applies the settings to the document. index.html does the same before first paint. */
function apply(kept: Kept) {
  const { dataset } = document.documentElement
  const view = currentOf(kept)
  const { theme, textSize } = view
  dataset.theme = theme === 'system' ? systemTheme() : theme
  dataset.contrast = isSofter(view) ? 'softer' : 'normal'
  dataset.textSize = textSize
  if (kept.restSince === null) delete dataset.rest
  else dataset.rest = deviceNow() - kept.restSince > longRest ? 'long' : 'on'
  // After the paint, as it would have to compute all styles twice.
  afterPaint(updateThemeColor)
}

/** Sets the colour of the browser's bars (theme-color) to the page's. Until the style sheet has loaded, index.html's values stay. */
function updateThemeColor() {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--color-page')
  if (colour)
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) meta.content = colour
}

/** Exported for stories. */
export const keptViewAtom = atom<Kept>({ always: untouched, rest: null, restSince: null })

const keep = ({ always, ...rest }: Kept) => stored.write({ ...always, ...rest })

/** Stores a choice of the panel. */
const chooseAtom = atom(null, (get, set, kept: Kept) => {
  keep(kept)
  set(keptViewAtom, kept)
  // What was pressed shows its answer before the whole page changes.
  afterPaint(() => apply(get(keptViewAtom)))
})

/** The settings for every day. */
export const viewAtom = atom(
  (get) => get(keptViewAtom).always,
  (get, set, always: DisplaySettings) => set(chooseAtom, { ...get(keptViewAtom), always }),
)

/** The settings for 'Rust'. */
export const restViewAtom = atom(
  (get) => get(keptViewAtom).rest ?? get(settingsAtom).firstRest,
  (get, set, rest: DisplaySettings) => set(chooseAtom, { ...get(keptViewAtom), rest }),
)

/** Whether 'Rust' is on. */
export const isAtRestAtom = atom((get) => get(keptViewAtom).restSince !== null)

/** The choice of one question at a time; null until chosen. */
export const oneQuestionAtom = atom((get) => currentOf(get(keptViewAtom)).oneQuestion)

/** Whether the current screen asks several questions, so that showing one at a time can be offered. */
export const asksQuestionsAtom = atom(false)

/** Shows other settings, with all that depends on them, in one step; what is in view stays where it is. */
const showAtom = atom(null, (_get, set, kept: Kept) =>
  keepInView(() => {
    flushSync(() => set(keptViewAtom, kept))
    apply(kept)
  }),
)

/** Whether 'Rust' was switched on here, and it has not been said yet on another screen. */
export const wasSwitchedOnAtom = atom(false)

/** Switches 'Rust' on or off. */
export const switchRestAtom = atom(null, (get, set) => {
  const kept = get(keptViewAtom)
  set(wasSwitchedOnAtom, kept.restSince === null)
  const next = { ...kept, rest: get(restViewAtom), restSince: kept.restSince === null ? deviceNow() : null }
  keep(next)
  set(showAtom, next)
})

/** Applies the stored settings, then follows other tabs and the system; returns a function that stops it. */
export const subscribeToStoredViewAtom = atom(null, (get, set) => {
  const controller = new AbortController()
  const { signal } = controller
  const kept = readKept()
  set(keptViewAtom, kept)
  apply(kept)
  const showAgain = () => set(showAtom, { ...get(keptViewAtom) })
  const whenReleased = followPresses(signal)
  addEventListener(
    'storage',
    ({ key }) => {
      if (key === storageKey || key === null) whenReleased(() => set(showAtom, readKept()))
    },
    { signal },
  )
  for (const query of Object.values(asked)) matchMedia(query).addEventListener('change', showAgain, { signal })
  // The page may have waited for hours.
  document.addEventListener('visibilitychange', () => !document.hidden && showAgain(), { signal })
  return () => controller.abort()
})
