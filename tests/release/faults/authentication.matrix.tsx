import { page } from 'vitest/browser'
import { authentication } from '#portal/api/contract/authentication.ts'
import { routes } from '#portal/navigation/route-table.ts'
import { registering, resetting } from '#portal/stories/fixture/account.ts'
import { button, heading } from '#portal/stories/render-screen.tsx'
import { mockResponse, type StoryReply } from '#portal/stories/story-backend.ts'
import { email } from './open-way.tsx'
import { matrix } from './matrix.ts'
import type { Way } from './way.ts'

const tooOften = { message: 'account:tooOften' }
const wrongCode = { message: 'login:verification.wrong' }
/** The way out is another: to begin anew, or to sign in. */
const expired = { message: 'account:registration.expired', isFinal: true } as const

const registration = (
  state: object,
  types: Record<string, string>,
  reply: StoryReply,
  done: RegExp,
  own: Way['own'],
): Way => ({
  at: routes.register.pattern,
  visitor: true,
  state: () => state,
  replies: [reply],
  types,
  press: 'Volgende',
  done: () => heading(done),
  own: { 429: tooOften, ...own },
})

const reset = (state: object, reply: StoryReply, rest: Pick<Way, 'types' | 'before' | 'own'>, done: RegExp): Way => ({
  at: routes.login.pattern,
  visitor: true,
  state: () => state,
  replies: [mockResponse(authentication.validateCode, undefined), reply],
  press: 'Volgende',
  done: () => heading(done),
  ...rest,
  own: { 429: tooOften, ...rest.own },
})

async function typePassword(): Promise<void> {
  await page.getByLabelText('E-mailadres').fill(email)
  await page.getByLabelText('Wachtwoord', { exact: true }).fill('geheim')
  await button('Inloggen').click()
}

const secondFactor = (method: 'sms' | 'otp', label: string, reply: StoryReply): Way => ({
  at: routes.login.pattern,
  visitor: true,
  replies: [mockResponse(authentication.login, { method }), reply],
  before: typePassword,
  types: { [label]: '123456' },
  press: 'Bevestigen',
  done: () => heading('Uw overzicht'),
  own: { 401: wrongCode },
})

matrix(authentication, {
  registerEmailAddress: registration(
    {},
    { 'E-mailadres': email },
    mockResponse(authentication.registerEmailAddress, { registrationToken: 'registration' }),
    /: Bevestig uw e-mailadres$/,
    { 491: { message: 'common:err_email' } },
  ),
  validateEmailAddress: registration(
    registering.emailCode,
    { 'Code uit de e-mail': '123456' },
    mockResponse(authentication.validateEmailAddress, undefined),
    /: Wat is uw mobiele nummer\?$/,
    { 401: wrongCode, 412: expired },
  ),
  registerPhoneNumber: registration(
    registering.phone,
    { 'Mobiel nummer': '06 1234 5678' },
    mockResponse(authentication.registerPhoneNumber, undefined),
    /: Bevestig uw nummer$/,
    { 412: expired, 491: { message: 'common:err_email_phone' } },
  ),
  validatePhoneNumber: registration(
    registering.phoneCode,
    { 'Code uit de sms': '654321' },
    mockResponse(authentication.validatePhoneNumber, undefined),
    /: Kies een wachtwoord$/,
    { 401: wrongCode, 412: expired },
  ),
  registerPassword: registration(
    registering.password,
    { Wachtwoord: 'Zomer-2026!' },
    mockResponse(authentication.registerPassword, { authToken: 'new' }),
    /: Uw account is klaar$/,
    {
      409: { message: 'account:registration.known', isFinal: true },
      412: expired,
      491: { message: 'account:password.refused' },
    },
  ),
  login: {
    at: routes.login.pattern,
    visitor: true,
    replies: [mockResponse(authentication.login, { method: 'sms' })],
    types: { 'E-mailadres': email, Wachtwoord: 'geheim' },
    press: 'Inloggen',
    done: () => page.getByLabelText('Code uit de sms'),
    own: { 401: { message: 'login:wrong' } },
  },
  login2Factor: secondFactor(
    'sms',
    'Code uit de sms',
    mockResponse(authentication.login2Factor, { authToken: 'first' }),
  ),
  login2FactorOTP: secondFactor(
    'otp',
    'Code uit uw app',
    mockResponse(authentication.login2FactorOTP, { authToken: 'first' }),
  ),
  passwordResetRequest: reset(
    resetting.email,
    mockResponse(authentication.passwordResetRequest, undefined),
    { types: { 'E-mailadres': email }, own: { 491: { message: 'common:err_email' } } },
    /: Vul de code in$/,
  ),
  validateCode: reset(
    resetting.code,
    mockResponse(authentication.validateCode, undefined),
    { types: { 'Code uit de e-mail': '123456' }, own: { 401: wrongCode } },
    /: Kies een nieuw wachtwoord$/,
  ),
  passwordReset2Factor: reset(
    resetting.code,
    mockResponse(authentication.passwordReset2Factor, undefined),
    {
      before: async () => {
        await page.getByLabelText('Code uit de e-mail').fill('123456')
        await button('Volgende').click()
      },
      types: { 'Nieuw wachtwoord': 'Zomer-2026!' },
      own: { 401: { message: 'account:reset.codeGone', isFinal: true }, 491: { message: 'account:password.refused' } },
    },
    /: Het is gelukt$/,
  ),
})
