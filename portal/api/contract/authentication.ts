import * as z from 'zod/mini'
import { call } from './endpoint.ts'
import { unspecified, withFallback } from './field-schema.ts'

const authToken = z.object({ authToken: z.string().check(z.minLength(1)) })
const registrationToken = z.string()
const emailAddress = z.string()
const visitor = z.object({ visitorId: z.string() })

/** The device id as part of a body: calls without a session send it (REG-12). */
export const asVisitor = (id: string): z.infer<typeof visitor> => ({ visitorId: id })

/**
 * Registering, signing in with a second factor, and resetting a password. `login` answers with the method of the second
 * factor, none for a text message; `registerPassword` and both `login2Factor` calls answer with the session's token.
 */
export const authentication = {
  registerEmailAddress: call(
    'POST /auth/registerEmailAddress',
    'none',
    z.object({ registrationToken }),
    z.extend(visitor, { emailAddress }),
  ),
  validateEmailAddress: call(
    'POST /auth/validateEmailAddress',
    'none',
    unspecified,
    z.object({ registrationToken, emailCode: z.string() }),
  ),
  registerPhoneNumber: call(
    'POST /auth/registerPhoneNumber',
    'none',
    unspecified,
    z.object({ registrationToken, phoneNumber: z.string() }),
  ),
  validatePhoneNumber: call(
    'POST /auth/validatePhoneNumber',
    'none',
    unspecified,
    z.object({ registrationToken, smsCode: z.string() }),
  ),
  registerPassword: call(
    'POST /auth/registerPassword',
    'none',
    authToken,
    z.object({ registrationToken, password: z.string() }),
  ),
  login: call('GET /auth/login', 'basic', z.object({ method: z.nullish(withFallback(z.string(), 'unreadable')) })),
  login2Factor: call('POST /auth/login2Factor', 'basic', authToken, z.object({ smsCode: z.string() })),
  login2FactorOTP: call('POST /auth/login2FactorOTP', 'basic', authToken, z.object({ otp: z.string() })),
  passwordResetRequest: call('POST /auth/passwordResetRequest', 'none', unspecified, z.object({ emailAddress })),
  validateCode: call(
    'POST /auth/validateCode',
    'none',
    unspecified,
    z.object({ emailAddress, code: z.string(), type: z.literal('EMAIL') }),
  ),
  passwordReset2Factor: call(
    'POST /auth/passwordReset2Factor',
    'none',
    unspecified,
    z.object({ emailAddress, emailCode: z.string(), password: z.string() }),
  ),
}
