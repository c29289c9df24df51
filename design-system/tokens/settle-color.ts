import { decode, luminance } from './light.ts'
import { colorAt, type Chromaticity } from './oklab.ts'

export interface Wanted {
  /** Luminance, 0 to 1. */
  light: number
  /** 1 where it may only be lighter than that, -1 where only darker. */
  side: 1 | -1
  holds: (hex: string) => boolean
}

const steps = 8
const step = 0.0015

/** The colour of that light, or as little beside it as eight bits a channel allow, on that side; nothing, if it does not hold. */
export function settleColor(chromaticity: Chromaticity, { light, side, holds }: Wanted): string | undefined {
  for (let at = 0; at <= steps; at++) {
    const hex = colorAt(chromaticity, light * (1 + side * at * step))
    if (hex !== undefined && (luminance(...decode(hex)) - light) * side >= -1e-9) return holds(hex) ? hex : undefined
  }
  return undefined
}

/** A brand is known by its hue, and less by how saturated it is. */
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
/** Below this no display can show the difference. */
const finest = 0.001

/** Of all colours of that light, up to a saturation, the one that holds and differs least (OKLCH) from the colour wanted. */
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
    for (let part = 0.5; best && part * rise > finest;) {
      const { hue, saturation } = best.one
      const around = [-part, 0, part].flatMap((left) =>
        [-part, 0, part].flatMap((up) =>
          left === 0 && up === 0 ? [] : settled(hue + left * turn, saturation + up * rise),
        ),
      )
      const better = closest(around, target)
      if (better && better.away < best.away) best = better
      else part /= 2
    }
    return best?.one.hex
  }
}
