import { consultState, consultType, unknownState, type Consult } from '../../../api/contract/consult.ts'

const intakes: readonly number[] = [consultType.intake, consultType.intakeVideo]
/** Includes a state this version does not know: the clinic decides then. */
const held: readonly number[] = [consultState.finalized, consultState.locked, unknownState]

/** Whether medical questions are allowed: only after a first intake (MSG-05). */
export const canAskMedical = (consults: readonly Consult[]): boolean =>
  consults.some(({ consultTypeId, state }) => intakes.includes(consultTypeId) && held.includes(state))
