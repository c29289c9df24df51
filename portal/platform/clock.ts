import { atom } from 'jotai'

/** Tells the time; stories and tests set their own. */
export const clockAtom = atom({ now: () => new Date() })
