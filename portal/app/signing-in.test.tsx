import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { authentication } from '../api/contract/authentication.ts'
import { consults } from '../api/contract/consult.ts'
import { patient } from '../api/contract/patient.ts'
import { App } from './app.tsx'
import { expireSessionAtom } from '../navigation/return-location.ts'
import { loadBodyFont } from '../platform/body-font.ts'
import { currentSessionEpoch } from '../session/session-epoch.ts'
import { signOutAtom, tokenAtom } from '../session/token.ts'
import { planned } from '../stories/fixture/consult.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { slots } from '../stories/fixture/slot.ts'
import { button, heading, renderScreen, text } from '../stories/render-screen.tsx'
import { mockResponse, mockStatus } from '../stories/story-backend.ts'

const open = (at: string, state: object = {}, token = '', authToken = 'abc') =>
  renderScreen(<App />, {
    at,
    token,
    state,
    replies: [
      mockResponse(authentication.login, { method: 'sms' }),
      mockResponse(authentication.login2Factor, { authToken }),
      mockResponse(patient.getInfo, patientInfo({ consults: [planned] })),
      mockResponse(patient.getEmployees, { employees }),
      mockResponse(consults.getSlots, { slots }),
    ],
  })

async function enterPassword(email = 'emma@voorbeeld.nl') {
  // The screens before it have a field for the e-mail address too.
  await expect.element(heading('Inloggen')).toBeVisible()
  await page.getByLabelText('E-mailadres').fill(email)
  await page.getByLabelText('Wachtwoord', { exact: true }).fill('geheim')
  await button('Inloggen').click()
  await expect.element(page.getByLabelText('Code uit de sms')).toBeVisible()
}

async function signIn(email?: string) {
  await enterPassword(email)
  await page.getByLabelText('Code uit de sms').fill('123456')
  await button('Bevestigen').click()
}

async function logOff() {
  await button('Menu').click()
  await button('Uitloggen').click()
  await expect.element(text('U bent uitgelogd.')).toBeVisible()
}

test('a browser that stores no session shows a notice once after signing in, and the patient stays signed in', async () => {
  const { store } = await open('/dashboard', {}, '', 'x'.repeat(4100))
  await signIn()
  await expect.element(heading('Uw overzicht')).toBeVisible()
  const notice = page
    .getByRole('main')
    .getByText(
      'Deze browser onthoudt niet dat u bent ingelogd. Als u de pagina sluit of opnieuw laadt, logt u weer in.',
    )
  await expect.element(notice).toBeVisible()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(notice).toBeVisible()
  expect(store.get(tokenAtom)).toHaveLength(4100)
  await page
    .getByRole('link', { name: /^Afspraken/ })
    .first()
    .click()
  await expect.element(heading('Afspraken')).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
  history.back()
  await expect.element(heading('Uw overzicht')).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
})

test('a page with the system font keeps it for a visitor, and the font of the portal loads with the session', async () => {
  const { dataset } = document.documentElement
  dataset['font'] = 'system'
  onTestFinished(() => {
    delete dataset['font']
  })
  await loadBodyFont()
  await open('/dashboard')
  await enterPassword()
  expect(dataset['font']).toBe('system')
  await page.getByLabelText('Code uit de sms').fill('123456')
  await button('Bevestigen').click()
  await expect.element(heading('Uw overzicht')).toBeVisible()
  expect(dataset['font']).toBeUndefined()
})

test('a browser that stores the session shows no notice', async () => {
  await open('/dashboard')
  await signIn()
  await expect.element(heading('Uw overzicht')).toBeVisible()
  await expect.element(page.getByText(/^Deze browser onthoudt niet/)).not.toBeInTheDocument()
})

describe('the redirect after signing in', () => {
  test.each([
    ['/appointment?type=video', 'Afspraak maken'],
    ['/dashboard', 'Uw overzicht'],
  ])('ACC-10.1 TFA-05.1 TFA-05.3 a patient who came for %s lands there', async (address, title) => {
    const { store } = await open('/nergens')
    history.pushState({}, '', address)
    await expect.element(heading('Inloggen')).toBeVisible()
    expect(location.pathname + location.search).toBe('/login')
    await signIn()
    await expect.element(heading(title)).toBeVisible()
    expect([location.pathname + location.search, store.get(tokenAtom)]).toEqual([address, 'abc'])
  })

  test('ACC-10.1 is remembered over other links and Back', async () => {
    await open('/appointments')
    await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
    await page.getByRole('link', { name: 'Terug naar inloggen' }).click()
    await enterPassword()
    await button('Terug').click()
    await signIn()
    await expect.element(heading('Afspraken')).toBeVisible()
    expect(location.pathname).toBe('/appointments')
  })

  test('ACC-10.2 ACC-10.5 does not follow an address outside the portal', async () => {
    await open('/login', { returnTo: 'https://elders.example/' })
    await signIn()
    await expect.element(heading('Uw overzicht')).toBeVisible()
    expect(location.pathname).toBe('/dashboard')
  })
})

describe('a session ended by the back end', () => {
  const interrupted = async (address: string, state: object = {}) => {
    const { store } = await open('/dashboard')
    await signIn()
    await expect.element(heading('Uw overzicht')).toBeVisible()
    history.pushState({ ...state, epoch: currentSessionEpoch() }, '', address)
    await expect.poll(() => location.pathname + location.search).toBe(address)
    store.set(expireSessionAtom)
    await expect
      .element(text('U bent automatisch uitgelogd. Log opnieuw in. Daarna gaat u verder waar u was.'))
      .toBeVisible()
    expect(location.pathname + location.search).toBe('/login')
    // After an expired session the address is filled in; after a log-off it is not (see below).
    await expect.element(page.getByLabelText('E-mailadres')).toHaveValue('emma@voorbeeld.nl')
    return store
  }

  test('SES-06 restored from the cookie has no known owner, so drafts are not promised', async () => {
    const { store } = await open('/appointments', {}, 'abc')
    await expect.element(heading('Afspraken')).toBeVisible()
    store.set(expireSessionAtom)
    await expect
      .element(text('U bent automatisch uitgelogd. Log opnieuw in. Wat u niet had verstuurd, is niet bewaard.'))
      .toBeVisible()
    expect(document.body.textContent).not.toContain('gaat u verder waar u was')
  })

  test('SES-07.3 resumes at the same screen with its state for the same patient', async () => {
    await interrupted('/cancel-appointment', { consultId: planned.id, message: 'Al gelezen.' })
    await signIn('Emma@Voorbeeld.nl')
    await expect.element(heading('Wilt u deze afspraak afzeggen?')).toBeVisible()
    expect(history.state).toEqual({ consultId: planned.id, epoch: currentSessionEpoch() })
  })

  test('SES-07.3 resumes at the same step of a task, with the earlier steps behind Back', async () => {
    const wizard = { run: 'a', step: 1, mode: 'clinic', day: null, slot: null }
    await interrupted('/appointment', { isReschedule: true, consultId: planned.id, wizard })
    await signIn()
    await expect.element(heading(/^Stap 2 van 3/)).toBeVisible()
    history.back()
    await expect.element(heading(/^Stap 1 van 3/)).toBeVisible()
    await expect.element(page.getByRole('radio', { name: 'Op de kliniek' })).toBeChecked()
  })

  test('ACC-10.4 SES-06 leads another patient to the dashboard, and also the first one when they return after that', async () => {
    const store = await interrupted('/appointments')
    await signIn('jan@voorbeeld.nl')
    await expect.element(heading('Uw overzicht')).toBeVisible()
    expect(location.pathname).toBe('/dashboard')
    store.set(signOutAtom, 'expired')
    await signIn()
    await expect.element(heading('Uw overzicht')).toBeVisible()
    expect(location.pathname).toBe('/dashboard')
  })

  test('SES-07.3 resumes once: Back to signing in leads to the dashboard', async () => {
    await interrupted('/appointments')
    await signIn()
    await expect.element(heading('Afspraken')).toBeVisible()
    history.pushState({}, '', '/login')
    await expect.element(heading('Uw overzicht')).toBeVisible()
  })

  test('ACC-10.1 follows another address that the patient opened meanwhile', async () => {
    const store = await interrupted('/appointments')
    history.pushState({ returnTo: '/appointment?type=video', epoch: currentSessionEpoch() }, '', '/login')
    await signIn()
    await expect.poll(() => location.pathname + location.search).toBe('/appointment?type=video')
    expect(store.get(tokenAtom)).toBe('abc')
  })
})

describe('the next patient', () => {
  test('ACC-10.3 after a log-off is not led to the screen of the previous one, not even by Back', async () => {
    await open('/appointments')
    await signIn()
    await expect.element(heading('Afspraken')).toBeVisible()
    await page.getByRole('link', { name: 'Hoofdpijnkliniek' }).click()
    await expect.element(heading('Uw overzicht')).toBeVisible()
    await logOff()
    const arrived = new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true })
    })
    history.back()
    await arrived
    await expect.poll(() => location.pathname).toBe('/login')
    await signIn()
    await expect.element(heading('Uw overzicht')).toBeVisible()
    expect(location.pathname).toBe('/dashboard')
  })

  test('SES-03.2 sees nothing of the previous one, not even when their own data fails to load', async () => {
    const { backend } = await open('/dashboard')
    await signIn()
    await expect.element(text(/3 december 2026/)).toBeVisible()
    await logOff()
    await expect.element(page.getByLabelText('E-mailadres')).toHaveValue('')
    backend.setReplies(
      mockResponse(authentication.login2Factor, { authToken: 'def' }),
      mockStatus(patient.getInfo, 500),
    )
    await signIn()
    await expect.element(heading('Uw overzicht')).toBeVisible()
    await expect.element(page.getByRole('main').getByText('Onbekende fout.')).toBeVisible()
    expect(document.body.textContent).not.toContain('3 december')
  })
})
