import type { TestClinic } from '../test-clinic.ts'
import { type Arrange, changed, newAddress, newPassword, newPhone, type Sample, wrongOf } from './sample.ts'

const nobodysToken = { registrationToken: 'nooit-gegeven-token' }
const weak = { password: 'Tekort-1!' }

async function registering(clinic: TestClinic) {
  const emailAddress = newAddress()
  const { body } = await clinic.call('registerEmailAddress', { body: { emailAddress, visitorId: 'bezoeker-1' } })
  const { registrationToken } = body as { registrationToken: string }
  return { emailAddress, registrationToken, emailCode: await clinic.desk.codeFor(emailAddress, 'email') }
}

async function withEmail(clinic: TestClinic) {
  const { emailAddress, registrationToken, emailCode } = await registering(clinic)
  await clinic.call('validateEmailAddress', { body: { registrationToken, emailCode } })
  return { emailAddress, registrationToken }
}

async function withPhone(clinic: TestClinic) {
  const { emailAddress, registrationToken } = await withEmail(clinic)
  await clinic.call('registerPhoneNumber', { body: { registrationToken, phoneNumber: newPhone() } })
  return { emailAddress, registrationToken, smsCode: await clinic.desk.codeFor(emailAddress, 'sms') }
}

async function atThePassword(clinic: TestClinic) {
  const { emailAddress, registrationToken, smsCode } = await withPhone(clinic)
  await clinic.call('validatePhoneNumber', { body: { registrationToken, smsCode } })
  return { emailAddress, registrationToken }
}

const validateEmail: Arrange = async (clinic) => {
  const { registrationToken, emailCode } = await registering(clinic)
  return { body: { registrationToken, emailCode } }
}

const validatePhone: Arrange = async (clinic) => {
  const { registrationToken, smsCode } = await withPhone(clinic)
  return { body: { registrationToken, smsCode } }
}

const registerPhone: Arrange = async (clinic) => ({
  body: { registrationToken: (await withEmail(clinic)).registrationToken, phoneNumber: newPhone() },
})

const registerPassword: Arrange = async (clinic) => ({
  body: { registrationToken: (await atThePassword(clinic)).registrationToken, password: newPassword() },
})

const signingIn: Arrange = async (clinic) => {
  const basic = await clinic.desk.createPatient('nothing-planned')
  await clinic.call('login', { basic })
  return { basic, body: { smsCode: await clinic.desk.codeFor(basic.email) } }
}

const signingInByApp: Arrange = async (clinic) => {
  const basic = await clinic.desk.createPatient('otp')
  return { basic, body: { otp: await clinic.desk.codeFor(basic.email) } }
}

async function resetting(clinic: TestClinic) {
  const { email: emailAddress } = await clinic.desk.createPatient('nothing-planned')
  await clinic.call('passwordResetRequest', { body: { emailAddress } })
  return { emailAddress, code: await clinic.desk.codeFor(emailAddress, 'email') }
}

const validateCode: Arrange = async (clinic) => ({ body: { ...(await resetting(clinic)), type: 'EMAIL' } })

const resetPassword: Arrange = async (clinic) => {
  const { emailAddress, code } = await resetting(clinic)
  return { body: { emailAddress, emailCode: code, password: newPassword() } }
}

/** The same with a code that is not the one that was sent. */
function mistyped(arrange: Arrange, field: string): Arrange {
  return async (clinic) => {
    const input = await arrange(clinic)
    const body = input.body as Record<string, string>
    return { ...input, body: { ...body, [field]: wrongOf(body[field] ?? '') } }
  }
}

export const authenticationSamples = {
  registerEmailAddress: {
    granted: async () => ({ body: { emailAddress: newAddress(), visitorId: 'bezoeker-1' } }),
    refused: { 491: async () => ({ body: { emailAddress: 'geen-adres', visitorId: 'bezoeker-1' } }) },
  },
  validateEmailAddress: {
    granted: validateEmail,
    refused: { 401: mistyped(validateEmail, 'emailCode'), 412: changed(validateEmail, nobodysToken) },
  },
  registerPhoneNumber: {
    granted: registerPhone,
    refused: {
      412: async (clinic) => ({
        body: { registrationToken: (await registering(clinic)).registrationToken, phoneNumber: newPhone() },
      }),
      491: changed(registerPhone, { phoneNumber: '06 1234 5678' }),
    },
  },
  validatePhoneNumber: {
    granted: validatePhone,
    refused: { 401: mistyped(validatePhone, 'smsCode'), 412: changed(validatePhone, nobodysToken) },
  },
  registerPassword: {
    granted: registerPassword,
    refused: {
      409: async (clinic) => {
        const { emailAddress, registrationToken } = await atThePassword(clinic)
        await clinic.desk.createPatient('nothing-planned', { email: emailAddress })
        return { body: { registrationToken, password: newPassword() } }
      },
      412: async (clinic) => ({
        body: { registrationToken: (await withPhone(clinic)).registrationToken, password: newPassword() },
      }),
      491: changed(registerPassword, weak),
    },
  },
  login: { granted: async (clinic) => ({ basic: await clinic.desk.createPatient('nothing-planned') }) },
  login2Factor: { granted: signingIn, refused: { 401: mistyped(signingIn, 'smsCode') } },
  login2FactorOTP: { granted: signingInByApp, refused: { 401: mistyped(signingInByApp, 'otp') } },
  passwordResetRequest: {
    granted: async (clinic) => ({ body: { emailAddress: (await clinic.desk.createPatient('nothing-planned')).email } }),
    refused: { 491: async () => ({ body: { emailAddress: 'geen-adres' } }) },
  },
  validateCode: { granted: validateCode, refused: { 401: mistyped(validateCode, 'code') } },
  passwordReset2Factor: {
    granted: resetPassword,
    refused: { 401: mistyped(resetPassword, 'emailCode'), 491: changed(resetPassword, weak) },
  },
} satisfies Readonly<Record<string, Sample>>
