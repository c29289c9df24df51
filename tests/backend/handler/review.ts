import { consultState } from '#portal/api/contract/consult.ts'
import { status } from '#portal/api/contract/status.ts'
import { firstRow, isUuid, type Query } from '../database/database.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { notTooLong } from '../record/text.ts'
import type { HandlerOf } from './handler.ts'

interface Invitation {
  isExpired: boolean
  isDropped: boolean
  hasEnded: boolean
}

/** Refused by the name the portal knows; the sentence is for whoever reads it. */
function notNow(error: string, message: string): Refusal {
  return new Refusal(status.preconditionFailed, message, { error })
}

/** An unused link, held until the call is over. A link of another shape is one that is not there. */
async function checkInvitation(query: Query, uuid: string): Promise<void> {
  if (!isUuid(uuid)) throw notFound()
  const invitation = await firstRow<Invitation>(
    query,
    `
    select review.expires_at <= now() as "isExpired", consult.state = $2 as "isDropped", consult.ends_at <= now() as "hasEnded"
    from review join consult on consult.id = review.consult_id
    where review.uuid = $1 and review.used_at is null for update of review`,
    [uuid, consultState.cancelled],
  )
  if (!invitation) throw notFound()
  if (invitation.isExpired) throw notNow('PCE_REVIEW_EXPIRED', 'Deze link is verlopen.')
  if (invitation.isDropped) throw notNow('PCE_REVIEW_CONSULT_DROPPED', 'Deze afspraak is niet doorgegaan.')
  if (!invitation.hasEnded) throw notNow('PCE_REVIEW_CONSULT_NOT_ENDED', 'Deze afspraak is nog niet voorbij.')
}

/** Text as a reader sees it: no markup, and what only looks like it (`1 < 2`) stays. */
function withoutMarkup(text: string): string {
  const stripped = text.replace(/<[a-z/!?][^>]*>?/gi, '')
  return stripped === text ? text : withoutMarkup(stripped)
}

export const validateReview: HandlerOf<'validateReview'> = async ({ path, query }) => {
  await checkInvitation(query, String(path.id).toLowerCase())
  return {}
}

export const addReview: HandlerOf<'addReview'> = async ({ path, body, query }) => {
  notTooLong('motivation', 'uw toelichting', body.motivation)
  const uuid = String(path.id).toLowerCase()
  await checkInvitation(query, uuid)
  await query.rows('update review set used_at = now(), score = $2, motivation = $3, anonymous = $4 where uuid = $1', [
    uuid,
    body.score,
    withoutMarkup(body.motivation).trim(),
    body.anonymous,
  ])
  return {}
}
