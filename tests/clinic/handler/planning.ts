import { consultState } from '#portal/api/contract/consult.ts'
import { status } from '#portal/api/contract/status.ts'
import { firstRow, onlyRow, type Query } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'

/** A consult is still to come while its end is now or later, whatever its start. */
const ahead = 'ends_at >= now()'

export async function openConsultAhead(query: Query, patientId: number): Promise<boolean> {
  const row = await firstRow(query, `select from consult where patient_id = $1 and state = $2 and ${ahead} limit 1`, [patientId, consultState.open])
  return row !== undefined
}

export async function anyConsultAhead(query: Query, patientId: number): Promise<boolean> {
  const row = await firstRow(query, `select from consult where patient_id = $1 and state = any($2) and ${ahead} limit 1`,
    [patientId, [consultState.open, consultState.locked]])
  return row !== undefined
}

interface OwnConsult {
  consultTypeId: number
  isOpenAhead: boolean
}

/** The patient's own consult, `undefined` for somebody else's just as for one that does not exist. */
export function ownConsult(query: Query, patientId: number, consultId: number): Promise<OwnConsult | undefined> {
  return firstRow<OwnConsult>(query, `
    select consult_type_id as "consultTypeId", state = $3 and ${ahead} as "isOpenAhead"
    from consult where id = $1 and patient_id = $2 for update`, [consultId, patientId, consultState.open])
}

export async function onlyOnboarded(query: Query, patientId: number): Promise<void> {
  const { complete } = await onlyRow<{ complete: boolean }>(query, 'select onboarding_complete as complete from patient where id = $1', [patientId])
  if (!complete) throw new Refusal(status.preconditionFailed, 'Rond eerst uw aanmelding af.')
}
