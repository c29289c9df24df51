import { expect, test } from 'vitest'
import { calendarFigures } from './calendar.ts'

const round = (opened: number, ...turned: number[]) => ({ opened, unfolded: 12, turned, confirmed: 70 })

test('the calendar and each turn fit in a frame by the middle of its rounds, and the step of a full year opens within one frame more than an empty one, and than a step without a calendar', () => {
  const empty = [round(60, 5, 6), round(70, 5, 6), round(65, 5, 6)]
  const { passed, figures } = calendarFigures({ empty, full: [round(80, 9, 16), round(81, 90, 8), round(82, 10, 9)] })
  expect(passed).toBe(true)
  expect(figures.slice(-2)).toEqual([
    '| empty weeks | 12.0 | 65.0 | 70.0 | 6.0 | 6.0 | 6.0 |',
    '| 365 × 40 | 12.0 | 81.0 | 70.0 | 10.0 | 10.0 | 90.0 |',
  ])
  expect(calendarFigures({ empty, full: [round(80, 9, 17), round(81, 9, 18), round(82, 9, 9)] }).passed).toBe(false)
  expect(calendarFigures({ empty, full: [round(82, 9, 9), round(82, 9, 9), round(82, 9, 9)] }).passed).toBe(false)
  expect(calendarFigures({ empty: [round(80, 9, 9)], full: [round(87, 9, 9)] }).passed).toBe(false)
  expect(calendarFigures({ empty, full: [{ ...round(80, 9, 9), unfolded: 17 }] }).passed).toBe(false)
  expect(calendarFigures({ empty, full: [] }).passed).toBe(false)
})
