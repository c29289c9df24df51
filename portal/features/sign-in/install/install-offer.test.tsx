import { act } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { App } from '../../../app/app.tsx'
import { authentication } from '../../../api/contract/authentication.ts'
import { installedCookie } from './install-way.ts'
import { thisDevice } from './install.ts'
import { mockResponse } from '../../../stories/story-backend.ts'
import { button, heading, renderScreen } from '../../../stories/render-screen.tsx'

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const androidFirefox = 'Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'
const iPad =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'

const offer = () => page.getByRole('region', { name: 'Open het portaal met één tik' })
const setCookie = (text: string) => {
  document.cookie = text
}
const hasCookie = () => document.cookie.split('; ').includes(installedCookie)

/** Overrides properties of `navigator` for another device; restored after the test. */
function overrideNavigator(userAgent: string, more: Record<string, unknown> = {}) {
  const facts = { userAgent, maxTouchPoints: 5, userAgentData: undefined, getInstalledRelatedApps: undefined, ...more }
  for (const [name, value] of Object.entries(facts))
    Object.defineProperty(navigator, name, { configurable: true, get: () => value })
  onTestFinished(() => {
    for (const name of Object.keys(facts)) Reflect.deleteProperty(navigator, name)
  })
}

/** The browser's install event, as index.html stores it, with the user's choice in its dialog. */
function stubInstallPrompt(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(() => Promise.resolve())
  window.installOffer = Object.assign(new Event('beforeinstallprompt'), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  })
  onTestFinished(() => {
    delete window.installOffer
  })
  return prompt
}

async function open(at = '/login') {
  await renderScreen(<App />, { at, replies: [mockResponse(authentication.login, { method: 'sms' })] })
  await expect.element(heading(/./)).toBeVisible()
}

/** Number of offers once all asynchronous causes of one are settled. */
async function settledOfferCount(): Promise<number> {
  await act(async () => {
    await import('./install-offer.tsx')
  })
  await act(async () => {
    await thisDevice().catch(() => null)
  })
  return offer().elements().length
}

beforeEach(() => {
  sessionStorage.clear()
  setCookie('pwa_installed=; Path=/; Max-Age=0')
  onTestFinished(() => setCookie('pwa_installed=; Path=/; Max-Age=0'))
})

describe('PWA-01 the install offer', () => {
  test('PWA-01.2 PWA-01.3 shows on an iPad how to add the portal to the home screen', async () => {
    overrideNavigator(iPad)
    await open()
    await expect
      .element(offer().getByRole('listitem').nth(0))
      .toHaveTextContent('Tik in de balk van uw browser op Deel.')
    await expect.element(offer().getByRole('listitem').nth(1)).toHaveTextContent('Kies ‘Zet op beginscherm’.')
    await expect.element(button('Installeren')).not.toBeInTheDocument()
  })

  test('PWA-01.4 shows in Firefox on Android which menu to use', async () => {
    overrideNavigator(androidFirefox)
    await open()
    await expect.element(offer().getByRole('listitem').nth(0)).toHaveTextContent('Tik op naast het adres.')
    await expect
      .element(offer().getByRole('listitem').nth(1))
      .toHaveTextContent('Kies ‘Installeren’ of ‘Toevoegen aan startscherm’.')
  })

  test('PWA-01.5 has an install button on other devices, and takes no focus', async () => {
    overrideNavigator(android)
    await open()
    await page.getByLabelText('E-mailadres').click()
    await expect.element(offer().getByRole('button', { name: 'Installeren' })).toBeVisible()
    await expect.element(page.getByLabelText('E-mailadres')).toHaveFocus()
  })

  test('PWA-01.1 is shown only when signing in, not with the code, a new account or a forgotten password', async () => {
    overrideNavigator(android)
    await open()
    await expect.element(offer()).toBeVisible()
    await page.getByLabelText('E-mailadres').fill('emma@voorbeeld.nl')
    await page.getByLabelText('Wachtwoord', { exact: true }).fill('geheim')
    await button('Inloggen').click()
    await expect.element(page.getByLabelText('Code uit de sms')).toBeVisible()
    expect(await settledOfferCount()).toBe(0)
    // Headings start with the task's name: matches the step as well.
    for (const [state, address, head] of [
      [{}, '/register', /^Account maken, stap 1 van 6/],
      [{ mode: 'forgotPassword' }, '/login', /^Wachtwoord vergeten, stap 1 van 4/],
    ] as const) {
      await act(async () => history.pushState(state, '', address))
      await expect.element(heading(head)).toBeVisible()
      expect(await settledOfferCount()).toBe(0)
    }
  })

  test('is hidden while the offline message is shown', async () => {
    overrideNavigator(android)
    await open()
    await expect.element(offer()).toBeVisible()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => {
      dispatchEvent(new Event('offline'))
    })
    await expect.element(offer()).not.toBeInTheDocument()
  })

  test('PWA-01.2 is not shown on a desktop', async () => {
    overrideNavigator(
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
      { maxTouchPoints: 0 },
    )
    await open()
    expect(await settledOfferCount()).toBe(0)
  })
})

describe('PWA-02 the install offer is not shown', () => {
  test('PWA-02.1 when the browser reports that the portal is installed', async () => {
    overrideNavigator(android, { getInstalledRelatedApps: () => Promise.resolve([{ platform: 'webapp' }]) })
    await open()
    expect(await settledOfferCount()).toBe(0)
  })

  test('PWA-02.2 when the cookie shows that it is installed', async () => {
    setCookie(`${installedCookie}; Path=/`)
    overrideNavigator(android)
    await open()
    expect(await settledOfferCount()).toBe(0)
  })

  test('PWA-02.3 in the app itself', async () => {
    const match = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === '(display-mode: standalone)' ? ({ matches: true } as MediaQueryList) : match(query),
    )
    overrideNavigator(android)
    await open()
    expect(await settledOfferCount()).toBe(0)
  })

  test('PWA-02.3 in the app on iOS, which has its own property for that', async () => {
    overrideNavigator(iPad, { standalone: true })
    await open()
    expect(await settledOfferCount()).toBe(0)
  })

  test('but is when the browser cannot check', async () => {
    overrideNavigator(android, {
      getInstalledRelatedApps: () => Promise.reject(new DOMException('no', 'InvalidStateError')),
    })
    await open()
    await expect.element(offer()).toBeVisible()
  })
})

describe('PWA-03 the install cookie', () => {
  test('PWA-03.1 is set for a year when the patient accepts in the browser’s dialog; the offer disappears, and focus stays in the content', async () => {
    overrideNavigator(android)
    await open()
    const prompt = stubInstallPrompt('accepted')
    const written = vi.spyOn(document, 'cookie', 'set')
    await button('Installeren').click()
    await expect.element(offer()).not.toBeInTheDocument()
    expect(prompt).toHaveBeenCalledTimes(1)
    expect(written.mock.calls).toEqual([['pwa_installed=true; Path=/; Max-Age=31536000; SameSite=Strict; Secure']])
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  test('PWA-03.1 is not set when the patient declines there', async () => {
    overrideNavigator(android)
    await open()
    stubInstallPrompt('dismissed')
    await button('Installeren').click()
    await expect.element(offer()).not.toBeInTheDocument()
    expect(hasCookie()).toBe(false)
  })

  test.each([
    ['an iPad', iPad],
    ['Firefox on Android', androidFirefox],
  ])('PWA-03.2 is set by the button under the instructions on %s', async (_name, userAgent) => {
    overrideNavigator(userAgent)
    await open()
    await button('Gedaan').click()
    await expect.element(offer()).not.toBeInTheDocument()
    expect(hasCookie()).toBe(true)
  })

  test('is set when the portal was installed with the browser’s menu', async () => {
    overrideNavigator(android)
    await open()
    await expect.element(offer()).toBeVisible()
    act(() => {
      dispatchEvent(new Event('appinstalled'))
    })
    await expect.element(offer()).not.toBeInTheDocument()
    expect(hasCookie()).toBe(true)
  })

  test('PWA-03.3 is not set by closing; the offer stays closed in this tab', async () => {
    overrideNavigator(android)
    await open()
    await expect.element(offer()).toBeVisible()
    offer().getByRole('button', { name: 'Niet nu' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(offer()).not.toBeInTheDocument()
    expect(hasCookie()).toBe(false)
    await expect.element(page.getByRole('main')).toHaveFocus()
    await act(async () => history.pushState({}, '', '/register'))
    await act(async () => history.pushState({}, '', '/login'))
    await expect.element(heading('Inloggen')).toBeVisible()
    expect(await settledOfferCount()).toBe(0)
    expect(sessionStorage.getItem('installClosed')).not.toBeNull()
  })
})

test('PWA-04 when the browser cannot install, an alert shows that, and the button stays', async () => {
  overrideNavigator(android)
  await open()
  await button('Installeren').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Installeren kan nu niet op dit apparaat. U kunt het portaal gewoon in uw browser gebruiken.')
  await expect.element(button('Installeren')).toHaveFocus()
  expect(hasCookie()).toBe(false)
})
