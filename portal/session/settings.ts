import { atom } from 'jotai'
import { standardSettings, type Environment } from '../environment.ts'

/** What the build was told about screens. Set once at start; stories and tests keep the standard. */
export const settingsAtom = atom<Pick<Environment, 'skipsCodeCheck' | 'slotDays'>>(standardSettings)
