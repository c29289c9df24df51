import { atom, useAtomValue } from 'jotai'

/** Tells the time; stories and tests set their own. */
export const clockAtom = atom({ now: () => new Date() })

export const useClock = () => useAtomValue(clockAtom)
