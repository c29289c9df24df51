import { expect, test } from 'vitest'
import { themes, type Theme } from '../../design-system/tokens/theme.ts'
import { brandFigures, brandsOf, type Drawn } from './brand-colours.ts'

const calm = { meanY: 0.03, bright: 0, topY: 0.5, meanPI: 0.03, red: 0, blue: 0, band: 0.05, grating: 0.02 }
const light: Readonly<Record<Theme, number>> = { standard: 0.86, 'calm-light': 0.57, 'calm-dark': 0.02 }
const screens = ['a', 'b', 'c', 'd', 'e', 'f']

/** As a sound run gives them, of twenty brands. */
const all = brandsOf(1, 20).flatMap((brand) =>
  themes.flatMap((theme) =>
    screens.map((story): Drawn => ({
      brand,
      theme,
      story,
      page: light[theme],
      windows: [{ ...calm, meanY: light[theme], meanPI: light[theme] * 0.95 }],
    })),
  ),
)
const sound = { asGiven: 12, broken: [] }
const control = ['share of mostly blue .050, limit .010']

test('brands are proved when no token and no screen is over a limit, and the meter tells a brand that is not fit', () => {
  const { passed, figures } = brandFigures(sound, all, control)
  expect(passed).toBe(true)
  expect(figures).toContain('| mean luminance | .860 of .900 | .570 of .620 | .020 of .060 |')
  expect(figures).not.toContainEqual(expect.stringMatching(/^- /))
})

test('one limit that is broken, one screen that is missing or a meter that tells nothing proves nothing', () => {
  expect(
    brandFigures({ asGiven: 12, broken: ['#123456 in calm-dark: link contrast page'] }, all, control),
  ).toMatchObject({ passed: false, figures: expect.arrayContaining(['- #123456 in calm-dark: link contrast page']) })
  expect(brandFigures(sound, all.slice(1), control).passed).toBe(false)
  expect(brandFigures(sound, all, []).passed).toBe(false)
  const [first, ...others] = all
  const red = brandFigures(sound, [{ ...first!, windows: [{ ...first!.windows[0], red: 0.02 }] }, ...others], control)
  expect(red).toMatchObject({
    passed: false,
    figures: expect.arrayContaining([expect.stringContaining('share of saturated red .020, limit .005')]),
  })
})

test('a seed gives the same colours, and another seed others', () => {
  expect(brandsOf(1, 3)).toEqual(brandsOf(1, 3))
  expect(brandsOf(1, 3)).not.toEqual(brandsOf(2, 3))
  expect(brandsOf(1, 200).filter((brand) => !/^#[\da-f]{6}$/.test(brand))).toEqual([])
})
