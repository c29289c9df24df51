import { atom } from 'jotai'
import { textSizes, type TextSize } from '../../design-system/tokens/text-size.ts'
import { themes, type Theme } from '../../design-system/tokens/theme.ts'
import { isFlag, isOneOf, storedSchema } from '../rules/stored-schema.ts'
import { storedJson } from './stored-text.ts'

const storageKey = 'view'
const stored = storedJson('localStorage', storageKey)

const viewShape = storedSchema({ theme: isOneOf(['system', ...themes]), textSize: isOneOf(textSizes), oneQuestion: isFlag })

/** This device's display settings. */
export interface View {
  theme: 'system' | Theme
  textSize: TextSize
  /** Null until chosen: until then it depends on the theme and the width. */
  oneQuestion: boolean | null
}

const untouched: View = { theme: 'system', textSize: 'normal', oneQuestion: null }

function readStored(): View {
  const { theme = untouched.theme, textSize = untouched.textSize, oneQuestion = untouched.oneQuestion } = viewShape.parse(stored.read())
  return { theme, textSize, oneQuestion }
}

const dark = () => matchMedia('(prefers-color-scheme: dark)')

/** Applies the settings to the document. index.html does the same before first paint. */
function apply({ theme, textSize }: View) {
  const { dataset } = document.documentElement
  dataset.theme = theme === 'system' ? (dark().matches ? 'calm-dark' : 'standard') : theme
  dataset.textSize = textSize
  colourSurroundings()
}

/** Sets the colour of the browser's bars (theme-color) to the page's. Until the style sheet has loaded, index.html's values stay. */
function colourSurroundings() {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--color-page')
  if (colour) for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) meta.content = colour
}

const currentViewAtom = atom<View>(untouched)

export const viewAtom = atom((get) => get(currentViewAtom), (_get, set, view: View) => {
  set(currentViewAtom, view)
  apply(view)
  stored.write(view)
})

/** Whether the current screen asks several questions, so that showing one at a time can be offered. */
export const asksQuestionsAtom = atom(false)

const followViewAtom = atom(null, (_get, set, view: View) => {
  set(currentViewAtom, view)
  apply(view)
})

/** Applies the stored settings, then follows other tabs and the system; returns a function that stops it. */
export const followStoredViewAtom = atom(null, (_get, set) => {
  const follow = () => set(followViewAtom, readStored())
  const onStorage = ({ key }: StorageEvent) => { if (key === storageKey || key === null) follow() }
  follow()
  addEventListener('storage', onStorage)
  dark().addEventListener('change', follow)
  return () => {
    removeEventListener('storage', onStorage)
    dark().removeEventListener('change', follow)
  }
})
