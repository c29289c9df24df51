import { act, cleanup, render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { Suspense, type ComponentType } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { capturedErrors } from '../platform/field-report/captured-errors.ts'
import { pageAtom } from '../platform/reload.ts'
import { subscribeToTypingAtom } from '../session/unsaved.ts'
import { startTexts } from '../stories/story-portal.tsx'
import { lazyWithRetry, ScreenNotLoaded } from '../platform/lazy-with-retry.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

const Arrived = () => <h1>Facturen</h1>
const offlineWords = page.getByText('Er is geen verbinding. Deze pagina opent vanzelf als u weer internet heeft.')

/** Opens a screen whose file loads only while `isThere`, with a connection only while `isOnline`. */
async function open(line: { isThere: boolean; isOnline: boolean; isReplaced?: boolean }) {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => line.isOnline)
  vi.spyOn(window, 'fetch').mockImplementation(() =>
    line.isOnline
      ? Promise.resolve(
          new Response(
            line.isReplaced
              ? '<script src="/assets/start-new.js"></script>'
              : '<script src="/portal/platform/service-worker/app-version.ts"></script>',
          ),
        )
      : Promise.reject(new TypeError('Failed to fetch')),
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn(() =>
    line.isThere
      ? Promise.resolve<ComponentType>(Arrived)
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  )
  const Screen = lazyWithRetry(load)
  const store = createStore()
  const reload = vi.fn()
  store.set(pageAtom, { reload })
  onTestFinished(store.set(subscribeToTypingAtom))
  const shown = (at: string) => (
    <Provider store={store}>
      <ScreenBoundary
        at={at}
        bar={
          <nav>
            <a href="/dashboard">Menu</a>
          </nav>
        }
      >
        <Suspense fallback="Bezig">{at === 'other' ? <h1>Overzicht</h1> : <Screen />}</Suspense>
      </ScreenBoundary>
    </Provider>
  )
  const { rerender } = await act(async () => render(shown('finance')))
  return { goTo: (at: string) => rerender(shown(at)), load, reload }
}

beforeEach(async () => {
  sessionStorage.clear()
  await startTexts()
})

test('ERR-09.1 ERR-09.2 ERR-09.3 ERR-09.4 a screen that fails to load shows a connection error with the menu, and opens by itself when it can', async () => {
  const line = { isThere: false, isOnline: false }
  const { reload } = await open(line)
  await expect.element(offlineWords).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Menu' })).toBeVisible()
  Object.assign(line, { isThere: true, isOnline: true })
  dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('heading', { name: 'Facturen' })).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
})

test('ERR-09.2 ERR-09.4 another screen can be opened meanwhile, and the failed one is requested again afterwards', async () => {
  const line = { isThere: false, isOnline: false }
  const { goTo } = await open(line)
  await expect.element(offlineWords).toBeVisible()
  goTo('other')
  await expect.element(page.getByRole('heading', { name: 'Overzicht' })).toBeVisible()
  line.isThere = true
  goTo('finance')
  await expect.element(page.getByRole('heading', { name: 'Facturen' })).toBeVisible()
})

test('ERR-09.1 ERR-09.3 ERR-09.4 code that fails to load while online and without a new version is requested again, and opens without a reload', async () => {
  const line = { isThere: false, isOnline: true }
  const { reload } = await open(line)
  await expect
    .element(page.getByText('Deze pagina kan nu niet openen. Wij proberen het vanzelf opnieuw.'))
    .toBeVisible()
  line.isThere = true
  dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('heading', { name: 'Facturen' })).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
})

test('ERR-09.3 ERR-09.4 code is requested again every five seconds, whatever the browser reports about the connection', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const line = { isThere: false, isOnline: true }
  const { load, reload } = await open(line)
  // The second import is the boundary's own retry, which fails too.
  await expect.poll(() => load.mock.calls.length).toBe(2)
  line.isThere = true
  await act(() => vi.advanceTimersByTimeAsync(4999))
  expect(load).toHaveBeenCalledTimes(2)
  await act(() => vi.advanceTimersByTimeAsync(1))
  await expect.element(page.getByRole('heading', { name: 'Facturen' })).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
})

test('ERR-09.1 ERR-09.3 PWA-05.2 with a new version, the page reloads once, and then shows a message', async () => {
  const { reload } = await open({ isThere: false, isOnline: true, isReplaced: true })
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  cleanup()
  const again = await open({ isThere: false, isOnline: true, isReplaced: true })
  await expect.element(page.getByText('Er is een nieuwe versie. Laad de pagina opnieuw.')).toBeVisible()
  await page.getByRole('button', { name: 'Pagina opnieuw laden' }).click()
  expect([reload.mock.calls.length, again.reload.mock.calls.length]).toEqual([1, 1])
})

test('ERR-09.1 PWA-05.3 the page does not reload by itself while something is typed', async () => {
  document.body.append(Object.assign(document.createElement('textarea'), { id: 'typed' }))
  onTestFinished(() => document.querySelector('#typed')?.remove())
  const line = { isThere: false, isOnline: false, isReplaced: true }
  const { reload } = await open(line)
  await page.getByRole('textbox').fill('Ik heb al drie dagen hoofdpijn.')
  line.isOnline = true
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Er is een nieuwe versie. Laad de pagina opnieuw.')).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
})

test('a caught error is counted where reports are enabled, and stored nowhere else', async () => {
  await open({ isThere: false, isOnline: false })
  await expect.element(offlineWords).toBeVisible()
  expect(capturedErrors).toEqual([])
  cleanup()
  vi.stubEnv('VITE_REPORT_ADDRESS', 'https://reports.example/portal')
  await open({ isThere: false, isOnline: false })
  await expect.element(offlineWords).toBeVisible()
  expect(capturedErrors.splice(0)).toEqual([[expect.any(ScreenNotLoaded), location.pathname]])
})
