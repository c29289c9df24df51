import { sendSignInCode, useOneTimePassword, useSignInCode } from '../credential/second-factor.ts'
import { startSession } from '../credential/session.ts'
import { maskEmail } from '../credential/mask.ts'
import type { HandlerOf } from './handler.ts'

/** A method that is neither sms nor otp sends nothing: the portal has to say that it does not know it. */
export const login: HandlerOf<'login'> = async ({ who, query, onCode }) => {
  if (who.method === 'sms') {
    const refusal = await sendSignInCode(query, who, (code) => onCode(`Code for ${maskEmail(who.email)}: ${code}`))
    if (refusal) return refusal
  }
  return { method: who.method }
}

export const login2Factor: HandlerOf<'login2Factor'> = async ({ who, body, query }) => {
  const refusal = await useSignInCode(query, who, body.smsCode)
  return refusal ?? { authToken: await startSession(query, who.id) }
}

export const login2FactorOTP: HandlerOf<'login2FactorOTP'> = async ({ who, body, query }) => {
  const refusal = await useOneTimePassword(query, who, body.otp)
  return refusal ?? { authToken: await startSession(query, who.id) }
}
