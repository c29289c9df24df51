import { act } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { App } from '../../../app/app.tsx'
import { authentication } from '../../../api/contract/authentication.ts'
import { routes } from '../../../navigation/route-table.ts'
import { toastsAtom } from '../../../session/toast-state.ts'
import { tokenAtom } from '../../../session/token.ts'
import { visitor } from '../visitor-id.ts'
import { registering, registrationReplies } from '../../../stories/fixture/account.ts'
import { button, heading, renderScreen, text } from '../../../stories/render-screen.tsx'
import { mockResponse, mockPending, type StoryReply } from '../../../stories/story-backend.ts'

const open = (state: object = {}, ...replies: StoryReply[]) =>
  renderScreen(<App />, { at: routes.register.pattern, state, replies: [...registrationReplies, ...replies] })
const next = () => button('Volgende')
const previous = () => button('Vorige')
const field = (name: string) => page.getByLabelText(name, { exact: true })
/** Headings start with the task and the step number. */
const step = (title: string) => heading(new RegExp(`: ${title.replace('?', String.raw`\?`)}$`))

const steps = [
  ['Wat is uw e-mailadres?', 'E-mailadres', 'emma@voorbeeld.nl'],
  ['Bevestig uw e-mailadres', 'Code uit de e-mail', '123456'],
  ['Wat is uw mobiele nummer?', 'Mobiel nummer', '06 1234 5678'],
  ['Bevestig uw nummer', 'Code uit de sms', '654321'],
  ['Kies een wachtwoord', 'Wachtwoord', 'Zomer-2026!'],
] as const
const done = 'Uw account is klaar'

/** Fills in a step and submits by Enter. */
async function fillStep(at: number) {
  const [title, name, typed] = steps[at] ?? ['', '', '']
  await expect.element(step(title)).toBeVisible()
  await field(name).fill(typed)
  await userEvent.keyboard('{Enter}')
}

async function fillAllSteps() {
  for (const at of steps.keys()) await fillStep(at)
  await expect.element(step(done)).toBeVisible()
}

const goBack = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true })
        history.back()
      }),
  )

describe('from step to step', () => {
  test('REG-01.1 REG-01.2 REG-02.2 there are six steps, Enter continues, and every completed step has a check', async () => {
    await open()
    const marks = () =>
      page
        .getByRole('list', { name: 'Stappen' })
        .getByRole('listitem')
        .elements()
        .map((item) => [item.getAttribute('data-state'), item.querySelector('svg')?.checkVisibility() ?? false])
    for (const [at, [title]] of steps.entries()) {
      await expect.element(heading(`Account maken, stap ${at + 1} van 6: ${title}`)).toBeVisible()
      expect(marks()).toEqual(
        steps
          .concat([['', '', ''] as never])
          .map((_, place) => (place < at ? ['done', true] : [place === at ? 'current' : 'open', false])),
      )
      await fillStep(at)
    }
    await expect.element(heading(`Account maken, stap 6 van 6: ${done}`)).toHaveFocus()
    expect(marks()).toEqual([...steps.map(() => ['done', true]), ['current', false]])
  })

  test('APP-09.2 APP-09.3 each step has its document title', async () => {
    await open()
    for (const [at, [title]] of [...steps, [done]].entries()) {
      await expect.poll(() => document.title).toBe(`Stap ${at + 1} van 6: ${title} – Account maken – Hoofdpijnkliniek`)
      expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1)
      if (title !== done) await fillStep(at)
    }
  })

  test.each(steps.map(([title, name], at) => [title, name, Object.values(registering)[at - 1] ?? {}] as const))(
    'REG-02.1 REG-13.1 on %s, Next requires the field, which shows an error on blur',
    async (title, name, state) => {
      await open(state)
      await expect.element(step(title)).toBeVisible()
      await field(name).fill('')
      await expect.element(next()).toBeDisabled()
      await field(name).click()
      page.getByRole('banner').getByRole('link').element().focus()
      await expect.element(page.getByRole('main').getByText(/^Vul (?:uw|de|een) .* in\.$/)).toBeVisible()
      await field(name).fill('x')
      await expect.element(next()).toBeEnabled()
      expect(previous().elements()).toHaveLength(title === steps[0][0] ? 0 : 1)
    },
  )

  test('ACC-04.2 REG-02.4 REG-08 REG-13.1 the last step has only one button, which opens the dashboard', async () => {
    await open(registering.password)
    await fillStep(4)
    await expect.element(step(done)).toBeVisible()
    expect(textsOf(page.getByRole('main').getByRole('button'))).toEqual(['Weergave', 'Naar uw overzicht'])
    await expect.element(page.getByRole('link', { name: 'Inloggen' })).not.toBeInTheDocument()
    await button('Naar uw overzicht').click()
    await expect.element(heading('Uw overzicht')).toBeVisible()
    expect(location.pathname).toBe(routes.dashboard.pattern)
  })

  test.each([
    [
      'REG-03.1 after the e-mail address',
      registering.emailCode,
      'Wij hebben een e-mail gestuurd naar em…\u2060@voorbeeld.nl. Vul de code uit dat bericht in.',
    ],
    [
      'REG-03.2 after the mobile number',
      registering.phoneCode,
      'Wij hebben een sms gestuurd naar 0612…\u2060678. Vul de code uit dat bericht in.',
    ],
  ])('%s the page shows where the code was sent', async (_name, state, words) => {
    await open(state)
    await expect.element(page.getByRole('main').getByText(words)).toBeVisible()
  })

  test('REG-10.5 REG-04 ACC-10.1 a link leads to signing in, with the e-mail address and the return location; Back does not return to the registration', async () => {
    await open({ ...registering.phoneCode, returnTo: '/appointments' })
    await page.getByRole('link', { name: 'Inloggen' }).click()
    await expect.element(heading('Inloggen')).toBeVisible()
    await expect.element(field('E-mailadres')).toHaveValue('emma@voorbeeld.nl')
    expect(history.state).toMatchObject({ returnTo: '/appointments' })
    await goBack()
    await expect.element(heading('Inloggen')).toBeVisible()
    const kept = JSON.stringify([
      history.state,
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ])
    expect([location.pathname, kept]).toEqual([
      routes.login.pattern,
      expect.not.stringMatching(/emma|5678|registration/),
    ])
  })
})

test('REG-04 the link to signing in is on every step, and smaller once the e-mail address is confirmed', async () => {
  await open()
  const sizes: number[] = []
  for (const at of steps.keys()) {
    await expect.element(step(steps[at]?.[0] ?? '')).toBeVisible()
    const link = page.getByRole('link', { name: 'Inloggen' })
    expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    sizes.push(parseFloat(getComputedStyle(link.element()).fontSize))
    await fillStep(at)
  }
  const [first = 0, , third = 0] = sizes
  expect(third).toBeLessThan(first)
  expect(sizes).toEqual([first, first, third, third, third])
})

describe('requests to the back end', () => {
  test('REG-05.1 REG-05.2 REG-12.2 the five calls are sent in order, and the last one signs in', async () => {
    const { backend, store } = await open(
      {},
      mockResponse(authentication.registerEmailAddress, { registrationToken: 'first' }),
    )
    await fillAllSteps()
    expect(
      backend.sent
        .filter(({ endpoint }) => endpoint.path.startsWith('/auth/'))
        .map(({ endpoint, body }) => [endpoint.path, typeof body === 'string' && (JSON.parse(body) as unknown)]),
    ).toEqual([
      ['/auth/registerEmailAddress', { emailAddress: 'emma@voorbeeld.nl', visitorId: visitor() }],
      ['/auth/validateEmailAddress', { registrationToken: 'first', emailCode: '123456' }],
      ['/auth/registerPhoneNumber', { registrationToken: 'first', phoneNumber: '0612345678' }],
      ['/auth/validatePhoneNumber', { registrationToken: 'first', smsCode: '654321' }],
      ['/auth/registerPassword', { registrationToken: 'first', password: 'Zomer-2026!' }],
    ])
    expect([store.get(tokenAtom), sessionStorage.getItem('token')]).toEqual(['abc', 'abc'])
  })

  test.each([
    ['APP-11.3 an invalid e-mail address', {}, steps[0], 'emma@voorbeeld', /^Dit e-mailadres klopt niet\./],
    [
      'APP-12.2 an e-mail code that is too short',
      registering.emailCode,
      steps[1],
      '12345',
      /^De code bestaat uit 6 cijfers\./,
    ],
    ['REG-06.3 a number with letters', registering.phone, steps[2], '06twaalf34', /^Dit nummer klopt niet\./],
    [
      'APP-12.2 an sms code with a letter',
      registering.phoneCode,
      steps[3],
      '12345a',
      /^De code bestaat uit 6 cijfers\./,
    ],
    [
      'REG-07.1 a password without a special character',
      registering.password,
      steps[4],
      'Zomer2026zomer',
      /^Dit wachtwoord is nog niet goed\./,
    ],
  ])(
    'ERR-06.1 %s shows an error at the field and in a toast of 6 s, and nothing is sent',
    async (_name, state, [title, name], typed, words) => {
      const { backend, store } = await open(state)
      await field(name).fill(typed)
      await next().click()
      await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
      await expect
        .element(field(name))
        .toHaveAccessibleDescription(expect.stringMatching(new RegExp(words.source.slice(1))) as string)
      await expect.element(field(name)).toHaveFocus()
      await expect.element(field(name)).toHaveValue(typed)
      await expect.element(step(title)).toBeVisible()
      expect(store.get(toastsAtom)).toMatchObject([
        { tone: 'error', text: expect.stringMatching(words) as string, duration: 6000 },
      ])
      expect(backend.sent).toEqual([])
    },
  )

  test('pressing the button twice sends once', async () => {
    const { backend } = await open({}, mockPending(authentication.registerEmailAddress))
    await field('E-mailadres').fill('emma@voorbeeld.nl')
    await next().dblClick()
    await expect.element(button('Bezig met sturen…')).toBeVisible()
    await expect.poll(() => backend.sent).toHaveLength(1)
  })
})

test('REG-07.2 REG-07.3 requirements are ticked while typing; contact details give advice and do not block', async () => {
  const { backend } = await open(registering.password)
  const list = () =>
    page
      .getByRole('listitem')
      .elements()
      .slice(steps.length + 1)
      .map(({ textContent }) => textContent)
  const rules = [
    '10 tekens of meer',
    'Kleine letter en hoofdletter',
    'Cijfer',
    'Leesteken, zoals ? of #',
    'Zonder uw e-mailadres of nummer',
  ]
  const expectMet = (...met: number[]) =>
    expect.poll(list).toEqual(rules.map((rule, at) => `${rule}: ${met.includes(at) ? 'goed' : 'nog nodig'}`))
  await expect.poll(() => list().at(-1)).toBe('Zonder uw e-mailadres of nummer: let op')
  await field('Wachtwoord').fill('abcdefghij')
  await expectMet(0, 4)
  await field('Wachtwoord').fill('aB')
  await expectMet(1, 4)
  await field('Wachtwoord').fill('aB3?')
  await expectMet(1, 2, 3, 4)
  await field('Wachtwoord').fill('Bel-0612345678?')
  await expectMet(0, 1, 2, 3)
  await field('Wachtwoord').fill('emma@voorbeeld.nl-A1')
  await expectMet(0, 1, 2, 3)
  await next().click()
  await expect.element(step(done)).toBeVisible()
  expect(backend.bodiesOf(authentication.registerPassword)).toHaveLength(1)
})

describe('attributes for browsers and password managers', () => {
  test.each([
    ['E-mailadres', {}, { autocomplete: 'email', inputmode: 'email', enterkeyhint: 'next' }],
    [
      'Code uit de e-mail',
      registering.emailCode,
      { autocomplete: 'one-time-code', inputmode: 'numeric', enterkeyhint: 'next' },
    ],
    ['Mobiel nummer', registering.phone, { autocomplete: 'tel', inputmode: 'tel', enterkeyhint: 'next' }],
    [
      'Code uit de sms',
      registering.phoneCode,
      { autocomplete: 'one-time-code', inputmode: 'numeric', enterkeyhint: 'next' },
    ],
    ['Wachtwoord', registering.password, { autocomplete: 'new-password', enterkeyhint: 'next' }],
  ])('%s', async (name, state, attributes) => {
    await open(state)
    for (const [attribute, value] of Object.entries(attributes))
      await expect.element(field(name)).toHaveAttribute(attribute, value)
    // Submitted before the script has loaded, the value does not end up in the URL.
    expect(document.querySelector('form')?.method).toBe('dialog')
  })

  test('the password belongs to the confirmed e-mail address', async () => {
    await open(registering.password)
    await expect.element(field('Wachtwoord')).toBeVisible()
    expect(document.querySelector<HTMLInputElement>('form input[autocomplete=username]')?.value).toBe(
      'emma@voorbeeld.nl',
    )
  })
})

describe('REG-11 a code', () => {
  /** No polling assertions while the fake clock runs: they would advance it. */
  async function sendAgain(state: object) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { backend } = await open(
      state,
      mockResponse(authentication.registerEmailAddress, { registrationToken: 'second' }),
    )
    const resendButton = () => button('Code opnieuw sturen').element() as HTMLButtonElement
    const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
    expect(text('Na 30 seconden kunt u de code opnieuw laten sturen.').element()).toBeVisible()
    await wait(29_999)
    expect(resendButton()).toBeDisabled()
    await wait(1)
    expect(resendButton()).toBeEnabled()
    resendButton().click()
    vi.useRealTimers()
    await expect.element(page.getByRole('main').getByText(/^Wij hebben de code opnieuw gestuurd/)).toBeVisible()
    return backend
  }

  test.each([
    [
      'e-mail',
      registering.emailCode,
      authentication.registerEmailAddress,
      { emailAddress: 'emma@voorbeeld.nl', visitorId: expect.any(String) as string },
    ],
    [
      'sms',
      registering.phoneCode,
      authentication.registerPhoneNumber,
      { registrationToken: 'registration', phoneNumber: '0612345678' },
    ],
  ] as const)('REG-11.2 REG-11.3 by %s is sent again by the same call', async (_way, state, endpoint, body) => {
    const backend = await sendAgain(state)
    expect(backend.bodiesOf(endpoint)).toEqual([body])
  })

  test('that is sent again belongs to the registration in that answer', async () => {
    const backend = await sendAgain(registering.emailCode)
    await fillStep(1)
    await expect.element(step(steps[2][0])).toBeVisible()
    expect(backend.bodiesOf(authentication.validateEmailAddress)).toEqual([
      { registrationToken: 'second', emailCode: '123456' },
    ])
  })

  test.each([
    [0, 'E-mailadres wijzigen'],
    [2, 'Nummer wijzigen'],
  ] as const)('REG-11.4 for step %i can be sent to another address: %s leads back to it', async (at, change) => {
    await open(at === 0 ? {} : registering.phone)
    await fillStep(at)
    await button(change).click()
    await expect.element(step(steps[at][0])).toBeVisible()
    await expect.element(field(steps[at][1])).toHaveValue(at === 0 ? steps[0][2] : '0612345678')
  })
})
