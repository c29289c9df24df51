import { decode, luminance } from './light.ts'
import { brandFinder, brandHolds } from './nearest-brand.ts'
import { chromaticityOf, type Chromaticity } from './oklab.ts'
import type { ThemeColors } from './parse-themes.ts'
import { nearestSettled, settleColor } from './settle-color.ts'
import { themes, type Theme } from './theme.ts'
import { brokenAlone, brokenLimits, grounds, meanings, type BrokenLimit } from './token-limits.ts'

export interface CheckedColor {
  given: string
  /** What it would break in the standard theme, taken as it is. */
  broken: readonly BrokenLimit[]
  /** The closest colour that breaks nothing: as light as contrast allows, then least different in OKLCH. Itself, if it breaks nothing. */
  nearest: string
}
interface DerivedThemes {
  themes: Readonly<Record<Theme, ThemeColors>>
  primary: CheckedColor
  link: CheckedColor
}
type AllThemes = Readonly<Record<string, ThemeColors>>

/** How far the greys go along with the brand; what is chosen a little further. */
const tint: Readonly<Record<Theme, number>> = { standard: 0.5, 'calm-light': 0.4, 'calm-dark': 0.4 }
const extraOfSoft = 0.2
/** A calm theme is as saturated as today's green at most; other hues seem brighter at the same luminance, and get less. */
const lessSaturation = 0.25
/** Turn of hue, in radians, over which today's small differences between the themes fade. */
const fade = Math.PI / 3

const lightOf = (hex: string): number => luminance(...decode(hex))
/** An angle as it is from -π to π. */
const turn = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle))
const isDark = (theme: Theme): boolean => theme === 'calm-dark'

/** What is wanted of a brand, measured from the brand that the themes were made with. */
interface Brand extends Chromaticity {
  /** Hue from that of the first brand, -π to π. */
  turn: number
  /** Saturation for each unit of the first brand's. */
  strength: number
}

/**
 * On which side of the light that was measured a grey may lie: where text has more contrast. A surface on its page, and a
 * divider on either, are a pattern themselves, so they may only be nearer to the page.
 */
function sideOf(theme: Theme, token: string): 1 | -1 {
  if (token === 'surface' || token === 'raised') return -1
  if (token === 'divider') return isDark(theme) ? -1 : 1
  return grounds.includes(token) === isDark(theme) ? -1 : 1
}

/** A grey that goes some way along with the brand: as far as the limits let it. */
function tinted(theme: Theme, token: string, hex: string, brand: Brand): string {
  const { saturation, hue } = chromaticityOf(hex)
  const most = tint[theme] + (token === 'soft' ? extraOfSoft : 0)
  const side = sideOf(theme, token)
  for (let part = 1; part > 0; part -= 0.05) {
    const kept = 1 - most * part
    const taken = most * part * Math.min(1, brand.strength)
    const x = saturation * (kept * Math.cos(hue) + taken * Math.cos(hue + brand.turn))
    const y = saturation * (kept * Math.sin(hue) + taken * Math.sin(hue + brand.turn))
    const holds = (one: string): boolean => brokenAlone(theme, token, decode(one)).length === 0
    const found = settleColor(
      { saturation: Math.hypot(x, y), hue: Math.atan2(y, x) },
      { light: lightOf(hex), side, holds },
    )
    if (found !== undefined) return found
  }
  return hex
}

/** Gives the colour of a calm theme's mark or link in the hue of a brand, as light as today's. */
function calmBrand(theme: Theme, colors: ThemeColors, token: string): (brand: Brand, first: Chromaticity) => string {
  const hex = colors[token] ?? ''
  const own = chromaticityOf(hex)
  const nearest = nearestSettled(own.saturation * (1 - lessSaturation), {
    light: lightOf(hex),
    side: isDark(theme) ? 1 : -1,
    holds: brandHolds(theme, colors),
  })
  return (brand, first) => {
    const away = Math.min(1, Math.abs(brand.turn) / fade)
    const target = {
      saturation: own.saturation * Math.min(1, brand.strength) * (1 - lessSaturation * away),
      hue: brand.hue + turn(own.hue - first.hue) * (1 - away),
    }
    return nearest(target) ?? hex
  }
}

/**
 * Makes themes for a brand out of the themes there are (colours by token, by theme). Every colour keeps the luminance that was
 * measured, so contrast and light stay as they are; hue and saturation go along with the brand as far as the limits of
 * token-limits.ts allow. In the standard theme the brand is taken as it is, or as near as can be. What tells a meaning stays.
 */
export function themeDeriver(base: AllThemes): (primary: string, link?: string) => DerivedThemes {
  const standard = base['standard'] ?? {}
  const first = chromaticityOf(standard['primary'] ?? '')
  const find = brandFinder(standard)
  const calm = new Map(
    themes
      .filter((theme) => theme !== 'standard')
      .flatMap((theme) =>
        ['primary', 'link'].map((token) => [`${theme} ${token}`, calmBrand(theme, base[theme] ?? {}, token)] as const),
      ),
  )

  const brandOf = (hex: string): Brand => {
    const own = chromaticityOf(hex)
    return { ...own, turn: turn(own.hue - first.hue), strength: own.saturation / first.saturation }
  }
  const check = (given: string, tokens: readonly string[]): CheckedColor => {
    const tried = { ...standard, ...Object.fromEntries(tokens.map((token) => [token, given])) }
    return { given, broken: brokenLimits('standard', tried), nearest: find(given) }
  }
  return (primary, link = primary) => {
    const checked = {
      primary: check(primary, ['primary', 'action', ...(link === primary ? ['link'] : [])]),
      link: check(link, ['link']),
    }
    const brands = { primary: brandOf(checked.primary.nearest), link: brandOf(checked.link.nearest) }
    const derive = (theme: Theme): ThemeColors => {
      const colors = base[theme] ?? {}
      const made = (token: 'primary' | 'link'): string =>
        theme === 'standard' ? checked[token].nearest : (calm.get(`${theme} ${token}`)?.(brands[token], first) ?? '')
      const [ofPrimary, ofLink] = [made('primary'), made('link')]
      const greys = new Map<string, string>()
      return Object.fromEntries(
        Object.entries(colors).map(([token, hex]) => {
          if (meanings.includes(token)) return [token, hex]
          if (token === 'link' || (token.startsWith('on-') && hex === colors['link'])) return [token, ofLink]
          if (hex === colors['primary']) return [token, ofPrimary]
          // Tokens that share a colour go on sharing it.
          const grey = greys.get(hex) ?? tinted(theme, token, hex, brands.primary)
          greys.set(hex, grey)
          return [token, grey]
        }),
      )
    }
    return {
      themes: { standard: derive('standard'), 'calm-light': derive('calm-light'), 'calm-dark': derive('calm-dark') },
      ...checked,
    }
  }
}
