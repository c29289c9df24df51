import { contrast, decode, luminance } from './light.ts'
import { brandHolds } from './nearest-brand.ts'
import { chromaticityOf, colorAt } from './oklab.ts'
import type { ThemeColors } from './parse-themes.ts'
import { nearestSettled } from './settle-color.ts'
import type { Theme } from './theme.ts'
import { brokenAlone, grounds, mostSofter, pairs } from './token-limits.ts'

/** How far a colour moves: half of its room, more where text would still be too strong, less where it would be too weak. */
const parts = [
  0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1, 0.45, 0.4, 0.35, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05,
]
/** Decor goes along with the grounds. */
const planes = [...grounds, 'divider']

const glare = 0.05
const lightOf = (hex: string): number => luminance(...decode(hex))
/** Luminance as contrast counts it (WCAG 2.2): the ratio of two of these is their contrast. */
const weight = (hex: string): number => lightOf(hex) + glare

/** The colour moved towards a weight in equal steps of contrast, as far as it holds; hue and saturation stay. Itself, if nothing holds. */
function settle(hex: string, to: number, holds: (found: string) => boolean): string {
  for (const part of parts) {
    const found = colorAt(chromaticityOf(hex), weight(hex) ** (1 - part) * to ** part - glare)
    if (found !== undefined && holds(found)) return found
  }
  return hex
}

/** What a colour meets of those that are settled, on either side of a pair. */
interface Met {
  ground: string
  least: number
}

/** A colour that stands on settled ones, halfway to the least contrast that it needs. */
function settleFront(hex: string, met: readonly Met[], isDark: boolean, isSound: (found: string) => boolean): string {
  const needed = met.map(({ ground, least }) => (isDark ? weight(ground) * least : weight(ground) / least))
  return settle(
    hex,
    isDark ? Math.max(...needed) : Math.min(...needed),
    (found) =>
      isSound(found) &&
      met.every(({ ground, least }) => {
        const value = contrast(decode(found), decode(ground))
        return value >= least && (least < 7 || value <= mostSofter)
      }),
  )
}

/**
 * Makes the softer contrast of a theme (colours by token) out of its colours. The page stays as it is; the other grounds and the
 * divider come halfway to it, and what stands on them goes halfway to the least contrast that it needs. So the order of the
 * colours stays, whatever the theme or the brand. Tokens that share a colour go on sharing it.
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
  const soundFor =
    (tokens: readonly string[]) =>
    (found: string): boolean =>
      tokens.every((token) => brokenAlone(theme, token, decode(found)).length === 0)
  for (const [hex, tokens] of tokensOf) {
    if (tokens.some((token) => planes.includes(token)))
      softened.set(hex, settle(hex, weight(colors['page'] ?? ''), soundFor(tokens)))
  }
  const settled = new Map(softened)
  for (const [hex, tokens] of tokensOf) {
    if (settled.has(hex)) continue
    const met = pairs.flatMap(([front, back, least]) =>
      [
        [front, back],
        [back, front],
      ].flatMap(([own = '', other = '']): Met[] => {
        const ground = settled.get(colors[other] ?? '')
        return tokens.includes(own) && ground !== undefined ? [{ ground, least }] : []
      }),
    )
    softened.set(hex, settleFront(hex, met, isDark, soundFor(tokens)))
  }
  // Less light is less colour: what was as close to the colour of errors as it may be has to stay so.
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
