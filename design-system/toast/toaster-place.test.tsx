import { act, render } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Page } from '../page/page.tsx'
import { Toaster } from './toaster.tsx'
import { freeTop } from './use-free-place.ts'

const screen = (...ids: string[]) => (
  <>
    <Toaster label="Meldingen" toasts={ids.map((id) => ({ id, tone: 'error', toneLabel: 'Fout', text: `Melding ${id}`, duration: 60_000 }))} closeLabel={String} onClose={() => {}} />
    <Page header={<header>Kliniek</header>} skipLabel="Naar de inhoud">
      <h1>Uw overzicht</h1>
      <p className="h-60">Tekst</p>
      <h2>Berichten</h2>
      <div className="h-[200dvh]" />
      <button type="button">Opslaan</button>
    </Page>
  </>
)
const rect = (element: Element) => element.getBoundingClientRect()
const places = () => page.getByRole('heading').elements().concat(page.getByRole('button', { name: 'Opslaan' }).element()).map((element) => rect(element).top)
const messages = () => rect(page.getByRole('region').element())

test('TOAST-03.4 on a phone there is one message at a time, the newest error first', async () => {
  render(screen('1', '2'))
  await expect.poll(() => page.getByRole('listitem').elements().map((item) => item.textContent)).toEqual(['Fout Melding 2'])
})

test.each([[390, ['6']], [1280, ['6', '4', '3']]])('TOAST-03.4 TOAST-03.5 at %i px the newest error stands first and is spoken at once, whatever waits before it', async (width, shown) => {
  await page.viewport(width, 900)
  const toasts = (['success', 'info', 'error', 'error', 'success', 'error'] as const).map((tone, at) => ({ id: String(at + 1), tone, toneLabel: 'Let op', text: `Melding ${at + 1}`, duration: 60_000 }))
  const tree = (count: number) => <Toaster label="Meldingen" toasts={toasts.slice(0, count)} closeLabel={String} onClose={() => {}} />
  const { rerender, container } = render(tree(5))
  rerender(tree(6))
  await expect.poll(() => page.getByRole('listitem').elements().map((item) => item.textContent)).toEqual(shown.map((id) => `Let op Melding ${id}`))
  await expect.poll(() => container.querySelector('[aria-live=assertive]')?.textContent).toContain('Melding 6')
})

test.each([[390, 844], [1280, 900], [700, 900]])('TOAST-03.1 TOAST-03.2 at %i px a message moves nothing as it comes and as it goes, and lies over no heading', async (width, height) => {
  await page.viewport(width, height)
  const { rerender } = render(screen())
  scrollTo(0, 40)
  const before = places()
  rerender(screen('1'))
  await expect.element(page.getByRole('listitem')).toBeVisible()
  await expect.poll(covered).toEqual([])
  expect(messages().top).toBeLessThan(200)
  expect(places()).toEqual(before)
  rerender(screen())
  expect(places()).toEqual(before)
})

test('TOAST-03.1 a date is not covered either', async () => {
  const { container } = render(<><h1>Afspraken</h1><time className="block text-fact" dateTime="2026-12-03">Donderdag 3 december 2026</time><Toaster label="Meldingen" toasts={[{ id: '1', tone: 'success', toneLabel: 'Gelukt', text: 'Gemaakt', duration: 60_000 }]} closeLabel={String} onClose={() => {}} /></>)
  await expect.element(page.getByRole('listitem')).toBeVisible()
  expect(messages().top).toBeGreaterThanOrEqual(rect(container.querySelector('time') ?? container).bottom)
})

const frames = () => new Promise<void>((resolve) => { requestAnimationFrame(() => requestAnimationFrame(() => resolve())) })
/** The headings that the toasts cover. */
const covered = () => page.getByRole('heading').elements().filter((heading) => {
  const [one, other] = [rect(heading), messages()]
  return one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left
})

test('TOAST-03.1 a message makes room for a panel, however long after the press it opens and closes', async () => {
  const tree = (open: boolean) => <><header><button type="button" aria-expanded={open} aria-controls="panel">Menu</button>{open && <nav id="panel" className="absolute inset-x-0" style={{ height: 160 }}>Uitloggen</nav>}</header>{screen('1')}</>
  const { rerender } = render(tree(false))
  await frames()
  const before = messages().top
  rerender(tree(true))
  await expect.poll(() => messages().top).toBeGreaterThanOrEqual(rect(page.getByRole('navigation').element()).bottom)
  rerender(tree(false))
  await expect.poll(() => messages().top).toBe(before)
})

test('TOAST-03.1 TOAST-03.2 a message stands in its place from its first frame', async () => {
  const { rerender } = render(screen())
  rerender(screen('1'))
  // Before the first paint.
  const { top } = messages()
  expect(top).toBeGreaterThanOrEqual(rect(page.getByRole('banner').element()).bottom)
  expect(covered()).toEqual([])
  await frames()
  expect(messages().top).toBe(top)
})

test('TOAST-03.1 TOAST-03.2 a heading that is scrolled under a message comes clear, and nothing else moves the message', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => { vi.useRealTimers() })
  const scrollBy = async (distance: number, over: number) => {
    window.scrollBy(0, distance)
    await frames()
    expect([messages().top, covered().length]).toEqual([before, over])
    act(() => { vi.advanceTimersByTime(150) })
  }
  render(screen('1'))
  await frames()
  const before = messages().top
  await scrollBy(8, 0)
  expect(messages().top).toBe(before)
  await scrollBy(rect(page.getByRole('heading', { name: 'Berichten' }).element()).top - before - 8, 1)
  expect(covered()).toEqual([])
})

test.each<[what: string, taken: [number, number][], top: number]>([
  ['nothing in the way', [], 56],
  ['a heading in the way', [[84, 120]], 120],
  ['two that leave no room between them', [[84, 120], [160, 190]], 190],
  ['two that leave room', [[84, 120], [220, 250]], 120],
  ['one far down', [[300, 340]], 56],
  ['one that is gone by already', [[-40, -4]], 56],
  ['two in no order', [[160, 190], [84, 120]], 190],
])('TOAST-03.2 with %s', (_what, taken, top) => {
  expect(freeTop(80, 56, taken.map(([start, end]) => ({ top: start, bottom: end })))).toBe(top)
})
