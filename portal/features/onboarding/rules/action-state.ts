import { actionState, type PatientInfo } from '../../../api/contract/patient.ts'
import { isIncomplete, type Incomplete } from '../../../rules/incomplete.ts'

const { none, started, approved, declined, finished, acceptNoBsn } = actionState

/** What onboarding asks of a patient, in the order in which it is done. */
export const onboardingKeys = ['identificationInfo', 'onboardGeneralQstrInfo', 'onboardMedicalQstrInfo'] as const
export type OnboardingKey = (typeof onboardingKeys)[number]
/** What can wait for another. */
export type WaitingKey = Exclude<OnboardingKey, 'identificationInfo'>
export const isWaiting = (key: OnboardingKey): key is WaitingKey => key !== 'identificationInfo'
/** Insurance has a state as well; nobody is shown it. */
type ActionKey = OnboardingKey | 'insuranceInfo'

/** The parts of patient info that carry a state. */
export type ActionStates = Pick<PatientInfo, ActionKey> & Incomplete

/** An identification that is finished waits for the clinic's word still: until that is 'approved', the next item stays closed, so it can be done again. */
const isDone = (key: ActionKey, info: ActionStates): boolean => {
  const { state } = info[key]
  return state === approved || (state === finished && key !== 'identificationInfo')
}

/** Whether a patient may begin an item or go on with it. */
const mayDo: Readonly<Record<ActionKey, (info: ActionStates) => boolean>> = {
  identificationInfo: ({ identificationInfo }) => identificationInfo.state !== approved,
  onboardGeneralQstrInfo: ({ identificationInfo, onboardGeneralQstrInfo }) => onboardGeneralQstrInfo.state !== finished && identificationInfo.state === approved,
  onboardMedicalQstrInfo: (info) => info.onboardMedicalQstrInfo.state !== finished && isDone('identificationInfo', info) && isDone('onboardGeneralQstrInfo', info),
  insuranceInfo: ({ insuranceInfo }) => insuranceInfo.state !== none,
}

/** Whether an item is done, can be done now, or waits for another. Where that cannot be read, nobody is asked to do it, perhaps a second time. */
export function actionAccess(key: ActionKey, info: ActionStates): 'done' | 'available' | 'blocked' | 'unreadable' {
  if (isIncomplete(info, [key, `${key}.state`])) return 'unreadable'
  if (isDone(key, info)) return 'done'
  return mayDo[key](info) ? 'available' : 'blocked'
}

/** What a card shows. `awaited`: the patient did it, and the clinic has not said yet that it is enough. `missingBsn`: who the patient is, is known; their citizen number is not. */
export type CardState = 'done' | 'proceed' | 'started' | 'awaited' | 'declined' | 'missingBsn' | 'blocked' | 'unreadable'

/** How an identification stands that was done and is not approved. */
const unapproved: Partial<Record<string, CardState>> = { [finished]: 'awaited', [declined]: 'declined', [acceptNoBsn]: 'missingBsn' }

export function cardState(key: OnboardingKey, info: ActionStates): CardState {
  const access = actionAccess(key, info)
  if (access !== 'available') return access
  const { state } = info[key]
  if (state === started) return 'started'
  return (key === 'identificationInfo' && unapproved[state]) || 'proceed'
}

/** How many items are still to be done. */
export const itemsToDo = (info: ActionStates): number => onboardingKeys.filter((key) => actionAccess(key, info) !== 'done').length

/** Whether the clinic has the letter that a patient is referred by. */
export const referralsState = ({ referrals }: Pick<PatientInfo, 'referrals'>): 'completed' | 'pending' => (referrals.length > 0 ? 'completed' : 'pending')
