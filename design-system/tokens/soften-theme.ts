import { contrast, decode, luminance } from './light.ts'
import { brandHolds } from './nearest-brand.ts'
import { chromaticityOf, colorAt } from './oklab.ts'
import type { ThemeColors } from './parse-themes.ts'
import { nearestSettled } from './settle-color.ts'
import type { Theme } from './theme.ts'
import { brokenAlone, grounds, mostSofter, pairs } from './token-limits.ts'

/** How far a colour moves towards its limit, tried in this order: half, then more if its contrast is still too high, then less if it is too low. */
const fractions = [
  0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1, 0.45, 0.4, 0.35, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05,
]
/** The divider moves with the grounds. */
const planes = [...grounds, 'divider']

const glare = 0.05
const lightOf = (hex: string): number => luminance(...decode(hex))
/** Luminance plus the constant of WCAG's contrast formula: the ratio of two of these is their contrast. */
const weight = (hex: string): number => lightOf(hex) + glare

/** The colour moved towards a weight in equal steps of contrast, with the same hue and saturation; the first step that holds, or unchanged if none does. */
function settle(hex: string, to: number, holds: (found: string) => boolean): string {
  for (const fraction of fractions) {
    const found = colorAt(chromaticityOf(hex), weight(hex) ** (1 - fraction) * to ** fraction - glare)
    if (found !== undefined && holds(found)) return found
  }
  return hex
}

/** A colour, already softened, that another one is shown on or under, and the contrast that they need. */
interface Neighbour {
  ground: string
  least: number
}

/** A colour that is shown on or under softened ones, moved halfway to the lowest contrast that it needs. */
function settleFront(
  hex: string,
  neighbours: readonly Neighbour[],
  isDark: boolean,
  isValid: (found: string) => boolean,
): string {
  const needed = neighbours.map(({ ground, least }) => (isDark ? weight(ground) * least : weight(ground) / least))
  return settle(
    hex,
    isDark ? Math.max(...needed) : Math.min(...needed),
    (found) =>
      isValid(found) &&
      neighbours.every(({ ground, least }) => {
        const value = contrast(decode(found), decode(ground))
        return value >= least && (least < 7 || value <= mostSofter)
      }),
  )
}

/**
 * Derives the softer contrast of a theme (colours by token). The page is unchanged, the other grounds and the divider move
 * halfway to it, and the colours on them move halfway to the lowest contrast that they need. So the order of the colours by
 * luminance is kept for any theme and brand. Tokens that share a colour still share it afterwards.
 */
export function softenTheme(theme: Theme, colors: ThemeColors): ThemeColors {
  const isDark = theme === 'calm-dark'
  const tokensOf = new Map(
    [...new Set(Object.values(colors))].map((hex) => [
      hex,
      Object.keys(colors).filter((token) => colors[token] === hex),
    ]),
  )
  const softened = new Map<string, string>()
  const validFor =
    (tokens: readonly string[]) =>
    (found: string): boolean =>
      tokens.every((token) => brokenAlone(theme, token, decode(found)).length === 0)
  for (const [hex, tokens] of tokensOf) {
    if (tokens.some((token) => planes.includes(token)))
      softened.set(hex, settle(hex, weight(colors['page'] ?? ''), validFor(tokens)))
  }
  const settled = new Map(softened)
  for (const [hex, tokens] of tokensOf) {
    if (settled.has(hex)) continue
    const neighbours = pairs.flatMap(([front, back, least]) =>
      [
        [front, back],
        [back, front],
      ].flatMap(([own = '', other = '']): Neighbour[] => {
        const ground = settled.get(colors[other] ?? '')
        return tokens.includes(own) && ground !== undefined ? [{ ground, least }] : []
      }),
    )
    softened.set(hex, settleFront(hex, neighbours, isDark, validFor(tokens)))
  }
  // Less light is less colour, so a brand colour that was just far enough from that of errors could come too close.
  const holds = brandHolds(theme, { error: softened.get(colors['error'] ?? '') ?? '' })
  for (const token of ['primary', 'link']) {
    const found = softened.get(colors[token] ?? '') ?? ''
    const own = chromaticityOf(found)
    if (!holds(found))
      softened.set(
        colors[token] ?? '',
        nearestSettled(own.saturation, { light: lightOf(found), side: isDark ? 1 : -1, holds })(own) ?? found,
      )
  }
  return Object.fromEntries(Object.entries(colors).map(([token, hex]) => [token, softened.get(hex) ?? hex]))
}
