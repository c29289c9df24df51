import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { NavigationMenu } from '../navigation-menu/navigation-menu.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { Page } from '../page/page.tsx'
import { Toaster } from './toaster.tsx'

const onClose = vi.fn()
const bars = {
  overview: <NavigationMenu brand="Kliniek" homeHref="#begin" label="Menu" items={[]} />,
  task: (
    <PageHeader
      title="Afspraak maken"
      back={{ label: 'Terug', href: '#terug' }}
      close={{ label: 'Sluiten', href: '#sluiten' }}
    />
  ),
}
const screen = (
  ids: readonly string[],
  bar: keyof typeof bars = 'overview',
  text = 'Vul uw voorletters en uw achternaam in. Kijk naar de vragen in de lijst.',
) => (
  <>
    <Toaster
      label="Meldingen"
      toasts={ids.map((id) => ({ id, tone: 'error', toneLabel: 'Fout', text, duration: 60_000 }))}
      closeLabel={(sentence) => `Sluit melding: ${sentence}`}
      onClose={onClose}
    />
    <Page header={bars[bar]} skipLabel="Naar de inhoud">
      <h1>Uw overzicht</h1>
      <button type="button">Opslaan</button>
      <div className="h-[200dvh]" />
      <h2>Berichten</h2>
    </Page>
  </>
)
const rect = (element: Element) => element.getBoundingClientRect()
const toast = () => page.getByRole('region', { name: 'Meldingen' })
const positions = () =>
  page
    .getByRole('heading')
    .elements()
    .concat(page.getByRole('button', { name: 'Opslaan' }).element())
    .map((element) => rect(element).top)

async function setView(width: number, height: number, textSize: string) {
  await page.viewport(width, height)
  document.documentElement.dataset.textSize = textSize
}

afterEach(async () => {
  onClose.mockReset()
  delete document.documentElement.dataset.theme
  await setView(390, 844, 'normal')
})

test.each([
  [390, ['6']],
  [1280, ['6']],
])(
  'TOAST-03.4 TOAST-03.5 at %i px the newest error is shown first and announced at once, whatever is queued before it',
  async (width, shown) => {
    await page.viewport(width, 900)
    const toasts = (['success', 'info', 'error', 'error', 'success', 'error'] as const).map((tone, at) => ({
      id: String(at + 1),
      tone,
      toneLabel: 'Let op',
      text: `Melding ${at + 1}`,
      duration: 60_000,
    }))
    const tree = (count: number) => (
      <Toaster label="Meldingen" toasts={toasts.slice(0, count)} closeLabel={String} onClose={() => {}} />
    )
    const { rerender, container } = render(tree(5))
    rerender(tree(6))
    await expect.poll(() => textsOf(page.getByRole('listitem'))).toEqual(shown.map((id) => `Let op Melding ${id}`))
    await expect.poll(() => container.querySelector('[aria-live=assertive]')?.textContent).toContain('Melding 6')
  },
)

const views = (
  [
    [390, 844],
    [256, 490],
    [1280, 900],
  ] as const
).flatMap(([width, height]) =>
  (['normal', 'larger'] as const).flatMap((textSize) =>
    (['overview', 'task'] as const).map((bar) => ({ width, height, textSize, bar })),
  ),
)

test.each(views)(
  'TOASTER-06 TOAST-03.1 TOAST-03.2 at $width px with $textSize text a toast fits within the bar of the $bar and shifts nothing',
  async ({ width, height, textSize, bar }) => {
    document.documentElement.dataset.theme = 'calm-dark'
    await setView(width, height, textSize)
    const { rerender } = render(screen([], bar))
    const before = positions()
    rerender(screen(['1'], bar))
    await expect.element(toast()).toBeVisible()
    const [box, header] = [rect(toast().element()), rect(page.getByRole('banner').element())]
    expect(box.top).toBe(0)
    expect(box.bottom).toBeLessThanOrEqual(header.bottom)
    expect(positions()).toEqual(before)
    rerender(screen([], bar))
    expect(positions()).toEqual(before)
  },
)

test('TOAST-03.2 a toast scrolls away with the bar, so it never covers content', async () => {
  render(screen(['1']))
  await expect.element(toast()).toBeVisible()
  scrollTo(0, 600)
  expect(rect(toast().element()).bottom).toBeLessThan(0)
})

test.each([
  [390, 'normal', 2],
  [390, 'larger', 2],
  [320, 'larger', 3],
])(
  'TOAST-03.6 at %i px with %s text the first sentence takes at most %i lines and is fully visible',
  async (width, textSize, lines) => {
    document.documentElement.dataset.theme = 'calm-dark'
    await setView(width, 844, textSize)
    render(screen(['1']))
    const text = toast().getByText('Fout Vul uw voorletters en uw achternaam in.').element()
    expect(rect(text).height / Number.parseFloat(getComputedStyle(text).lineHeight)).toBeLessThanOrEqual(lines + 0.1)
    expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight + 1)
  },
)

test('TOASTER-06 TOAST-03.3 a toast closes when focus enters the bar, and a new one waits until focus has left it', async () => {
  const { rerender } = render(screen(['1']))
  await expect.element(toast()).toBeVisible()
  act(() => {
    page.getByRole('link', { name: 'Kliniek' }).element().focus()
  })
  expect(onClose.mock.calls).toEqual([['1', 'bar']])
  await expect.element(toast()).not.toBeInTheDocument()
  rerender(screen(['2'], 'overview', 'Een andere melding.'))
  await expect.poll(() => document.querySelector('[aria-live=assertive]')?.textContent).toContain('Een andere melding.')
  await expect.element(toast()).not.toBeInTheDocument()
  act(() => {
    page.getByRole('button', { name: 'Opslaan' }).element().focus()
  })
  await expect.element(toast()).toBeVisible()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a title in the bar that is focused on navigation does not close a toast', async () => {
  render(screen(['1'], 'task'))
  act(() => {
    page.getByRole('heading', { name: 'Afspraak maken' }).element().focus()
  })
  await expect.element(toast()).toBeVisible()
  await userEvent.keyboard('{F6}')
  await expect
    .element(page.getByRole('button', { name: 'Sluit melding: Vul uw voorletters en uw achternaam in.' }))
    .toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()
})
