import { atom } from 'jotai'
import { textSizes, type TextSize } from '../../design-system/tokens/text-size.ts'
import { themes, type Theme } from '../../design-system/tokens/theme.ts'
import { isFlag, isOneOf, storedSchema } from '../rules/stored-schema.ts'
import { afterPaint } from './after-paint.ts'
import { storedJson } from './stored-text.ts'

const storageKey = 'view'
const stored = storedJson('localStorage', storageKey)

const viewShape = storedSchema({
  theme: isOneOf(['system', ...themes]),
  textSize: isOneOf(textSizes),
  softer: isFlag,
  oneQuestion: isFlag,
})

/** This device's display settings. */
export interface View {
  theme: 'system' | Theme
  /** Whether contrast is softer in every theme. Null until chosen: until then as the device prefers. */
  softer: boolean | null
  textSize: TextSize
  /** Null until chosen: until then it depends on the theme and the width. */
  oneQuestion: boolean | null
}

const untouched: View = { theme: 'system', softer: null, textSize: 'normal', oneQuestion: null }

function readStored(): View {
  const {
    theme = untouched.theme,
    softer = untouched.softer,
    textSize = untouched.textSize,
    oneQuestion = untouched.oneQuestion,
  } = viewShape.parse(stored.read())
  return { theme, softer, textSize, oneQuestion }
}

const asked = {
  dark: '(prefers-color-scheme: dark)',
  more: '(prefers-contrast: more)',
  less: '(prefers-contrast: less)',
}
const prefers = (what: keyof typeof asked) => matchMedia(asked[what]).matches

/** The theme of a device: more contrast is strongest in the standard theme. */
const systemTheme = (): Theme => (prefers('dark') && !prefers('more') ? 'calm-dark' : 'standard')
const isSofter = ({ softer }: View) => softer ?? prefers('less')

/** Applies the settings to the document. index.html does the same before first paint. */
function apply(view: View) {
  const { dataset } = document.documentElement
  const { theme, textSize } = view
  dataset.theme = theme === 'system' ? systemTheme() : theme
  dataset.contrast = isSofter(view) ? 'softer' : 'normal'
  dataset.textSize = textSize
  // After the paint, as it would have to compute all styles twice.
  afterPaint(updateThemeColor)
}

/** Sets the colour of the browser's bars (theme-color) to the page's. Until the style sheet has loaded, index.html's values stay. */
function updateThemeColor() {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--color-page')
  if (colour)
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) meta.content = colour
}

const currentViewAtom = atom<View>(untouched)

export const viewAtom = atom(
  (get) => get(currentViewAtom),
  (get, set, view: View) => {
    set(currentViewAtom, view)
    stored.write(view)
    // What was pressed shows its answer before the whole page changes.
    afterPaint(() => apply(get(currentViewAtom)))
  },
)

/** The patient's choice of one question at a time; null until chosen. */
export const oneQuestionAtom = atom((get) => get(currentViewAtom).oneQuestion)

/** Whether contrast is softer now, by choice or because the device prefers less. */
export const isSofterAtom = atom((get) => isSofter(get(currentViewAtom)))

/** Whether the current screen asks several questions, so that showing one at a time can be offered. */
export const asksQuestionsAtom = atom(false)

const followViewAtom = atom(null, (_get, set, view: View) => {
  set(currentViewAtom, view)
  apply(view)
})

/** Applies the stored settings, then follows other tabs and the system; returns a function that stops it. */
export const followStoredViewAtom = atom(null, (_get, set) => {
  const follow = () => set(followViewAtom, readStored())
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) follow()
  }
  follow()
  const preferences = Object.values(asked).map((query) => matchMedia(query))
  addEventListener('storage', onStorage)
  for (const preference of preferences) preference.addEventListener('change', follow)
  return () => {
    removeEventListener('storage', onStorage)
    for (const preference of preferences) preference.removeEventListener('change', follow)
  }
})
