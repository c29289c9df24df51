import { describe, expect, test } from 'vitest'
import { actionState } from '../../../api/contract/patient.ts'
import { actionAccess, cardState, itemsToDo, referralsState, type ActionStates } from './action-state.ts'

const { none, started, approved, declined, finished, acceptNoBsn } = actionState
type State = (typeof actionState)[keyof typeof actionState]
const allStates = Object.values(actionState)

const info = (
  identification: State,
  general: State = none,
  medical: State = none,
  insurance: State = none,
): ActionStates => ({
  identificationInfo: { state: identification },
  onboardGeneralQstrInfo: { state: general, questionnaire_id: null },
  onboardMedicalQstrInfo: { state: medical, questionnaire_id: null, type: null },
  insuranceInfo: { state: insurance },
})

/** Each state with its expected value. */
const forEvery = <Value>(named: Partial<Record<State, Value>>, others: Value) =>
  allStates.map((state) => [state, named[state] ?? others] as const)

describe('what is available', () => {
  test.each(forEvery({ [approved]: 'done' }, 'available'))(
    'DASH-04.1 identification in state %s is %s',
    (state, access) => {
      expect(actionAccess('identificationInfo', info(state))).toBe(access)
    },
  )

  test.each(forEvery({ [approved]: 'available' }, 'blocked'))(
    'DASH-04.2 the general questionnaire after an identification in state %s is %s',
    (state, access) => {
      for (const general of [none, started, declined, acceptNoBsn])
        expect(actionAccess('onboardGeneralQstrInfo', info(state, general))).toBe(access)
    },
  )

  test.each(forEvery({ [approved]: 'done', [finished]: 'done' }, 'available'))(
    'DASH-04.2 the general questionnaire in state %s is %s',
    (state, access) => {
      expect(actionAccess('onboardGeneralQstrInfo', info(approved, state))).toBe(access)
    },
  )

  test.each(allStates.flatMap((identification) => allStates.map((general) => [identification, general] as const)))(
    'DASH-04.3 the medical questionnaire after identification %s and general questionnaire %s',
    (identification, general) => {
      const bothDone = identification === approved && (general === approved || general === finished)
      for (const medical of [none, started, declined, acceptNoBsn])
        expect(actionAccess('onboardMedicalQstrInfo', info(identification, general, medical))).toBe(
          bothDone ? 'available' : 'blocked',
        )
    },
  )

  test.each(forEvery({ [approved]: 'done', [finished]: 'done' }, 'available'))(
    'DASH-04.3 the medical questionnaire in state %s is %s',
    (state, access) => {
      expect(actionAccess('onboardMedicalQstrInfo', info(approved, finished, state))).toBe(access)
    },
  )

  test.each(forEvery({ [none]: 'blocked', [approved]: 'done', [finished]: 'done' }, 'available'))(
    'DASH-04.4 another item in state %s is %s',
    (state, access) => {
      expect(actionAccess('insuranceInfo', info(none, none, none, state))).toBe(access)
    },
  )
})

describe('what a card shows', () => {
  test.each(
    forEvery(
      {
        [approved]: 'done',
        [started]: 'started',
        [finished]: 'awaited',
        [declined]: 'declined',
        [acceptNoBsn]: 'missingBsn',
      },
      'proceed',
    ),
  )('DASH-03.1 DASH-03.2 for an identification in state %s: %s', (state, shown) => {
    expect(cardState('identificationInfo', info(state))).toBe(shown)
  })

  test.each(forEvery({ [started]: 'started', [approved]: 'done', [finished]: 'done' }, 'proceed'))(
    'DASH-03.1 DASH-03.2 for a questionnaire in state %s: %s',
    (state, shown) => {
      expect(cardState('onboardGeneralQstrInfo', info(approved, state))).toBe(shown)
      expect(cardState('onboardMedicalQstrInfo', info(approved, finished, state))).toBe(shown)
    },
  )

  test.each([none, started, finished, declined, acceptNoBsn])(
    'DASH-03 a questionnaire before its turn is blocked, after identification %s and in any state of its own',
    (identification) => {
      for (const own of [none, started]) {
        expect(cardState('onboardGeneralQstrInfo', info(identification, own))).toBe('blocked')
        expect(cardState('onboardMedicalQstrInfo', info(identification, own, own))).toBe('blocked')
      }
    },
  )

  test.each([
    [3, info(none)],
    [3, info(acceptNoBsn)],
    [3, info(finished)],
    [2, info(approved)],
    [2, info(approved, started)],
    [1, info(approved, finished)],
    [0, info(approved, finished, finished)],
    [0, info(approved, approved, approved)],
  ])('%i items are still to be done', (count, states) => {
    expect(itemsToDo(states)).toBe(count)
  })
})

test.each([
  [[], 'pending'],
  [[{ type: 'IN_MIGR' }], 'completed'],
  [[null], 'completed'],
  [[{}, {}], 'completed'],
])('DASH-11 referrals %o are %s', (referrals, state) => {
  expect(referralsState({ referrals })).toBe(state)
})
