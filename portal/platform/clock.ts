import { atom, useAtomValue } from 'jotai'

/** The current time; stories and tests set their own. */
export const clockAtom = atom({ now: () => new Date() })

export const useClock = () => useAtomValue(clockAtom)
