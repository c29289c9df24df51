import { act, cleanup, render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { App } from '../../../app/app.tsx'
import { authentication } from '../../../api/contract/authentication.ts'
import type { Endpoint } from '../../../api/contract/endpoint.ts'
import { routes } from '../../../navigation/route-table.ts'
import { toastsAtom } from '../../../session/toast-state.ts'
import { resetting } from '../../../stories/fixture/account.ts'
import { button, heading, renderScreen } from '../../../stories/render-screen.tsx'
import { createStoryStore, StoryPortal } from '../../../stories/story-portal.tsx'
import { mockResponse, mockNetworkError, mockStatus, type StoryReply } from '../../../stories/story-backend.ts'

const defaultReplies = [
  mockResponse(authentication.passwordResetRequest, undefined),
  mockResponse(authentication.validateCode, undefined),
  mockResponse(authentication.passwordReset2Factor, undefined),
]
const open = (state: object, ...replies: StoryReply[]) =>
  renderScreen(<App />, { at: routes.login.pattern, state, replies: [...defaultReplies, ...replies] })
const field = (name: string) => page.getByLabelText(name, { exact: true })
const inPage = (words: string | RegExp) => page.getByRole('main').getByText(words)

const title = {
  email: /: Wat is uw e-mailadres\?$/,
  code: /: Vul de code in$/,
  password: /: Kies een nieuw wachtwoord$/,
  done: /: Het is gelukt$/,
}
const entries = [
  ['E-mailadres', 'emma@voorbeeld.nl'],
  ['Code uit de e-mail', '123456'],
  ['Nieuw wachtwoord', 'Zomer-2026!'],
] as const

async function fillSteps(from: number, to: number) {
  for (const [name, typed] of entries.slice(from, to)) {
    await field(name).fill(typed)
    await userEvent.keyboard('{Enter}')
  }
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
  test('RESET-01.1 RESET-01.3 RESET-02 RESET-05.1 there are four steps, by Enter, with three calls; the last one leads to signing in with the e-mail address', async () => {
    const { backend } = await open({ ...resetting.email, returnTo: '/appointments' })
    const headings = Object.values(title)
    for (const [at, [name, typed]] of entries.entries()) {
      await expect.element(heading(headings[at] ?? '')).toBeVisible()
      expect(button('Vorige').elements()).toHaveLength(at === 0 ? 0 : 1)
      await expect.element(button('Volgende')).toBeDisabled()
      await field(name).fill(typed)
      await userEvent.keyboard('{Enter}')
    }
    await expect.element(heading('Wachtwoord vergeten, stap 4 van 4: Het is gelukt')).toHaveFocus()
    expect(
      backend.sent.map(({ endpoint, body }) => [
        endpoint.path,
        typeof body === 'string' && (JSON.parse(body) as unknown),
      ]),
    ).toEqual([
      ['/auth/passwordResetRequest', { emailAddress: 'emma@voorbeeld.nl' }],
      ['/auth/validateCode', { emailAddress: 'emma@voorbeeld.nl', code: '123456', type: 'EMAIL' }],
      [
        '/auth/passwordReset2Factor',
        { emailAddress: 'emma@voorbeeld.nl', emailCode: '123456', password: 'Zomer-2026!' },
      ],
    ])
    expect(textsOf(page.getByRole('main').getByRole('button'))).toEqual(['Weergave', 'Inloggen'])
    await button('Inloggen').click()
    await expect.element(heading('Inloggen')).toBeVisible()
    await expect.element(field('E-mailadres')).toHaveValue('emma@voorbeeld.nl')
    expect(history.state).toMatchObject({ returnTo: '/appointments' })
  })

  test('APP-09.2 APP-09.3 each step has its document title and one h1', async () => {
    await open(resetting.email)
    for (const [at, name] of [
      'Wat is uw e-mailadres?',
      'Vul de code in',
      'Kies een nieuw wachtwoord',
      'Het is gelukt',
    ].entries()) {
      await expect
        .poll(() => document.title)
        .toBe(`Stap ${at + 1} van 4: ${name} – Wachtwoord vergeten – Hoofdpijnkliniek`)
      expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1)
      await fillSteps(at, at + 1)
    }
  })

  test('RESET-01.2 the password step lists the requirements', async () => {
    await open(resetting.code)
    await fillSteps(1, 2)
    await expect.element(heading(title.password)).toBeVisible()
    await field('Nieuw wachtwoord').fill('Zomer2026zomer')
    await expect
      .poll(() =>
        page
          .getByRole('listitem')
          .elements()
          .slice(4)
          .map(({ textContent }) => textContent),
      )
      .toEqual([
        '10 tekens of meer: goed',
        'Kleine letter en hoofdletter: goed',
        'Cijfer: goed',
        'Leesteken, zoals ? of #: nog nodig',
        'Zonder uw e-mailadres of nummer: goed',
      ])
  })

  test('RESET-05.1 Previous shows confirmed steps, and going on again sends no new code', async () => {
    const { backend } = await open(resetting.email)
    await fillSteps(0, 2)
    await expect.element(heading(title.password)).toBeVisible()
    await button('Vorige').click()
    await expect.element(inPage('De code is goed.')).toBeVisible()
    await button('Vorige').click()
    await expect.element(field('E-mailadres')).toHaveValue('emma@voorbeeld.nl')
    await button('Volgende').click()
    await expect.element(inPage('De code is goed.')).toBeVisible()
    await button('Volgende').click()
    await expect.element(heading(title.password)).toBeVisible()
    expect(backend.sent).toHaveLength(2)
  })

  test('with another e-mail address a new code is requested', async () => {
    const { backend } = await open(resetting.email)
    await fillSteps(0, 2)
    await expect.element(heading(title.password)).toBeVisible()
    await button('Vorige').click()
    await button('E-mailadres wijzigen').click()
    await field('E-mailadres').fill('anders@voorbeeld.nl')
    await button('Volgende').click()
    await expect.element(field('Code uit de e-mail')).toBeVisible()
    expect(backend.bodiesOf(authentication.passwordResetRequest)).toEqual([
      { emailAddress: 'emma@voorbeeld.nl' },
      { emailAddress: 'anders@voorbeeld.nl' },
    ])
  })

  test.each([
    ['the last step', 3],
    ['leaving', 2],
  ] as const)('after %s Back does not reach any of its steps', async (_what, taken) => {
    await open(resetting.email)
    await fillSteps(0, taken)
    await expect.element(heading(taken === 3 ? title.done : title.password)).toBeVisible()
    if (taken === 2) await page.getByRole('link', { name: 'Terug naar inloggen' }).click()
    for (let back = 0; back < 2; back += 1) {
      await goBack()
      await expect.element(heading('Inloggen')).toBeVisible()
      expect(JSON.stringify(history.state)).not.toContain('emma')
    }
  })
})

describe('after a reload', () => {
  test('at the password step the code is asked again, with the reason', async () => {
    const opened = await open(resetting.email)
    await fillSteps(0, 2)
    await expect.element(heading(title.password)).toBeVisible()
    const persisted = JSON.stringify([
      history.state,
      location.href,
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ])
    expect([persisted.includes('emma'), persisted.includes('123456')]).toEqual([true, false])
    cleanup()
    render(
      <StoryPortal backend={opened.backend} store={createStoryStore(opened.backend)}>
        <App />
      </StoryPortal>,
    )
    await expect.element(heading(title.code)).toBeVisible()
    await expect.element(inPage('U heeft de pagina opnieuw geladen. Vul daarom de code nog één keer in.')).toBeVisible()
    // The entry was replaced: Back does not return to the same step.
    const { length } = history
    await fillSteps(1, 2)
    await expect.element(heading(title.password)).toBeVisible()
    expect(history).toHaveLength(length)
    await fillSteps(2, 3)
    await expect.element(heading(title.done)).toBeVisible()
  })

  test('at the last step the sign-in screen is shown', async () => {
    const opened = await open(resetting.code)
    await fillSteps(1, 3)
    await expect.element(heading(title.done)).toBeVisible()
    cleanup()
    render(
      <StoryPortal backend={opened.backend} store={createStoryStore(opened.backend)}>
        <App />
      </StoryPortal>,
    )
    await expect.element(heading('Inloggen')).toBeVisible()
  })
})

describe('RESET-04.2 an error is shown on its step, at the field and in a toast', () => {
  const expectSaid = async (
    store: Awaited<ReturnType<typeof open>>['store'],
    at: number,
    typed: string,
    words: RegExp,
  ) => {
    const [name = ''] = entries[at] ?? []
    await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field(name)).toHaveAccessibleDescription(expect.stringMatching(words) as string)
    await expect.element(field(name)).toHaveFocus()
    await expect.element(field(name)).toHaveValue(typed)
    await expect.element(heading(Object.values(title)[at] ?? '')).toBeVisible()
    expect(store.get(toastsAtom)).toMatchObject([
      { tone: 'error', text: expect.stringMatching(words) as string, duration: 6000 },
    ])
  }
  const openAt = async (at: number, ...replies: StoryReply[]) => {
    const opened = await open(at === 0 ? resetting.email : resetting.code, ...replies)
    await fillSteps(1, at)
    return opened
  }

  test.each<[string, number, string, RegExp]>([
    ['APP-11.3 an invalid e-mail address', 0, 'emma@voorbeeld', /Dit e-mailadres klopt niet\./],
    ['APP-12.2 a code that is too short', 1, '12345', /De code bestaat uit 6 cijfers\./],
    ['a weak password', 2, 'zomer', /Dit wachtwoord is nog niet goed\./],
  ])('RESET-04.1 %s, before a request is sent', async (_what, at, typed, words) => {
    const { backend, store } = await openAt(at)
    const sent = backend.sent.length
    await field(entries[at]?.[0] ?? '').fill(typed)
    await userEvent.keyboard('{Enter}')
    await expectSaid(store, at, typed, words)
    expect(backend.sent.length - sent).toBeLessThanOrEqual(at === 2 ? 1 : 0)
    expect(backend.bodiesOf(authentication.passwordReset2Factor)).toEqual([])
  })

  test.each<[string, number, Endpoint, number, RegExp]>([
    [
      'RESET-03 an unknown e-mail address',
      0,
      authentication.passwordResetRequest,
      401,
      /Wij kennen dit e-mailadres niet\./,
    ],
    ['a wrong code', 1, authentication.validateCode, 401, /Deze code klopt niet of is te oud\./],
    [
      'an expired code',
      2,
      authentication.passwordReset2Factor,
      401,
      /Ga een stap terug en laat de code opnieuw sturen\./,
    ],
    ['a password with contact data', 2, authentication.passwordReset2Factor, 491, /Kies een wachtwoord zonder/],
  ])('%s', async (_what, at, call, status, words) => {
    const { store } = await openAt(at, mockStatus(call, status))
    const [name = '', typed = ''] = entries[at] ?? []
    await field(name).fill(typed)
    await userEvent.keyboard('{Enter}')
    await expectSaid(store, at, typed, words)
    expect(location.pathname).toBe(routes.login.pattern)
  })

  // The release fault matrix has the other statuses that say so.
  test('RESET-05.2 an expired code is requested again on the step before', async () => {
    const { backend } = await openAt(2, mockStatus(authentication.passwordReset2Factor, 412))
    await fillSteps(2, 3)
    await expect
      .element(field('Nieuw wachtwoord'))
      .toHaveAccessibleDescription(/Ga een stap terug en laat de code opnieuw sturen\./)
    await button('Vorige').click()
    await expect.element(field('Code uit de e-mail')).toBeVisible()
    await expect.element(button('Code opnieuw sturen')).toBeInTheDocument()
    backend.setReplies(mockResponse(authentication.passwordReset2Factor, undefined))
    await fillSteps(1, 3)
    await expect.element(heading(title.done)).toBeVisible()
  })

  test.each([
    [0, authentication.passwordResetRequest],
    [1, authentication.validateCode],
  ] as const)('RESET-05.2 on step %i no error is final: the input can be sent again', async (at, call) => {
    const { backend } = await openAt(at)
    const [name, typed] = entries[at]
    await field(name).fill(typed)
    for (const [tries, status] of [401, 495].entries()) {
      backend.setReplies(mockStatus(call, status))
      await button('Volgende').click()
      await expect.poll(() => backend.bodiesOf(call)).toHaveLength(tries + 1)
      await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
      await expect.element(field(name)).toHaveValue(typed)
      expect(button('Code opnieuw sturen').elements()).toHaveLength(at)
    }
    backend.setReplies(mockResponse(call, undefined))
    await button('Volgende').click()
    await expect.element(heading(Object.values(title)[at + 1] ?? '')).toBeVisible()
  })

  test('after a lost answer the same call can be repeated, and an error then shows that it may be done', async () => {
    const { backend } = await openAt(2, mockNetworkError(authentication.passwordReset2Factor))
    await fillSteps(2, 3)
    await expect.element(inPage(/^Er is geen verbinding\./)).toBeVisible()
    backend.setReplies(mockStatus(authentication.passwordReset2Factor, 401))
    await button('Opnieuw proberen').click()
    await expect
      .element(field('Nieuw wachtwoord'))
      .toHaveAccessibleDescription(expect.stringContaining('Misschien is dit wachtwoord al bewaard.') as string)
    const [first, second] = backend.bodiesOf(authentication.passwordReset2Factor)
    expect(second).toEqual(first)
  })
})

test('typed text that is not sent is restored after a reload, and initially has what was typed to sign in', async () => {
  const opened = await open({})
  await field('E-mailadres').fill('emma@')
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await expect.element(heading(title.email)).toBeVisible()
  await expect.element(field('E-mailadres')).toHaveValue('emma@')
  await field('E-mailadres').fill('emma@voor')
  await expect.poll(() => JSON.stringify(history.state)).toContain('emma@voor')
  cleanup()
  render(
    <StoryPortal backend={opened.backend} store={createStoryStore(opened.backend)}>
      <App />
    </StoryPortal>,
  )
  await expect.element(field('E-mailadres')).toHaveValue('emma@voor')
})

test.each([
  ['E-mailadres', resetting.email, { autocomplete: 'username', inputmode: 'email' }],
  ['Code uit de e-mail', resetting.code, { autocomplete: 'one-time-code', inputmode: 'numeric' }],
])('the browser gets the attributes of %s', async (name, state, attributes) => {
  await open(state)
  for (const [attribute, value] of Object.entries(attributes))
    await expect.element(field(name)).toHaveAttribute(attribute, value)
})
