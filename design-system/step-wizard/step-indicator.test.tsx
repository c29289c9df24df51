import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { sampleSteps } from './sample-steps.ts'
import { StepIndicator } from './step-indicator.tsx'

const show = (...args: Parameters<typeof sampleSteps>) => render(<StepIndicator {...sampleSteps(...args)} />)

const items = () => page.getByRole('listitem').elements()

afterEach(() => page.viewport(390, 844))

test('STEP-INDICATOR-01 steps are a named list; each has its state as text and one is current', async () => {
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
])('at step %i the states are %j', (current, expected) => {
  show(3, current)
  expect(items().map((item) => item.getAttribute('data-state'))).toEqual(expected)
})

test('STEP-INDICATOR-02 a step with an error has a text and an icon, also while it is the current one', () => {
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

test('missing and duplicate steps log a dev warning', () => {
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

test('STEP-INDICATOR-03 icons are hidden from screen readers', () => {
  show(6, 6)
  expect(document.querySelectorAll('svg:not([aria-hidden=true])')).toHaveLength(0)
})

const marks = () =>
  items().map(
    (item) =>
      [...item.querySelectorAll('svg, [aria-hidden]')].some((mark) => mark.checkVisibility()) &&
      (item.querySelector('svg') ? 'check' : item.textContent.slice(0, 1)),
  )

test('REG-01.2 each of six steps has a mark, also on a phone: a check when done, otherwise its number', () => {
  show(6, 2)
  expect(marks()).toEqual(['check', 'check', '3', '4', '5', '6'])
})

test('a task with many steps has marks where there is room, with the same height at the first step', async () => {
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

test('a task with three steps has no check marks', () => {
  show(3, 2)
  expect(document.querySelectorAll('svg')).toHaveLength(0)
})

test.each([3, 4, 6, 7, 8, 11])('STEP-INDICATOR-04 %i steps fit at 320 px and are all visible', async (count) => {
  await page.viewport(320, 640)
  show(count, 1)
  expect(document.documentElement.scrollWidth).toBe(320)
  expect(Math.min(...items().map((item) => item.getBoundingClientRect().width))).toBeGreaterThan(12)
})

test.each(['100%', '125%'])(
  'STEP-INDICATOR-05 forced colours distinguish error, done, current and open steps by shape, with text of %s',
  async (size) => {
    document.documentElement.style.fontSize = size
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
    show(4, 2, [0])
    const shapes = items().map((item) => {
      const bar = item.querySelector('span')
      return {
        height: bar?.offsetHeight,
        hollow: bar?.clientHeight,
        outline: bar && getComputedStyle(bar).outlineStyle,
      }
    })
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
    expect(shapes).toEqual([
      { height: 6, hollow: 2, outline: 'none' },
      { height: 4, hollow: 0, outline: 'none' },
      { height: 10, hollow: 0, outline: 'none' },
      { height: 4, hollow: 2, outline: 'none' },
    ])
  },
)
