import type { TestBackend } from '../test-backend.ts'
import { type Arrange, changed, newAddress, newPassword, newPhone, type Sample, wrongOf } from './sample.ts'

const nobodysToken = { registrationToken: 'nooit-gegeven-token' }
const weak = { password: 'Tekort-1!' }

async function registering(backend: TestBackend) {
  const emailAddress = newAddress()
  const { body } = await backend.call('registerEmailAddress', { body: { emailAddress, visitorId: 'bezoeker-1' } })
  const { registrationToken } = body as { registrationToken: string }
  return { emailAddress, registrationToken, emailCode: await backend.testAdmin.codeFor(emailAddress, 'email') }
}

async function withEmail(backend: TestBackend) {
  const { emailAddress, registrationToken, emailCode } = await registering(backend)
  await backend.call('validateEmailAddress', { body: { registrationToken, emailCode } })
  return { emailAddress, registrationToken }
}

async function withPhone(backend: TestBackend) {
  const { emailAddress, registrationToken } = await withEmail(backend)
  await backend.call('registerPhoneNumber', { body: { registrationToken, phoneNumber: newPhone() } })
  return { emailAddress, registrationToken, smsCode: await backend.testAdmin.codeFor(emailAddress, 'sms') }
}

async function atThePassword(backend: TestBackend) {
  const { emailAddress, registrationToken, smsCode } = await withPhone(backend)
  await backend.call('validatePhoneNumber', { body: { registrationToken, smsCode } })
  return { emailAddress, registrationToken }
}

const validateEmail: Arrange = async (backend) => {
  const { registrationToken, emailCode } = await registering(backend)
  return { body: { registrationToken, emailCode } }
}

const validatePhone: Arrange = async (backend) => {
  const { registrationToken, smsCode } = await withPhone(backend)
  return { body: { registrationToken, smsCode } }
}

const registerPhone: Arrange = async (backend) => ({
  body: { registrationToken: (await withEmail(backend)).registrationToken, phoneNumber: newPhone() },
})

const registerPassword: Arrange = async (backend) => ({
  body: { registrationToken: (await atThePassword(backend)).registrationToken, password: newPassword() },
})

const signingIn: Arrange = async (backend) => {
  const basic = await backend.testAdmin.createPatient('nothing-planned')
  await backend.call('login', { basic })
  return { basic, body: { smsCode: await backend.testAdmin.codeFor(basic.email) } }
}

const signingInByApp: Arrange = async (backend) => {
  const basic = await backend.testAdmin.createPatient('otp')
  return { basic, body: { otp: await backend.testAdmin.codeFor(basic.email) } }
}

async function resetting(backend: TestBackend) {
  const { email: emailAddress } = await backend.testAdmin.createPatient('nothing-planned')
  await backend.call('passwordResetRequest', { body: { emailAddress } })
  return { emailAddress, code: await backend.testAdmin.codeFor(emailAddress, 'email') }
}

const validateCode: Arrange = async (backend) => ({ body: { ...(await resetting(backend)), type: 'EMAIL' } })

const resetPassword: Arrange = async (backend) => {
  const { emailAddress, code } = await resetting(backend)
  return { body: { emailAddress, emailCode: code, password: newPassword() } }
}

/** The same with a code that is not the one that was sent. */
function mistyped(arrange: Arrange, field: string): Arrange {
  return async (backend) => {
    const input = await arrange(backend)
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
      412: async (backend) => ({
        body: { registrationToken: (await registering(backend)).registrationToken, phoneNumber: newPhone() },
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
      409: async (backend) => {
        const { emailAddress, registrationToken } = await atThePassword(backend)
        await backend.testAdmin.createPatient('nothing-planned', { email: emailAddress })
        return { body: { registrationToken, password: newPassword() } }
      },
      412: async (backend) => ({
        body: { registrationToken: (await withPhone(backend)).registrationToken, password: newPassword() },
      }),
      491: changed(registerPassword, weak),
    },
  },
  login: { granted: async (backend) => ({ basic: await backend.testAdmin.createPatient('nothing-planned') }) },
  login2Factor: { granted: signingIn, refused: { 401: mistyped(signingIn, 'smsCode') } },
  login2FactorOTP: { granted: signingInByApp, refused: { 401: mistyped(signingInByApp, 'otp') } },
  passwordResetRequest: {
    granted: async (backend) => ({
      body: { emailAddress: (await backend.testAdmin.createPatient('nothing-planned')).email },
    }),
    refused: { 491: async () => ({ body: { emailAddress: 'geen-adres' } }) },
  },
  validateCode: { granted: validateCode, refused: { 401: mistyped(validateCode, 'code') } },
  passwordReset2Factor: {
    granted: resetPassword,
    refused: { 401: mistyped(resetPassword, 'emailCode'), 491: changed(resetPassword, weak) },
  },
} satisfies Readonly<Record<string, Sample>>
