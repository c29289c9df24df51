import { consultState } from '#portal/api/contract/consult.ts'
import { randomUUID } from 'node:crypto'
import { firstRow, type Query } from '../database/database.ts'
import type { ReviewPlan } from './scenario.ts'

/** The patient's consult that a link of this kind is about. */
const consultFor: Readonly<Record<ReviewPlan, string>> = {
  open: 'state <> $2 and ends_at <= now()',
  expired: 'state <> $2 and ends_at <= now()',
  used: 'state <> $2 and ends_at <= now()',
  dropped: 'state = $2',
  'not-ended': 'state <> $2 and ends_at > now()',
}

/** Makes an e-mailed link; none where the patient has no consult of the kind. */
export async function addReviewLink(query: Query, patientId: number, plan: ReviewPlan): Promise<string | undefined> {
  const uuid = randomUUID()
  const made = await firstRow(
    query,
    `
    insert into review (uuid, consult_id, expires_at, used_at)
    select $3, id, now() + case when $4 then -1 else 30 end * interval '1 day', case when $5 then now() end
    from consult where patient_id = $1 and ${consultFor[plan]} order by starts_at desc limit 1 returning uuid`,
    [patientId, consultState.cancelled, uuid, plan === 'expired', plan === 'used'],
  )
  return made && uuid
}

export async function addReviews(query: Query, patientId: number, plans: readonly ReviewPlan[]): Promise<void> {
  for (const plan of plans) await addReviewLink(query, patientId, plan)
}
