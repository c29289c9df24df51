import { atom } from 'jotai'
import { isFlag, storedSchema } from '../rules/stored-schema.ts'
import { storedJson } from './stored-text.ts'

/** This device's settings of reading aloud. */
interface ReadingSettings {
  isSoft: boolean
  /** Whether the patient has confirmed that others may hear it. */
  isConfirmed: boolean
  /** Whether a voice was found here before, so that room can be reserved for the button. */
  hasVoice: boolean
}

const stored = storedJson('localStorage', 'readAloud')
const shape = storedSchema({ isSoft: isFlag, isConfirmed: isFlag, hasVoice: isFlag })

function readStored(): ReadingSettings {
  const { isSoft = true, isConfirmed = false, hasVoice = false } = shape.parse(stored.read())
  return { isSoft, isConfirmed, hasVoice }
}

const writtenAtom = atom<ReadingSettings | null>(null)

/** The settings of reading aloud. Writing merges the given ones and stores all on this device. */
export const readingSettingsAtom = atom(
  (get) => get(writtenAtom) ?? readStored(),
  (get, set, changed: Partial<ReadingSettings>) => {
    const settings = { ...(get(writtenAtom) ?? readStored()), ...changed }
    set(writtenAtom, settings)
    stored.write(settings)
  },
)
