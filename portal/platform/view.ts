import { atom } from 'jotai'
import { textSizes, type TextSize } from '../../design-system/tokens/text-size.ts'
import { themes, type Theme } from '../../design-system/tokens/theme.ts'
import { isFlag, isOneOf, storedSchema } from '../rules/stored-schema.ts'
import { storedJson } from './stored-text.ts'

const storageKey = 'view'
const stored = storedJson('localStorage', storageKey)

const viewShape = storedSchema({ theme: isOneOf(['system', ...themes]), textSize: isOneOf(textSizes), oneQuestion: isFlag })

/** How this device shows the portal. */
export interface View {
  theme: 'system' | Theme
  textSize: TextSize
  /** Null until chosen: then it follows the theme and the width. */
  oneQuestion: boolean | null
}

const untouched: View = { theme: 'system', textSize: 'normal', oneQuestion: null }

function readStored(): View {
  const { theme = untouched.theme, textSize = untouched.textSize, oneQuestion = untouched.oneQuestion } = viewShape.parse(stored.read())
  return { theme, textSize, oneQuestion }
}

const dark = () => matchMedia('(prefers-color-scheme: dark)')

/** Shows a view. index.html does the same before first paint. */
function apply({ theme, textSize }: View) {
  const { dataset } = document.documentElement
  dataset.theme = theme === 'system' ? (dark().matches ? 'calm-dark' : 'standard') : theme
  dataset.textSize = textSize
  colourSurroundings()
}

/** The browser's own bars take the page's colour: no bright edge around a dark screen. Before the style sheet has come, index.html's colours stand. */
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

/** Whether the open screen asks more than one thing: only there can one question be asked at a time. */
export const asksQuestionsAtom = atom(false)

const followViewAtom = atom(null, (_get, set, view: View) => {
  set(currentViewAtom, view)
  apply(view)
})

/** Starts with the stored choice, then follows other tabs and the system; returns how to stop. */
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
