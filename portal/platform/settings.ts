import { atom, useAtomValue } from 'jotai'
import type { Environment } from './environment.ts'
import { standardSettings } from '../rules/default-settings.ts'

interface Settings extends Pick<Environment, 'skipsCodeCheck' | 'slotDays' | 'verificationOrigins' | 'paymentOrigins' | 'signOutAddress'> {
  /** How long drafts wait on the device after their session expired, in hours; the clinic's choice (`clinic.json`). */
  draftHours: number
}

/** What the build was told, for screens and the session. Set once at start; stories and tests keep the standard. */
export const settingsAtom = atom<Settings>(standardSettings)

export const useSettings = () => useAtomValue(settingsAtom)
