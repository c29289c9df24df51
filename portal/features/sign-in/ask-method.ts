import type { Call, Credentials } from '../../api/client.ts'
import { authentication } from '../../api/contract/authentication.ts'

/**
 * Signs in with the first factor, and gives the method of the second; undefined for one that this version does not know
 * (LOGIN-04). For 'sms' the clinic sends the code. Rejects with an ApiError.
 */
export async function askMethod(call: Call, credentials: Credentials): Promise<'sms' | 'otp' | undefined> {
  const { method } = await call(authentication.login, { credentials })
  // No method in the answer means a text message.
  if (!method) return 'sms'
  return method === 'sms' || method === 'otp' ? method : undefined
}
