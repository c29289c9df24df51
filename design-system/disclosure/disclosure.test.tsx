import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { menuIcon, moonIcon } from '../icon/icons.ts'
import { Bar } from '../page-header/bar.tsx'
import { Page } from '../page/page.tsx'
import { StickyFooter } from '../page/sticky-footer.tsx'
import { Disclosure } from './disclosure.tsx'

const button = () => page.getByRole('button', { name: 'Rust, rustige weergave' })
const link = () => page.getByRole('link', { name: 'Uitleg' })
/** The panel comes a moment after the press. */
async function openPanel(opener = button()) {
  await opener.click()
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
}

function show() {
  return render(
    <>
      <div className="relative">
        <Disclosure label="Rust, rustige weergave" text="Rust" icon={moonIcon} panelLabel="Keuzes">
          <p>Licht</p>
          <a href="#uitleg">Uitleg</a>
        </Disclosure>
      </div>
      <p className="fixed bottom-0">Tekst van de pagina</p>
      <button type="button">Daarna</button>
    </>,
  )
}

test('DISCLOSURE-01 the button exposes whether the panel is open and which panel it controls', async () => {
  show()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
  expect(button().element()).not.toHaveAttribute('aria-controls')
  await openPanel()
  const panel = page.getByRole('group', { name: 'Keuzes' }).element()
  expect(button().element()).toHaveAttribute('aria-controls', panel.id)
  await button().click()
  await expect.element(page.getByText('Licht')).not.toBeInTheDocument()
})

test('the accessible name contains the visible label', () => {
  show()
  expect(button().element().getAttribute('aria-label')?.split(/\W+/)).toContain(button().element().textContent)
})

test.each(['{Enter}', ' '])('DISCLOSURE-02 key "%s" opens, and Tab moves focus into the panel', async (key) => {
  show()
  await userEvent.tab()
  await userEvent.keyboard(key)
  await userEvent.tab()
  await expect.element(link()).toHaveFocus()
})

test('DISCLOSURE-02 Escape closes and returns focus to the button', async () => {
  show()
  await openPanel()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(link().elements()).toHaveLength(0)
  await expect.element(button()).toHaveFocus()
})

test('an Escape that another handler prevented leaves the panel open', async () => {
  show()
  await openPanel()
  const use = (event: Event) => event.preventDefault()
  document.addEventListener('keydown', use, { capture: true, once: true })
  await userEvent.keyboard('{Escape}')
  await expect.element(link()).toBeVisible()
})

test('DISCLOSURE-03 a press outside closes the panel, a press inside does not', async () => {
  show()
  await openPanel()
  await page.getByText('Licht').click()
  await expect.element(link()).toBeVisible()
  await page.getByText('Tekst van de pagina').click()
  expect(link().elements()).toHaveLength(0)
})

test('DISCLOSURE-03 moving focus past the panel closes it and does not pull focus back', async () => {
  show()
  await openPanel()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Daarna' })).toHaveFocus()
  expect(link().elements()).toHaveLength(0)
})

test('choosing a link closes the panel and follows the link', async () => {
  show()
  await openPanel()
  await link().click()
  expect(link().elements()).toHaveLength(0)
  await expect.poll(() => location.hash).toBe('#uitleg')
})

test('a render function as content can close the panel', async () => {
  render(
    <Disclosure label="Menu" icon={menuIcon}>
      {(close) => (
        <button type="button" onClick={close}>
          Klaar
        </button>
      )}
    </Disclosure>,
  )
  await openPanel(page.getByRole('button', { name: 'Menu' }))
  await page.getByRole('button', { name: 'Klaar' }).click()
  await expect.element(page.getByRole('button', { name: 'Menu' })).toHaveFocus()
  expect(page.getByRole('button', { name: 'Klaar' }).elements()).toHaveLength(0)
})

test('DISCLOSURE-04 a long panel scrolls with the page and covers the sticky bar at the bottom', async () => {
  render(
    <Page
      skipLabel="Naar de inhoud"
      header={
        <Bar>
          <Disclosure label="Menu" icon={menuIcon}>
            {Array.from({ length: 80 }, (_, at) => (
              <p key={at}>
                <a href="#dag">{`Dag ${at}`}</a>
              </p>
            ))}
          </Disclosure>
        </Bar>
      }
    >
      <StickyFooter>Stap 1 van 8</StickyFooter>
    </Page>,
  )
  await openPanel(page.getByRole('button', { name: 'Menu' }))
  const panel = document.getElementById(
    page.getByRole('button', { name: 'Menu' }).element().getAttribute('aria-controls') ?? '',
  )
  expect(panel?.scrollHeight).toBe(panel?.clientHeight)
  scrollTo(0, document.documentElement.scrollHeight)
  const last = page.getByRole('link', { name: 'Dag 79' }).element()
  const { left, top, height } = last.getBoundingClientRect()
  expect(document.elementFromPoint(left + 1, top + height / 2)).toBe(last)
})

test('DISCLOSURE-05 uncontrolled, it starts from `defaultOpen` and reports changes', async () => {
  const told = vi.fn()
  render(
    <Disclosure label="Rust, rustige weergave" icon={moonIcon} defaultOpen onOpenChange={told}>
      Licht
    </Disclosure>,
  )
  await expect.element(page.getByText('Licht')).toBeVisible()
  await button().click()
  await expect.element(page.getByText('Licht')).not.toBeInTheDocument()
  expect(told.mock.calls).toEqual([[false]])
})

test('DISCLOSURE-05 controlled, it follows `open` and only requests a change', async () => {
  const told = vi.fn()
  const panel = (open: boolean) => (
    <Disclosure label="Rust, rustige weergave" icon={moonIcon} open={open} onOpenChange={told}>
      Licht
    </Disclosure>
  )
  const { rerender } = render(panel(false))
  await button().click()
  expect(told.mock.calls).toEqual([[true]])
  expect(page.getByText('Licht').elements()).toHaveLength(0)
  rerender(panel(true))
  await expect.element(page.getByText('Licht')).toBeVisible()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true')
})
