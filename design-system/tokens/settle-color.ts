import { decode, luminance } from './light.ts'
import { colorAt, type Chromaticity } from './oklab.ts'

export interface Wanted {
  /** Wanted luminance, 0 to 1. */
  light: number
  /** 1 if the colour may only be lighter than that, -1 if only darker. */
  side: 1 | -1
  /** Whether a colour keeps all limits. */
  holds: (hex: string) => boolean
}

const steps = 8
const step = 0.0015

/** The colour with this luminance, or as close on the allowed side as eight bits per channel permit; undefined if it breaks a limit. */
export function settleColor(chromaticity: Chromaticity, { light, side, holds }: Wanted): string | undefined {
  for (let at = 0; at <= steps; at++) {
    const hex = colorAt(chromaticity, light * (1 + side * at * step))
    if (hex !== undefined && (luminance(...decode(hex)) - light) * side >= -1e-9) return holds(hex) ? hex : undefined
  }
  return undefined
}

/** Saturation counts less than hue, as a brand is recognised by its hue. */
const weightOfSaturation = 0.78

function difference(one: Chromaticity, other: Chromaticity): number {
  const ofSaturation = one.saturation - other.saturation
  const ofHue =
    one.saturation ** 2 +
    other.saturation ** 2 -
    2 * one.saturation * other.saturation * Math.cos(one.hue - other.hue) -
    ofSaturation ** 2
  return Math.sqrt((weightOfSaturation * ofSaturation) ** 2 + Math.max(0, ofHue))
}

interface Settled extends Chromaticity {
  hex: string
}
interface Found {
  one: Settled
  away: number
}

const hues = 90
const saturations = 15
/** The smallest step of saturation that a display can show. */
const finest = 0.001

/** Returns a function that finds, among the colours with this luminance and at most this saturation, the one that keeps all limits and differs least from a target (OKLCH). */
export function nearestSettled(most: number, wanted: Wanted): (target: Chromaticity) => string | undefined {
  let grid: Settled[] | undefined
  const settled = (hue: number, saturation: number): Settled[] => {
    const hex = saturation < 0 || saturation > most ? undefined : settleColor({ hue, saturation }, wanted)
    return hex === undefined ? [] : [{ hue, saturation, hex }]
  }
  const [turn, rise] = [(2 * Math.PI) / hues, most / (saturations - 1)]
  const makeGrid = (): Settled[] =>
    Array.from({ length: hues * saturations }, (_, at) =>
      settled((at % hues) * turn, Math.floor(at / hues) * rise),
    ).flat()
  const closest = (some: readonly Settled[], target: Chromaticity): Found | undefined => {
    let best: Found | undefined
    for (const one of some) {
      const away = difference(one, target)
      if (!best || away < best.away) best = { one, away }
    }
    return best
  }
  return (target) => {
    const itself = settleColor(target, wanted)
    if (itself !== undefined) return itself
    let best = closest((grid ??= makeGrid()), target)
    for (let fraction = 0.5; best && fraction * rise > finest;) {
      const { hue, saturation } = best.one
      const around = [-fraction, 0, fraction].flatMap((left) =>
        [-fraction, 0, fraction].flatMap((up) =>
          left === 0 && up === 0 ? [] : settled(hue + left * turn, saturation + up * rise),
        ),
      )
      const better = closest(around, target)
      if (better && better.away < best.away) best = better
      else fraction /= 2
    }
    return best?.one.hex
  }
}
