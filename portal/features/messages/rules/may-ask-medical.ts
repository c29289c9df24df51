import { consultState, consultType, unknownState, type Consult } from '../../../api/contract/consult.ts'

const intakes: readonly number[] = [consultType.intake, consultType.intakeVideo]
/** Where nobody knows the state here, the clinic decides. */
const held: readonly number[] = [consultState.finalized, consultState.locked, unknownState]

/** Whether medical questions can be asked: only once a first intake has been held. */
export const mayAskMedical = (consults: readonly Consult[]): boolean => consults.some(({ consultTypeId, state }) => intakes.includes(consultTypeId) && held.includes(state))
