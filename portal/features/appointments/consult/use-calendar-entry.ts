import { useAtomValue } from 'jotai'
import { consultState } from '../../../api/contract/consult.ts'
import { entryOf, movedOn, originOf, type Origin } from '../rules/calendar-entry.ts'
import type { CalendarEntry } from '../rules/calendar-file.ts'
import { draftsAtom } from '../../../session/drafts.ts'
import { useFreshPatientInfo } from '../../../session/use-patient-info.ts'

const nameOf = (consultId: number) => `calendar ${consultId}`

/** Where moved consults came from: kept for this patient on this device, as what is typed is. */
function useOrigins() {
  const kept = useAtomValue(draftsAtom)
  return {
    read: async (consultId: number) => originOf(consultId, await kept?.read(nameOf(consultId))),
    write: async (consultId: number, origin: Origin) => kept?.write(nameOf(consultId), origin),
  }
}

/** What a consult is called in a calendar, however often it was moved here. */
export function useCalendarEntry(): (consultId: number) => Promise<CalendarEntry> {
  const origins = useOrigins()
  return async (consultId) => entryOf(await origins.read(consultId), location.origin)
}

/**
 * To be told when a consult has been moved, with its id until then and its new start: the appointment in a calendar goes
 * along. Where that fails, or where another device moved it, a calendar holds the new one beside the old.
 */
export function useCarryCalendarEntry(): (consultId: number, startDateTime: string) => Promise<void> {
  const origins = useOrigins()
  const freshInfo = useFreshPatientInfo()
  return async (consultId, startDateTime) => {
    const origin = await origins.read(consultId)
    const info = await freshInfo().catch(() => null)
    const moved = info?.consults.find(({ id, state, startDateTime: start }) => id !== consultId && state === consultState.open && Date.parse(start) === Date.parse(startDateTime))
    if (moved) await origins.write(moved.id, movedOn(origin))
  }
}
