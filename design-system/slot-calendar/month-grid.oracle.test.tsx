import { render } from '@testing-library/react'
import { asyncProperty, array, assert, constantFrom, integer } from 'fast-check'
import { DayPicker } from 'react-day-picker'
import { expect, test } from 'vitest'
import { addDays } from './calendar-day.ts'
import { dutch } from './sample-calendar.ts'
import { pressKeys } from './press-keys.ts'
import { SlotCalendar } from './slot-calendar.tsx'

const keys = ['{ArrowLeft}', '{ArrowRight}', '{ArrowUp}', '{ArrowDown}', '{Home}', '{End}', '{PageUp}', '{PageDown}', '{Shift>}{PageUp}{/Shift}', '{Shift>}{PageDown}{/Shift}']
const [from, to] = ['20260901', '20280229']
const texts = { ...dutch, day: (day: string) => day }
const date = (key: string) => new Date(Number(key.slice(0, 4)), Number(key.slice(4, 6)) - 1, Number(key.slice(6)))

function Both({ start }: { start: string }) {
  return (
    <>
      <div id="own"><SlotCalendar days={{}} from={from} to={to} today="20260831" day={start} slot={null} texts={texts} onChoose={() => {}} /></div>
      <div id="oracle"><DayPicker mode="single" weekStartsOn={1} startMonth={date(from)} endMonth={date(to)} defaultMonth={date(start)} selected={date(start)} /></div>
    </>
  )
}

/** What has focus at the start and after each key. */
async function walk(id: string, path: string[]) {
  const start = document.querySelector<HTMLElement>(`#${id} table [tabindex="0"]`)
  start?.focus()
  return [start, ...(await pressKeys(path))]
}

test('any keys focus the same days as in an established date grid', async () => {
  await assert(
    asyncProperty(integer({ min: 0, max: 546 }), array(constantFrom(...keys), { minLength: 1, maxLength: 12 }), async (offset, path) => {
      const { unmount } = render(<Both start={addDays(from, offset)} />)
      const own = (await walk('own', path)).map((day) => day?.getAttribute('aria-label'))
      const oracle = (await walk('oracle', path)).map((day) => day?.closest('[data-day]')?.getAttribute('data-day')?.replaceAll('-', ''))
      unmount()
      expect(own).toEqual(oracle)
      expect(own).toEqual(Array.from({ length: path.length + 1 }, () => expect.stringMatching(/^\d{8}$/)))
    }),
    { numRuns: 25, seed: 20261209 },
  )
}, 60_000)
