import { describe, expect, test } from 'vitest'
import { consultCategory, consultState, consultType, type Consult } from '../../../api/contract/consult.ts'
import {
  cancelledPast,
  lockedConsult,
  past,
  pastOpen,
  planned,
  plannedLater,
} from '../../../stories/fixture/consult.ts'
import { storyNow } from '../../../stories/fixture/now.ts'
import { patientInfo } from '../../../stories/fixture/patient.ts'
import { bookingSubject } from './booking-subject.ts'

const { followUp, botox } = consultCategory
const subjectOf = (consults: Consult[], state: Parameters<typeof bookingSubject>[1]) =>
  bookingSubject(patientInfo({ consults, nextConsult: { nextConsultCategory: botox } }), state, storyNow)
const moving = (consultId: number, consultTypeId?: number) => ({
  isReschedule: true,
  consultId,
  ...(consultTypeId && { consultType: consultTypeId }),
})

describe('rescheduling', () => {
  test('BOOK-20.1 has the category of the consult itself, whatever type the navigation state has', () => {
    for (const named of [consultType.botox, consultType.intake, undefined]) {
      expect(subjectOf([plannedLater, planned], moving(planned.id, named))).toEqual({
        kind: 'move',
        category: followUp,
        consult: planned,
      })
    }
  })

  test.each<[string, Consult[], number]>([
    [
      'one of a type that cannot be booked',
      [{ ...planned, consultTypeId: consultType.repeatPrescription }],
      planned.id,
    ],
    ['one the patient does not have', [planned], 999],
    ['a locked one', [lockedConsult], lockedConsult.id],
    ['one beside a locked one', [lockedConsult, plannedLater], plannedLater.id],
    ['a finalized one', [{ ...planned, state: consultState.finalized }], planned.id],
    ['a cancelled one', [{ ...planned, state: consultState.cancelled }], planned.id],
    ['a past one', past, past[0]?.id ?? 0],
    ['a past one that is still open', [pastOpen], pastOpen.id],
    ['an upcoming one while a past one is still open', [pastOpen, planned], planned.id],
  ])('BOOK-22.6 %s is not offered', (_name, consults, id) => {
    expect(subjectOf(consults, moving(id))).toEqual({ kind: 'notOffered' })
  })
})

describe('a new booking', () => {
  test('BOOK-20.2 has the category of the next consult, whatever type the navigation state has', () => {
    expect(subjectOf([...past, cancelledPast], { consultId: planned.id, consultType: planned.consultTypeId })).toEqual({
      kind: 'new',
      category: botox,
    })
  })

  test.each<[string, Consult]>([
    ['an upcoming consult', planned],
    ['a locked one', lockedConsult],
    ['a past one that is still open', pastOpen],
  ])('BOOK-22.6 beside %s is not offered', (_name, consult) => {
    expect(subjectOf([consult], {})).toEqual({ kind: 'notOffered' })
  })
})
