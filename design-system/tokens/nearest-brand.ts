import { decode, luminance } from './light.ts'
import { chromaDistance, chromaticityOf, labOf } from './oklab.ts'
import type { ThemeColors } from './parse-themes.ts'
import { nearestSettled, type Wanted } from './settle-color.ts'
import { brokenAlone, leastDistance, pairs } from './token-limits.ts'
import type { Theme } from './theme.ts'

const luminanceOf = (hex: string): number => luminance(...decode(hex))

/** The highest luminance at which a link, a mark and a filled button have enough contrast with the colours of a light theme. */
function mostLuminance(colors: ThemeColors): number {
  const needed = pairs.flatMap(([front, back, least]) => {
    if (front === 'link' || front === 'primary') return [[back, least] as const]
    return back === 'primary' || back === 'action' ? [[front, least] as const] : []
  })
  return Math.min(...needed.map(([other, least]) => (luminanceOf(colors[other] ?? '') + 0.05) / least - 0.05))
}

/** Whether a colour can be link and mark of a theme, apart from contrast. */
export function brandHolds(theme: Theme, colors: ThemeColors): Wanted['holds'] {
  const error = labOf(colors['error'] ?? '')
  return (hex) =>
    brokenAlone(theme, 'primary', decode(hex)).length === 0 && chromaDistance(error, labOf(hex)) >= leastDistance
}

/** Above the saturation that the limits allow for any hue. */
const mostSaturation = 0.4

/**
 * Returns a function that finds the closest colour that can be link, mark and main button of the standard theme: as light
 * as the given one, or as contrast allows, then with the least difference in hue and saturation.
 */
export function brandFinder(colors: ThemeColors): (hex: string) => string {
  const most = mostLuminance(colors)
  const holds = brandHolds('standard', colors)
  const finder = (light: number) => nearestSettled(mostSaturation, { light, side: -1, holds })
  const lightest = finder(most)
  return (hex) => {
    const light = luminanceOf(hex)
    if (light <= most && holds(hex)) return hex
    return (light < most ? finder(light) : lightest)(chromaticityOf(hex)) ?? hex
  }
}
