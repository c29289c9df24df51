import { status } from '#portal/api/contract/status.ts'
import { passwordFault, readEmail } from '../credential/credential-rule.ts'
import { checkCode, sendCode } from '../credential/one-time-code.ts'
import { hashPassword } from '../credential/password.ts'
import { sha256 } from '../credential/secret.ts'
import { endSessions } from '../credential/session.ts'
import { firstRow, type Query } from '../database/database.ts'
import { maskEmail } from '../credential/mask.ts'
import { Refusal } from '../http/refusal.ts'
import type { HandlerOf } from './handler.ts'

function subjectOf(email: string): string {
  return `reset:${sha256(email)}`
}

function phoneOf(query: Query, email: string): Promise<{ phone: string } | undefined> {
  return firstRow(query, 'select phone from patient where email = $1', [email])
}

/** An address without an account gets the same answer, and nothing is sent. */
export const passwordResetRequest: HandlerOf<'passwordResetRequest'> = async ({ body, query, onCode }) => {
  const email = readEmail(body.emailAddress)
  if (!email) throw new Refusal(status.inputLogicError, 'Dit e-mailadres klopt niet.')
  const isKnown = (await phoneOf(query, email)) !== undefined
  const refusal = await sendCode(
    query,
    subjectOf(email),
    isKnown
      ? {
          email,
          channel: 'email',
          sentTo: email,
          onSend: (code) => onCode(`Code for ${maskEmail(email)} by e-mail: ${code}`),
        }
      : undefined,
  )
  return refusal ?? {}
}

/** Tells whether the code is right and leaves it to be used with the new password. */
export const validateCode: HandlerOf<'validateCode'> = async ({ body, query }) => {
  const found = await checkCode(query, subjectOf(body.emailAddress.trim().toLowerCase()), body.code)
  return found instanceof Refusal ? found : {}
}

/** Ends every session, and signing in still asks for the second factor. */
export const passwordReset2Factor: HandlerOf<'passwordReset2Factor'> = async ({ body, query }) => {
  const email = body.emailAddress.trim().toLowerCase()
  const found = await checkCode(query, subjectOf(email), body.emailCode)
  if (found instanceof Refusal) return found
  const patient = await phoneOf(query, email)
  if (!patient) throw new Refusal(status.unauthorized, 'Deze code klopt niet.')
  const fault = passwordFault(body.password, { email, phone: patient.phone })
  if (fault) throw new Refusal(status.inputLogicError, fault)
  await found.use()
  await query.rows('update patient set password_hash = $2 where email = $1', [email, await hashPassword(body.password)])
  await query.rows('delete from password_attempt where email_hash = $1', [sha256(email)])
  await endSessions(query, email)
  return {}
}
