import { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import common from '#locales/nl/common.json'
import { authentication } from '../api/contract/authentication.ts'
import { consults } from '../api/contract/consult.ts'
import { patient } from '../api/contract/patient.ts'
import { App } from './app.tsx'
import { routes } from '../navigation/route-table.ts'
import { showToastAtom, unreadToastsAtom } from '../session/toast-state.ts'
import { signOutAtom, tokenAtom } from '../session/token.ts'
import { planned } from '../stories/fixture/consult.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { firstSlot, slots } from '../stories/fixture/slot.ts'
import { button, heading, renderScreen, text } from '../stories/render-screen.tsx'
import { mockResponse, mockDeferred, mockPending, type StoryReply } from '../stories/story-backend.ts'

const replies = [
  mockResponse(patient.getEmployees, { employees }),
  mockResponse(consults.getSlots, { slots }),
  mockResponse(authentication.login, { method: 'sms' }),
  mockResponse(authentication.login2Factor, { authToken: 'second' }),
]
const first = mockResponse(patient.getInfo, patientInfo({ consults: [planned] }))
const second = mockResponse(patient.getInfo, patientInfo())
const signedIn = (at: string, state: object = {}, ...more: StoryReply[]) =>
  renderScreen(<App />, { at, state, replies: [...replies, first, ...more], token: 'first' })

async function logOff() {
  await button('Menu').click()
  await page.getByRole('navigation', { name: 'Menu' }).getByText('Uitloggen').click()
  await expect.element(heading('Inloggen')).toBeVisible()
}

async function signInAsSecond() {
  await page.getByLabelText('E-mailadres').fill('tweede@voorbeeld.nl')
  await page.getByLabelText('Wachtwoord', { exact: true }).fill('geheim')
  await button('Inloggen').click()
  await page.getByLabelText('Code uit de sms').fill('123456')
  await button('Bevestigen').click()
}

/** Moves in the history; resolves after popstate. */
const go = (delta: number) =>
  new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true })
    history.go(delta)
  })

/** The dashboard, and behind it the three steps of booking another consult. */
async function bookUpToLastStep() {
  const opened = await signedIn(routes.dashboard.pattern)
  await expect.element(text(/3 december 2026/)).toBeVisible()
  opened.backend.setReplies(second)
  history.pushState({}, '', routes.booking.pattern)
  await expect.element(heading(/Hoe wilt u de afspraak/)).toBeVisible()
  await page.getByRole('radio', { name: 'Op de kliniek' }).click()
  await button('Volgende').click()
  await button('dinsdag 1 december, 09:20').click()
  await expect.element(button('Wijzig dag/tijd')).toBeVisible()
  expect(JSON.stringify(history.state)).toContain(firstSlot.startDT)
  return opened
}

async function expectNoChoice() {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => JSON.stringify(history.state)).not.toContain(firstSlot.startDT)
  await expect.element(heading(/Klopt dit/)).not.toBeInTheDocument()
  expect(page.getByRole('radio', { checked: true }).elements()).toEqual([])
}

describe('SES-08 the next patient in the same tab', () => {
  test('SES-08.1 finds no step of the previous patient with Back, and no choice is shown or stored', async () => {
    await bookUpToLastStep()
    history.pushState({}, '', routes.dashboard.pattern)
    await logOff()
    await signInAsSecond()
    await expect.element(heading('Uw overzicht')).toBeVisible()
    // Logging off and signing in replaced the dashboard's entry; the wizard's steps are the entries before it.
    for (let presses = 0; presses < 3; presses += 1) {
      await go(-1)
      await expectNoChoice()
    }
  })

  test('SES-08.1 finds no step of the previous patient with Forward either', async () => {
    const { store } = await bookUpToLastStep()
    await go(-3)
    await expect.element(heading('Uw overzicht')).toBeVisible()
    // Signing in here would cut off what lies ahead.
    const otherTab = new BroadcastChannel('session')
    onTestFinished(() => otherTab.close())
    otherTab.postMessage({ token: 'second', end: null })
    await expect.poll(() => store.get(tokenAtom)).toBe('second')
    for (let presses = 0; presses < 3; presses += 1) {
      await go(1)
      await expectNoChoice()
    }
  })

  test('SES-08.1 is led to the dashboard, not to the screen of the previous patient, also after a reload', async () => {
    const { store } = await signedIn(routes.appointments.pattern)
    await expect.element(text(/3 december 2026/)).toBeVisible()
    history.pushState({}, '', routes.dashboard.pattern)
    await expect.element(heading('Uw overzicht')).toBeVisible()
    await logOff()
    await go(-1)
    await expect.poll(() => location.pathname).toBe(routes.login.pattern)
    await signInAsSecond()
    await expect.poll(() => [location.pathname, store.get(tokenAtom)]).toEqual([routes.dashboard.pattern, 'second'])
  })

  test('SES-08.1 is not redirected by a history entry of the previous patient, even without a recorded session end', async () => {
    await renderScreen(<App />, { at: routes.appointments.pattern, state: { epoch: 'the one before' }, replies })
    await expect.element(heading('Inloggen')).toBeVisible()
    expect(history.state).not.toHaveProperty('returnTo')
  })

  test('SES-08.1 is not redirected by an address opened on this page after the session of the previous patient', async () => {
    await signedIn(routes.dashboard.pattern)
    await expect.element(text(/3 december 2026/)).toBeVisible()
    await logOff()
    history.pushState({}, '', routes.appointments.pattern)
    await expect.poll(() => location.pathname).toBe(routes.login.pattern)
    expect(history.state).not.toHaveProperty('returnTo')
  })

  test('SES-08.2 sees no toast of the previous patient', async () => {
    const { store, backend } = await signedIn(routes.appointments.pattern)
    await expect.element(text(/3 december 2026/)).toBeVisible()
    store.set(showToastAtom, { tone: 'info', text: 'Alleen voor Emma.', isOnlyToast: true })
    await expect.element(page.getByText('Laatste meldingen')).toBeVisible()
    backend.setReplies(second)
    await logOff()
    expect(document.body.textContent).not.toContain('Alleen voor Emma.')
    await signInAsSecond()
    await expect.element(heading('Uw overzicht')).toBeVisible()
    expect([document.body.textContent?.includes('Alleen voor Emma.'), store.get(unreadToastsAtom)]).toEqual([false, []])
  })

  test('SES-03.2 SES-08.2 no answer of the back end stays in memory', async () => {
    const clients = new Set<QueryClient>()
    const mount = QueryClient.prototype.mount
    vi.spyOn(QueryClient.prototype, 'mount').mockImplementation(function (this: QueryClient) {
      clients.add(this)
      mount.call(this)
    })
    await signedIn(routes.appointments.pattern)
    await expect.element(text(/3 december 2026/)).toBeVisible()
    const kept = () =>
      [...clients].flatMap((client) =>
        client
          .getQueryCache()
          .getAll()
          .map(({ queryKey }) => queryKey),
      )
    expect(kept()).toContainEqual(['patientInfo'])
    await logOff()
    expect(kept()).toEqual([])
  })

  test('SES-08.2 a late answer for the previous patient shows nothing', async () => {
    const late = mockDeferred(patient.getInfo, patientInfo({ consults: [planned] }))
    const { backend } = await signedIn(routes.dashboard.pattern, {}, late)
    await logOff()
    backend.setReplies(second)
    await signInAsSecond()
    await expect.element(text('U heeft geen afspraak')).toBeVisible()
    late.tell()
    await expect.poll(() => backend.bodiesOf(patient.getInfo)).toHaveLength(2)
    expect(document.body.textContent).not.toContain('3 december 2026')
  })

  test('SES-08.2 a patient who signed in in another tab sees nothing of the previous one here, not even while loading', async () => {
    const { backend } = await signedIn(routes.dashboard.pattern)
    await expect.element(text(/3 december 2026/)).toBeVisible()
    backend.setReplies(mockPending(patient.getInfo))
    const otherTab = new BroadcastChannel('session')
    onTestFinished(() => otherTab.close())
    otherTab.postMessage({ token: 'second', end: null })
    await expect.element(text('Bezig met laden…')).toBeInTheDocument()
    expect(document.body.textContent).not.toContain('3 december 2026')
  })
})

describe('an address for onboarded patients', () => {
  test('ACC-01.2 redirects a visitor to /login without showing its own content', async () => {
    await renderScreen(<App />, { at: '/finance', replies })
    await expect.element(heading('Inloggen')).toBeVisible()
    expect(history.state).toMatchObject({ returnTo: expect.stringMatching(/^\/finance/) as string })
  })
})

test('ACC-09 an unknown address does not show "not found" before the access of the patient is known', async () => {
  const { backend } = await signedIn('/dummy', {}, mockPending(patient.getInfo))
  await expect.poll(() => backend.bodiesOf(patient.getInfo)).toHaveLength(1)
  await expect.element(text('Bezig met laden…')).toBeInTheDocument()
  await expect.element(heading('Deze pagina bestaat niet')).not.toBeInTheDocument()
})

test('ACC-09.2 an unknown address shows "not found", with the menu', async () => {
  await signedIn('/dummy')
  await expect.element(heading('Deze pagina bestaat niet')).toBeVisible()
  await expect.element(button('Menu')).toBeVisible()
  expect(location.pathname).toBe('/dummy')
})

test('SES-08.2 a session that ends while another screen is loading leaves no data in the page', async () => {
  const { store } = await signedIn(routes.appointments.pattern)
  await expect.element(text(/3 december 2026/)).toBeVisible()
  const held = vi.spyOn(i18next, 'loadNamespaces').mockReturnValue(new Promise(() => {}))
  onTestFinished(() => held.mockRestore())
  history.pushState({}, '', routes.accessibility.pattern)
  await expect.element(heading(common.accessibility)).toBeVisible()
  store.set(signOutAtom, 'expired')
  await expect.poll(() => document.documentElement.outerHTML).not.toContain('3 december 2026')
})
