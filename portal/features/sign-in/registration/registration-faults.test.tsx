import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { App } from '../../../app/app.tsx'
import { authentication } from '../../../api/contract/authentication.ts'
import type { Endpoint } from '../../../api/contract/endpoint.ts'
import { routes } from '../../../navigation/route-table.ts'
import { toastsAtom } from '../../../session/toast-state.ts'
import { registering } from '../../../stories/fixture/account.ts'
import { button, heading, renderScreen } from '../../../stories/render-screen.tsx'
import {
  mockResponse,
  mockDeferred,
  mockNetworkError,
  mockStatus,
  type StoryReply,
} from '../../../stories/story-backend.ts'

const open = (state: object, ...replies: StoryReply[]) =>
  renderScreen(<App />, { at: routes.register.pattern, state, replies })
const field = (name: string) => page.getByLabelText(name, { exact: true })
const inPage = (words: string | RegExp) => page.getByRole('main').getByText(words)

interface Step {
  title: RegExp
  state: object
  name: string
  typed: string
  call: Endpoint
}

const email: Step = {
  title: /: Wat is uw e-mailadres\?$/,
  state: {},
  name: 'E-mailadres',
  typed: 'emma@voorbeeld.nl',
  call: authentication.registerEmailAddress,
}
const emailCode: Step = {
  title: /: Bevestig uw e-mailadres$/,
  state: registering.emailCode,
  name: 'Code uit de e-mail',
  typed: '123456',
  call: authentication.validateEmailAddress,
}
const phone: Step = {
  title: /: Wat is uw mobiele nummer\?$/,
  state: registering.phone,
  name: 'Mobiel nummer',
  typed: '06 1234 5678',
  call: authentication.registerPhoneNumber,
}
const phoneCode: Step = {
  title: /: Bevestig uw nummer$/,
  state: registering.phoneCode,
  name: 'Code uit de sms',
  typed: '654321',
  call: authentication.validatePhoneNumber,
}
const password: Step = {
  title: /: Kies een wachtwoord$/,
  state: registering.password,
  name: 'Wachtwoord',
  typed: 'Zomer-2026!',
  call: authentication.registerPassword,
}

async function send({ state, name, typed }: Step, ...replies: StoryReply[]) {
  const opened = await open(state, ...replies)
  await field(name).fill(typed)
  await button('Volgende').click()
  return opened
}

const wrongCode = 'Deze code klopt niet of is te oud. Kijk de code na of laat hem opnieuw sturen.'
const wrongEmail = 'Dit e-mailadres klopt niet. Schrijf het zo: naam@voorbeeld.nl.'
const wrongPhone =
  'Dit nummer klopt niet. Een Nederlands nummer heeft 10 cijfers. Is het van een ander land? Begin met +.'
const tooLong = 'Het duurde te lang. Begin opnieuw. Uw e-mailadres en nummer staan er dan nog.'

describe('REG-09.1 REG-09.2 REG-09.3 a rejection by the back end is shown on its step, at the field and in a toast, and the input stays', () => {
  test.each<[string, Step, number, string]>([
    // One a step: the release fault matrix has every other status.
    ['an invalid e-mail address', email, 491, wrongEmail],
    ['a wrong code', emailCode, 401, wrongCode],
    ['an invalid phone number', phone, 491, wrongPhone],
    ['an expired sms code', phoneCode, 412, tooLong],
    ['a code of an unknown registration', emailCode, 495, tooLong],
    ['a password with contact data', password, 491, 'Kies een wachtwoord zonder uw e-mailadres of nummer.'],
    [
      'a password for an existing account',
      password,
      409,
      'Er is al een account met dit e-mailadres. Ga naar inloggen.',
    ],
  ])('%s', async (_what, step, status, words) => {
    const { store } = await send(step, mockStatus(step.call, status))
    await expect.element(field(step.name)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field(step.name)).toHaveAccessibleDescription(expect.stringContaining(words) as string)
    await expect.element(field(step.name)).toHaveFocus()
    await expect.element(field(step.name)).toHaveValue(step.typed)
    await expect.element(heading(step.title)).toBeVisible()
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: words, duration: 6000 }])
    await expect.poll(() => button('Opnieuw beginnen').elements()).toHaveLength(words === tooLong ? 1 : 0)
  })
})

test('REG-09.2 when no answer arrives, the same call can be repeated', async () => {
  const step = emailCode
  const { backend } = await send(step, mockNetworkError(step.call))
  await expect.element(inPage(/^Er is geen verbinding\./)).toBeVisible()
  await expect.element(field(step.name)).toHaveValue(step.typed)
  await button('Opnieuw proberen').click()
  await expect.poll(() => backend.bodiesOf(step.call)).toHaveLength(2)
  const [first, second] = backend.bodiesOf(step.call)
  expect(second).toEqual(first)
})

test('REG-10.1 REG-10.6 a typed password is restored after viewing the step before, and stored nowhere else', async () => {
  await open(registering.phoneCode, mockResponse(authentication.validatePhoneNumber, undefined))
  await field('Code uit de sms').fill('654321')
  await button('Volgende').click()
  await field('Wachtwoord').fill('Zomer-2026!')
  await button('Vorige').click()
  await expect.element(heading(phoneCode.title)).toBeVisible()
  await button('Volgende').click()
  await expect.element(field('Wachtwoord')).toHaveValue('Zomer-2026!')
  expect(JSON.stringify([history.state, Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain(
    'Zomer',
  )
})

describe('an expired registration', () => {
  test.each([
    ['an e-mail code', emailCode],
    ['a password', password],
  ] as const)('REG-09.3 reported by the answer to %s starts again with the values typed', async (_what, step) => {
    const { backend } = await open(
      {},
      mockResponse(authentication.registerEmailAddress, { registrationToken: 'registration' }),
      mockResponse(authentication.validateEmailAddress, undefined),
      mockResponse(authentication.registerPhoneNumber, undefined),
      mockResponse(authentication.validatePhoneNumber, undefined),
    )
    for (const earlier of [email, emailCode, phone, phoneCode, password]) {
      await expect.element(heading(earlier.title)).toBeVisible()
      if (earlier === step) backend.setReplies(mockStatus(step.call, 412))
      await field(earlier.name).fill(earlier.typed)
      await button('Volgende').click()
      if (earlier === step) break
    }
    await button('Opnieuw beginnen').click()
    await expect.element(heading(email.title)).toHaveFocus()
    await expect.element(field('E-mailadres')).toHaveValue(email.typed)
    backend.setReplies(
      mockResponse(authentication.registerEmailAddress, { registrationToken: 'another' }),
      mockResponse(authentication.validateEmailAddress, undefined),
    )
    await button('Volgende').click()
    await field('Code uit de e-mail').fill('123456')
    await button('Volgende').click()
    await expect.element(field('Mobiel nummer')).toHaveValue(step === emailCode ? '' : '0612345678')
    expect(backend.bodiesOf(authentication.validateEmailAddress).at(-1)).toEqual({
      registrationToken: 'another',
      emailCode: '123456',
    })
  })

  test('REG-10.5 cannot be reopened with Forward', async () => {
    const { backend } = await open(
      {},
      mockResponse(authentication.registerEmailAddress, { registrationToken: 'registration' }),
      mockStatus(authentication.validateEmailAddress, 412),
    )
    await field(email.name).fill(email.typed)
    await button('Volgende').click()
    await field(emailCode.name).fill('123456')
    await button('Volgende').click()
    await button('Opnieuw beginnen').click()
    await expect.element(heading(email.title)).toBeVisible()
    const arrived = new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true })
    })
    history.forward()
    await arrived
    await expect.element(heading(email.title)).toBeVisible()
    await button('Volgende').click()
    await expect.element(heading(emailCode.title)).toBeVisible()
    expect(backend.bodiesOf(authentication.registerEmailAddress)).toHaveLength(2)
  })
})

describe('REG-09 when the answer to the password was lost', () => {
  test.each([
    [412, 'Misschien is uw account al gemaakt. Probeer in te loggen met dit wachtwoord.'],
    [409, 'Er is al een account met dit e-mailadres. Ga naar inloggen.'],
  ])('and the second attempt gets a %i, the patient is led to signing in', async (status, words) => {
    const { backend } = await send(password, mockNetworkError(password.call))
    await expect.element(button('Opnieuw proberen')).toBeVisible()
    backend.setReplies(mockStatus(password.call, status))
    await button('Opnieuw proberen').click()
    await expect.element(field(password.name)).toHaveAccessibleDescription(expect.stringContaining(words) as string)
    await expect.element(button('Opnieuw beginnen')).not.toBeInTheDocument()
    await button('Inloggen').click()
    await expect.element(heading('Inloggen')).toBeVisible()
    await expect.element(field('E-mailadres')).toHaveValue('emma@voorbeeld.nl')
  })
})

test('ERR-08.1 a late answer does not navigate a patient who went a step back', async () => {
  const pending = mockDeferred(authentication.registerPhoneNumber, undefined)
  const { backend, store } = await open(
    {},
    mockResponse(authentication.registerEmailAddress, { registrationToken: 'registration' }),
    mockResponse(authentication.validateEmailAddress, undefined),
    pending,
  )
  for (const { name, typed } of [email, emailCode, phone]) {
    await field(name).fill(typed)
    await button('Volgende').click()
  }
  await expect.element(button('Bezig met sturen…')).toBeVisible()
  await button('Vorige').click()
  await expect.element(inPage('Uw e-mailadres is bevestigd.')).toBeVisible()
  pending.tell()
  await expect.poll(() => backend.sent).toHaveLength(3)
  await expect.element(heading(emailCode.title)).toBeVisible()
  expect(store.get(toastsAtom)).toEqual([])
})
