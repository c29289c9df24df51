import { randomUUID } from 'node:crypto'
import { status } from '#portal/api/contract/status.ts'
import { firstRow, onlyRow, type Query } from '../database/database.ts'
import { limit } from '../limit.ts'
import { Refusal } from '../refusal.ts'
import type { Account } from './account.ts'
import { newCode, sameText, sha256 } from './secret.ts'
import { matchingStep } from './totp.ts'

const wrongCode = 'Deze code klopt niet.'
const newCodeNeeded = 'Deze code is niet meer geldig. Vraag een nieuwe code aan.'

function hashCode(id: string, code: string): string {
  return sha256(`${id}:${code}`)
}

function refuse(message: string): Refusal {
  return new Refusal(status.unauthorized, message)
}

/** One at a time for a patient: two calls at once must not both pass a limit or use one code. */
async function lockPatient(query: Query, patientId: number): Promise<{ otpLastStep: number }> {
  return onlyRow(query, 'select otp_last_step as "otpLastStep" from patient where id = $1 for update', [patientId])
}

async function tooManyWrongCodes(query: Query, patientId: number): Promise<Refusal | undefined> {
  await query.rows(`delete from wrong_code where patient_id = $1 and at < now() - interval '1 hour'`, [patientId])
  const { wrong, seconds } = await onlyRow<{ wrong: number; seconds: number | null }>(query, `
    select count(*)::int as wrong, ceil(extract(epoch from min(at) + interval '1 hour' - now()))::int as seconds
    from wrong_code where patient_id = $1`, [patientId])
  if (wrong < limit.wrongCodesPerHour) return undefined
  return new Refusal(429, 'Er is te vaak een verkeerde code ingevuld. Probeer het over een uur opnieuw.', seconds ?? 3600)
}

/** Sends a code unless the last one is only seconds old; that one then still works. */
export async function sendCode(query: Query, account: Account, onSend: (code: string) => void): Promise<Refusal | undefined> {
  await lockPatient(query, account.id)
  const last = await firstRow<{ young: boolean }>(query, `
    select not used and wrong < $2 and expires_at > now() and sent_at > now() - $3 * interval '1 second' as young
    from code where patient_id = $1 order by sent_at desc limit 1`, [account.id, limit.triesPerCode, limit.resend])
  if (last?.young) return undefined
  const { unused, seconds } = await onlyRow<{ unused: number; seconds: number | null }>(query, `
    select count(*)::int as unused, ceil(extract(epoch from min(sent_at) + interval '1 hour' - now()))::int as seconds
    from code where patient_id = $1 and not used and sent_at > now() - interval '1 hour'`, [account.id])
  if (unused >= limit.unusedCodesPerHour) {
    return new Refusal(429, 'Er zijn te veel codes aangevraagd. Probeer het over een uur opnieuw.', seconds ?? 3600)
  }
  const [id, code] = [randomUUID(), newCode()]
  await query.rows(`insert into code (id, patient_id, code_hash, expires_at) values ($1, $2, $3, now() + $4 * interval '1 second')`,
    [id, account.id, hashCode(id, code), limit.codeLife])
  await query.rows('insert into outbox (patient_id, code) values ($1, $2)', [account.id, code])
  onSend(code)
  return undefined
}

/** Uses up the newest code; a refusal must be kept, it counts the try. */
export async function useCode(query: Query, account: Account, given: string): Promise<Refusal | undefined> {
  await lockPatient(query, account.id)
  const tooMany = await tooManyWrongCodes(query, account.id)
  if (tooMany) return tooMany
  const code = await firstRow<{ id: string; hash: string; wrong: number; alive: boolean }>(query, `
    select id, code_hash as hash, wrong, not used and wrong < $2 and expires_at > now() as alive
    from code where patient_id = $1 order by sent_at desc limit 1`, [account.id, limit.triesPerCode])
  if (!code?.alive) return refuse(newCodeNeeded)
  if (sameText(code.hash, hashCode(code.id, given))) {
    await query.rows('update code set used = true where id = $1', [code.id])
    return undefined
  }
  await query.rows('update code set wrong = wrong + 1 where id = $1', [code.id])
  await query.rows('insert into wrong_code (patient_id) values ($1)', [account.id])
  return refuse(code.wrong + 1 < limit.triesPerCode ? wrongCode : newCodeNeeded)
}

/** Uses up the step of an authenticator app's code; a refusal must be kept, it counts the try. */
export async function useOneTimePassword(query: Query, account: Account, given: string): Promise<Refusal | undefined> {
  const { otpLastStep } = await lockPatient(query, account.id)
  const tooMany = await tooManyWrongCodes(query, account.id)
  if (tooMany) return tooMany
  const step = account.otpSecret === null ? undefined : matchingStep(account.otpSecret, given, Date.now(), otpLastStep)
  if (step === undefined) {
    await query.rows('insert into wrong_code (patient_id) values ($1)', [account.id])
    return refuse(wrongCode)
  }
  await query.rows('update patient set otp_last_step = $2 where id = $1', [account.id, step])
  return undefined
}
