import { describe, expect, test } from 'vitest'
import { markSize, placeMarks } from '../../.storybook/anatomy/place-marks.ts'

describe('the number marks of an anatomy drawing', () => {
  const row = { left: 20, top: 40, width: 300, height: 52 }

  test('are at the corner of their elements', () => {
    expect(placeMarks([row], { width: 400, height: 200 })).toEqual([
      { left: 0, top: 18, width: markSize, height: markSize },
    ])
  })

  test('do not overlap, even for elements of the same size and position, and stay inside the drawing', () => {
    const room = { width: 320, height: 120 }
    const marks = placeMarks(
      Array.from({ length: 8 }, () => ({ ...row, left: 0 })),
      room,
    )
    const overlapping = marks.filter((one, at) =>
      marks.some(
        (other, place) =>
          place !== at && Math.abs(one.left - other.left) < markSize && Math.abs(one.top - other.top) < markSize,
      ),
    )
    expect(overlapping).toEqual([])
    expect(marks.every(({ left, top }) => left >= 0 && top >= 0 && left + markSize <= room.width)).toBe(true)
  })
})
