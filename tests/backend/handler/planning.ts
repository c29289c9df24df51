import { type ConsultCategory, consultCategory, consultState, consultType } from '#portal/api/contract/consult.ts'
import { status } from '#portal/api/contract/status.ts'
import { firstRow, onlyRow, type Query } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'

/** A consult is still to come while its end is now or later, whatever its start. */
const ahead = 'ends_at >= now()'

/** Which category a consult of this type was booked in; a repeat prescription is never booked. */
export const categoryOfType: Readonly<Record<number, ConsultCategory>> = {
  [consultType.intake]: consultCategory.intake,
  [consultType.intakeVideo]: consultCategory.intake,
  [consultType.followUpClinic]: consultCategory.followUp,
  [consultType.followUpVideo]: consultCategory.followUp,
  [consultType.followUpPhone]: consultCategory.followUp,
  [consultType.unplannedFollowUp]: consultCategory.unplanned,
  [consultType.botox]: consultCategory.botox,
  [consultType.gonBlock]: consultCategory.gonBlock,
}

/** What a patient has to do with times. Moments are milliseconds since 1970. */
export interface Plan {
  isOnboarded: boolean
  locationId: number
  nextCategory: number | null
  /** The first moment of that category, where it has one. */
  earliest: number | null
  now: number
  hasOpenAhead: boolean
  /** What can be booked next, and what the appointments ahead can be moved within. */
  categories: number[]
}

const selectPlan = `
  select onboarding_complete as "isOnboarded", location_id as "locationId", next_consult_category as "nextCategory",
    (extract(epoch from next_consult_min) * 1000)::float8 as earliest, (extract(epoch from now()) * 1000)::float8 as now,
    (select coalesce(json_agg(consult_type_id), '[]') from consult where patient_id = patient.id and state = $2 and ${ahead}) as "openTypes"
  from patient where id = $1`

export async function planOf(query: Query, patientId: number): Promise<Plan> {
  const { openTypes, ...plan } = await onlyRow<Omit<Plan, 'hasOpenAhead' | 'categories'> & { openTypes: number[] }>(
    query,
    selectPlan,
    [patientId, consultState.open],
  )
  const categories = [plan.nextCategory, ...openTypes.map((type) => categoryOfType[type])].filter(
    (category) => typeof category === 'number',
  )
  return { ...plan, hasOpenAhead: openTypes.length > 0, categories: [...new Set(categories)] }
}

export async function anyConsultAhead(query: Query, patientId: number): Promise<boolean> {
  const row = await firstRow(
    query,
    `select from consult where patient_id = $1 and state = any($2) and ${ahead} limit 1`,
    [patientId, [consultState.open, consultState.locked]],
  )
  return row !== undefined
}

interface OwnConsult {
  consultTypeId: number
  isOpenAhead: boolean
}

/** The patient's own consult, `undefined` for somebody else's just as for one that does not exist. */
export function ownConsult(query: Query, patientId: number, consultId: number): Promise<OwnConsult | undefined> {
  return firstRow<OwnConsult>(
    query,
    `
    select consult_type_id as "consultTypeId", state = $3 and ${ahead} as "isOpenAhead"
    from consult where id = $1 and patient_id = $2 for update`,
    [consultId, patientId, consultState.open],
  )
}

export function requireOnboarded({ isOnboarded }: Pick<Plan, 'isOnboarded'>): void {
  if (!isOnboarded) throw new Refusal(status.preconditionFailed, 'Rond eerst uw aanmelding af.')
}
