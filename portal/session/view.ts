import { atom } from 'jotai'
import * as z from 'zod/mini'
import { textSizes } from '../../design-system/tokens/text-size.ts'
import { themes } from '../../design-system/tokens/theme.ts'

const storageKey = 'view'

const viewSchema = z.object({
  theme: z.catch(z.enum(['system', ...themes]), 'system'),
  textSize: z.catch(z.enum(textSizes), 'normal'),
  /** Null until chosen: then it follows the theme and the width. */
  oneQuestion: z.catch(z.nullable(z.boolean()), null),
})

/** How this device shows the portal. */
export type View = z.infer<typeof viewSchema>

const untouched = viewSchema.parse({})

function read(text: string | null): View {
  try {
    return viewSchema.parse(JSON.parse(text ?? '{}'))
  } catch {
    return untouched
  }
}

function readStored(): View {
  try {
    return read(localStorage.getItem(storageKey))
  } catch {
    return untouched
  }
}

const dark = () => matchMedia('(prefers-color-scheme: dark)')

/** Shows a view. index.html does the same before first paint. */
function apply({ theme, textSize }: View) {
  const { dataset } = document.documentElement
  dataset.theme = theme === 'system' ? (dark().matches ? 'calm-dark' : 'standard') : theme
  dataset.textSize = textSize
}

const currentViewAtom = atom<View>(untouched)

export const viewAtom = atom((get) => get(currentViewAtom), (_get, set, view: View) => {
  set(currentViewAtom, view)
  apply(view)
  try {
    localStorage.setItem(storageKey, JSON.stringify(view))
  } catch {
    // Storage is full or off: the choice holds for this visit.
  }
})

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
