import { bluish, contrast, decode, luminance, melanopic, photophobiaIndex, saturatedRed, type Rgb } from './light.ts'
import { chromaDistance, labOf } from './oklab.ts'
import type { ThemeColors } from './parse-themes.ts'
import type { Theme } from './theme.ts'

export const grounds = ['page', 'surface', 'raised', 'soft']
/** Colours that tell what something means: no brand changes them. */
export const meanings = ['error', 'warning', 'success', 'info']
export const texts = ['ink', 'muted', 'link', ...meanings]
/** Edges, icons, filled controls and the focus ring. */
export const marks = ['control', 'focus', 'primary']

/** Every two colours that can meet, with the contrast they need (WCAG 2.2, 1 to 21). The divider is decor. */
export const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ...grounds.flatMap((back) => [
    ...texts.map((front) => [front, back, 7] as const),
    ...marks.map((front) => [front, back, 3] as const),
  ]),
  ['on-primary', 'primary', 7],
  ['on-action', 'action', 7],
]

/** The most contrast that text may have in the softer contrast: more hurts some. */
export const mostSofter = 12

/** The most that the mean of a screen may be: luminance, and photophobia index. */
export const meanLimits: Readonly<Record<Theme, { meanY: number; meanPI: number }>> = {
  standard: { meanY: 0.9, meanPI: 0.9 },
  'calm-light': { meanY: 0.62, meanPI: 0.59 },
  'calm-dark': { meanY: 0.06, meanPI: 0.055 },
}

/**
 * Colours that may fill a whole screen keep the limit of a screen's mean by themselves; calm-light's surface (.64) and
 * raised (.70) lie above it, so how much of them a screen shows is for the pictures to judge.
 */
const fills: Readonly<Record<Theme, readonly string[]>> = {
  standard: ['page', 'soft'],
  'calm-light': ['page', 'soft'],
  'calm-dark': grounds,
}

/** Melanopic light of a ground for each unit of its luminance: white has 1, and the screens of calm-light, at their brightest, keep their limit up to this. */
const mostMelanopic: Readonly<Record<Theme, number>> = { standard: 1, 'calm-light': 0.94, 'calm-dark': 0.98 }
/** Melanopic light that a text or mark may have above its luminance, of display white. */
const mostExcess = 0.05
/** What can be pressed does not look like what went wrong, however dark it is: difference of colour in OKLab. Today's closest are .1 apart. */
export const leastDistance = 0.04

/** A limit that a colour does not hold, in the limit's own unit. */
export interface BrokenLimit {
  rule: 'contrast' | 'luminance' | 'photophobia' | 'bright' | 'red' | 'blue' | 'melanopic' | 'distance'
  front: string
  /** What it is held against, if anything. */
  back?: string
  value: number
  limit: number
}

const over = (rule: BrokenLimit['rule'], front: string, value: number, limit: number): BrokenLimit[] =>
  value > limit ? [{ rule, front, value, limit }] : []

/** What a colour breaks by itself, whatever stands beside it. The standard theme has no saturated red either: the edge of one wrong field and its words would be more of it than a screen may show. */
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

/** Every limit that a theme's colours do not hold, of those that can be judged without a screen. */
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
