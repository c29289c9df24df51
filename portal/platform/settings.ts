import { atom, useAtomValue } from 'jotai'
import type { Environment } from './environment.ts'
import { standardSettings } from '../rules/default-settings.ts'
import { standardRest, type DisplaySettings } from './display-settings.ts'

interface Settings extends Pick<
  Environment,
  'skipsCodeCheck' | 'slotDays' | 'verificationOrigins' | 'paymentOrigins' | 'signOutAddress'
> {
  /** How long drafts stay on the device after the session expired, in hours; set in `clinic.json`. */
  draftHours: number
  /** What 'Rust' shows until the patient changes it; set in `clinic.json`. */
  firstRest: DisplaySettings
}

/** Settings of a build without variables, for a clinic that sets none. */
export const defaultSettings: Settings = { ...standardSettings, firstRest: standardRest }

/** The build's settings, for screens and the session. Set once at start; stories and tests use the defaults. */
export const settingsAtom = atom(defaultSettings)

export const useSettings = () => useAtomValue(settingsAtom)
