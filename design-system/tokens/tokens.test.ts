import { describe, expect, test } from 'vitest'
import { paletteCss, themeColors, themeCss } from '../../tests/calm/theme-colors.ts'
import { places, production, read } from '../../tests/quality/source.ts'
import tailwind from '../../tailwind.config.ts'
import { bluish, contrast, decode, luminance, melanopic, photophobiaIndex, saturatedRed, type Rgb } from './light.ts'
import { themes } from './theme.ts'
import { brokenLimits, grounds, marks, texts } from './token-limits.ts'

const colors = themeColors()
const [, ...calm] = themes

const tokens = [...grounds, ...texts, ...marks, 'divider', 'on-primary', 'action', 'on-action'].toSorted()

describe.each(themes)('%s', (name) => {
  const theme = colors[name] ?? {}
  const color = (token: string): Rgb => decode(theme[token] ?? '')

  test('defines every colour and no other', () => {
    expect(Object.keys(theme).toSorted()).toEqual(tokens)
  })

  test('opts out of forced dark mode in browsers', () => {
    const block = new RegExp(`\\[data-theme='${name}'\\] \\{([^}]*)\\}`).exec(themeCss())?.[1]
    expect(block).toMatch(name === 'calm-dark' ? /color-scheme: only dark;/ : /color-scheme: only light;/)
  })

  test('BADGE-03 CHAT-BUBBLE-08 every colour keeps the limits, alone and in each pair', () => {
    expect(brokenLimits(name, theme)).toEqual([])
  })

  // White has one part of melanopic light to one of luminance. Information is the one cool colour; it is never a background.
  test('no colour is more melanopic than white of the same luminance', () => {
    const share = (token: string): number => melanopic(...color(token)) / luminance(...color(token))
    expect(tokens.filter((token) => share(token) > (token === 'info' ? 1.1 : 1))).toEqual([])
  })
})

test.each(calm)('%s has no bright colour with a high photophobia index', (name) => {
  expect(tokens.filter((token) => photophobiaIndex(...decode(colors[name]?.[token] ?? '')) > 0.7)).toEqual([])
})

test('only the themes use the palette, and all of it', () => {
  const named = [...paletteCss().matchAll(/--palette-[\w-]+(?=:)/g)].map(([name]) => name)
  const used = new Set([...themeCss().matchAll(/--palette-[\w-]+/g)].map(([name]) => name))
  expect(named.filter((name) => !used.has(name))).toEqual([])
  expect(
    places(production('css'), /var\(--palette-[\w-]+\)/g).filter(
      (place) => !place.startsWith('design-system/tokens/theme.css'),
    ),
  ).toEqual([])
})

describe('class names', () => {
  const named = Object.entries(tailwind.theme.colors).filter(([, value]) => value.startsWith('var('))

  test('refer to colours that every theme has, each by its own name', () => {
    expect(named.map(([name]) => name).toSorted()).toEqual(tokens)
    expect(named.filter(([name, value]) => value !== `var(--color-${name})`)).toEqual([])
  })

  test('refer to sizes that every theme has', () => {
    const forAll = [
      ...Object.values(read('design-system/tokens/*.css'))
        .join('')
        .matchAll(/:root[^{]*\{([^}]*)\}/g),
    ]
      .map(([, body]) => body)
      .join('')
    const wanted = [
      ...new Set(
        [...JSON.stringify(tailwind.theme).matchAll(/var\((--(?!color-)[\w-]+)\)/g)].map(([, name = '']) => name),
      ),
    ]
    expect(wanted.length).toBeGreaterThan(0)
    expect(wanted.filter((name) => !forAll.includes(`${name}:`))).toEqual([])
  })

  test('use only colour pairs with a tested contrast', () => {
    const tested = {
      bg: [...grounds, 'primary', 'action', 'divider'],
      front: [...texts, ...marks, 'on-primary', 'on-action', 'divider'],
    }
    const wrong = (kind: string, known: readonly string[]): string[] =>
      places(
        production(),
        new RegExp(
          `(?<![\\w-])(?:${kind})-(?:${tokens.filter((token) => !known.includes(token)).join('|')})(?![\\w-])`,
          'g',
        ),
      )
    expect(wrong('bg', tested.bg)).toEqual([])
    expect(wrong('text|border|outline|stroke|decoration|accent|caret', tested.front)).toEqual([])
  })
})

describe('negative controls of the measures', () => {
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

  test('a theme with a missing colour or one outside the palette is an error', () => {
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
