import type { Theme } from '../../design-system/tokens/theme.ts'
import { meanLimits } from '../../design-system/tokens/token-limits.ts'
import type { Measurements } from './meter.ts'

/** Every rule that a still picture can break. What moves (animations, flashes) is proved where something can move: in the journeys and component tests. */
export interface Measured extends Measurements {
  /** Of mean Y, from one screen to the next. */
  change: number
}
export type Rule = keyof Measured

/** Pixels in a degree of the eye: a telephone is held closer than a desk's screen stands. */
export const pixelsPerDegree = (width: number): number => (width < 1000 ? 34 : 42)

export const words: Readonly<Record<Rule, string>> = {
  meanY: 'mean luminance',
  bright: 'share of bright pixels',
  topY: '99th percentile of luminance',
  meanPI: 'mean photophobia index',
  change: 'change of luminance between screens',
  red: 'share of saturated red',
  blue: 'share of mostly blue',
  band: 'contrast at 1.5 to 6 cycles a degree',
  grating: 'strongest grating',
  stripes: 'autocorrelation of letters',
}
const rules = Object.keys(words) as Rule[]

/**
 * Running text in the portal's own font has .11 to .13 in every theme, the same at line pitches of 24, 28 and 32 px, as lines are
 * looked at along themselves; a few words on a screen that loads have up to .3, a line of i and l has .73, and bars have 1.
 */
const mostStripes = 0.35

/** The most that a viewport may show. Bright pixels are only counted in the standard theme: there they are the paper. */
export const limits: Readonly<Record<Theme, Readonly<Record<Rule, number | undefined>>>> = {
  standard: {
    ...meanLimits.standard,
    bright: undefined,
    topY: 0.97,
    change: 0.15,
    red: 0.005,
    blue: 0.01,
    band: 0.16,
    grating: 0.15,
    stripes: mostStripes,
  },
  'calm-light': {
    ...meanLimits['calm-light'],
    bright: 0,
    topY: 0.72,
    change: 0.08,
    red: 0,
    blue: 0,
    band: 0.1,
    grating: 0.08,
    stripes: mostStripes,
  },
  'calm-dark': {
    ...meanLimits['calm-dark'],
    bright: 0,
    topY: 0.62,
    change: 0.04,
    red: 0,
    blue: 0,
    band: 0.09,
    grating: 0.06,
    stripes: mostStripes,
  },
}

/** A screen, a screen with an overlay, the state matrix of a component, or a document. */
export type Kind = 'screen' | 'overlay' | 'matrix' | 'paper'

/** How much more contrast and grating a state matrix may have, as no screen shows so many states together. */
const matrixFactor = 1.3

/**
 * A state matrix is held to every rule about a single spot: no bright, red or blue pixels where none are allowed, contrast and
 * gratings. It repeats a component as no screen does, so means and small shares are measured on screens only. A document is white
 * paper with its own print; its viewer can dim it, and only the viewer itself could be too red or too blue.
 */
function limitOf(rule: Rule, theme: Theme, kind: Kind): number | undefined {
  const limit = limits[theme][rule]
  const hue = rule === 'red' || rule === 'blue'
  if (kind === 'paper' && !hue) return undefined
  const ofTheWhole = rule.startsWith('mean') || (limit !== 0 && hue)
  if (kind === 'screen' || kind === 'overlay') return limit
  if (ofTheWhole) return undefined
  return limit !== undefined && (rule === 'band' || rule === 'grating') ? limit * matrixFactor : limit
}

const toDigits = (value: number, digits: number): string => value.toFixed(digits).replace(/^0\./, '.')

/** Three digits; six where three would round to zero or to the exceeded limit. */
export function written(value: number, limit?: number): string {
  const short = toDigits(value, 3)
  return value > 0 && (value < 0.0005 || (limit !== undefined && short === toDigits(limit, 3)))
    ? toDigits(value, 6)
    : short
}

/** The limits that are exceeded, as text; none if all are kept. */
export function breaches(measurements: Partial<Measured>, theme: Theme, kind: Kind = 'screen'): string[] {
  return rules.flatMap((rule) => {
    const value = measurements[rule]
    const limit = limitOf(rule, theme, kind)
    return value === undefined || limit === undefined || value <= limit
      ? []
      : [`${words[rule]} ${written(value, limit)}, limit ${written(limit)}`]
  })
}
