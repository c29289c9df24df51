import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { consults } from '../api/contract/consult.ts'
import { actionState, patient, type PatientInfo } from '../api/contract/patient.ts'
import { App } from './app.tsx'
import { routes } from '../navigation/route-table.ts'
import { mockResponse, type StoryReply } from '../stories/story-backend.ts'
import { planned } from '../stories/fixture/consult.ts'
import { storyNow } from '../stories/fixture/now.ts'
import { onboardingInfo } from '../stories/fixture/onboarding.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { slots } from '../stories/fixture/slot.ts'
import { button, heading, renderScreen, text } from '../stories/render-screen.tsx'
import { clockAtom } from '../platform/clock.ts'
import { toastsAtom } from '../session/toast-state.ts'
import { tokenAtom } from '../session/token.ts'

const replies = [
  mockResponse(patient.getInfo, patientInfo({ consults: [planned] })),
  mockResponse(patient.getEmployees, { employees }),
  mockResponse(consults.getSlots, { slots }),
]
const signedIn = (at: string, state: object = {}, ...more: StoryReply[]) =>
  renderScreen(<App />, { at, state, replies: [...replies, ...more], token: 'abc' })
const signedOut = (at: string, state: object = {}) => renderScreen(<App />, { at, state, replies })
const notOnboarded = mockResponse(patient.getInfo, patientInfo({ user: { onBoardingComplete: false } }))
const addressesFor = (...allowed: string[]) =>
  Object.values(routes)
    .filter(({ access }) => allowed.includes(access))
    .map(({ pattern }) => pattern.replaceAll(/:\w+/g, '1'))

async function choose(item: string) {
  await button('Menu').click()
  await page.getByRole('navigation', { name: 'Menu' }).getByText(item).click()
}

/** Goes back in the history; resolves after popstate. */
const goBack = () =>
  new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true })
    history.back()
  })

beforeEach(() => {
  vi.restoreAllMocks()
})

describe('access to screens', () => {
  test.each(addressesFor('patient', 'onboarded'))(
    'ACC-09.1 ACC-01.2 %s sends a signed-out visitor to /login',
    async (at) => {
      await signedOut(at)
      await expect.element(heading('Inloggen')).toBeVisible()
      expect(location.pathname).toBe(routes.login.pattern)
    },
  )

  test('ACC-01.1 registration is open to a visitor', async () => {
    await signedOut(routes.register.pattern)
    await expect.element(heading(/^Account maken/)).toBeVisible()
    expect(location.pathname).toBe(routes.register.pattern)
  })

  test('ACC-02.1 / goes to the dashboard when signed in', async () => {
    await signedIn(routes.home.pattern)
    await expect.element(heading('Uw overzicht')).toBeVisible()
    expect(location.pathname).toBe(routes.dashboard.pattern)
  })

  test('ACC-02.2 / goes to /login when signed out', async () => {
    await signedOut(routes.home.pattern)
    await expect.element(heading('Inloggen')).toBeVisible()
    expect(location.pathname).toBe(routes.login.pattern)
  })

  test.each([
    ['in', signedIn],
    ['out', signedOut],
  ])('ACC-03.1 ACC-03.2 signed %s, an unknown path shows "not found" with a link to the start', async (_name, open) => {
    await open('/nergens')
    await expect.element(heading('Deze pagina bestaat niet')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Naar het begin' })).toHaveAttribute('href', '/')
  })

  test.each([routes.login.pattern, routes.register.pattern])(
    'ACC-04.1 a signed-in patient who opens %s goes to the dashboard',
    async (at) => {
      await signedIn(at)
      await expect.element(heading('Uw overzicht')).toBeVisible()
      expect(location.pathname).toBe(routes.dashboard.pattern)
    },
  )

  test.each(addressesFor('onboarded'))(
    'ACC-11.1 DASH-13.2 %s redirects a patient who is not onboarded to the dashboard',
    async (at) => {
      await signedIn(at, {}, notOnboarded)
      await expect.element(text('Alles is ingevuld')).toBeVisible()
      expect(location.pathname).toBe(routes.dashboard.pattern)
    },
  )

  test.each([
    ['/dummy', 'Deze pagina bestaat niet'],
    ['/test', 'Testpagina'],
    ['/action/identificationInfo', 'Laat zien wie u bent'],
    ['/action/askbsn', 'Wat is uw BSN?'],
  ])('ACC-09.2 ACC-11.2 %s does not require onboarding, and shows %s', async (at, title) => {
    await signedIn(at, {}, mockResponse(patient.getInfo, onboardingInfo(actionState.none)))
    await expect.element(heading(title)).toBeVisible()
    expect(location.pathname).toBe(at)
  })

  test.each(['/action', '/action/nergens', '/action/insuranceInfo'])('ACC-14.2 %s shows "not found"', async (at) => {
    await signedIn(at)
    await expect.element(heading('Deze pagina bestaat niet')).toBeVisible()
    expect(location.pathname).toBe(at)
  })

  test.each<[string, PatientInfo]>([
    ['has finished onboarding', patientInfo()],
    ...Object.values(actionState).map(
      (state) => [`has an identification that is ${state}`, onboardingInfo(state)] as [string, PatientInfo],
    ),
  ])('BSN-03 a patient who %s may fill in the BSN', async (_who, info) => {
    await signedIn(routes.askBsn.pattern, {}, mockResponse(patient.getInfo, info))
    await expect.element(heading('Wat is uw BSN?')).toBeVisible()
    await expect.element(page.getByLabelText('Burgerservicenummer (BSN)')).toBeEnabled()
    expect(location.pathname).toBe(routes.askBsn.pattern)
  })

  test('ACC-14.1 a message that explains a redirect is shown in the page, without a toast', async () => {
    const { store } = await signedIn(routes.dashboard.pattern, {
      message: 'Dit kan nu nog niet.',
      messageTone: 'info',
    })
    await expect.element(page.getByRole('main').getByText('Dit kan nu nog niet.')).toBeVisible()
    await expect.element(page.getByRole('main').getByText('Let op', { exact: true })).toBeInTheDocument()
    expect(store.get(toastsAtom)).toEqual([])
    expect(history.state).not.toHaveProperty('message', expect.anything())
  })
})

describe('titles and focus', () => {
  test.each([
    [routes.login.pattern, {}, 'Inloggen – Hoofdpijnkliniek'],
    [
      routes.login.pattern,
      { mode: 'verify', method: 'sms', email: 'a@b.nl' },
      'Bevestig dat u het bent – Hoofdpijnkliniek',
    ],
    [
      routes.login.pattern,
      { mode: 'forgotPassword' },
      'Stap 1 van 4: Wat is uw e-mailadres? – Wachtwoord vergeten – Hoofdpijnkliniek',
    ],
    [routes.register.pattern, {}, 'Stap 1 van 6: Wat is uw e-mailadres? – Account maken – Hoofdpijnkliniek'],
    ['/nergens', {}, 'Deze pagina bestaat niet – Hoofdpijnkliniek'],
  ])('APP-09.1 APP-09.3 signed out, %s with %o has its own title and one h1', async (at, state, title) => {
    await signedOut(at, state)
    await expect.poll(() => document.title).toBe(title)
    expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1)
  })

  test('APP-10.1 APP-10.2 on a route change focus moves to the h1 and the title changes', async () => {
    await signedIn(routes.dashboard.pattern)
    await expect.element(heading('Uw overzicht')).toBeVisible()
    await choose('Afspraken')
    await expect.element(heading('Afspraken')).toHaveFocus()
    expect(document.title).toBe('Afspraken – Hoofdpijnkliniek')
    await choose('Overzicht')
    await expect.element(heading('Uw overzicht')).toHaveFocus()
    expect(document.title).toBe('Uw overzicht – Hoofdpijnkliniek')
  })
})

test.each(['{Enter}', ' '])(
  'NAV-03.1 NAV-03.2 "%s" opens the menu, Escape closes it and returns focus',
  async (key) => {
    await signedIn(routes.dashboard.pattern)
    await expect.element(heading('Uw overzicht')).toBeVisible()
    button('Menu').element().focus()
    await expect.element(button('Menu')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard(key)
    await expect.element(button('Menu')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Overzicht' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument()
    await expect.element(button('Menu')).toHaveFocus()
  },
)

test('ACC-07.1 ACC-07.2 TOAST-02.3 a success message in the state is shown only as a toast of 6 s, then removed from the state', async () => {
  const { store } = await signedIn(routes.appointments.pattern, { message: 'Uw afspraak is gemaakt.' })
  const toasts = page.getByRole('region', { name: 'Meldingen' }).getByRole('listitem')
  await expect.poll(() => textsOf(toasts)).toEqual(['Gelukt Uw afspraak is gemaakt.'])
  await expect.element(page.getByRole('main').getByText('Uw afspraak is gemaakt.')).not.toBeInTheDocument()
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'success', duration: 6000 }])
  expect((history.state as { message?: string }).message).toBeUndefined()
})

test('SES-03.1 SES-03.4 SES-05 logging off clears the token and shows /login with a message; Back shows no patient data', async () => {
  const { store } = await signedIn(routes.dashboard.pattern)
  await expect.element(text(/3 december 2026/)).toBeVisible()
  await choose('Afspraken')
  await expect.element(heading('Afspraken')).toBeVisible()
  await choose('Uitloggen')
  await expect.element(heading('Inloggen')).toBeVisible()
  await expect.element(text('U bent uitgelogd.')).toBeVisible()
  expect([store.get(tokenAtom), sessionStorage.getItem('token'), document.cookie]).toEqual([
    null,
    null,
    expect.not.stringContaining('token='),
  ])
  expect(document.body.textContent).not.toContain('3 december')
  await goBack()
  await expect.poll(() => location.pathname).toBe(routes.login.pattern)
  await expect.element(heading('Inloggen')).toBeVisible()
  expect(document.body.textContent).not.toContain('3 december')
})

test('ERR-05.1 ERR-05.2 APP-09.1 APP-09.3 when a screen throws, header and menu stay usable and the next route renders', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { store } = await signedIn(routes.cancel.pattern, { consultId: planned.id })
  await expect.element(heading('Wilt u deze afspraak afzeggen?')).toBeVisible()
  store.set(clockAtom, {
    now: () => {
      if (location.pathname === routes.dashboard.pattern) throw new Error('broken on purpose')
      return storyNow
    },
  })
  history.pushState({}, '', routes.dashboard.pattern)
  await expect.element(heading('Er ging iets mis')).toBeVisible()
  await expect.poll(() => document.title).toBe('Er ging iets mis – Hoofdpijnkliniek')
  expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1)
  await choose('Afspraken')
  await expect.element(heading('Afspraken')).toBeVisible()
  await expect.element(text(/3 december 2026/)).toBeVisible()
})
