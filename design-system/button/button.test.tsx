import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { phoneIcon } from '../icon/icons.ts'
import { ButtonLink } from '../link/button-link.tsx'
import { Button } from './button.tsx'

const button = () => page.getByRole('button', { name: /Opslaan|Bezig/ })

test('BUTTON-01 a button is activated by click, Enter and Space', async () => {
  const press = vi.fn()
  render(<Button onClick={press}>Opslaan</Button>)
  await button().click()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(press).toHaveBeenCalledTimes(3)
})

test('BUTTON-02 a busy button shows its busy label, stays as wide and ignores presses', async () => {
  const press = vi.fn()
  const { rerender } = render(<Button onClick={press}>Opslaan als concept</Button>)
  const width = button().element().getBoundingClientRect().width
  rerender(
    <Button onClick={press} busyLabel="Bezig…">
      Opslaan als concept
    </Button>,
  )
  await expect.element(page.getByRole('button', { name: 'Bezig…' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button(), { force: true })
  await userEvent.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
  expect(button().element().getBoundingClientRect().width).toBe(width)
})

test('BUTTON-02 a busy submit button does not submit its form', async () => {
  const submit = vi.fn((event: Event) => event.preventDefault())
  render(
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <Button type="submit" busyLabel="Bezig…">
        Opslaan
      </Button>
    </form>,
  )
  await userEvent.click(button(), { force: true })
  expect(submit).not.toHaveBeenCalled()
})

test('BUTTON-05 a button is at least 44 px high', () => {
  render(<Button>Opslaan</Button>)
  expect(button().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('BUTTON-02 a longer busy label does not widen the button', () => {
  const { rerender } = render(<Button>Opslaan</Button>)
  const { width } = button().element().getBoundingClientRect()
  rerender(<Button busyLabel="Bezig met opslaan…">Opslaan</Button>)
  expect(button().element().getBoundingClientRect().width).toBe(width)
})

test('BUTTON-04 a blocked button can be focused, is described by the reason, and does nothing', async () => {
  const [press, submit] = [vi.fn(), vi.fn((event: { preventDefault: () => void }) => event.preventDefault())]
  render(
    <form onSubmit={submit}>
      <input aria-label="Naam" />
      <Button type="submit" aria-disabled aria-describedby="reden" onClick={press}>
        Opslaan
      </Button>
      <p id="reden">Vul eerst uw naam in.</p>
    </form>,
  )
  await page.getByLabelText('Naam').click()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await expect.element(button()).toHaveFocus()
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button()).toHaveAccessibleDescription('Vul eerst uw naam in.')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(button(), { force: true })
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
})

test('BUTTON-03 a double click and a held key act once', async () => {
  const [press, submit] = [vi.fn(), vi.fn((event: { preventDefault: () => void }) => event.preventDefault())]
  render(
    <form onSubmit={submit}>
      <Button type="submit">Opslaan</Button>
      <Button onClick={press}>Meer</Button>
    </form>,
  )
  await button().dblClick()
  expect(submit).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Meer' }).tripleClick()
  expect(press).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Enter>4/}')
  expect(press).toHaveBeenCalledTimes(2)
})

test('BUTTON-05 an unbreakable word does not widen the page', () => {
  render(<Button icon={phoneIcon}>{'Hoofdpijnbehandeling'.repeat(5)}</Button>)
  expect(page.getByRole('button').element().getBoundingClientRect().right).toBeLessThanOrEqual(
    document.documentElement.clientWidth,
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
})

test.each(['button', 'link'])('a %s with an icon is aligned with one without', (kind) => {
  const isLink = kind === 'link'
  render(
    <p>
      {isLink ? <ButtonLink href="/">Terug</ButtonLink> : <Button>Terug</Button>}
      {isLink ? (
        <ButtonLink href="/" icon={phoneIcon}>
          Bel
        </ButtonLink>
      ) : (
        <Button icon={phoneIcon}>Bel</Button>
      )}
    </p>,
  )
  const [plain, withIcon] = [...document.querySelectorAll('p > *')].map((element) => element.getBoundingClientRect())
  expect(withIcon?.left).toBeGreaterThan(plain?.left ?? Number.POSITIVE_INFINITY)
  expect(withIcon?.top).toBe(plain?.top)
})
