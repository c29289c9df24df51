import { describe, expect, test } from 'vitest'
import { consultCategory, consultType } from '../../api/contract/consult.ts'
import { planned, plannedLater } from '../../stories/fixture/consult.ts'
import { patientInfo } from '../../stories/fixture/patient.ts'
import { bookingSubject } from './booking-subject.ts'

const { followUp, botox } = consultCategory

describe('moving', () => {
  test("BOOK-20 the consult's own type decides, whatever type the way here named", () => {
    const info = patientInfo({ consults: [plannedLater, planned] })
    for (const named of [consultType.botox, consultType.intake, undefined]) {
      expect(bookingSubject(info, { isReschedule: true, consultId: planned.id, ...(named && { consultType: named }) })).toEqual({ kind: 'move', category: followUp, consult: planned })
    }
  })

  test('a consult that cannot be booked anew cannot be moved', () => {
    const info = patientInfo({ consults: [{ ...planned, consultTypeId: consultType.repeatPrescription }] })
    expect(bookingSubject(info, { isReschedule: true, consultId: planned.id, consultType: consultType.followUpVideo })).toEqual({ kind: 'unknownConsult' })
  })
})

test('BOOK-02 a new consult is of the category that comes next, whatever the way here named', () => {
  const info = patientInfo({ consults: [planned], nextConsult: { nextConsultCategory: botox } })
  expect(bookingSubject(info, { consultId: planned.id, consultType: planned.consultTypeId })).toEqual({ kind: 'new', category: botox })
})
