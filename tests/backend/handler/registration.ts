import { status } from '#portal/api/contract/status.ts'
import { isPhone, passwordFault, readEmail } from '../credential/credential-rule.ts'
import { sendCode, useCode } from '../credential/one-time-code.ts'
import { hashPassword } from '../credential/password.ts'
import { newToken, sha256 } from '../credential/secret.ts'
import { startSession } from '../credential/session.ts'
import { countText } from '../credential/text-limit.ts'
import { breaksConstraint, firstRow, onlyRow, type Query } from '../database/database.ts'
import { limit } from '../limit.ts'
import { maskEmail, maskPhone } from '../credential/mask.ts'
import { clinicName, locationNamed } from '../scenario/location.ts'
import { Refusal } from '../http/refusal.ts'
import type { HandlerOf } from './handler.ts'

interface Registration {
  email: string
  emailConfirmed: boolean
  phone: string | null
  phoneConfirmed: boolean
}

const subject = {
  email: (email: string) => `register:${sha256(email)}`,
  /** A code for one number says nothing of another, nor of another registration. */
  phone: (tokenHash: string, phone: string) => `phone:${tokenHash}:${sha256(phone)}`,
}

function outOfOrder(message: string): Refusal {
  return new Refusal(status.preconditionFailed, message)
}

/** The registration of a token, held until the call is over. */
async function registrationOf(query: Query, token: string): Promise<Registration> {
  const found = await firstRow<Registration>(
    query,
    `
    select email, email_confirmed as "emailConfirmed", phone, phone_confirmed as "phoneConfirmed"
    from registration where token_hash = $1 and expires_at > now() for update`,
    [sha256(token)],
  )
  if (!found) throw outOfOrder('Uw aanmelding is verlopen. Begin opnieuw met uw e-mailadres.')
  return found
}

async function isPatient(query: Query, email: string): Promise<boolean> {
  return (await firstRow(query, 'select from patient where email = $1', [email])) !== undefined
}

/** An address that has an account gets the same answer; its owner is told by e-mail, and no code comes. */
export const registerEmailAddress: HandlerOf<'registerEmailAddress'> = async ({ body, query, onCode }) => {
  const email = readEmail(body.emailAddress)
  if (!email) throw new Refusal(status.inputLogicError, 'Dit e-mailadres klopt niet.')
  const isKnown = await isPatient(query, email)
  const refusal = await sendCode(
    query,
    subject.email(email),
    isKnown
      ? undefined
      : {
          email,
          channel: 'email',
          sentTo: email,
          onSend: (code) => onCode(`Code for ${maskEmail(email)} by e-mail: ${code}`),
        },
  )
  if (refusal) return refusal
  if (isKnown) onCode(`${maskEmail(email)} has an account already; an e-mail says so.`)
  const registrationToken = newToken()
  await query.rows(
    `insert into registration (token_hash, email, expires_at) values ($1, $2, now() + $3 * interval '1 second')`,
    [sha256(registrationToken), email, limit.registration],
  )
  return { registrationToken }
}

export const validateEmailAddress: HandlerOf<'validateEmailAddress'> = async ({ body, query }) => {
  const { email } = await registrationOf(query, body.registrationToken)
  const refusal = await useCode(query, subject.email(email), body.emailCode)
  if (refusal) return refusal
  await query.rows('update registration set email_confirmed = true where token_hash = $1', [
    sha256(body.registrationToken),
  ])
  return {}
}

export const registerPhoneNumber: HandlerOf<'registerPhoneNumber'> = async ({ body, query, onCode }) => {
  const { email, emailConfirmed } = await registrationOf(query, body.registrationToken)
  if (!emailConfirmed) throw outOfOrder('Bevestig eerst uw e-mailadres.')
  const phone = body.phoneNumber
  if (!isPhone(phone)) throw new Refusal(status.inputLogicError, 'Dit telefoonnummer klopt niet.')
  const tokenHash = sha256(body.registrationToken)
  const refusal = await sendCode(query, subject.phone(tokenHash, phone), {
    email,
    channel: 'sms',
    sentTo: phone,
    admit: () => countText(query, tokenHash, phone),
    onSend: (code) => onCode(`Code for ${maskPhone(phone)}: ${code}`),
  })
  if (refusal) return refusal
  await query.rows('update registration set phone = $2, phone_confirmed = false where token_hash = $1', [
    tokenHash,
    phone,
  ])
  return {}
}

export const validatePhoneNumber: HandlerOf<'validatePhoneNumber'> = async ({ body, query }) => {
  const { phone } = await registrationOf(query, body.registrationToken)
  if (phone === null) throw outOfOrder('Vul eerst uw mobiele nummer in.')
  const tokenHash = sha256(body.registrationToken)
  const refusal = await useCode(query, subject.phone(tokenHash, phone), body.smsCode)
  if (refusal) return refusal
  await query.rows('update registration set phone_confirmed = true where token_hash = $1', [tokenHash])
  return {}
}

/** Nothing is known of a newcomer but how to reach them: onboarding asks the rest. */
async function addPatient(query: Query, email: string, phone: string, password: string): Promise<number> {
  const location = await locationNamed(query, clinicName, false)
  const { id } = await onlyRow<{ id: number }>(
    query,
    'insert into patient (location_id, email, phone, password_hash) values ($1, $2, $3, $4) returning id',
    [location, email, phone, await hashPassword(password)],
  )
  return id
}

export const registerPassword: HandlerOf<'registerPassword'> = async ({ body, query }) => {
  const { email, emailConfirmed, phone, phoneConfirmed } = await registrationOf(query, body.registrationToken)
  if (!emailConfirmed || phone === null || !phoneConfirmed)
    throw outOfOrder('Bevestig eerst uw e-mailadres en uw mobiele nummer.')
  const fault = passwordFault(body.password, { email, phone })
  if (fault) throw new Refusal(status.inputLogicError, fault)
  try {
    const patientId = await addPatient(query, email, phone, body.password)
    await query.rows('delete from registration where token_hash = $1', [sha256(body.registrationToken)])
    return { authToken: await startSession(query, patientId) }
  } catch (error) {
    if (!breaksConstraint(error, 'patient_email_key')) throw error
    throw new Refusal(status.conflict, 'Er is al een account met dit e-mailadres.')
  }
}
