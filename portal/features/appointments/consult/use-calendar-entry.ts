import { useAtomValue } from 'jotai'
import { consultState } from '../../../api/contract/consult.ts'
import { entryOf, movedOn, originOf, type Origin } from '../rules/calendar-entry.ts'
import type { CalendarEntry } from '../rules/calendar-file.ts'
import { draftsAtom } from '../../../session/drafts.ts'
import { useFreshPatientInfo } from '../../../session/use-patient-info.ts'

const draftName = (consultId: number) => `calendar ${consultId}`

/** Origins of moved consults, stored as drafts: per patient, on this device. */
function useOrigins() {
  const drafts = useAtomValue(draftsAtom)
  return {
    read: async (consultId: number) => originOf(consultId, await drafts?.read(draftName(consultId))),
    write: async (consultId: number, origin: Origin) => drafts?.write(draftName(consultId), origin),
  }
}

/**
 * Returns a function that gives the calendar entry (UID and sequence) of a consult, also after moves on this device
 * (BOOK-21).
 */
export function useCalendarEntry(): (consultId: number) => Promise<CalendarEntry> {
  const origins = useOrigins()
  return async (consultId) => entryOf(await origins.read(consultId), location.origin)
}

/**
 * Returns a function to call after a move, with the old id and the new start (ISO 8601): links the new consult to the calendar
 * entry of the old one. Never rejects: if it fails, or another device moved the consult, a calendar shows both.
 */
export function useCarryCalendarEntry(): (consultId: number, startDateTime: string) => Promise<void> {
  const origins = useOrigins()
  const freshInfo = useFreshPatientInfo()
  return async (consultId, startDateTime) => {
    const origin = await origins.read(consultId)
    const info = await freshInfo().catch(() => null)
    const moved = info?.consults.find(
      ({ id, state, startDateTime: start }) =>
        id !== consultId && state === consultState.open && Date.parse(start) === Date.parse(startDateTime),
    )
    if (moved) await origins.write(moved.id, movedOn(origin))
  }
}
