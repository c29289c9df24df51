import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { sampleSteps } from './sample-steps.ts'
import { StepIndicator } from './step-indicator.tsx'

const show = (...args: Parameters<typeof sampleSteps>) => render(<StepIndicator {...sampleSteps(...args)} />)

const items = () => page.getByRole('listitem').elements()

afterEach(() => page.viewport(390, 844))

test('STEP-INDICATOR-01 the steps are a named list in which each says its state and one is current', async () => {
  show(3, 1)
  await expect.element(page.getByRole('list', { name: 'Stappen', exact: true })).toBeVisible()
  expect(items().map((item) => item.textContent)).toEqual([
    'Gegevens, voltooid',
    'Adres, huidige stap',
    'Huisarts, nog niet gedaan',
  ])
  expect(items().map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  await expect.element(page.getByText('Stap 2 van 3')).toBeVisible()
})

test.each([
  [0, ['current', 'open', 'open']],
  [2, ['done', 'done', 'current']],
  [3, ['done', 'done', 'done']],
  [-1, ['open', 'open', 'open']],
])('at %i the states are %j', (current, expected) => {
  show(3, current)
  expect(items().map((item) => item.getAttribute('data-state'))).toEqual(expected)
})

test('STEP-INDICATOR-02 a step with an error says so in words and by a picture, also while it is the current one', () => {
  show(4, 2, [0, 2])
  expect(items().map((item) => item.textContent)).toEqual([
    'Gegevens, niet goed ingevuld',
    'Adres, voltooid',
    'Huisarts, niet goed ingevuld, huidige stap',
    'Apotheek, nog niet gedaan',
  ])
  expect(items().map((item) => item.getAttribute('data-state'))).toEqual(['error', 'done', 'current', 'open'])
  expect(items().map((item) => item.querySelectorAll('svg').length)).toEqual([1, 0, 1, 0])
})

test('steps that are none or alike are told to the developer', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(<StepIndicator {...sampleSteps(3, 0)} steps={[]} />)
  const same = { id: 'a', label: 'Adres' }
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<StepIndicator {...sampleSteps(3, 0)} steps={[same, same]} />)
  expect(warn.mock.calls.flat()).toEqual([
    'StepIndicator: steps: there are none',
    'StepIndicator: steps: the id "a" stands there more than once',
  ])
})

test('STEP-INDICATOR-03 pictures are not read', () => {
  show(6, 6)
  expect(document.querySelectorAll('svg:not([aria-hidden=true])')).toHaveLength(0)
})

const marks = () =>
  items().map(
    (item) =>
      [...item.querySelectorAll('svg, [aria-hidden]')].some((mark) => mark.checkVisibility()) &&
      (item.querySelector('svg') ? 'check' : item.textContent.slice(0, 1)),
  )

test('REG-01.2 in a task of six steps each has a mark, on a phone too: a check on what is done, else its number', () => {
  show(6, 2)
  expect(marks()).toEqual(['check', 'check', '3', '4', '5', '6'])
})

test('a long task has marks where there is room, and as much of it at the first step', async () => {
  show(11, 10)
  expect(document.querySelectorAll('svg')).toHaveLength(10)
  expect(marks().filter(Boolean)).toEqual([])
  await page.viewport(1280, 900)
  await expect.poll(() => marks().filter(Boolean)).toHaveLength(11)
  const height = page.getByRole('list').element().clientHeight
  cleanup()
  show(11, 0)
  expect(page.getByRole('list').element().clientHeight).toBe(height)
})

test('a short task has no checks', () => {
  show(3, 2)
  expect(document.querySelectorAll('svg')).toHaveLength(0)
})

test.each([3, 4, 6, 7, 8, 11])('STEP-INDICATOR-04 %i steps fit on 320 px and are all seen', async (count) => {
  await page.viewport(320, 640)
  show(count, 1)
  expect(document.documentElement.scrollWidth).toBe(320)
  expect(Math.min(...items().map((item) => item.getBoundingClientRect().width))).toBeGreaterThan(12)
})

test('STEP-INDICATOR-05 forced colours show error, done, current and open by shape', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
  show(4, 2, [0])
  const shapes = items().map((item) => {
    const { borderTopWidth, outlineStyle } = getComputedStyle(item.querySelector('span') ?? item)
    return `${borderTopWidth} ${outlineStyle}`
  })
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  expect(shapes).toEqual(['2px none', '3px none', '6px none', '1px none'])
})
