import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from './button.tsx'

const button = () => page.getByRole('button', { name: /Opslaan|Bezig/ })

test('a button answers to click, Enter and Space', async () => {
  const press = vi.fn()
  render(<Button onClick={press}>Opslaan</Button>)
  await button().click()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(press).toHaveBeenCalledTimes(3)
})

test('a busy button says so, keeps its width and ignores presses', async () => {
  const press = vi.fn()
  const { rerender } = render(<Button onClick={press}>Opslaan als concept</Button>)
  const width = button().element().getBoundingClientRect().width
  rerender(<Button onClick={press} busyLabel="Bezig…">Opslaan als concept</Button>)
  await expect.element(page.getByRole('button', { name: 'Bezig…' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button(), { force: true })
  await userEvent.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
  expect(button().element().getBoundingClientRect().width).toBe(width)
})

test('a busy submit button does not submit its form', async () => {
  const submit = vi.fn((event: Event) => event.preventDefault())
  render(<form onSubmit={(event) => submit(event.nativeEvent)}><Button type="submit" busyLabel="Bezig…">Opslaan</Button></form>)
  await userEvent.click(button(), { force: true })
  expect(submit).not.toHaveBeenCalled()
})

test('a button is at least 44 px high', () => {
  render(<Button>Opslaan</Button>)
  expect(button().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})
