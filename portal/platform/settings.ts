import { atom, useAtomValue } from 'jotai'
import type { Environment } from './environment.ts'
import { standardSettings } from '../rules/default-settings.ts'

interface Settings extends Pick<
  Environment,
  'skipsCodeCheck' | 'slotDays' | 'verificationOrigins' | 'paymentOrigins' | 'signOutAddress'
> {
  /** How long drafts stay on the device after the session expired, in hours; set in `clinic.json`. */
  draftHours: number
}

/** The build's settings, for screens and the session. Set once at start; stories and tests use the defaults. */
export const settingsAtom = atom<Settings>(standardSettings)

export const useSettings = () => useAtomValue(settingsAtom)
