import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Progress } from './progress.tsx'

const bar = () => page.getByRole('progressbar', { name: 'rapport.pdf versturen' })
const status = () => page.getByRole('status')
const at = (value: number, max = 20) => (
  <Progress label="rapport.pdf versturen" value={value} max={max} valueText={`${value} van ${max} MB`} />
)

test('PROGRESS-01 the bar has a name, a numeric value and a visible text', async () => {
  render(at(12))
  await expect.element(bar()).toHaveAttribute('aria-valuetext', '12 van 20 MB')
  expect(bar().element()).toHaveProperty('position', 0.6)
  await expect.element(page.getByText('12 van 20 MB').first()).toBeVisible()
  expect(document.getAnimations()).toHaveLength(0)
})

test('PROGRESS-02 progress is announced politely at each quarter and not in between', () => {
  const { rerender } = render(at(0))
  const region = status().element()
  const said = [region.textContent]
  for (let value = 1; value <= 20; value += 1) {
    rerender(at(value))
    if (region.textContent !== said.at(-1)) said.push(region.textContent)
  }
  expect(said).toEqual(['', '5 van 20 MB', '10 van 20 MB', '15 van 20 MB', '20 van 20 MB'])
  expect(status().element()).toBe(region)
})

test('PROGRESS-02 progress from 0 to 100 % in one step is announced once', () => {
  const { rerender } = render(at(0))
  rerender(at(20))
  expect(status().element().textContent).toBe('20 van 20 MB')
  expect(bar().element().parentElement).toHaveAttribute('data-state', 'complete')
})

test.each([
  [Number.NaN, 20, 0],
  [-1, 20, 0],
  [30, 20, 1],
  [5, 0, 1],
  [0, Number.NaN, 0],
])('value %d of %d is clamped, with a dev warning', (value, max, position) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(at(value, max))
  expect(bar().element()).toHaveProperty('position', position)
  expect(warn).toHaveBeenCalledOnce()
})
