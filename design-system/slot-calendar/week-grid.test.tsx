import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { addDays, type DayKey } from './calendar-day.ts'
import { pressKeys } from './press-keys.ts'
import { dates, december, dutch, slotsAt } from './sample-calendar.ts'
import type { CalendarDates } from './calendar-slot.ts'
import { SlotCalendar, type SlotCalendarProps } from './slot-calendar.tsx'

interface Shown extends Partial<CalendarDates> {
  day?: DayKey | null
  days?: SlotCalendarProps['days']
}

function show({ day = null, days = december, ...own }: Shown = {}) {
  const onValueChange = vi.fn()
  render(
    <div className="p-5">
      <SlotCalendar
        days={days}
        dates={{ ...dates, ...own }}
        value={{ day, slot: null }}
        labels={dutch}
        onValueChange={onValueChange}
        onQuickSelect={() => {}}
      />
    </div>,
  )
  return onValueChange
}

const focusedName = () => document.activeElement?.getAttribute('aria-label')
const stop = () => document.querySelector<HTMLElement>('table button[tabindex="0"]')
const grid = (name: string) => page.getByRole('grid', { name, exact: true })
/** The visible text of a day: its number, and the month's name on its first day. */
const seen = (day: Element) => {
  const { content } = getComputedStyle(day.querySelector('span') ?? day, '::after')
  return `${day.textContent} ${/^"(\w+)"$/.exec(content)?.[1] ?? ''}`.trim()
}
const numbers = () => [...document.querySelectorAll('table td')].map(seen)
const previous = page.getByRole('button', { name: 'Vorige weken' })
const next = page.getByRole('button', { name: 'Volgende weken' })

async function press(start: DayKey, ...keys: string[]) {
  show({ day: start })
  stop()?.focus()
  await pressKeys(keys)
  return focusedName()
}

test('SLOT-CALENDAR-03 five weeks are a grid named by its heading; its weekday columns are visible, but not exposed to screen readers', async () => {
  show()
  await expect.element(grid('december 2026 – januari 2027')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: 'december 2026 – januari 2027' })).toBeVisible()
  const columns = textsOf(page.getByRole('columnheader', { includeHidden: true }))
  expect(columns[0]).toBe('mamaandag')
  expect(columns[6]).toBe('zozondag')
  expect(page.getByRole('columnheader').elements()).toHaveLength(0)
})

test('SLOT-CALENDAR-01 a day is named by its weekday, date and number of free times; an empty day starts with "no times"', async () => {
  show()
  await expect
    .element(page.getByRole('gridcell', { name: 'woensdag 9 december, 6 tijden vrij', exact: true }))
    .toHaveAttribute('data-state', 'free')
  await expect
    .element(page.getByRole('gridcell', { name: 'donderdag 10 december, 1 tijd vrij', exact: true }))
    .toHaveAttribute('data-state', 'free')
  await expect
    .element(page.getByRole('gridcell', { name: 'geen tijden, vrijdag 11 december', exact: true }))
    .toHaveAttribute('data-state', 'empty')
})

test('SLOT-CALENDAR-02 today and days outside the window are named unavailable and cannot be chosen', async () => {
  const onValueChange = show()
  const today = page.getByRole('gridcell', { name: 'niet te kiezen, donderdag 3 december', exact: true })
  await expect.element(today).toHaveAttribute('aria-current', 'date')
  await expect.element(today).toHaveAttribute('aria-disabled', 'true')
  await today.click({ force: true })
  await page.getByRole('gridcell', { name: 'niet te kiezen, woensdag 2 december' }).click({ force: true })
  expect(onValueChange).not.toHaveBeenCalled()
})

test.each<[what: string, shown: Shown, firstWeek: string[]]>([
  [
    'the first selectable day, however late in its month',
    { from: '20261228', to: '20270331', days: slotsAt('20270104', '09:00') },
    ['28 dec', '29', '30', '31', '1 jan', '2', '3'],
  ],
  [
    'a Sunday that is the first selectable day',
    { from: '20261206', to: '20270331', days: {} },
    ['30', '1', '2', '3', '4', '5', '6 dec'],
  ],
  ['the five weeks that contain the chosen day', { day: '20270210' }, ['8 feb', '9', '10', '11', '12', '13', '14']],
])('five full weeks are shown from %s on', (_what, shown, firstWeek) => {
  show(shown)
  expect(document.querySelectorAll('tbody tr')).toHaveLength(5)
  expect([numbers().length, numbers().slice(0, 7)]).toEqual([35, firstWeek])
})

test('SLOT-CALENDAR-02 only the chosen day has the pressed state, on the element that takes focus', async () => {
  show({ day: '20261209' })
  await expect.element(page.getByRole('grid').getByRole('button', { pressed: true })).toHaveTextContent('9')
  expect(page.getByRole('grid').getByRole('button', { pressed: true }).elements()).toHaveLength(1)
  expect(stop()).toHaveAttribute('aria-pressed', 'true')
})

// If the old day is removed before a screen reader notices the new focus, it reads surrounding content.
test.each<[string, DayKey, string]>([
  ['{ArrowDown}', '20261229', 'dinsdag 5 januari, 2 tijden vrij'],
  ['{ArrowUp}', '20270105', 'dinsdag 29 december, 1 tijd vrij'],
  ['{ArrowRight}', '20270103', 'geen tijden, maandag 4 januari'],
  ['{PageDown}', '20261215', 'geen tijden, vrijdag 15 januari'],
])(
  'after %s from %s the previously focused day is removed only after focus has moved, and nothing shifts',
  async (key, start, expected) => {
    show({ day: start })
    stop()?.focus()
    const before = document.activeElement
    const end = () =>
      page.getByRole('button', { name: 'Toon de dagen als lijst' }).element().getBoundingClientRect().top
    const place = end()
    await userEvent.keyboard(key)
    expect(focusedName()).toBe(expected)
    expect([before?.isConnected, before && getComputedStyle(before.closest('td') as Element).opacity, end()]).toEqual([
      true,
      '0',
      place,
    ])
    await expect.poll(() => before?.isConnected).toBe(false)
    expect([focusedName(), end()]).toEqual([expected, place])
  },
)

test('Tab reaches both buttons for other weeks, then only one day', async () => {
  show()
  page.getByRole('group', { name: 'Eerste vrije tijden' }).getByRole('button').last().element().focus()
  const order = (await pressKeys(['{Tab}', '{Tab}', '{Tab}'])).map((element) => element.getAttribute('aria-label'))
  expect(order).toEqual(['Vorige weken', 'Volgende weken', 'dinsdag 8 december, 2 tijden vrij'])
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.closest('table')).toBeNull()
})

test.each<[string, DayKey, string]>([
  ['{ArrowRight}', '20261209', 'donderdag 10 december, 1 tijd vrij'],
  ['{ArrowLeft}', '20261209', 'dinsdag 8 december, 2 tijden vrij'],
  ['{ArrowDown}', '20261209', 'geen tijden, woensdag 16 december'],
  ['{ArrowUp}', '20261216', 'woensdag 9 december, 6 tijden vrij'],
  ['{Home}', '20261209', 'geen tijden, maandag 7 december'],
  ['{Home}', '20261213', 'geen tijden, maandag 7 december'],
  ['{End}', '20261209', 'geen tijden, zondag 13 december'],
  ['{PageDown}', '20261231', 'geen tijden, zondag 31 januari'],
  ['{PageUp}', '20270115', 'dinsdag 15 december, 40 tijden vrij'],
  ['{ArrowRight}', '20261231', 'geen tijden, vrijdag 1 januari'],
  ['{ArrowUp}', '20270103', 'geen tijden, zondag 27 december'],
])('%s moves focus from %s', async (key, start, expected) => {
  expect(await press(start, key)).toBe(expected)
})

test.each<[string, DayKey, string]>([
  ['{ArrowLeft}', '20261204', 'geen tijden, vrijdag 4 december'],
  ['{ArrowUp}', '20261208', 'geen tijden, vrijdag 4 december'],
  ['{Home}', '20261205', 'geen tijden, vrijdag 4 december'],
  ['{PageUp}', '20261221', 'geen tijden, vrijdag 4 december'],
  ['{ArrowDown}', '20270225', 'geen tijden, vrijdag 26 februari'],
  ['{End}', '20270225', 'geen tijden, vrijdag 26 februari'],
  ['{Shift>}{PageDown}{/Shift}', '20261209', 'geen tijden, vrijdag 26 februari'],
  ['{Shift>}{PageUp}{/Shift}', '20270105', 'geen tijden, vrijdag 4 december'],
])('%s from %s stops at the limit of the window', async (key, start, expected) => {
  expect(await press(start, key)).toBe(expected)
})

test('Shift with Page Up or Page Down moves a year where the window is long enough', async () => {
  show({ to: '20290301', day: '20280229', days: {} })
  stop()?.focus()
  await userEvent.keyboard('{Shift>}{PageDown}{/Shift}')
  await expect.element(grid('februari 2029 – maart 2029')).toBeVisible()
  expect(focusedName()).toBe('geen tijden, woensdag 28 februari')
})

test('browser shortcuts are not intercepted', async () => {
  const heard = vi.fn()
  const hear = (event: KeyboardEvent) => heard(event.key, event.defaultPrevented)
  window.addEventListener('keydown', hear)
  expect(await press('20261209', '{Alt>}{ArrowDown}{/Alt}', 'x')).toBe('woensdag 9 december, 6 tijden vrij')
  window.removeEventListener('keydown', hear)
  expect(heard.mock.calls).toEqual([
    ['Alt', false],
    ['ArrowDown', false],
    ['x', false],
  ])
})

test.each(['{Enter}', ' '])('the key "%s" chooses the focused day', async (key) => {
  const onValueChange = show()
  stop()?.focus()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard(key)
  expect(onValueChange.mock.calls).toEqual([[{ day: '20261209', slot: null }]])
})

test('SLOT-CALENDAR-03 the buttons move five weeks, keep focus, and are aria-disabled at the limits without losing focus', async () => {
  show()
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect.element(next).not.toHaveAttribute('aria-disabled')
  await next.click()
  await expect.element(grid('februari 2027')).toBeVisible()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await expect.element(next).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(grid('februari 2027')).toBeVisible()
  await previous.click()
  await expect.element(grid('januari 2027 – februari 2027')).toBeVisible()
  expect(stop()?.getAttribute('aria-label')).toBe('dinsdag 5 januari, 2 tijden vrij')
})

test('SLOT-CALENDAR-03 moving to other weeks is announced once', async () => {
  show()
  const said: (string | null)[] = []
  const observer = new MutationObserver((records) => records.forEach(({ target }) => said.push(target.textContent)))
  document
    .querySelectorAll('[aria-live], [role=status], output')
    .forEach((region) => observer.observe(region, { childList: true, characterData: true, subtree: true }))
  await next.click()
  stop()?.focus()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('{PageDown}{PageDown}')
  await expect.element(grid('februari 2027')).toBeVisible()
  expect(said).toEqual(['januari 2027 – februari 2027', 'februari 2027'])
  await expect
    .element(page.getByRole('heading', { name: 'februari 2027', exact: true }))
    .toHaveAttribute('aria-live', 'polite')
})

test.each<[string, Shown, string]>([
  ['the chosen day', { day: '20270105' }, 'januari 2027 – februari 2027'],
  ['the first day with times', { days: slotsAt('20270210', '09:00') }, 'februari 2027'],
  ['the first day of the window', { days: {} }, 'december 2026 – januari 2027'],
])('opens on %s', async (_, props, expected) => {
  show(props)
  await expect.element(grid(expected)).toBeVisible()
})

test.each<[DayKey, DayKey, string[]]>([
  ['20270301', '20270404', ['1 mrt', '1 apr']],
  ['20261001', '20261101', ['1 okt', '1 nov']],
  ['20280131', '20280305', ['31 jan', '1 feb', '1 mrt']],
])('from %s to %s each day is shown once, and each first day of a month shows its month', (from, to, named) => {
  show({ days: {}, from, to, today: '20260930' })
  const days = [...document.querySelectorAll('table td button')].map(seen)
  const expected: number[] = []
  for (let day: DayKey = from; day <= to; day = addDays(day, 1)) expected.push(Number(day.slice(6)))
  expect(days.map((day) => Number.parseInt(day, 10))).toEqual(expected)
  expect(days.filter((day) => /[a-z]/.test(day))).toEqual(named)
})
