import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { changeKind, hunksBetween } from './picture-change.ts'

/** A page with boxes below each other, each with something in it. */
function page(boxes: readonly { height: number; width?: number; ink?: number; at?: number }[], gap = 20): PNG {
  const picture = new PNG({ width: 200, height: 400 })
  picture.data.fill(255)
  let top = gap
  boxes.forEach(({ height, width = 100, ink = 90, at = 10 }, index) => {
    for (let y = top; y < top + height; y += 1)
      for (let x = 10; x < 10 + width; x += 1) {
        const isLetter = y > top + 4 && y <= top + 7 + index && x >= 10 + at && x < 30 + at + index
        picture.data.fill(isLetter ? ink : 200, (y * 200 + x) * 4, (y * 200 + x) * 4 + 3)
      }
    top += height + gap
  })
  return picture
}

describe('the name of a change', () => {
  test('of padding is the same, whatever the number and content of the boxes', () => {
    const one = changeKind(page([{ height: 30 }]), page([{ height: 34 }]))
    expect(one).toBe('+4 px high')
    expect(changeKind(page([{ height: 30 }, { height: 40 }]), page([{ height: 34 }, { height: 44 }]))).toBe(one)
    expect(changeKind(page([{ height: 50 }], 37), page([{ height: 54 }], 37))).toBe(one)
  })

  test('of width is the same at every position', () => {
    const wider = (height: number) => changeKind(page([{ height, width: 80 }]), page([{ height, width: 88, at: 14 }]))
    expect(wider(30)).toBe('+4 px wide')
    expect(wider(60)).toBe('+4 px wide')
  })

  test('of a colour has both colours', () => {
    expect(changeKind(page([{ height: 30, ink: 90 }]), page([{ height: 30, ink: 80 }]))).toBe('#5a5a5a became #505050')
    expect(changeKind(page([{ height: 44, ink: 90 }]), page([{ height: 44, ink: 80 }]))).toBe('#5a5a5a became #505050')
  })

  test('of padding and colour differs from that of padding alone', () => {
    expect(
      changeKind(page([{ height: 30 }, { height: 40 }]), page([{ height: 34 }, { height: 44, ink: 80 }])),
    ).not.toBe('+4 px high')
  })

  test('of added content differs by its size', () => {
    const [first, second] = [20, 60].map((height) =>
      changeKind(page([{ height: 20 }]), page([{ height: 20 }, { height }])),
    )
    expect(first).toMatch(/^\+ content/)
    expect(second).not.toBe(first)
  })
})

test('a diff replaces the fewest lines', () => {
  const between = (one: string, other: string) =>
    hunksBetween(one.split(''), other.split('')).map(({ before, removed, added }) => `${before} −${removed} +${added}`)
  expect(between('abcdef', 'abcdef')).toEqual([])
  expect(between('abcdef', 'abXcdef')).toEqual(['2 −0 +1'])
  expect(between('abcdef', 'abXdeYf')).toEqual(['2 −1 +1', '5 −0 +1'])
  expect(between('aaaa', 'aaaaaa')).toEqual(['4 −0 +2'])
  expect(between('abcabba', 'cbabac').length).toBeGreaterThan(1)
})
