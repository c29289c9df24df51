import { onlyRow, type Query } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { limit } from '../limit.ts'
import { lockSubject } from './one-time-code.ts'
import { sha256 } from './secret.ts'

interface Sent {
  forThis: number
  /** Seconds until this registration is over. */
  left: number
  toNumber: number
  /** Seconds until one of those to the number is an hour old. */
  wait: number | null
}

const countSent = `
  select
    (select count(*)::int from registration_message where registration_hash = token_hash) as "forThis",
    ceil(extract(epoch from expires_at - now()))::int as left,
    recent.sent as "toNumber", recent.wait
  from registration, (
    select count(*)::int as sent, ceil(extract(epoch from min(at) + interval '1 hour' - now()))::int as wait
    from registration_message where number_hash = $2 and at > now() - interval '1 hour') as recent
  where token_hash = $1`

/** The same number however it is written: with a plus, with zeros, or as at home. */
function hashOfNumber(phone: string): string {
  return sha256(phone.slice(-9))
}

/**
 * Counts a text message to a number that is not confirmed yet, or says that it cannot go: whoever registers
 * could name any number, and somebody else's would ring. The registration itself is held by its call.
 */
export async function countText(query: Query, registrationHash: string, phone: string): Promise<Refusal | undefined> {
  const number = hashOfNumber(phone)
  await lockSubject(query, `number:${number}`)
  const { forThis, left, toNumber, wait } = await onlyRow<Sent>(query, countSent, [registrationHash, number])
  if (forThis >= limit.textsPerRegistration) {
    return new Refusal(429, 'Er zijn te veel codes verstuurd. Begin over een kwartier opnieuw met uw e-mailadres.', {
      retryAfter: left,
    })
  }
  if (toNumber >= limit.textsPerNumber) {
    return new Refusal(429, 'Naar dit nummer zijn te veel codes verstuurd. Probeer het over een uur opnieuw.', {
      retryAfter: wait ?? 3600,
    })
  }
  await query.rows('insert into registration_message (registration_hash, number_hash) values ($1, $2)', [
    registrationHash,
    number,
  ])
  return undefined
}
