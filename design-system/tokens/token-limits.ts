import { bluish, contrast, decode, luminance, melanopic, photophobiaIndex, saturatedRed, type Rgb } from './light.ts'
import { chromaDistance, labOf } from './oklab.ts'
import type { ThemeColors } from './parse-themes.ts'
import type { Theme } from './theme.ts'

export const grounds = ['page', 'surface', 'raised', 'soft']
/** Colours with a meaning, which no brand changes. */
export const meanings = ['error', 'warning', 'success', 'info']
export const texts = ['ink', 'muted', 'link', ...meanings]
/** Edges, icons, filled controls and the focus ring. */
export const marks = ['control', 'focus', 'primary']

/** All pairs of colours that can be shown on each other, with the contrast they need (WCAG 2.2, 1 to 21). The divider is decoration and needs none. */
export const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ...grounds.flatMap((back) => [
    ...texts.map((front) => [front, back, 7] as const),
    ...marks.map((front) => [front, back, 3] as const),
  ]),
  ['on-primary', 'primary', 7],
  ['on-action', 'action', 7],
]

/** The highest contrast of text in the softer contrast, as a higher one hurts some readers. */
export const mostSofter = 12

/** The highest mean luminance and mean photophobia index of a screen. */
export const meanLimits: Readonly<Record<Theme, { meanY: number; meanPI: number }>> = {
  standard: { meanY: 0.9, meanPI: 0.9 },
  'calm-light': { meanY: 0.62, meanPI: 0.59 },
  'calm-dark': { meanY: 0.06, meanPI: 0.055 },
}

/**
 * Colours that may fill a whole screen must keep the mean limits by themselves. Surface (.64) and raised (.70) of
 * calm-light are above them, so the amount of these on a screen is checked on screenshots.
 */
const fills: Readonly<Record<Theme, readonly string[]>> = {
  standard: ['page', 'soft'],
  'calm-light': ['page', 'soft'],
  'calm-dark': grounds,
}

/** The highest melanopic light of a ground divided by its luminance; white has 1. Up to these values the brightest screens keep the mean limits. */
const mostMelanopic: Readonly<Record<Theme, number>> = { standard: 1, 'calm-light': 0.94, 'calm-dark': 0.98 }
/** How much the melanopic light of a text or mark may exceed its luminance; both of display white are 1. */
const mostExcess = 0.05
/** The smallest difference in OKLab, apart from lightness, between links or marks and errors. The closest colours of the default themes differ by .1. */
export const leastDistance = 0.04

/** A limit that a colour breaks. `value` and `limit` are in the unit of the rule. */
export interface BrokenLimit {
  rule: 'contrast' | 'luminance' | 'photophobia' | 'bright' | 'red' | 'blue' | 'melanopic' | 'distance'
  front: string
  /** The other colour, for rules about two colours. */
  back?: string
  value: number
  limit: number
}

const over = (rule: BrokenLimit['rule'], front: string, value: number, limit: number): BrokenLimit[] =>
  value > limit ? [{ rule, front, value, limit }] : []

/** The limits that a colour breaks by itself. Saturated red is refused in the standard theme too: the border and error text of one field would be more than a screen may show. */
export function brokenAlone(theme: Theme, front: string, color: Rgb): BrokenLimit[] {
  const [red, green, blue] = color
  const light = luminance(red, green, blue)
  return [
    ...(saturatedRed(red, green, blue)
      ? [{ rule: 'red' as const, front, value: red / (red + green + blue), limit: 0.8 }]
      : []),
    ...(bluish(red, green, blue)
      ? [{ rule: 'blue' as const, front, value: blue / Math.max(red, green), limit: 1.3 }]
      : []),
    ...over(
      'melanopic',
      front,
      melanopic(red, green, blue),
      grounds.includes(front) ? mostMelanopic[theme] * light : light + mostExcess,
    ),
    ...(theme === 'standard' ? [] : over('bright', front, light, 0.7)),
  ]
}

/** The limits that the colours of a theme break, of those that can be checked without a screenshot. */
export function brokenLimits(theme: Theme, colors: ThemeColors): BrokenLimit[] {
  const decoded = Object.fromEntries(Object.entries(colors).map(([token, hex]) => [token, decode(hex)]))
  const color = (token: string): Rgb => decoded[token] ?? decode('')
  const { meanY, meanPI } = meanLimits[theme]
  return [
    ...pairs.flatMap(([front, back, limit]): BrokenLimit[] => {
      const value = contrast(color(front), color(back))
      return value < limit ? [{ rule: 'contrast', front, back, value, limit }] : []
    }),
    ...fills[theme].flatMap((token) => [
      ...over('luminance', token, luminance(...color(token)), meanY),
      ...over('photophobia', token, photophobiaIndex(...color(token)), meanPI),
    ]),
    ...Object.keys(colors).flatMap((token) => brokenAlone(theme, token, color(token))),
    ...['primary', 'link'].flatMap((front): BrokenLimit[] => {
      const value = chromaDistance(labOf(colors[front] ?? ''), labOf(colors['error'] ?? ''))
      return value < leastDistance ? [{ rule: 'distance', front, back: 'error', value, limit: leastDistance }] : []
    }),
  ]
}
