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

/** A screen of the portal, one with something open over it, the sheet of a component's states, or a page of somebody else's paper. */
export type Kind = 'screen' | 'overlay' | 'sheet' | 'paper'

/** How much more contrast and grating a sheet may show: it sets states side by side that no screen shows together. */
const roomOfSheet = 1.3

/**
 * A sheet holds every rule that is broken at one place: bright, red or blue pixels where there may be none, contrast, gratings.
 * It shows one part many times over, as no screen does (one primary action at most), so means and small shares are for the screens.
 * A document is white paper with its own print; its viewer can dim it, and only what the viewer adds could be too red or too blue.
 */
function limitOf(rule: Rule, theme: Theme, kind: Kind): number | undefined {
  const limit = limits[theme][rule]
  const hue = rule === 'red' || rule === 'blue'
  if (kind === 'paper' && !hue) return undefined
  const ofTheWhole = rule.startsWith('mean') || (limit !== 0 && hue)
  if (kind === 'screen' || kind === 'overlay') return limit
  if (ofTheWhole) return undefined
  return limit !== undefined && (rule === 'band' || rule === 'grating') ? limit * roomOfSheet : limit
}

const toDigits = (value: number, digits: number): string => value.toFixed(digits).replace(/^0\./, '.')

/** Three digits; more where those would say that nothing is there, or that the value is the limit it passes. */
export function written(value: number, limit?: number): string {
  const short = toDigits(value, 3)
  return value > 0 && (value < 0.0005 || (limit !== undefined && short === toDigits(limit, 3)))
    ? toDigits(value, 6)
    : short
}

/** What is passed, in words: nothing where all is well. */
export function breaches(measurements: Partial<Measured>, theme: Theme, kind: Kind = 'screen'): string[] {
  return rules.flatMap((rule) => {
    const value = measurements[rule]
    const limit = limitOf(rule, theme, kind)
    return value === undefined || limit === undefined || value <= limit
      ? []
      : [`${words[rule]} ${written(value, limit)}, limit ${written(limit)}`]
  })
}
