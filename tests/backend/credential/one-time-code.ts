import { randomUUID } from 'node:crypto'
import { status } from '#portal/api/contract/status.ts'
import { firstRow, onlyRow, type Query } from '../database/database.ts'
import { limit } from '../limit.ts'
import { Refusal } from '../http/refusal.ts'
import { newCode, sameText, sha256 } from './secret.ts'

/** Where a code goes. */
export interface Delivery {
  /** Whose it is, in the outbox. */
  email: string
  channel: 'sms' | 'email'
  sentTo: string
  /** Asked last, and only when something would be sent: a refusal stops it. */
  admit?: () => Promise<Refusal | undefined>
  onSend: (code: string) => void
}

const wrongCode = 'Deze code klopt niet.'
const newCodeNeeded = 'Deze code is niet meer geldig. Vraag een nieuwe code aan.'

function hashCode(id: string, code: string): string {
  return sha256(`${id}:${code}`)
}

function refuse(message: string): Refusal {
  return new Refusal(status.unauthorized, message)
}

/** One at a time for a subject: two calls at once must not both pass a limit or use one code. */
export async function lockSubject(query: Query, subject: string): Promise<void> {
  await query.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [subject])
}

export async function countWrongCode(query: Query, subject: string): Promise<void> {
  await query.rows('insert into wrong_code (subject) values ($1)', [subject])
}

export async function tooManyWrongCodes(query: Query, subject: string): Promise<Refusal | undefined> {
  const { wrong, seconds } = await onlyRow<{ wrong: number; seconds: number | null }>(
    query,
    `
    select count(*)::int as wrong, ceil(extract(epoch from min(at) + interval '1 hour' - now()))::int as seconds
    from wrong_code where subject = $1 and at > now() - interval '1 hour'`,
    [subject],
  )
  if (wrong < limit.wrongCodesPerHour) return undefined
  return new Refusal(429, 'Er is te vaak een verkeerde code ingevuld. Probeer het over een uur opnieuw.', {
    retryAfter: seconds ?? 3600,
  })
}

/**
 * Sends a code unless the last one is only seconds old; that one then still works.
 * Without a delivery everything happens but the sending, so that an address nobody has looks like any other.
 */
export async function sendCode(
  query: Query,
  subject: string,
  delivery: Delivery | undefined,
): Promise<Refusal | undefined> {
  await lockSubject(query, subject)
  const last = await firstRow<{ young: boolean }>(
    query,
    `
    select not used and wrong < $2 and expires_at > now() and sent_at > now() - $3 * interval '1 second' as young
    from code where subject = $1 order by sent_at desc limit 1`,
    [subject, limit.triesPerCode, limit.resend],
  )
  if (last?.young) return undefined
  const { unused, seconds } = await onlyRow<{ unused: number; seconds: number | null }>(
    query,
    `
    select count(*)::int as unused, ceil(extract(epoch from min(sent_at) + interval '1 hour' - now()))::int as seconds
    from code where subject = $1 and not used and sent_at > now() - interval '1 hour'`,
    [subject],
  )
  if (unused >= limit.unusedCodesPerHour) {
    return new Refusal(429, 'Er zijn te veel codes aangevraagd. Probeer het over een uur opnieuw.', {
      retryAfter: seconds ?? 3600,
    })
  }
  const refusal = await delivery?.admit?.()
  if (refusal) return refusal
  const [id, code] = [randomUUID(), newCode()]
  await query.rows(
    `insert into code (id, subject, code_hash, expires_at) values ($1, $2, $3, now() + $4 * interval '1 second')`,
    [id, subject, hashCode(id, code), limit.codeLife],
  )
  if (!delivery) return undefined
  const { email, channel, sentTo, onSend } = delivery
  await query.rows('insert into outbox (email, channel, sent_to, code) values ($1, $2, $3, $4)', [
    email,
    channel,
    sentTo,
    code,
  ])
  onSend(code)
  return undefined
}

/** Checks the newest code and says how to use it up; a refusal must be kept, it counts the try. */
export async function checkCode(
  query: Query,
  subject: string,
  given: string,
): Promise<Refusal | { use: () => Promise<void> }> {
  await lockSubject(query, subject)
  const tooMany = await tooManyWrongCodes(query, subject)
  if (tooMany) return tooMany
  const code = await firstRow<{ id: string; hash: string; wrong: number; alive: boolean }>(
    query,
    `
    select id, code_hash as hash, wrong, not used and wrong < $2 and expires_at > now() as alive
    from code where subject = $1 order by sent_at desc limit 1`,
    [subject, limit.triesPerCode],
  )
  if (!code?.alive) return refuse(newCodeNeeded)
  if (sameText(code.hash, hashCode(code.id, given))) {
    return { use: async () => void (await query.rows('update code set used = true where id = $1', [code.id])) }
  }
  await query.rows('update code set wrong = wrong + 1 where id = $1', [code.id])
  await countWrongCode(query, subject)
  return refuse(code.wrong + 1 < limit.triesPerCode ? wrongCode : newCodeNeeded)
}

/** Uses up the newest code; a refusal must be kept, it counts the try. */
export async function useCode(query: Query, subject: string, given: string): Promise<Refusal | undefined> {
  const found = await checkCode(query, subject, given)
  if (found instanceof Refusal) return found
  await found.use()
  return undefined
}

/** Ends every code that is out for an address, whatever it is for. */
export async function ageCodes(query: Query, email: string): Promise<void> {
  await query.rows(
    `
    update code set expires_at = now() - interval '1 second'
    where expires_at > now() and (
      subject in ('register:' || $2, 'reset:' || $2)
      or subject = (select 'sign-in:' || id from patient where email = $1)
      or exists (select from registration where email = $1 and starts_with(code.subject, 'phone:' || token_hash)))`,
    [email, sha256(email)],
  )
}
