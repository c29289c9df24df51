import { act } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { App } from './app.tsx'
import { authentication } from '../api/contract/authentication.ts'
import { consults } from '../api/contract/consult.ts'
import { patient } from '../api/contract/patient.ts'
import { toastsAtom } from '../session/toast-state.ts'
import { signOutAtom } from '../session/token.ts'
import { newVersionAtom } from '../platform/service-worker/app-version.ts'
import { planned } from '../stories/fixture/consult.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { firstSlot, slots } from '../stories/fixture/slot.ts'
import { button, heading, renderScreen, text, type RenderOptions } from '../stories/render-screen.tsx'
import { mockResponse, mockDeferred, mockStatus } from '../stories/story-backend.ts'

const known = [
  mockResponse(patient.getInfo, patientInfo({ consults: [planned] })),
  mockResponse(patient.getEmployees, { employees }),
  mockResponse(consults.getSlots, { slots }),
]
const notice = () => page.getByRole('contentinfo').getByText('Er is een nieuwe versie')

/** Opens the portal at an address. `deploy` announces a newer version; `opens` waits one interval and says whether it was opened. */
async function open(at: string, { replies = [], ...options }: Partial<RenderOptions> = {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { store } = await renderScreen(<App />, { at, replies: [...known, ...replies], ...options })
  const opened = vi.fn()
  const opens = async () => {
    await act(async () => vi.advanceTimersByTime(1000))
    return opened.mock.calls.length > 0
  }
  return { store, opens, deploy: () => act(async () => store.set(newVersionAtom, { id: '2', open: opened })) }
}

const goTo = (address: string) => act(async () => history.pushState({}, '', address))
const email = () => page.getByLabelText('E-mailadres')

describe('PWA-05 a new version loads', () => {
  test('PWA-05.2 at once where nothing is typed', async () => {
    const { opens, deploy } = await open('/login')
    await expect.element(heading('Inloggen')).toBeVisible()
    await deploy()
    expect(await opens()).toBe(true)
  })

  test('PWA-05.3 at the next navigation where something is typed, with a notice', async () => {
    const { opens, deploy } = await open('/login')
    await email().fill('emma@voorbeeld.nl')
    await deploy()
    await expect.element(notice()).toBeVisible()
    expect(await opens()).toBe(false)
    await goTo('/register')
    expect(await opens()).toBe(true)
  })

  test('PWA-05.3 not between two steps at one address, because the task is not finished', async () => {
    const { opens, deploy } = await open('/login', { replies: [mockResponse(authentication.login, { method: 'sms' })] })
    await email().fill('emma@voorbeeld.nl')
    await page.getByLabelText('Wachtwoord', { exact: true }).fill('geheim')
    await deploy()
    await button('Inloggen').click()
    await expect.element(page.getByLabelText('Code uit de sms')).toBeVisible()
    expect(await opens()).toBe(false)
  })

  test('PWA-05.3 not over values that a password manager filled in without events', async () => {
    const { opens, deploy } = await open('/login')
    await expect.element(email()).toBeVisible()
    ;(email().element() as HTMLInputElement).value = 'emma@voorbeeld.nl'
    await deploy()
    expect(await opens()).toBe(false)
  })

  test('after a display setting was changed, which is stored on the device', async () => {
    const { opens, deploy } = await open('/login')
    await button('Weergave').click()
    await page.getByText('Groter', { exact: true }).click()
    await deploy()
    expect(await opens()).toBe(true)
  })

  test('PWA-05.3 after saving, and the result is shown after the reload too', async () => {
    const { opens, deploy } = await open('/cancel-appointment', {
      state: { consultId: planned.id },
      token: 'abc',
      replies: [mockResponse(consults.cancelConsult, undefined)],
    })
    await page.getByLabelText('Wilt u er iets bij zeggen? Dit hoeft niet.').fill('Ik ben ziek.')
    await deploy()
    expect(await opens()).toBe(false)
    await button('Afspraak afzeggen').click()
    await expect.element(heading('Afspraken')).toBeVisible()
    expect(history.state).toMatchObject({ result: { kind: 'cancelled' } })
    await expect.poll(opens).toBe(true)
  })
})

const confirming = {
  state: { wizard: { run: 'update', step: 2, mode: 'clinic', day: '20261201', slot: firstSlot } },
  token: 'abc',
}
const free = mockResponse(patient.getInfo, patientInfo())

describe('PWA-05 a new version waits', () => {
  test('PWA-05.3 while a call is pending, on any screen, and while its result is shown', async () => {
    const late = mockDeferred(consults.addConsult, undefined)
    const { store, opens, deploy } = await open('/appointment', { ...confirming, replies: [free, late] })
    await button('Afspraak maken').click()
    await deploy()
    await goTo('/dashboard')
    await expect.element(heading('Uw overzicht')).toBeVisible()
    expect(await opens()).toBe(false)
    await act(async () => late.tell())
    await expect.poll(() => store.get(toastsAtom)).toHaveLength(1)
    expect(await opens()).toBe(false)
    await goTo('/appointments')
    await expect.poll(opens).toBe(true)
  })

  test('PWA-05.3 while an error with a retry button is shown', async () => {
    const { store, opens, deploy } = await open('/appointment', {
      ...confirming,
      replies: [free, mockStatus(consults.addConsult, 503)],
    })
    await button('Afspraak maken').click()
    await expect
      .element(page.getByRole('main').getByText('De kliniek is even niet bereikbaar.', { exact: false }).first())
      .toBeVisible()
    act(() => store.set(toastsAtom, []))
    await deploy()
    expect(await opens()).toBe(false)
    await goTo('/dashboard')
    await expect.poll(opens).toBe(true)
  })

  test('until the message that the session has ended is shown', async () => {
    const { store, opens, deploy } = await open('/dashboard', { token: 'abc' })
    await expect.element(heading('Uw overzicht')).toBeVisible()
    act(() => store.set(signOutAtom, 'loggedOff'))
    await deploy()
    await expect.element(text('U bent uitgelogd.')).toBeVisible()
    expect(await opens()).toBe(false)
  })
})
