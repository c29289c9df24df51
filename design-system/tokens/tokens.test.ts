import { describe, expect, test } from 'vitest'
import { limits } from '../../tests/calm/limit.ts'
import { bluish, contrast, decode, luminance, melanopic, photophobiaIndex, saturatedRed, type Rgb } from '../../tests/calm/light.ts'
import { paletteCss, themeColors, themeCss } from '../../tests/calm/theme-colors.ts'
import { places, production, read } from '../../tests/quality/source.ts'
import tailwind from '../../tailwind.config.ts'
import { themes } from './theme.ts'

const colors = themeColors()
const [, ...calm] = themes

const backgrounds = ['page', 'surface', 'raised', 'soft']
const texts = ['ink', 'muted', 'link', 'error', 'warning', 'success', 'info']
/** Edges, icons, filled controls and the focus ring. */
const marks = ['control', 'focus', 'primary']
const tokens = [...backgrounds, ...texts, ...marks, 'divider', 'on-primary', 'action', 'on-action'].toSorted()

/** Every two colours that can meet, with the contrast they need. The divider is decor. */
const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ...backgrounds.flatMap((back) => [...texts.map((front) => [front, back, 7] as const), ...marks.map((front) => [front, back, 3] as const)]),
  ['on-primary', 'primary', 7],
  ['on-action', 'action', 7],
]

/**
 * Colours that may fill a whole screen keep the limit of a screen's mean by themselves; calm-light's surface (.61) and
 * raised (.67) lie above it, so how much of them a screen shows is for the pictures to judge.
 */
const fills = { standard: ['page', 'soft'], 'calm-light': ['page', 'soft'], 'calm-dark': backgrounds }

describe.each(themes)('%s', (name) => {
  const theme = colors[name] ?? {}
  const color = (token: string): Rgb => decode(theme[token] ?? '')

  test('names every colour, and no other', () => {
    expect(Object.keys(theme).toSorted()).toEqual(tokens)
  })

  test('colours that can meet have the contrast they need', () => {
    expect(pairs.filter(([front, back, least]) => contrast(color(front), color(back)) < least)).toEqual([])
  })

  test.each(fills[name])('a screen full of %s keeps the light limits', (background) => {
    expect(photophobiaIndex(...color(background))).toBeLessThanOrEqual(limits[name].meanPI ?? 0)
    expect(luminance(...color(background))).toBeLessThanOrEqual(limits[name].meanY ?? 0)
  })

  test('no colour is mostly blue', () => {
    expect(tokens.filter((token) => bluish(...color(token)))).toEqual([])
  })

  // White has one part of melanopic light to one of luminance. Information is the one cool colour; it is never a background.
  test('no colour wakes melanopsin more than white of its own light', () => {
    const share = (token: string): number => melanopic(...color(token)) / luminance(...color(token))
    expect(tokens.filter((token) => share(token) > (token === 'info' ? 1.1 : 1))).toEqual([])
  })
})

test.each(calm)('%s has no colour that is bright or red', (name) => {
  const color = (token: string): Rgb => decode(colors[name]?.[token] ?? '')
  expect(tokens.filter((token) => luminance(...color(token)) > 0.7)).toEqual([])
  expect(tokens.filter((token) => photophobiaIndex(...color(token)) > 0.7)).toEqual([])
  expect(tokens.filter((token) => saturatedRed(...color(token)))).toEqual([])
})

test('the standard theme has no saturated red either: the edge of one wrong field and its words would be more of it than a screen may show', () => {
  expect(tokens.filter((token) => saturatedRed(...decode(colors.standard?.[token] ?? '')))).toEqual([])
})

test('only the themes read the palette, and all of it', () => {
  const named = [...paletteCss().matchAll(/--palette-[\w-]+(?=:)/g)].map(([name]) => name)
  const used = new Set([...themeCss().matchAll(/--palette-[\w-]+/g)].map(([name]) => name))
  expect(named.filter((name) => !used.has(name))).toEqual([])
  expect(places(production('css'), /var\(--palette-[\w-]+\)/g).filter((place) => !place.startsWith('design-system/tokens/theme.css'))).toEqual([])
})

describe('class names', () => {
  const named = Object.entries(tailwind.theme.colors).filter(([, value]) => value.startsWith('var('))

  test('stand for colours that every theme has, each by its own name', () => {
    expect(named.map(([name]) => name).toSorted()).toEqual(tokens)
    expect(named.filter(([name, value]) => value !== `var(--color-${name})`)).toEqual([])
  })

  test('stand for sizes that every theme has', () => {
    const forAll = [...Object.values(read('design-system/tokens/*.css')).join('').matchAll(/:root[^{]*\{([^}]*)\}/g)].map(([, body]) => body).join('')
    const wanted = [...new Set([...JSON.stringify(tailwind.theme).matchAll(/var\((--(?!color-)[\w-]+)\)/g)].map(([, name = '']) => name))]
    expect(wanted.length).toBeGreaterThan(0)
    expect(wanted.filter((name) => !forAll.includes(`${name}:`))).toEqual([])
  })

  test('draw nothing in colours that were not held against each other', () => {
    const tested = { bg: [...backgrounds, 'primary', 'action', 'divider'], front: [...texts, ...marks, 'on-primary', 'on-action', 'divider'] }
    const wrong = (kind: string, known: readonly string[]): string[] =>
      places(production(), new RegExp(`(?<![\\w-])(?:${kind})-(?:${tokens.filter((token) => !known.includes(token)).join('|')})(?![\\w-])`, 'g'))
    expect(wrong('bg', tested.bg)).toEqual([])
    expect(wrong('text|border|outline|stroke|decoration|accent|caret', tested.front)).toEqual([])
  })
})

describe('the measures can fail', () => {
  test('contrast', () => {
    expect(contrast(decode('#000000'), decode('#ffffff'))).toBeCloseTo(21)
    expect(contrast(decode('#767676'), decode('#ffffff'))).toBeCloseTo(4.54, 2)
    expect(contrast(decode('#ffffff'), decode('#767676'))).toBeCloseTo(4.54, 2)
  })

  test('light', () => {
    expect(photophobiaIndex(...decode('#ffffff'))).toBeCloseTo(1)
    expect(melanopic(...decode('#ffffff'))).toBeCloseTo(1)
    expect(photophobiaIndex(...decode('#000000'))).toBe(0)
    expect(photophobiaIndex(...decode('#0000ff'))).toBeGreaterThan(luminance(...decode('#0000ff')))
    expect(melanopic(...decode('#1d70b8')) / luminance(...decode('#1d70b8'))).toBeGreaterThan(1.1)
  })

  test('hue', () => {
    expect(saturatedRed(...decode('#d4351c'))).toBe(true)
    expect(saturatedRed(...decode('#200000'))).toBe(false)
    expect(bluish(...decode('#1d70b8'))).toBe(true)
    expect(bluish(...decode('#808080'))).toBe(false)
  })

  test('a theme without one of its colours, or with one that is not in the palette', () => {
    const css = themeCss()
    const start = css.indexOf("[data-theme='calm-dark'] {")
    const without = css.slice(0, start) + css.slice(start).replace(/ *--color-muted: .*\n/, '')
    expect(without).not.toBe(css)
    expect(Object.keys(themeColors(without)['calm-dark'] ?? {}).toSorted()).not.toEqual(tokens)
    expect(() => themeColors(css.replace('var(--palette-mist)', 'var(--palette-fog)'))).toThrow('--palette-fog')
    expect(() => themeColors(css.replace('var(--palette-mist)', 'white'))).toThrow('white')
    expect(() => decode('')).toThrow('colour')
  })
})
