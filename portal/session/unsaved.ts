import { atom } from 'jotai'
import { flashMessageAtom, toastsAtom } from './toast-state.ts'
import { sessionEndAtom } from './token.ts'

const typedAtom = atom(false)
const blockCountAtom = atom(0)

/** Whether a reload would lose something: typed text, a call in flight, or a message the patient may not have read. */
export const isUnsavedAtom = atom(
  (get) =>
    get(typedAtom) ||
    get(blockCountAtom) > 0 ||
    get(toastsAtom).length > 0 ||
    get(flashMessageAtom) !== null ||
    get(sessionEndAtom) !== null,
)

/** Blocks a reload while something is in progress; returns a function that releases it. */
export const blockReloadAtom = atom(null, (_get, set) => {
  set(blockCountAtom, (count) => count + 1)
  let isBlocking = true
  return () => {
    if (isBlocking) set(blockCountAtom, (count) => count - 1)
    isBlocking = false
  }
})

/** Marks typed text as saved, or its screen as left. */
export const markSavedAtom = atom(null, (_get, set) => set(typedAtom, false))

/** Events that change a field or drop a file. */
const inputEvents = ['input', 'drop'] as const

/** Marks input in any form as unsaved; returns a function that stops it. Settings in the header are stored at once, so they do not count. */
export const subscribeToTypingAtom = atom(null, (_get, set) => {
  const onInput = ({ target }: Event) => {
    if (target instanceof Element && !target.closest('header')) set(typedAtom, true)
  }
  for (const type of inputEvents) document.addEventListener(type, onInput)
  return () => {
    for (const type of inputEvents) document.removeEventListener(type, onInput)
  }
})

/** Whether a visible field differs from its default value; finds values that a password manager filled in without an event. */
export const holdsText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => field.value !== field.defaultValue && field.getClientRects().length > 0,
  )
