import { expect, test } from 'vitest'
import { linkRoom, type Box } from './link-room.ts'

const page = { width: 600, height: 800 }
const box = (left: number, top: number): Box => ({ left, top, right: left + 100, bottom: top + 20 })

test.each([
  ['up to the edges of the page, if it is alone', box(50, 100), [], { above: 100, below: 680, before: 50, after: 450 }],
  [
    'halfway to the links above and below it',
    box(50, 100),
    [box(50, 70), box(50, 130)],
    { above: 5, below: 5, before: 50, after: 450 },
  ],
  ['halfway to the link beside it', box(50, 100), [box(170, 101)], { above: 100, below: 680, before: 50, after: 10 }],
  [
    'not on the side where another link begins',
    box(50, 100),
    [box(50, 120)],
    { above: 100, below: 0, before: 50, after: 450 },
  ],
  [
    'not where another link overlaps it',
    box(50, 100),
    [box(50, 115)],
    { above: 100, below: 0, before: 50, after: 450 },
  ],
  [
    'not for one that extends over the edge of the page',
    box(-10, -5),
    [],
    { above: 0, below: 785, before: 0, after: 510 },
  ],
])('the area of a link can be enlarged: %s', (_, link, others, room) => {
  expect(linkRoom(link, others, page)).toEqual(room)
})
