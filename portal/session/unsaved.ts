import { atom } from 'jotai'
import { arrivalMessageAtom, noticesAtom } from './notices.ts'
import { sessionEndAtom } from './token.ts'

const typedAtom = atom(false)
const heldAtom = atom(0)

/** Whether a reload now would cost the patient something: what they typed, a call on its way, or words they have not read yet. */
export const isUnsavedAtom = atom((get) =>
  get(typedAtom) || get(heldAtom) > 0 || get(noticesAtom).length > 0 || get(arrivalMessageAtom) !== null || get(sessionEndAtom) !== null)

/** Something begins that a reload would cut off; returns how to tell that it is over. */
export const blockReloadAtom = atom(null, (_get, set) => {
  set(heldAtom, (count) => count + 1)
  let isHeld = true
  return () => {
    if (isHeld) set(heldAtom, (count) => count - 1)
    isHeld = false
  }
})

/** What was typed is at the clinic, or its screen was left. */
export const markSavedAtom = atom(null, (_get, set) => set(typedAtom, false))

/** What changes a field or hands over a file. */
const signs = ['input', 'drop'] as const

/** Watches all forms at once from now on; returns how to stop. What a bar holds is kept on the device at once. */
export const followTypingAtom = atom(null, (_get, set) => {
  const onSign = ({ target }: Event) => { if (target instanceof Element && !target.closest('header')) set(typedAtom, true) }
  for (const sign of signs) document.addEventListener(sign, onSign)
  return () => { for (const sign of signs) document.removeEventListener(sign, onSign) }
})

/** Whether a field in view holds other words than it was given: a password manager may fill one in without a sign. */
export const holdsText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some((field) => field.value !== field.defaultValue && field.getClientRects().length > 0)
