import { describe, expect, test } from 'vitest'
import { themeColors } from '../../tests/calm/theme-colors.ts'
import { randomFrom } from '../../tests/support/random.ts'
import { themeDeriver } from './derive-themes.ts'
import { decode, luminance } from './light.ts'
import { chromaticityOf } from './oklab.ts'
import { themes } from './theme.ts'
import { brokenLimits, meanings } from './token-limits.ts'

const base = themeColors()
const today = base['standard']?.['primary'] ?? ''
const derive = themeDeriver(base)

/** The limits that themes break, as `theme: token rule token`. */
const brokenIn = (derived: ReturnType<typeof derive>['themes']): string[] =>
  themes.flatMap((theme) =>
    brokenLimits(theme, derived[theme]).map(({ rule, front, back = '' }) => `${theme}: ${front} ${rule} ${back}`),
  )
const rulesOf = (hex: string): string[] => [...new Set(derive(hex).primary.broken.map(({ rule }) => rule))].toSorted()
const degrees = (hex: string): number => Math.round((chromaticityOf(hex).hue * 180) / Math.PI + 360) % 360

test('the current brand colour gives exactly the current themes', () => {
  const { themes: derived, primary } = derive(today)
  expect(derived).toEqual(Object.fromEntries(themes.map((theme) => [theme, base[theme]])))
  expect(primary).toEqual({ given: today, broken: [], nearest: today })
})

describe('a colour that breaks a limit in some theme', () => {
  test.each([
    ['#0b5cad', '#2c525d', ['blue', 'contrast', 'melanopic']],
    ['#b3261e', '#892b38', ['contrast', 'red']],
    ['#f2c200', '#5f4a00', ['contrast']],
    ['#ff0000', '#892b38', ['contrast', 'red']],
    ['#0000ff', '#34505a', ['blue', 'melanopic']],
    ['#ffff00', '#4f4f00', ['contrast']],
    ['#ffffff', '#4c4c4c', ['contrast']],
    ['#808080', '#4c4c4c', ['contrast']],
    ['#00ffff', '#005656', ['contrast', 'melanopic']],
    ['#ff00ff', '#831d82', ['contrast', 'melanopic']],
    // One that is as dark as it should be, and too much like an error.
    ['#7d3526', '#6a3f36', ['distance']],
  ])('%s is replaced by %s', (given, nearest, rules) => {
    const { primary, themes: derived } = derive(given)
    expect(rulesOf(given)).toEqual(rules)
    expect(primary.nearest).toBe(nearest)
    expect(derived.standard).toMatchObject({ primary: nearest, action: nearest, link: nearest })
    expect(brokenIn(derived)).toEqual([])
    // Who chooses it gets the themes that were shown.
    expect(derive(nearest)).toEqual({
      ...derive(given),
      primary: { given: nearest, broken: [], nearest },
      link: { given: nearest, broken: [], nearest },
    })
  })

  test('reports which two colours break the contrast limit, and their contrast', () => {
    expect(derive('#808080').primary.broken).toContainEqual({
      rule: 'contrast',
      front: 'link',
      back: 'soft',
      value: expect.closeTo(3.26, 2),
      limit: 7,
    })
    expect(derive('#ffff00').primary.broken).toContainEqual({
      rule: 'contrast',
      front: 'primary',
      back: 'page',
      value: expect.closeTo(1.065, 2),
      limit: 3,
    })
  })
})

test.each(['#1f5132', '#000000', '#5f4a00', '#005656'])('%s is used unchanged', (given) => {
  const { primary, themes: derived } = derive(given)
  expect(primary).toEqual({ given, broken: [], nearest: given })
  expect(derived.standard['primary']).toBe(given)
  expect(brokenIn(derived)).toEqual([])
})

test('a grey gives a primary colour without hue', () => {
  const { themes: derived } = derive('#808080')
  expect(
    themes
      .map((theme) => decode(derived[theme]['primary'] ?? ''))
      .filter(([red, green, blue]) => red !== green || green !== blue),
  ).toEqual([])
})

test('blue, red and yellow stay distinct in every theme', () => {
  const hues = ['#0b5cad', '#b3261e', '#f2c200'].map((hex) =>
    themes.map((theme) => degrees(derive(hex).themes[theme]['primary'] ?? '')),
  )
  for (const [at] of themes.entries()) {
    const [blue = 0, red = 0, yellow = 0] = hues.map((all) => all[at])
    expect(blue).toBeGreaterThan(205)
    expect(blue).toBeLessThan(240)
    expect(red).toBeLessThan(25)
    expect(yellow).toBeGreaterThan(80)
    expect(yellow).toBeLessThan(100)
  }
})

/** The same colours in every run. */
function someColors(number: number): string[] {
  const random = randomFrom(1)
  return Array.from(
    { length: number },
    () =>
      `#${Math.floor(random() * 2 ** 24)
        .toString(16)
        .padStart(6, '0')}`,
  )
}

test('for any brand colour every limit holds, calm themes keep their lightness, and the colours of meaning do not change', () => {
  const wrong = someColors(200).flatMap((hex) => {
    const { themes: derived, primary } = derive(hex)
    const changed = themes.flatMap((theme) =>
      meanings.filter((token) => derived[theme][token] !== base[theme]?.[token]),
    )
    const light = (['calm-light', 'calm-dark'] as const).flatMap((theme) =>
      Object.entries(derived[theme])
        .filter(
          ([token, color]) =>
            Math.abs(luminance(...decode(color)) - luminance(...decode(base[theme]?.[token] ?? ''))) > 0.006,
        )
        .map(([token]) => `${theme} ${token}`),
    )
    const inside = brokenLimits('standard', {
      ...base['standard'],
      primary: primary.nearest,
      link: primary.nearest,
      action: primary.nearest,
    }).map(({ rule }) => rule)
    return [...brokenIn(derived), ...changed, ...light, ...inside].map((words) => `${hex} ${words}`)
  })
  expect(wrong).toEqual([])
})

test('a link colour of its own changes nothing else', () => {
  const [one, both] = [derive('#1f5132'), derive('#1f5132', '#2c525d')]
  const differing = themes.map((theme) =>
    Object.keys(one.themes[theme]).filter((token) => one.themes[theme][token] !== both.themes[theme][token]),
  )
  expect(differing).toEqual([['link'], ['link'], ['link', 'on-action']])
  expect(brokenIn(both.themes)).toEqual([])
  expect(derive('#1f5132', '#ffff00')).toMatchObject({
    primary: { broken: [] },
    link: { given: '#ffff00', nearest: '#4f4f00' },
  })
  expect(derive('#1f5132', '#ffff00').link.broken.map(({ front }) => front)).not.toContain('primary')
})
