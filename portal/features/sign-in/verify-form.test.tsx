import { act } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { App } from '../../app/app.tsx'
import { authentication } from '../../api/contract/authentication.ts'
import { routes } from '../../navigation/route-table.ts'
import { toastsAtom } from '../../session/toast-state.ts'
import { settingsAtom } from '../../platform/settings.ts'
import { tokenAtom } from '../../session/token.ts'
import { mockResponse, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { button, heading, renderScreen, text } from '../../stories/render-screen.tsx'
import { loadAskMethod } from './sign-in-form.tsx'

const email = 'emma@voorbeeld.nl'
const code = () => page.getByLabelText(/^Code uit/)
const password = () => page.getByLabelText('Wachtwoord', { exact: true })
const submit = () => button('Bevestigen')
const wrong = 'Deze code klopt niet of is te oud. Kijk de code na of laat hem opnieuw sturen.'
const resent = 'Wij hebben de code opnieuw gestuurd. Na 30 seconden kan dat nog een keer.'

/** Opens the code step by signing in, so that the password is still in memory. */
async function openCodeStep(method: 'sms' | 'otp', ...replies: StoryReply[]) {
  const opened = await renderScreen(<App />, {
    at: routes.login.pattern,
    replies: [mockResponse(authentication.login, { method }), ...replies],
  })
  await page.getByLabelText('E-mailadres').fill(email)
  await password().fill('geheim')
  await button('Inloggen').click()
  await expect.element(code()).toBeVisible()
  return opened
}

const reloaded = (method: 'sms' | 'otp') =>
  renderScreen(<App />, {
    at: routes.login.pattern,
    state: { mode: 'verify', method, email },
    replies: [
      mockResponse(authentication.login, { method }),
      mockResponse(authentication.login2Factor, { authToken: 'abc' }),
      mockResponse(authentication.login2FactorOTP, { authToken: 'abc' }),
    ],
  })

test.each([
  ['sms', 'Code uit de sms'],
  ['otp', 'Code uit uw app'],
] as const)(
  'TFA-01.1 TFA-01.2 has one code field whose label depends on the method %s, a back and a submit button',
  async (method, label) => {
    await openCodeStep(method)
    await expect.element(page.getByRole('textbox')).toHaveAccessibleName(label)
    await expect.element(button('Terug')).toBeVisible()
    await expect.element(submit()).toBeDisabled()
  },
)

test('TFA-02.1 a hint explains how to get a new code, only by sms', async () => {
  await openCodeStep('sms')
  await expect.element(code()).toHaveAccessibleDescription('Geen sms gekregen? Laat de code hieronder opnieuw sturen.')
})

test('TFA-02.2 for an app there is no such hint', async () => {
  await openCodeStep('otp')
  expect(document.body.textContent).not.toContain('Geen sms gekregen')
  await expect.element(button('Code opnieuw sturen')).not.toBeInTheDocument()
})

test.each([
  ['sms', authentication.login2Factor, { smsCode: '123456' }],
  ['otp', authentication.login2FactorOTP, { otp: '123456' }],
] as const)('TFA-03.1 TFA-03.2 TFA-03.3 %s posts its code with the Basic header', async (method, endpoint, body) => {
  const { backend } = await openCodeStep(method, mockStatus(endpoint, 500))
  await code().fill('123456')
  await submit().click()
  await expect.poll(() => backend.bodiesOf(endpoint)).toEqual([body])
  expect(backend.sent.at(-1)?.headers.Authorization).toBe(`Basic ${btoa(`${email}:geheim`)}`)
})

test('TFA-04 APP-12.2 ERR-06.1 a code of five digits shows err_code at the field and in a toast of 6 s, and nothing is sent', async () => {
  const { backend, store } = await openCodeStep('sms')
  await code().fill('12345')
  await submit().click()
  const words = 'De code bestaat uit 6 cijfers. Kijk de code nog eens na.'
  await expect.element(code()).toHaveAccessibleDescription(expect.stringContaining(words) as string)
  await expect.element(code()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(code()).toHaveFocus()
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: words, duration: 6000 }])
  expect(backend.bodiesOf(authentication.login2Factor)).toEqual([])
})

test('TFA-04 APP-12.3 with the development flag any code is sent', async () => {
  const { backend, store } = await openCodeStep('sms', mockStatus(authentication.login2Factor, 500))
  store.set(settingsAtom, { ...store.get(settingsAtom), skipsCodeCheck: true })
  await code().fill('12')
  await submit().click()
  await expect.poll(() => backend.bodiesOf(authentication.login2Factor)).toEqual([{ smsCode: '12' }])
})

test('ACC-10.5 TFA-05.1 TFA-05.2 on success the token is stored and the dashboard opens', async () => {
  const { store } = await openCodeStep('sms', mockResponse(authentication.login2Factor, { authToken: 'abc' }))
  await code().fill('123456')
  await submit().click()
  await expect.poll(() => location.pathname).toBe(routes.dashboard.pattern)
  expect([store.get(tokenAtom), sessionStorage.getItem('token')]).toEqual(['abc', 'abc'])
})

test('ERR-01.1 ERR-01.2 ERR-02.1 ERR-02.3 a rejected code shows an error in a toast and at its field, which keeps its value and has focus', async () => {
  const { store } = await openCodeStep('sms', mockStatus(authentication.login2Factor, 401))
  await code().fill('123456')
  await submit().click()
  await expect.element(code()).toHaveAccessibleDescription(expect.stringContaining(wrong) as string)
  await expect.element(code()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(code()).toHaveFocus()
  await expect.element(code()).toHaveValue('123456')
  await expect.element(heading('Bevestig dat u het bent')).toBeVisible()
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: wrong, duration: 6000 }])
})

test('TFA-02.2 a wrong code of an app asks for the current one, because none can be sent', async () => {
  await openCodeStep('otp', mockStatus(authentication.login2FactorOTP, 401))
  await code().fill('123456')
  await submit().click()
  await expect
    .element(code())
    .toHaveAccessibleDescription(
      expect.stringContaining('Deze code klopt niet of is te oud. Neem de code over die nu in uw app staat.') as string,
    )
  expect(document.body.textContent).not.toContain('opnieuw sturen')
})

test('TFA-06.1 TFA-06.2 the field has autofill for a code from a message and a numeric keyboard, and accepts pasted 123 456', async () => {
  const { backend } = await openCodeStep('sms', mockStatus(authentication.login2Factor, 500))
  await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(code()).toHaveAttribute('inputmode', 'numeric')
  await code().click()
  const pasted = new DataTransfer()
  pasted.setData('text/plain', '123 456')
  if (
    code()
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }))
  ) {
    document.execCommand('insertText', false, pasted.getData('text/plain'))
  }
  await expect.element(code()).toHaveValue('123456')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => backend.bodiesOf(authentication.login2Factor)).toEqual([{ smsCode: '123456' }])
})

describe('TFA-07', () => {
  // No polling assertions here: they would advance the fake clock.
  test('TFA-07.1 a new code can be requested after 30 s by the same call, and again 30 s later', async () => {
    await loadAskMethod()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    /** Advances the clock inside `act`, so that the result is rendered. */
    const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
    const { backend, store } = await reloaded('sms')
    const resendButton = () => button('Code opnieuw sturen').element() as HTMLButtonElement
    const expectPause = async () => {
      await wait(29_999)
      expect(resendButton()).toBeDisabled()
      await wait(1)
      expect(resendButton()).toBeEnabled()
    }
    expect(text('Na 30 seconden kunt u de code opnieuw laten sturen.').element()).toBeVisible()
    await expectPause()
    await password().fill('geheim')
    resendButton().click()
    await wait(0)
    expect(page.getByRole('main').getByText(resent).element()).toBeVisible()
    expect(store.get(toastsAtom)).toEqual([])
    expect(backend.sent.map(({ endpoint, headers }) => [endpoint.path, headers.Authorization])).toEqual([
      ['/auth/login', `Basic ${btoa(`${email}:geheim`)}`],
    ])
    await expectPause()
  })

  test.each([
    ['sms', 'Code uit de sms'],
    ['otp', 'Code uit uw app'],
  ] as const)(
    'TFA-07.2 a reload preserves mode, the method %s and e-mail, and asks only for the password again',
    async (method, label) => {
      const { backend } = await reloaded(method)
      await expect.element(heading('Bevestig dat u het bent')).toBeVisible()
      await expect.element(code()).toHaveAccessibleName(label)
      await expect.element(page.getByLabelText('E-mailadres')).not.toBeInTheDocument()
      await code().fill('123456')
      await expect.element(submit()).toBeDisabled()
      await password().fill('geheim')
      await submit().click()
      await expect.poll(() => backend.sent[0]?.headers.Authorization).toBe(`Basic ${btoa(`${email}:geheim`)}`)
      await expect.poll(() => location.pathname).toBe(routes.dashboard.pattern)
    },
  )

  test('the password is cleared after five minutes, and asked again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await openCodeStep('sms')
    // Waiting for the code step advanced the fake clock as well: half a minute covers that. From here on nothing may wait.
    await act(() => vi.advanceTimersByTimeAsync(4.5 * 60_000))
    expect(password().elements()).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(password().elements()).toHaveLength(1)
    await expect.element(password()).toHaveValue('')
    await code().fill('123456')
    await expect.element(submit()).toBeDisabled()
  })

  test('TFA-07.3 the password is not in any storage, cookie, address or history entry', async () => {
    await openCodeStep('sms')
    const persisted = JSON.stringify([
      history.state,
      location.href,
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ])
    expect(persisted).toContain(email)
    expect(persisted).not.toContain('geheim')
  })
})

test('TFA-08.2 Back clears the password: returning to the code asks for it', async () => {
  await openCodeStep('sms')
  const entry: unknown = history.state
  await button('Terug').click()
  await expect.element(heading('Inloggen')).toBeVisible()
  history.pushState(entry, '')
  await expect.element(code()).toBeVisible()
  await expect.element(password()).toHaveValue('')
})

test.each<[string, () => void | Promise<void>]>([
  ['Back', () => button('Terug').click()],
  [
    "the browser's Back",
    () => {
      history.back()
    },
  ],
])(
  'TFA-08.1 TFA-08.2 %s returns to signing in with the e-mail address filled in and the password empty',
  async (_name, goBack) => {
    await openCodeStep('sms')
    await goBack()
    await expect.element(heading('Inloggen')).toBeVisible()
    await expect.element(page.getByLabelText('E-mailadres')).toHaveValue(email)
    await expect.element(password()).toHaveValue('')
    await expect.element(button('Inloggen')).toBeDisabled()
  },
)
