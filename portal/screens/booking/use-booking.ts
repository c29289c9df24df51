import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { consults, consultState, type Slot } from '../../api/contract/consult.ts'
import { status } from '../../api/contract/status.ts'
import { ApiError } from '../../api/error.ts'
import { patientInfoQuery } from '../../api/queries.ts'
import { paths } from '../../navigation/paths.ts'
import { dateTimeText } from '../../rules/clinic-time.ts'
import { clinicAtom } from '../../session/clinic.ts'
import { duration } from '../../session/notice.ts'
import { bookingFailures, useFailureWords } from '../failure/use-failure-words.ts'
import { useOnceOnly } from '../form/use-once-only.ts'
import { useSubmit } from '../form/use-submit.ts'
import type { Bookable } from './use-wizard.ts'

export interface UseBookingOptions {
  subject: Bookable
  onConflict: (text: string) => void
  onBooked: (address: string, message: string) => void
}

/** Books the chosen slot, or moves the consult to it. */
export function useBooking({ subject, onConflict, onBooked }: UseBookingOptions) {
  const { t } = useTranslation('appointment')
  const call = useAtomValue(clinicAtom)
  const queries = useQueryClient()
  const words = useFailureWords(bookingFailures)

  async function isAlreadyBooked({ startDT, typeId }: Slot) {
    const { consults: planned } = await queries.fetchQuery({ ...patientInfoQuery(call), staleTime: 0 })
    return planned.some(({ startDateTime, consultTypeId, state }) =>
      state === consultState.open && consultTypeId === typeId && Date.parse(startDateTime) === Date.parse(startDT))
  }

  function send({ startDT, avId, typeId }: Slot) {
    const slot = { startDateTime: startDT, availabilityId: avId, consultTypeId: typeId }
    if (subject.kind === 'new') return call(consults.addConsult, { body: slot })
    const cancel_note = t('booking.moveNote', { datetime: dateTimeText(startDT) })
    return call(consults.moveConsult, { body: { ...slot, cancel_consult_id: subject.consult.id, cancel_note } })
  }

  const book = useOnceOnly(send, isAlreadyBooked)
  return useSubmit(async (slot: Slot) => {
    await book(slot)
    void queries.invalidateQueries(patientInfoQuery(call))
    onBooked(paths.appointments, subject.kind === 'move' ? t('booking.moved') : t('booking.booked'))
  }, {
    stays: duration.booking,
    words: (error) => {
      const text = words(error)
      if (error instanceof ApiError && error.status === status.conflict) {
        void queries.invalidateQueries({ queryKey: ['slots'] })
        onConflict(text)
      }
      return text
    },
  })
}
