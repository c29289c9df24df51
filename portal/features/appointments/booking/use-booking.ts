import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { consults, consultState, type Slot } from '../../../api/contract/consult.ts'
import { hasStatus } from '../../../api/error.ts'
import { patientInfoQuery, slotsQueries } from '../../../api/queries.ts'
import { pathTo } from '../../../navigation/route-table.ts'
import { dateTimeText, momentOf } from '../../../rules/clinic-time.ts'
import type { BookingOutcome } from '../../../rules/booking-outcome.ts'
import { useApiClient } from '../../../platform/api-client.ts'
import { duration } from '../../../session/toast-state.ts'
import { useCarryCalendarEntry } from '../consult/use-calendar-entry.ts'
import { useConsultChange } from '../consult/use-consult-change.ts'
import { useVerifiedMutation } from '../../../ui/form/use-verified-mutation.ts'
import { useFreshPatientInfo } from '../../../session/use-patient-info.ts'
import type { Bookable } from './bookable.ts'

interface UseBookingOptions {
  subject: Bookable
  /** Called with a message when another patient took the time. */
  onLost: (reason: string) => void
  onBooked: () => void
  /** Whether the submitting screen has other contents and so stays in the history. */
  isOverview?: boolean
}

/**
 * Books the chosen slot, or moves the consult to it (BOOK-11). After a lost answer a retry first checks whether it was
 * applied. On success it navigates to the appointments.
 */
export function useBooking({ subject, onLost, onBooked, isOverview = false }: UseBookingOptions) {
  const { t } = useTranslation('appointment')
  const call = useApiClient()
  const queries = useQueryClient()
  const freshInfo = useFreshPatientInfo()
  const carryEntry = useCarryCalendarEntry()
  const change = useConsultChange(subject.kind === 'move' ? subject.consult : undefined)
  return useVerifiedMutation({
    send: ({ startDT, avId, typeId }: Slot) => {
      const slot = { startDateTime: startDT, availabilityId: avId, consultTypeId: typeId }
      if (subject.kind === 'new') return call(consults.addConsult, { body: slot })
      const cancel_note = t('booking.moveNote', { datetime: dateTimeText(startDT) })
      return call(consults.moveConsult, { body: { ...slot, cancel_consult_id: subject.consult.id, cancel_note } })
    },
    wasApplied: async ({ startDT, typeId }) => {
      const { consults: planned } = await freshInfo()
      return planned.some(
        ({ startDateTime, consultTypeId, state }) =>
          state === consultState.open && consultTypeId === typeId && Date.parse(startDateTime) === Date.parse(startDT),
      )
    },
    changes: patientInfoQuery(call),
    onDone: ({ startDT }) => {
      if (subject.kind === 'move') void carryEntry(subject.consult.id, startDT)
      onBooked()
    },
    redirect: {
      address: pathTo('appointments'),
      isOverview,
      state: ({ startDT: startDateTime, typeId: consultTypeId }) => ({
        result: {
          consultTypeId,
          startDateTime,
          ...(subject.kind === 'move' ? { kind: 'moved', consultId: subject.consult.id } : { kind: 'booked' }),
        } satisfies BookingOutcome,
      }),
    },
    onRefused: (error, reason) => {
      if (change.isOvertaken()) return change.showOvertaken()
      if (!hasStatus(error, 'conflict')) return
      void queries.invalidateQueries(slotsQueries)
      onLost(reason)
    },
    errorMessage: change.errorMessage,
    durationMs: duration.booking,
    afterLeaving: {
      done: ({ startDT }) => t(`booking.late.${subject.kind}.done`, momentOf(startDT)),
      failed: ({ startDT }) =>
        change.isOvertaken()
          ? t('race.notMoved', momentOf(startDT))
          : t(`booking.late.${subject.kind}.failed`, momentOf(startDT)),
      unknown: ({ startDT }) => t(`booking.late.${subject.kind}.unknown`, momentOf(startDT)),
    },
  })
}
