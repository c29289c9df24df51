import { describe, expect, test } from 'vitest'
import { softerColors, themeColors } from '../../tests/calm/theme-colors.ts'
import { randomFrom } from '../../tests/support/random.ts'
import { themeDeriver } from './derive-themes.ts'
import { contrast, decode } from './light.ts'
import type { ThemeColors } from './parse-themes.ts'
import { softenTheme } from './soften-theme.ts'
import { contrasts, themes } from './theme.ts'
import { brokenLimits, grounds, marks, mostSofter, pairs, texts } from './token-limits.ts'

const colorsIn = { normal: themeColors(), softer: softerColors() }
const textPairs = pairs.filter(([front]) => texts.includes(front) || front.startsWith('on-'))
const between = (colors: ThemeColors, front: string, back: string): number =>
  contrast(decode(colors[front] ?? ''), decode(colors[back] ?? ''))

/** Text pairs with more contrast than somebody bears whom contrast hurts. */
const tooStrong = (colors: ThemeColors): string[] =>
  textPairs
    .filter(([front, back]) => between(colors, front, back) > mostSofter)
    .map(([front, back]) => `${front} on ${back}`)

describe.each(themes.flatMap((theme) => contrasts.map((name) => [theme, name] as const)))(
  '%s in %s contrast',
  (theme, name) => {
    const colors = colorsIn[name][theme] ?? {}

    test.each(textPairs)('CALM-04.1 %s on %s is readable, and not too strong in the softer contrast', (front, back) => {
      const value = between(colors, front, back)
      expect(value).toBeGreaterThanOrEqual(7)
      expect(value).toBeLessThanOrEqual(name === 'softer' ? 12 : 21)
    })

    test('borders and icons are visible, and not stronger than text', () => {
      for (const ground of grounds) {
        for (const mark of marks) {
          expect(between(colors, mark, ground)).toBeGreaterThanOrEqual(3)
          expect(between(colors, mark, ground)).toBeLessThanOrEqual(between(colors, 'ink', ground))
        }
      }
    })

    test('every colour keeps the other limits', () => {
      expect(brokenLimits(theme, colors)).toEqual([])
    })
  },
)

describe.each(themes)('the softer contrast of %s', (theme) => {
  const [normal, softer] = [colorsIn.normal[theme] ?? {}, colorsIn.softer[theme] ?? {}]

  test('equals the output of softenTheme', () => {
    expect(softer).toEqual(softenTheme(theme, normal))
  })

  test('keeps the page colour, and lowers the strongest contrast of every colour', () => {
    const strongest = (colors: ThemeColors, front: string): number =>
      Math.max(...grounds.map((ground) => between(colors, front, ground)))
    expect(softer['page']).toBe(normal['page'])
    expect(
      [...texts, ...marks, 'divider'].filter((front) => strongest(softer, front) >= strongest(normal, front)),
    ).toEqual([])
  })

  test('is noticeable: the strongest text loses a tenth of its contrast', () => {
    const strongest = (colors: ThemeColors): number =>
      Math.max(...textPairs.map(([front, back]) => between(colors, front, back)))
    expect(strongest(softer)).toBeLessThan(0.9 * strongest(normal))
  })
})

test('negative control: the normal contrast of the standard theme is too strong', () => {
  expect(tooStrong(colorsIn.normal['standard'] ?? {})).toContain('ink on raised')
})

test('for any brand colour, its softer contrast keeps every limit', () => {
  const random = randomFrom(2)
  const derive = themeDeriver(colorsIn.normal)
  const brands = [
    '#000000',
    '#ffffff',
    '#0000ff',
    ...Array.from(
      { length: 100 },
      () =>
        `#${Math.floor(random() * 2 ** 24)
          .toString(16)
          .padStart(6, '0')}`,
    ),
  ]
  expect(
    brands.flatMap((brand) =>
      themes.flatMap((theme) => {
        const colors = softenTheme(theme, derive(brand).themes[theme])
        return [
          ...tooStrong(colors),
          ...brokenLimits(theme, colors).map(({ rule, front, back = '' }) => `${front} ${rule} ${back}`),
        ].map((words) => `${brand} in ${theme}: ${words}`)
      }),
    ),
  ).toEqual([])
})
