import { actionState, type PatientInfo } from '../../../api/contract/patient.ts'
import { isIncomplete, type Incomplete } from '../../../rules/incomplete.ts'

const { none, started, approved, declined, finished, acceptNoBsn } = actionState

/** Items that the patient does, in order. */
export const onboardingKeys = ['identificationInfo', 'onboardGeneralQstrInfo', 'onboardMedicalQstrInfo'] as const
/** Key of an onboarding item, which is also its module in patient info. */
export type OnboardingKey = (typeof onboardingKeys)[number]
/** Items that another item must precede. */
export type WaitingKey = Exclude<OnboardingKey, 'identificationInfo'>
/** Whether another item must precede this one. */
export const isWaiting = (key: OnboardingKey): key is WaitingKey => key !== 'identificationInfo'
/** Insurance has a state too, but is not shown. */
type ActionKey = OnboardingKey | 'insuranceInfo'

/** Parts of patient info that contain an item's state. */
export type ActionStates = Pick<PatientInfo, ActionKey> & Incomplete

/** A finished identification is not done until the clinic approves it; it can be repeated until then. */
const isDone = (key: ActionKey, info: ActionStates): boolean => {
  const { state } = info[key]
  return state === approved || (state === finished && key !== 'identificationInfo')
}

/** Whether an item can be started or continued. */
const mayDo: Readonly<Record<ActionKey, (info: ActionStates) => boolean>> = {
  identificationInfo: ({ identificationInfo }) => identificationInfo.state !== approved,
  onboardGeneralQstrInfo: ({ identificationInfo, onboardGeneralQstrInfo }) =>
    onboardGeneralQstrInfo.state !== finished && identificationInfo.state === approved,
  onboardMedicalQstrInfo: (info) =>
    info.onboardMedicalQstrInfo.state !== finished &&
    isDone('identificationInfo', info) &&
    isDone('onboardGeneralQstrInfo', info),
  insuranceInfo: ({ insuranceInfo }) => insuranceInfo.state !== none,
}

/**
 * Access to an item (DASH-04). 'unreadable' if its state could not be parsed: the patient is not asked to do it twice.
 */
export function actionAccess(key: ActionKey, info: ActionStates): 'done' | 'available' | 'blocked' | 'unreadable' {
  if (isIncomplete(info, [key, `${key}.state`])) return 'unreadable'
  if (isDone(key, info)) return 'done'
  return mayDo[key](info) ? 'available' : 'blocked'
}

/** State of a card. `awaited`: done, and not approved yet. `missingBsn`: identified, but without a citizen number. */
export type CardState =
  | 'done'
  | 'proceed'
  | 'started'
  | 'awaited'
  | 'declined'
  | 'missingBsn'
  | 'blocked'
  | 'unreadable'

/** Card state of an identification that was done and is not approved. */
const unapproved: Partial<Record<string, CardState>> = {
  [finished]: 'awaited',
  [declined]: 'declined',
  [acceptNoBsn]: 'missingBsn',
}

/** State of an item's card (DASH-03, DASH-05, DASH-06). */
export function cardState(key: OnboardingKey, info: ActionStates): CardState {
  const access = actionAccess(key, info)
  if (access !== 'available') return access
  const { state } = info[key]
  if (state === started) return 'started'
  return (key === 'identificationInfo' && unapproved[state]) || 'proceed'
}

/** Number of items that are not done. */
export const itemsToDo = (info: ActionStates): number =>
  onboardingKeys.filter((key) => actionAccess(key, info) !== 'done').length

/** 'completed' when the clinic has a referral letter. */
export const referralsState = ({ referrals }: Pick<PatientInfo, 'referrals'>): 'completed' | 'pending' =>
  referrals.length > 0 ? 'completed' : 'pending'
