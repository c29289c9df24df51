import { expect, test } from 'vitest'
import { consultState, consultType, unknownState, type Consult } from '../../../api/contract/consult.ts'
import { canAskMedical } from './can-ask-medical.ts'

const consult = (consultTypeId: number, state: Consult['state']): Consult => ({
  id: 1,
  employeeId: 7,
  consultTypeId,
  state,
  startDateTime: '2026-03-10T13:00:00+01:00',
  endDateTime: '2026-03-10T14:00:00+01:00',
})

const { finalized, locked } = consultState
const allowsMedical = (type: number, state: number) =>
  (type === consultType.intake || type === consultType.intakeVideo) && (state === finalized || state === locked)

test.each(
  Object.values(consultType).flatMap((type) =>
    Object.values(consultState).map((state) => [type, state, allowsMedical(type, state)] as const),
  ),
)('MSG-05.2 a consult of type %i in state %i allows medical questions: %o', (type, state, open) =>
  expect(canAskMedical([consult(type, state)])).toBe(open),
)

test('ERR-10.4 an intake with an unknown state allows medical questions, so that the back end decides', () => {
  expect(
    [consultType.intake, consultType.followUpClinic].map((type) => canAskMedical([consult(type, unknownState)])),
  ).toEqual([true, false])
})

test('MSG-05.2 without a consult medical questions are not allowed; one of several consults is enough', () => {
  expect(canAskMedical([])).toBe(false)
  expect(canAskMedical([consult(consultType.followUpVideo, finalized), consult(consultType.intakeVideo, locked)])).toBe(
    true,
  )
})
