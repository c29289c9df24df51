import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Theme = Record<string, string>
type Rgb = readonly [red: number, green: number, blue: number]

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const palette = read('palette.css')
const themes = readThemes(read('theme.css'), palette)
const calm = ['calm-light', 'calm-dark'] as const

const backgrounds = ['page', 'surface', 'raised', 'soft']
const texts = ['ink', 'muted', 'link', 'error', 'warning', 'success', 'info']
const marks = ['control', 'focus', 'primary']
const tokens = [...backgrounds, ...texts, ...marks, 'divider', 'on-primary'].toSorted()

/**
 * The limit is that of a screen's mean photophobia index. Colours that may fill a whole screen keep it by themselves;
 * calm-light's surface (.61) and raised (.67) lie above it, so how much of them a screen shows is for the pictures to judge.
 */
const lightBudget = {
  'calm-light': { limit: 0.59, fills: ['page', 'soft'] },
  'calm-dark': { limit: 0.055, fills: backgrounds },
}

describe.each(['standard', ...calm])('%s', (name) => {
  const theme = themes[name] ?? {}
  const color = (token: string) => decode(theme[token] ?? '')

  test('names every colour, and no other', () => {
    expect(Object.keys(theme).toSorted()).toEqual(tokens)
  })

  test.each(backgrounds)('text on %s has a contrast of 7 to 1', (background) => {
    expect(texts.filter((text) => contrast(color(text), color(background)) < 7)).toEqual([])
  })

  test.each(backgrounds)('edges and the focus ring on %s have a contrast of 3 to 1', (background) => {
    expect(marks.filter((mark) => contrast(color(mark), color(background)) < 3)).toEqual([])
  })

  test('text on the filled button has a contrast of 7 to 1', () => {
    expect(contrast(color('on-primary'), color('primary'))).toBeGreaterThanOrEqual(7)
  })

  test('no colour is mostly blue', () => {
    expect(tokens.filter((token) => bluish(color(token)))).toEqual([])
  })
})

describe.each(calm)('%s spares the eyes', (name) => {
  const theme = themes[name] ?? {}

  test.each(tokens)('%s is not bright and not red', (token) => {
    const color = decode(theme[token] ?? '')
    expect(luminance(color)).toBeLessThanOrEqual(0.7)
    expect(saturatedRed(color)).toBe(false)
  })

  test.each(lightBudget[name].fills)('a screen full of %s stays below the light limit', (background) => {
    expect(photophobiaIndex(decode(theme[background] ?? ''))).toBeLessThanOrEqual(lightBudget[name].limit)
  })
})

test('only the themes read the palette, and all of it', () => {
  const named = [...palette.matchAll(/--palette-[\w-]+(?=:)/g)].map(([name]) => name)
  const used = new Set([...read('theme.css').matchAll(/--palette-[\w-]+/g)].map(([name]) => name))
  expect(named.filter((name) => !used.has(name))).toEqual([])
})

describe('the measures can fail', () => {
  test('contrast', () => {
    expect(contrast(decode('#000000'), decode('#ffffff'))).toBeCloseTo(21)
    expect(contrast(decode('#767676'), decode('#ffffff'))).toBeCloseTo(4.54, 2)
    expect(contrast(decode('#ffffff'), decode('#767676'))).toBeCloseTo(4.54, 2)
  })

  test('light', () => {
    expect(photophobiaIndex(decode('#ffffff'))).toBeCloseTo(1)
    expect(photophobiaIndex(decode('#000000'))).toBe(0)
    expect(photophobiaIndex(decode('#0000ff'))).toBeGreaterThan(luminance(decode('#0000ff')))
    expect(luminance(decode('#ffffff'))).toBeGreaterThan(0.7)
  })

  test('hue', () => {
    expect(saturatedRed(decode('#d4351c'))).toBe(true)
    expect(saturatedRed(decode('#200000'))).toBe(false)
    expect(bluish(decode('#1d70b8'))).toBe(true)
    expect(bluish(decode('#808080'))).toBe(false)
  })

  test('a theme without one of its colours, or with one that is not in the palette', () => {
    const css = read('theme.css')
    const start = css.indexOf("[data-theme='calm-dark'] {")
    const without = css.slice(0, start) + css.slice(start).replace(/ *--color-muted: .*\n/, '')
    expect(without).not.toBe(css)
    expect(Object.keys(readThemes(without, palette)['calm-dark'] ?? {}).toSorted()).not.toEqual(tokens)
    expect(() => readThemes(css.replace('var(--palette-mist)', 'var(--palette-fog)'), palette)).toThrow('--palette-fog')
    expect(() => readThemes(css.replace('var(--palette-mist)', 'white'), palette)).toThrow('white')
    expect(() => decode('')).toThrow('colour')
  })
})

/** The colours of each theme, as its own block of theme.css names them: what it would inherit does not count. */
function readThemes(css: string, raw: string): Record<string, Theme> {
  const colors = Object.fromEntries([...raw.matchAll(/(--palette-[\w-]+):\s*(#[\da-f]{6});/gi)].map(([, name = '', hex = '']) => [name, hex]))
  const blocks = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^}]*)\}/g)
  const found: Record<string, Theme> = {}
  for (const [, selector = '', body = ''] of blocks) {
    const name = /\[data-theme='([\w-]+)'\]/.exec(selector)?.[1]
    if (name === undefined) continue
    const theme = (found[name] ??= {})
    for (const [, token = '', value = ''] of body.matchAll(/--color-([\w-]+):\s*([^;]+);/g)) {
      const hex = colors[/^var\((--palette-[\w-]+)\)$/.exec(value)?.[1] ?? '']
      if (hex === undefined) throw new Error(`${name}: --color-${token} is ${value}, which is not in the palette`)
      theme[token] = hex
    }
  }
  return found
}

/** Linear light, 0 to 1. */
function decode(hex: string): Rgb {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`Not a colour: "${hex}"`)
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2. */
function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Light that hurts: melanopic light counts one and a half times as much as luminance (Zele 2021). */
function photophobiaIndex([red, green, blue]: Rgb): number {
  const melanopic = 0.02 * red + 0.48 * green + 0.5 * blue
  return (1.5 * melanopic + luminance([red, green, blue])) / 2.5
}

function saturatedRed([red, green, blue]: Rgb): boolean {
  return red > 0.05 && red / (red + green + blue) >= 0.8
}

function bluish([red, green, blue]: Rgb): boolean {
  return blue > 1.3 * green && blue > 1.3 * red
}
