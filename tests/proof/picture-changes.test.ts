import { expect, test } from 'vitest'
import { drawChanges, pictureFigures } from './picture-changes.ts'

const change = (place: number) => ({
  what: `kind ${place % 12}`,
  file: `design-system/part-${place % 20}/part.tsx`,
  folders: [`design-system/part-${place % 20}`],
  from: 'a',
  to: 'b',
})

test('ten changes are drawn, no two of one kind or in one part, the same for the same seed', () => {
  const possible = Array.from({ length: 60 }, (_, place) => change(place))
  const drawn = drawChanges(possible, 3)
  expect(drawn).toHaveLength(10)
  expect(new Set(drawn.map(({ what }) => what)).size).toBe(10)
  expect(new Set(drawn.map(({ file }) => file)).size).toBe(10)
  expect(drawChanges(possible, 3)).toEqual(drawn)
  expect(drawChanges(possible, 4)).not.toEqual(drawn)
})

test.each([
  [10, 1, true],
  [9, 1, false],
  [10, 0, false],
])('%i changes, each seen in %i pictures: passed is %s', (count, pictures, passed) => {
  const all = Array.from({ length: count }, (_, place) => ({
    ...change(place),
    by: Array.from({ length: pictures }, () => 'Button › Busy'),
  }))
  expect(pictureFigures(all).passed).toBe(passed)
})
