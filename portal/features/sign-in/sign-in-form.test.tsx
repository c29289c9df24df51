import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { App } from '../../app/app.tsx'
import { authentication } from '../../api/contract/authentication.ts'
import { routes } from '../../navigation/route-table.ts'
import { toastsAtom } from '../../session/toast-state.ts'
import { mockResponse, mockPending, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { button, heading, renderScreen, text } from '../../stories/render-screen.tsx'

const email = () => page.getByLabelText('E-mailadres')
const password = () => page.getByLabelText('Wachtwoord', { exact: true })
const submit = () => button('Inloggen')
const open = (...replies: StoryReply[]) => renderScreen(<App />, { at: routes.login.pattern, replies })

async function signIn(address = 'emma@voorbeeld.nl', secret = 'Zomer€été') {
  await email().fill(address)
  await password().fill(secret)
  await submit().click()
}

describe('the form', () => {
  test('LOGIN-02.1 has both fields, a link to reset the password, a button and a link to registration', async () => {
    await open()
    await expect.element(email()).toHaveAttribute('type', 'email')
    await expect.element(password()).toHaveAttribute('type', 'password')
    await expect.element(submit()).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Wachtwoord vergeten?' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Account maken' })).toHaveAttribute('href', '/register')
  })

  test('has the attributes for password managers and on-screen keyboards', async () => {
    await open()
    const hintsOf = (field: ReturnType<typeof email>) =>
      ['autocomplete', 'inputmode', 'enterkeyhint', 'autocapitalize'].map((name) => field.element().getAttribute(name))
    await expect.element(email()).toBeVisible()
    expect([hintsOf(email()), hintsOf(password())]).toEqual([
      ['username', 'email', 'next', 'none'],
      ['current-password', null, 'go', 'none'],
    ])
  })

  test('LOGIN-02.2 cannot be sent while a required field is empty, and shows an error once one was left empty', async () => {
    await open()
    await expect.element(submit()).toBeDisabled()
    await email().fill('emma@voorbeeld.nl')
    await expect.element(submit()).toBeDisabled()
    const missing = text('Vul uw e-mailadres en wachtwoord in.')
    await expect.element(missing).not.toBeInTheDocument()
    await password().click()
    await email().click()
    await expect.element(missing).toBeVisible()
    await password().fill('geheim')
    await expect.element(submit()).toBeEnabled()
    await email().fill('   ')
    await expect.element(submit()).toBeDisabled()
  })

  test('LOGIN-02.2 on Enter with an empty field, focuses that field, or shows an error if it has focus already', async () => {
    const { backend, store } = await open()
    await email().click()
    await userEvent.keyboard('{Enter}')
    const words = 'Vul uw e-mailadres en wachtwoord in.'
    await expect.element(text(words)).toBeVisible()
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: words }])
    await userEvent.keyboard('emma@voorbeeld.nl{Enter}')
    await expect.element(password()).toHaveFocus()
    const [first, ...others] = store.get(toastsAtom)
    expect(others).toEqual([])
    await userEvent.keyboard('{Enter}')
    expect(store.get(toastsAtom).map(({ id }) => id === first?.id)).toEqual([false])
    expect(backend.sent).toHaveLength(0)
  })

  test('LOGIN-02.3 is enabled by values that a password manager fills in without events', async () => {
    const { backend } = await open(mockPending(authentication.login))
    for (const [field, value] of [
      [email(), 'emma@voorbeeld.nl'],
      [password(), 'geheim'],
    ] as const) {
      ;(field.element() as HTMLInputElement).value = value
    }
    await expect.element(submit()).toBeDisabled()
    await userEvent.hover(heading('Inloggen'))
    await expect.element(submit()).toBeEnabled()
    await submit().click()
    await expect.poll(() => backend.sent[0]?.headers.Authorization).toBe(`Basic ${btoa('emma@voorbeeld.nl:geheim')}`)
  })

  test('LOGIN-01.1 LOGIN-01.2 signing in, code, password reset and registration are modes of one screen, and /register opens registration', async () => {
    await open(mockResponse(authentication.login, { method: 'sms' }))
    await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
    await expect.element(heading(/^Wachtwoord vergeten/)).toBeVisible()
    expect(location.pathname).toBe(routes.login.pattern)
    history.replaceState({}, '', routes.register.pattern)
    await expect.element(heading(/^Account maken/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login')
    history.replaceState({}, '', routes.login.pattern)
    await expect.element(heading('Inloggen')).toBeVisible()
    await signIn()
    await expect.element(heading('Bevestig dat u het bent')).toBeVisible()
    expect(location.pathname).toBe(routes.login.pattern)
  })
})

describe('an invalid e-mail address', () => {
  test('LOGIN-05.1 LOGIN-05.2 APP-11.3 ERR-06.1 shows an error at the field and in a toast of 6 s, and nothing is sent', async () => {
    const { backend, store } = await open()
    await signIn('emma@voorbeeld')
    const words = 'Dit e-mailadres klopt niet. Schrijf het zo: naam@voorbeeld.nl.'
    await expect.element(email()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(email()).toHaveAccessibleDescription(words)
    await expect.element(email()).toHaveFocus()
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: words, duration: 6000 }])
    expect(backend.sent).toHaveLength(0)
    await email().fill('emma@voorbeeld.nl')
    await submit().click()
    await expect.element(email()).not.toHaveAttribute('aria-invalid', 'true')
  })
})

describe('signing in', () => {
  test('LOGIN-03.1 LOGIN-03.2 APP-11.2 sends a Basic header with the trimmed e-mail address and the unchanged password', async () => {
    const { backend } = await open(mockPending(authentication.login))
    await signIn('  emma@voorbeeld.nl ')
    await expect
      .poll(() => backend.sent.map(({ endpoint, url }) => [endpoint.method, new URL(url).pathname]))
      .toEqual([['GET', '/auth/login']])
    const [, code = ''] = backend.sent[0]?.headers.Authorization?.split(' ') ?? []
    const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0))
    expect(new TextDecoder().decode(bytes)).toBe('emma@voorbeeld.nl:Zomer€été')
  })

  test.each([
    ['sms', { method: 'sms' }, 'Code uit de sms'],
    ['none', {}, 'Code uit de sms'],
    ['null', { method: null }, 'Code uit de sms'],
    ['of an empty text', { method: '' }, 'Code uit de sms'],
    ['otp', { method: 'otp' }, 'Code uit uw app'],
  ])('LOGIN-04.1 the method %s opens the verify screen', async (_name, answer, label) => {
    await open(mockResponse(authentication.login, answer))
    await signIn()
    await expect.element(page.getByLabelText(label)).toBeVisible()
  })

  test.each([
    ['SMS in capitals', 'SMS'],
    ['false', false],
    ['a list', ['sms']],
  ])('LOGIN-04.2 an unknown method, such as %s, stays here and shows what to do', async (_name, method) => {
    const { store } = await open(mockStatus(authentication.login, 200, { method }))
    await signIn()
    const words = 'Wij kunnen u geen code sturen. Bel de kliniek op 010 000 00 00. Wij helpen u verder.'
    await expect
      .element(
        page
          .getByRole('main')
          .getByText(/^Wij kunnen u geen code sturen\. Bel de kliniek op .*\. Wij helpen u verder\.$/),
      )
      .toBeVisible()
    await expect.element(heading('Inloggen')).toBeVisible()
    await expect.element(email()).toHaveValue('emma@voorbeeld.nl')
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: words }])
  })

  test('LOGIN-06.1 LOGIN-06.2 a 401 does not reveal which of the two was wrong; the e-mail address stays', async () => {
    const { store } = await open(mockStatus(authentication.login, 401))
    await signIn()
    const words = 'Uw e-mailadres en wachtwoord passen niet bij elkaar. Kijk ze na en probeer het opnieuw.'
    await expect.element(text(words)).toBeVisible()
    await expect.element(email()).toHaveValue('emma@voorbeeld.nl')
    for (const field of [email(), password()]) await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: words, duration: 6000 }])
  })

  test('pressing the button twice sends once', async () => {
    const { backend } = await open(mockPending(authentication.login))
    await email().fill('emma@voorbeeld.nl')
    await password().fill('geheim')
    await submit().dblClick()
    await expect.element(button('Bezig met inloggen…')).toBeVisible()
    await expect.poll(() => backend.sent).toHaveLength(1)
  })
})
