import type { Call, Credentials } from '../../api/client.ts'
import { authentication } from '../../api/contract/authentication.ts'

/** Requests the second factor of an account; undefined for a method that this version does not know. Throws ApiError. */
export async function askMethod(call: Call, credentials: Credentials): Promise<'sms' | 'otp' | undefined> {
  const { method } = await call(authentication.login, { credentials })
  // No method in the answer means a text message.
  if (!method) return 'sms'
  return method === 'sms' || method === 'otp' ? method : undefined
}
