import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PageHeader } from './page-header.tsx'

test('PAGE-HEADER-01 the title is the h1 and can take focus', () => {
  render(<PageHeader title="Afspraak maken" />)
  const heading = page.getByRole('heading', { level: 1, name: 'Afspraak maken' }).element() as HTMLElement
  heading.focus()
  expect(document.activeElement).toBe(heading)
})

test('PAGE-HEADER-01 with titleAs p the title is not a heading', async () => {
  render(<PageHeader title="Vragenlijst" titleAs="p" />)
  await expect.element(page.getByText('Vragenlijst')).toBeVisible()
  expect(page.getByRole('heading').elements()).toHaveLength(0)
  expect(page.getByText('Vragenlijst').element()).not.toHaveAttribute('tabindex')
})

test('the title looks the same as h1 and as p', () => {
  const sizes = (['h1', 'p'] as const).map((titleAs) => {
    const { unmount } = render(<PageHeader title="Vragenlijst" titleAs={titleAs} />)
    const { fontSize, fontWeight } = getComputedStyle(page.getByText('Vragenlijst').element())
    unmount()
    return `${fontSize} ${fontWeight}`
  })
  expect(sizes).toEqual(['18px 650', '18px 650'])
})

test('PAGE-HEADER-02 back with an href is a link; close with a handler is a button', async () => {
  const stop = vi.fn()
  render(
    <PageHeader
      title="Vragenlijst"
      back={{ label: 'Terug', href: '#terug' }}
      close={{ label: 'Sluiten', onPress: stop }}
    />,
  )
  await expect.element(page.getByRole('link', { name: 'Terug' })).toHaveAttribute('href', '#terug')
  await page.getByRole('button', { name: 'Sluiten' }).click()
  expect(stop).toHaveBeenCalledOnce()
})

test.each([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
])('NAV-02.2 NAV-02.3 back and close are each shown only when given: %o, %o', (hasBack, hasClose) => {
  render(
    <PageHeader
      title="Vragenlijst"
      back={hasBack ? { label: 'Terug', href: '#a' } : undefined}
      close={hasClose ? { label: 'Sluiten', href: '#b' } : undefined}
    />,
  )
  expect(page.getByRole('link', { name: 'Terug' }).elements()).toHaveLength(hasBack ? 1 : 0)
  expect(page.getByRole('link', { name: 'Sluiten' }).elements()).toHaveLength(hasClose ? 1 : 0)
})

test('PAGE-HEADER-03 the tab order is back, the caller’s control, close', async () => {
  render(
    <PageHeader title="Vragenlijst" back={{ label: 'Terug', href: '#a' }} close={{ label: 'Sluiten', href: '#b' }}>
      <button type="button">Rust</button>
    </PageHeader>,
  )
  const reached: string[] = []
  const note = ({ target }: FocusEvent) =>
    reached.push((target as Element).getAttribute('aria-label') ?? (target as Element).textContent)
  document.addEventListener('focusin', note)
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  document.removeEventListener('focusin', note)
  expect(reached).toEqual(['Terug', 'Rust', 'Sluiten'])
})

test('PAGE-HEADER-04 controls are at least 44 px in size', () => {
  render(
    <PageHeader
      title="Vragenlijst"
      back={{ label: 'Terug', href: '#a' }}
      close={{ label: 'Sluiten', onPress: vi.fn() }}
    />,
  )
  for (const control of [page.getByRole('link'), page.getByRole('button')]) {
    const { width, height } = control.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
})

test('PAGE-HEADER-04 a long title fits at 320 px with text at 200 %', async () => {
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '200%'
  render(
    <PageHeader
      title={'Vragenlijst'.repeat(8)}
      back={{ label: 'Terug', href: '#a' }}
      close={{ label: 'Sluiten', href: '#b' }}
    />,
  )
  const { scrollWidth, clientWidth } = document.documentElement
  const { right } = page.getByRole('link', { name: 'Sluiten' }).element().getBoundingClientRect()
  document.documentElement.style.removeProperty('font-size')
  await page.viewport(390, 844)
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  expect(right).toBeLessThanOrEqual(320)
})
