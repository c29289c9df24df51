import { act, render } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startTexts } from '../stories/story-portal.tsx'
import { arriving } from './arriving.tsx'
import { ScreenBoundary } from './broken-screen.tsx'

const Arrived = () => <h1>Facturen</h1>
const offlineWords = page.getByText('Er is geen verbinding. Deze pagina opent vanzelf als u weer internet heeft.')

/** A screen whose file comes only while `isThere` says so, on a line that is up only while `isOnline` says so. */
async function open(line: { isThere: boolean; isOnline: boolean }) {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => line.isOnline)
  vi.spyOn(window, 'fetch').mockImplementation(() => (line.isOnline ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch'))))
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => silent.mockRestore())
  const Screen = arriving(() => (line.isThere ? Promise.resolve<ComponentType>(Arrived) : Promise.reject(new TypeError('Failed to fetch dynamically imported module'))))
  const shown = (at: string) => (
    <ScreenBoundary at={at} bar={<nav><a href="/dashboard">Menu</a></nav>}>
      <Suspense fallback="Bezig">{at === 'other' ? <h1>Overzicht</h1> : <Screen />}</Suspense>
    </ScreenBoundary>
  )
  const { rerender } = await act(async () => render(shown('finance')))
  return { goTo: (at: string) => rerender(shown(at)) }
}

beforeEach(async () => {
  vi.restoreAllMocks()
  await startTexts()
})

test('ERR-09 a screen that cannot be loaded names the connection, keeps the menu, and opens by itself once it can', async () => {
  const line = { isThere: false, isOnline: false }
  await open(line)
  await expect.element(offlineWords).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Menu' })).toBeVisible()
  Object.assign(line, { isThere: true, isOnline: true })
  dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('heading', { name: 'Facturen' })).toBeVisible()
})

test('ERR-09 another screen can be opened meanwhile, and this one is asked for again afterwards', async () => {
  const line = { isThere: false, isOnline: false }
  const { goTo } = await open(line)
  await expect.element(offlineWords).toBeVisible()
  goTo('other')
  await expect.element(page.getByRole('heading', { name: 'Overzicht' })).toBeVisible()
  line.isThere = true
  goTo('finance')
  await expect.element(page.getByRole('heading', { name: 'Facturen' })).toBeVisible()
})

test('ERR-09 a file that does not come although there is a connection belongs to a version that is gone', async () => {
  await open({ isThere: false, isOnline: true })
  await expect.element(page.getByText('Er is een nieuwe versie. Laad de pagina opnieuw.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Pagina opnieuw laden' })).toBeVisible()
})
