import { status } from '#portal/api/contract/status.ts'
import { onlyRow, type Query } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Account } from './account.ts'
import { countWrongCode, lockSubject, sendCode, tooManyWrongCodes, useCode } from './one-time-code.ts'
import { matchingStep } from './totp.ts'

function subjectOf({ id }: Account): string {
  return `sign-in:${id}`
}

export function sendSignInCode(
  query: Query,
  account: Account,
  onSend: (code: string) => void,
): Promise<Refusal | undefined> {
  const { email, phone } = account
  return sendCode(query, subjectOf(account), { email, channel: 'sms', sentTo: phone, onSend })
}

export function useSignInCode(query: Query, account: Account, given: string): Promise<Refusal | undefined> {
  return useCode(query, subjectOf(account), given)
}

/** Uses up the step of an authenticator app's code; a refusal must be kept, it counts the try. */
export async function useOneTimePassword(query: Query, account: Account, given: string): Promise<Refusal | undefined> {
  const subject = subjectOf(account)
  await lockSubject(query, subject)
  const tooMany = await tooManyWrongCodes(query, subject)
  if (tooMany) return tooMany
  const { lastStep } = await onlyRow<{ lastStep: number }>(
    query,
    'select otp_last_step as "lastStep" from patient where id = $1',
    [account.id],
  )
  const step = account.otpSecret === null ? undefined : matchingStep(account.otpSecret, given, Date.now(), lastStep)
  if (step === undefined) {
    await countWrongCode(query, subject)
    return new Refusal(status.unauthorized, 'Deze code klopt niet.')
  }
  await query.rows('update patient set otp_last_step = $2 where id = $1', [account.id, step])
  return undefined
}
