import { describe, expect, test } from 'vitest'
import { blackOnWhite, grating, grey, pinkNoise, strokes, white, zebra } from './sample-images.ts'
import { breaches, written } from './limit.ts'
import { measure, viewportsOf, type Picture } from './meter.ts'

const phone = 34
const near = (value: number) => expect.closeTo(value, 2)

/** Half of the picture in one colour, half in another. */
function halves(one: readonly number[], other: readonly number[]): Picture {
  const data = Uint8Array.from({ length: 4 * 64 * 64 }, (_, at) => (at < 2 * 64 * 64 ? one : other)[at % 4] ?? 255)
  return { width: 64, height: 64, data }
}

describe('CALM-02.2 images that exceed the limits of a calm theme', () => {
  const whitePage = measure(white(), phone)
  const letters = measure(blackOnWhite(), phone)
  const rows = measure(zebra(), phone)
  const bars = measure(grating(3, phone), phone)

  test('have the values that were published with the limits', () => {
    expect(whitePage).toMatchObject({ meanY: 1, meanPI: near(1), topY: 1, bright: 1, band: 0, grating: 0 })
    expect(letters.band).toBeCloseTo(0.105, 2)
    expect(rows.grating).toBeCloseTo(0.23, 2)
    expect(bars.grating).toBeCloseTo(0.64, 2)
  })

  test.each([
    [
      'a white page',
      whitePage,
      [
        'mean luminance 1.000, limit .900',
        '99th percentile of luminance 1.000, limit .970',
        'mean photophobia index 1.000, limit .900',
      ],
    ],
    [
      'zebra rows',
      rows,
      ['contrast at 1.5 to 6 cycles a degree .165, limit .160', 'strongest grating .233, limit .150'],
    ],
    ['bars of three cycles a degree', bars, ['strongest grating']],
    ['lines of upright strokes', measure(strokes(), phone), ['autocorrelation of letters 1.000, limit .350']],
  ])('%s fails in the standard theme too', (_, measurements, expected) => {
    expect(breaches(measurements, 'standard')).toEqual(
      expect.arrayContaining(expected.map((words) => expect.stringContaining(words))),
    )
  })

  test('black on white exceeds the limit of contrast in both calm themes', () => {
    for (const theme of ['calm-light', 'calm-dark'] as const)
      expect(breaches(letters, theme).join()).toContain('contrast at 1.5 to 6 cycles a degree .10')
  })
})

describe('images within the limits', () => {
  test('pass with detail of every size, where a grating of the same strength fails', () => {
    const measurements = measure(pinkNoise(0.3, 0.09), phone)
    expect(breaches(measurements, 'calm-light')).toEqual([])
    expect(measurements.grating).toBeLessThan((0.09 * Math.SQRT2) / 5)
  })

  test('have no repeated strokes if they have no lines of letters', () => {
    for (const picture of [white(), grey(0.5), zebra(), pinkNoise(0.3, 0.09)])
      expect(measure(picture, phone).stripes).toBe(0)
  })

  test('pass as an even page of a permitted luminance', () => {
    expect(breaches(measure(grey(0.5), phone), 'calm-light')).toEqual([])
    expect(breaches(measure(grey(0.04), phone), 'calm-dark')).toEqual([])
    expect(breaches(measure(grey(0.07), phone), 'calm-dark').join()).toContain('mean luminance')
  })
})

test('red, blue and bright pixels are counted separately', () => {
  expect(measure(halves([200, 0, 0], [0, 0, 200]), phone)).toMatchObject({ red: 0.5, blue: 0.5, bright: 0 })
  expect(measure(halves([255, 255, 255], [128, 128, 128]), phone)).toMatchObject({
    red: 0,
    blue: 0,
    bright: 0.5,
    meanY: near(0.61),
  })
})

test('the limit of red depends on the theme', () => {
  expect(breaches({ red: 0.004 }, 'standard')).toEqual([])
  expect(breaches({ red: 0.004 }, 'calm-dark')).toEqual(['share of saturated red .004, limit .000'])
})

test('the same bars have a higher frequency from further away', () => {
  const bars = grating(3, 36)
  expect(measure(bars, phone).band).toBeGreaterThan(0.4)
  expect(measure(bars, 84).band).toBeLessThan(0.02)
})

test('a tall screenshot is measured viewport by viewport, up to its end', () => {
  const { width, data } = grey(0)
  const light = Uint8Array.from(data)
  light.fill(255, 4 * width * 800)
  const parts = viewportsOf({ width, height: 844, data: light }, 300)
  expect(parts.map(({ top, picture }) => [top, picture.height])).toEqual([
    [0, 300],
    [300, 300],
    [544, 300],
  ])
  expect(parts.map(({ picture }) => measure(picture, phone).meanY)).toEqual([0, 0, near(44 / 300)])
})

test('a state matrix may exceed limits by repetition, but not by a single component', () => {
  expect(breaches({ meanY: 0.09, meanPI: 0.09 }, 'calm-dark', 'matrix')).toEqual([])
  expect(breaches({ red: 0.009 }, 'standard', 'matrix')).toEqual([])
  expect(breaches({ red: 0.00001, band: 0.2 }, 'calm-dark', 'matrix')).toEqual([
    'share of saturated red .000010, limit .000',
    'contrast at 1.5 to 6 cycles a degree .200, limit .117',
  ])
})

test('a document may be white in every theme, but its surroundings have no red', () => {
  expect(breaches({ bright: 0.5, topY: 1, band: 0.2 }, 'calm-dark', 'paper')).toEqual([])
  expect(breaches({ red: 0.001 }, 'calm-dark', 'paper')).toHaveLength(1)
})

test('a value is never rounded to zero or to the limit that it exceeds', () => {
  expect([0, 0.00001, 0.05, 1].map((value) => written(value))).toEqual(['.000', '.000010', '.050', '1.000'])
  expect(breaches({ grating: 0.0802 }, 'calm-light')).toEqual(['strongest grating .080200, limit .080'])
})
