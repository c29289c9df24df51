import { atom } from 'jotai'
import { arrivalMessageAtom, noticesAtom } from './notices.ts'
import { sessionEndAtom } from './token.ts'

const typedAtom = atom(false)
const heldAtom = atom(0)

/** Whether a reload would lose something: typed text, a call in flight, or a message the patient may not have read. */
export const isUnsavedAtom = atom((get) =>
  get(typedAtom) || get(heldAtom) > 0 || get(noticesAtom).length > 0 || get(arrivalMessageAtom) !== null || get(sessionEndAtom) !== null)

/** Blocks a reload while something is in progress; returns a function that releases it. */
export const blockReloadAtom = atom(null, (_get, set) => {
  set(heldAtom, (count) => count + 1)
  let isHeld = true
  return () => {
    if (isHeld) set(heldAtom, (count) => count - 1)
    isHeld = false
  }
})

/** Marks typed text as saved, or its screen as left. */
export const markSavedAtom = atom(null, (_get, set) => set(typedAtom, false))

/** Events that change a field or drop a file. */
const signs = ['input', 'drop'] as const

/** Marks input in any form as unsaved; returns a function that stops it. Settings in the header are stored at once, so they do not count. */
export const followTypingAtom = atom(null, (_get, set) => {
  const onSign = ({ target }: Event) => { if (target instanceof Element && !target.closest('header')) set(typedAtom, true) }
  for (const sign of signs) document.addEventListener(sign, onSign)
  return () => { for (const sign of signs) document.removeEventListener(sign, onSign) }
})

/** Whether a visible field differs from its default value; finds values that a password manager filled in without an event. */
export const holdsText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some((field) => field.value !== field.defaultValue && field.getClientRects().length > 0)
