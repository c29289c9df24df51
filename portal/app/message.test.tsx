import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { authentication } from '../api/contract/authentication.ts'
import { App } from './app.tsx'
import { screens } from './screens.ts'
import { toastsAtom, showToastAtom } from '../session/toast-state.ts'
import { button, heading, renderScreen } from '../stories/render-screen.tsx'
import { mockStatus } from '../stories/story-backend.ts'

const wrong = 'Dit e-mailadres klopt niet. Schrijf het zo: naam@voorbeeld.nl.'
const toasts = () => page.getByRole('region', { name: 'Meldingen' }).getByRole('listitem')
/** A toast shows the first sentence of its message. */
const closer = (text: string) => button(`Sluit melding: ${text.split(/(?<=\.) /)[0]}`)
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
  await signIn('naam@voorbeeld')
  await expect.element(toasts()).toHaveTextContent('Fout Dit e-mailadres klopt niet.')
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})

test('TOAST-01.1 TOAST-01.4 a toast is at the top and can be closed, with pointer and keyboard', async () => {
  await openWithError()
  const { top, bottom } = toasts().element().getBoundingClientRect()
  expect([top, bottom]).toEqual([0, page.getByRole('banner').element().getBoundingClientRect().bottom])
  await closer(wrong).click()
  await expect.element(toasts()).not.toBeInTheDocument()
  await button('Inloggen').click()
  await expect.element(toasts()).toBeVisible()
  closer(wrong).element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(toasts()).not.toBeInTheDocument()
})

test('ERR-06.3 TOAST-02.1 the toast of an error disappears; the error stays at its field, so it is not listed as unread', async () => {
  await openWithError()
  // Less than 6 s, as awaiting elements has advanced the fake clock a little.
  await wait(4000)
  expect(toasts().elements()).toHaveLength(1)
  await wait(2000)
  expect(toasts().elements()).toHaveLength(0)
  await expect.element(page.getByLabelText('E-mailadres')).toHaveAccessibleDescription(wrong)
  await expect.element(recent()).not.toBeInTheDocument()
})

async function openWithUnread() {
  const { store } = await renderScreen(<App />, { at: '/login' })
  act(() => {
    store.set(showToastAtom, { tone: 'success', text: moved, isOnlyToast: true })
  })
  await expect.element(toasts()).toBeVisible()
}
const moved = 'Uw afspraak is verzet. U ziet hem in uw overzicht.'
const recent = () => page.getByText('Laatste meldingen')
/** Opens or closes the list by keyboard. */
async function toggleRecent() {
  recent().element().closest('summary')?.focus()
  await userEvent.keyboard('{Enter}')
}
const listed = () => page.getByText(`Gelukt: ${moved}`)

test('TOAST-02.2 a toast without a text on the screen can be read after it has disappeared, until it was read', async () => {
  await openWithUnread()
  await wait(6000)
  expect(toasts().elements()).toHaveLength(0)
  await expect.element(listed()).not.toBeVisible()
  await toggleRecent()
  await expect.element(listed()).toBeVisible()
  await toggleRecent()
  await expect.element(recent()).not.toBeInTheDocument()
})

test('TOAST-02.2 an unread list is gone on the next screen if it was opened, and otherwise still there', async () => {
  // Loaded before, as React waits for a clock before it replaces the fallback of the next screen.
  await screens.accessibility?.screen.load?.()
  await openWithUnread()
  await page.getByRole('link', { name: 'Toegankelijkheid' }).click()
  await expect.element(heading('Toegankelijkheid')).toBeVisible()
  await toggleRecent()
  await expect.element(listed()).toBeVisible()
  await page.getByRole('link', { name: 'Terug' }).click()
  await expect.element(heading('Inloggen')).toBeVisible()
  await expect.element(recent()).not.toBeInTheDocument()
})

test.each([
  ['hovered', () => userEvent.hover(toasts()), () => userEvent.hover(button('Inloggen'))],
  ['focused', () => closer(wrong).element().focus(), () => button('Inloggen').element().focus()],
] as const)('TOAST-01.5 the timer of a toast is paused while it is %s', async (_how, start, end) => {
  await openWithError()
  await start()
  await wait(60_000)
  expect(toasts().elements()).toHaveLength(1)
  await end()
  await wait(6000)
  expect(toasts().elements()).toHaveLength(0)
})

test('ERR-01.2 ERR-01.3 ERR-02.1 ERR-02.2 a message of the back end for staff is not shown; the toast can be closed and its text stays in the page', async () => {
  const { backend, store } = await renderScreen(<App />, {
    at: '/login',
    replies: [mockStatus(authentication.login, 409, { message: 'Internal detail' })],
  })
  await signIn('emma@voorbeeld.nl')
  const words = 'Dit is intussen al veranderd. Kijk nog eens en probeer het opnieuw.'
  await expect.element(inPage(words)).toBeVisible()
  await expect.element(closer(words)).toBeVisible()
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: words, duration: 6000 }])
  expect(document.body.textContent).not.toContain('Internal detail')
  // No retry button for a refusal: the same input would be refused again.
  await expect.element(button('Opnieuw proberen')).not.toBeInTheDocument()
  backend.setReplies(mockStatus(authentication.login, 500, { message: 'Internal detail' }))
  await button('Inloggen').click()
  await expect.element(inPage('Onbekende fout.')).toBeVisible()
  await expect.element(button('Opnieuw proberen')).toBeVisible()
  expect(document.body.textContent).not.toContain('Internal detail')
})

test('ERR-07 an error of the device shows an unknown error, and nothing is sent', async () => {
  vi.spyOn(globalThis, 'btoa').mockImplementation(() => {
    throw new Error('Not on this device')
  })
  const { backend } = await renderScreen(<App />, { at: '/login' })
  await signIn('emma@voorbeeld.nl')
  await expect.element(inPage('Onbekende fout.')).toBeVisible()
  expect(document.body.textContent).not.toContain('Not on this device')
  expect(backend.sent).toEqual([])
})
