import { act, fireEvent, render } from '@testing-library/react'
import { array, assert, constantFrom, property, type Arbitrary } from 'fast-check'
import { DayPicker } from 'react-day-picker'
import { expect, test } from 'vitest'
import { addDays } from './calendar-day.ts'
import { dutch } from './sample-calendar.ts'
import { SlotCalendar } from './slot-calendar.tsx'

interface Key {
  key: string
  shiftKey?: boolean
}

const small: Key[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].map((key) => ({ key }))
const large: Key[] = [false, true].flatMap((shiftKey) => ['PageUp', 'PageDown'].map((key) => ({ key, shiftKey })))
const [from, to] = ['20260901', '20280229']
// Cheap texts, as each key renders the grid again.
const labels = {
  ...dutch,
  day: (day: string) => day,
  outside: (day: string) => day,
  months: (first: string) => first,
  shortMonth: (month: string) => month,
}
const date = (key: string) => new Date(Number(key.slice(0, 4)), Number(key.slice(4, 6)) - 1, Number(key.slice(6)))

function Both({ start }: { start: string }) {
  return (
    <>
      <div id="own">
        <SlotCalendar
          days={{}}
          dates={{ from, to, today: '20260831' }}
          value={{ day: start, slot: null }}
          labels={labels}
          onValueChange={() => {}}
          onTake={() => {}}
        />
      </div>
      <div id="oracle">
        <DayPicker
          mode="single"
          weekStartsOn={1}
          startMonth={date(from)}
          endMonth={date(to)}
          defaultMonth={date(start)}
          selected={date(start)}
        />
      </div>
    </>
  )
}

/** The focused element at the start and after each key. Synthetic events for speed; week-grid.test.tsx uses real ones. */
function walk(id: string, path: Key[], nameOf: (focused: Element | null) => string | null | undefined) {
  act(() => document.querySelector<HTMLElement>(`#${id} table [tabindex="0"]`)?.focus())
  const names = [nameOf(document.activeElement)]
  for (const key of path) {
    fireEvent.keyDown(document.activeElement ?? document.body, key)
    names.push(nameOf(document.activeElement))
  }
  return names
}

function compare(start: string, path: Key[]) {
  const { unmount } = render(<Both start={start} />)
  const own = walk('own', path, (day) => day?.getAttribute('aria-label'))
  const oracle = walk('oracle', path, (day) =>
    day?.closest('[data-day]')?.getAttribute('data-day')?.replaceAll('-', ''),
  )
  unmount()
  expect(own).toEqual(oracle)
  expect(own).toEqual(Array.from({ length: path.length + 1 }, () => expect.stringMatching(/^\d{8}$/)))
}

const days = Array.from({ length: 547 }, (_, offset) => addDays(from, offset))
const near = (...centres: string[]) =>
  centres.flatMap((centre) =>
    Array.from({ length: 9 }, (_, offset) => addDays(centre, offset - 4)).filter((day) => day >= from && day <= to),
  )
const walks: [string, number, Arbitrary<string>, Key[]][] = [
  ['anywhere, by any key', 4, constantFrom(...days), [...small, ...large]],
  ['around both clock changes, by day and week', 3, constantFrom(...near('20261025', '20270328', '20271031')), small],
  [
    'around the ends of months, by month and year',
    4,
    constantFrom(...near('20261031', '20270228', '20270131', '20280131', '20280229')),
    [...large, ...small.slice(0, 2)],
  ],
  ['at the limits of the window, by any key', 3, constantFrom(...near('20260902', '20280227')), [...small, ...large]],
]

test.each(walks)(
  'SLOT-CALENDAR-04 the same days have focus as in an established date grid: %s',
  (_name, numRuns, start, keys) => {
    assert(property(start, array(constantFrom(...keys), { minLength: 7, maxLength: 10 }), compare), {
      numRuns,
      seed: 20261209,
    })
  },
  60_000,
)
