import { atom } from 'jotai'
import type { Environment } from '../environment.ts'
import { standardSettings } from '../rules/standard-settings.ts'

/** What the build was told, for screens and the session. Set once at start; stories and tests keep the standard. */
export const settingsAtom = atom<Pick<Environment, 'skipsCodeCheck' | 'slotDays' | 'verificationOrigins' | 'paymentOrigins' | 'signOutAddress'>>(standardSettings)
