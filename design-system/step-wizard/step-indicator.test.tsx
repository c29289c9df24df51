import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { StepIndicator } from './step-indicator.tsx'

const stateLabels = { done: 'voltooid', current: 'huidige stap', open: 'nog niet gedaan' }
const steps = (count: number) => Array.from({ length: count }, (_, place) => ({ id: String(place), label: `Stap ${String.fromCodePoint(65 + place)}` }))

function show(count: number, current: number) {
  render(<StepIndicator label="Stappen" steps={steps(count)} current={current} stateLabels={stateLabels} progress={`Stap ${current + 1} van ${count}`} />)
}

const items = () => page.getByRole('listitem').elements()

afterEach(() => page.viewport(390, 844))

test('the steps are a named list in which each says its state and one is current', async () => {
  show(3, 1)
  await expect.element(page.getByRole('list', { name: 'Stappen', exact: true })).toBeVisible()
  expect(items().map((item) => item.textContent)).toEqual(['Stap A, voltooid', 'Stap B, huidige stap', 'Stap C, nog niet gedaan'])
  expect(items().map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  await expect.element(page.getByText('Stap 2 van 3', { exact: true })).toBeVisible()
})

test.each([[0, ['current', 'open', 'open']], [2, ['done', 'done', 'current']], [3, ['done', 'done', 'done']], [-1, ['open', 'open', 'open']]])('at %i the states are %j', (current, expected) => {
  show(3, current)
  expect(items().map((item) => item.getAttribute('data-state'))).toEqual(expected)
})

test('pictures are not read', () => {
  show(6, 6)
  expect(document.querySelectorAll('svg:not([aria-hidden=true])')).toHaveLength(0)
})

test('in a long task a done step has a check where there is room, and the first one takes no extra', async () => {
  show(11, 10)
  expect(document.querySelectorAll('svg')).toHaveLength(10)
  await expect.poll(() => document.querySelector('svg')?.checkVisibility()).toBe(false)
  await page.viewport(1280, 900)
  await expect.poll(() => document.querySelector('svg')?.checkVisibility()).toBe(true)
  const height = page.getByRole('list').element().clientHeight
  cleanup()
  show(11, 0)
  expect(page.getByRole('list').element().clientHeight).toBe(height)
})

test('a short task has no checks', () => {
  show(3, 2)
  expect(document.querySelectorAll('svg')).toHaveLength(0)
})

test.each([3, 11])('%i steps fit on 320 px and are all seen', async (count) => {
  await page.viewport(320, 640)
  show(count, 1)
  expect(document.documentElement.scrollWidth).toBe(320)
  expect(Math.min(...items().map((item) => item.getBoundingClientRect().width))).toBeGreaterThan(12)
})

test('forced colours show done, current and open by shape', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
  show(3, 1)
  const shapes = items().map((item) => {
    const { borderTopWidth, outlineStyle } = getComputedStyle(item.querySelector('span') ?? item)
    return `${borderTopWidth} ${outlineStyle}`
  })
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  expect(shapes).toEqual(['3px none', '3px solid', '1px none'])
})
