import type { Call, Credentials } from '../../api/client.ts'
import { authentication } from '../../api/contract/authentication.ts'

/** The second factor by which somebody signs in; undefined when this portal does not know it. */
export async function askMethod(call: Call, credentials: Credentials): Promise<'sms' | 'otp' | undefined> {
  const { method: named } = await call(authentication.login, { credentials })
  // An answer that names none means a text message.
  if (named === undefined || named === '') return 'sms'
  return named === 'sms' || named === 'otp' ? named : undefined
}
