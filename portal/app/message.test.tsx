import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { authentication } from '../api/contract/authentication.ts'
import { App } from './app.tsx'
import { noticesAtom } from '../session/notices.ts'
import { button, renderScreen } from '../stories/render-screen.tsx'
import { refuses } from '../stories/story-clinic.ts'

const wrong = 'Dit e-mailadres klopt niet. Schrijf het zo: naam@voorbeeld.nl.'
const toasts = () => page.getByRole('region', { name: 'Meldingen' }).getByRole('listitem')
const closer = (text: string) => button(`Sluit melding: ${text}`)
const inPage = (text: string) => page.getByRole('main').getByText(text, { exact: true })
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

async function signIn(email: string) {
  await page.getByLabelText('E-mailadres').fill(email)
  await page.getByLabelText('Wachtwoord', { exact: true }).fill('geheim')
  await button('Inloggen').click()
}

/** A login screen with a fake clock and one error toast. */
async function openWithError() {
  await renderScreen(<App />, { at: '/login' })
  // The fallback font can make the bar one line higher, and toasts stand below the bar.
  await document.fonts.ready
  await signIn('naam@voorbeeld')
  await expect.element(toasts()).toHaveTextContent(`Fout ${wrong}`)
}

beforeEach(() => { vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }) })
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('TOAST-01.1 TOAST-01.4 a message stands at the top and can be closed, by pointer and by key', async () => {
  await openWithError()
  // The toast covers neither the bar nor the heading.
  const beneath = () => toasts().element().getBoundingClientRect().top - page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().bottom
  await expect.poll(beneath).toBeGreaterThanOrEqual(0)
  expect(beneath()).toBeLessThan(16)
  await closer(wrong).click()
  await expect.element(toasts()).not.toBeInTheDocument()
  await button('Inloggen').click()
  await expect.element(toasts()).toBeVisible()
  closer(wrong).element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(toasts()).not.toBeInTheDocument()
})

test('TOAST-02.1 TOAST-02.2 an error passes; it stays in the page, and can be read again at the end of it', async () => {
  await openWithError()
  // Less than 6 s, as awaiting elements has advanced the fake clock a little.
  await wait(4000)
  expect(toasts().elements()).toHaveLength(1)
  await wait(2000)
  expect(toasts().elements()).toHaveLength(0)
  await expect.element(inPage(wrong)).toBeVisible()
  const again = page.getByText(`Fout: ${wrong}`)
  await expect.element(again).not.toBeVisible()
  await page.getByText('Laatste meldingen').click()
  await expect.element(again).toBeVisible()
})

test.each([
  ['hovered', () => userEvent.hover(toasts()), () => userEvent.hover(button('Inloggen'))],
  ['focused', () => closer(wrong).element().focus(), () => button('Inloggen').element().focus()],
] as const)('TOAST-01.5 time stands still while a message is %s', async (_how, start, end) => {
  await openWithError()
  await start()
  await wait(60_000)
  expect(toasts().elements()).toHaveLength(1)
  await end()
  await wait(6000)
  expect(toasts().elements()).toHaveLength(0)
})

test('ERR-01.2 ERR-01.3 ERR-02.1 ERR-02.2 what the clinic said for its own staff is not shown; its message is closable and stays in the page', async () => {
  const { clinic, store } = await renderScreen(<App />, { at: '/login', replies: [refuses(authentication.login, 409, { message: 'Internal detail' })] })
  await signIn('emma@voorbeeld.nl')
  const words = 'Dit is intussen al veranderd. Kijk nog eens en probeer het opnieuw.'
  await expect.element(inPage(words)).toBeVisible()
  await expect.element(closer(words)).toBeVisible()
  expect(store.get(noticesAtom)).toMatchObject([{ tone: 'error', text: words, duration: 6000 }])
  expect(document.body.textContent).not.toContain('Internal detail')
  // No retry button for a refusal: the same input would be refused again.
  await expect.element(button('Opnieuw proberen')).not.toBeInTheDocument()
  clinic.setReplies(refuses(authentication.login, 500, { message: 'Internal detail' }))
  await button('Inloggen').click()
  await expect.element(inPage('Onbekende fout.')).toBeVisible()
  await expect.element(button('Opnieuw proberen')).toBeVisible()
  expect(document.body.textContent).not.toContain('Internal detail')
})

test('ERR-07 an error of the device itself is an unknown error, and nothing is sent', async () => {
  vi.spyOn(globalThis, 'btoa').mockImplementation(() => { throw new Error('Not on this device') })
  const { clinic } = await renderScreen(<App />, { at: '/login' })
  await signIn('emma@voorbeeld.nl')
  await expect.element(inPage('Onbekende fout.')).toBeVisible()
  expect(document.body.textContent).not.toContain('Not on this device')
  expect(clinic.sent).toEqual([])
})
