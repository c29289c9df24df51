import { decode, luminance } from './light.ts'
import { brandFinder, brandHolds } from './nearest-brand.ts'
import { chromaticityOf, type Chromaticity } from './oklab.ts'
import type { ThemeColors } from './parse-themes.ts'
import { nearestSettled, settleColor } from './settle-color.ts'
import { themes, type Theme } from './theme.ts'
import { brokenAlone, brokenLimits, grounds, meanings, type BrokenLimit } from './token-limits.ts'

export interface CheckedColor {
  /** The colour as it was given, `#rrggbb`. */
  given: string
  /** Limits that it would break in the standard theme. */
  broken: readonly BrokenLimit[]
  /** The closest colour that breaks no limit: as light as contrast allows, then least different in OKLCH. The given one, if it breaks none. */
  nearest: string
}
interface DerivedThemes {
  themes: Readonly<Record<Theme, ThemeColors>>
  primary: CheckedColor
  link: CheckedColor
}
type AllThemes = Readonly<Record<string, ThemeColors>>

/** How far greys take the hue of the brand, 0 to 1; `soft` goes a little further. */
const tint: Readonly<Record<Theme, number>> = { standard: 0.5, 'calm-light': 0.4, 'calm-dark': 0.4 }
const extraOfSoft = 0.2
/** Saturation that other hues lose in the calm themes, as they seem brighter than the default green at the same luminance. */
const lessSaturation = 0.25
/** Difference of hue, in radians, over which the small differences of hue between the default themes fade. */
const fade = Math.PI / 3

const lightOf = (hex: string): number => luminance(...decode(hex))
/** The same angle between -π and π. */
const turn = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle))
const isDark = (theme: Theme): boolean => theme === 'calm-dark'

/** A brand colour, relative to the default brand. */
interface Brand extends Chromaticity {
  /** Difference of hue from the default brand, -π to π. */
  turn: number
  /** Saturation divided by that of the default brand. */
  strength: number
}

/**
 * Whether a grey may become lighter (1) or darker (-1) than the measured one: the side on which text has more contrast. A
 * surface on its page, and a divider on either, form a pattern themselves, so they may only come nearer to the page.
 */
function sideOf(theme: Theme, token: string): 1 | -1 {
  if (token === 'surface' || token === 'raised') return -1
  if (token === 'divider') return isDark(theme) ? -1 : 1
  return grounds.includes(token) === isDark(theme) ? -1 : 1
}

/** A grey with as much of the brand's hue as the limits allow; unchanged if they allow none. */
function tinted(theme: Theme, token: string, hex: string, brand: Brand): string {
  const { saturation, hue } = chromaticityOf(hex)
  const maxTint = tint[theme] + (token === 'soft' ? extraOfSoft : 0)
  const side = sideOf(theme, token)
  for (let share = 1; share > 0; share -= 0.05) {
    const ownShare = 1 - maxTint * share
    const brandShare = maxTint * share * Math.min(1, brand.strength)
    const x = saturation * (ownShare * Math.cos(hue) + brandShare * Math.cos(hue + brand.turn))
    const y = saturation * (ownShare * Math.sin(hue) + brandShare * Math.sin(hue + brand.turn))
    const holds = (one: string): boolean => brokenAlone(theme, token, decode(one)).length === 0
    const found = settleColor(
      { saturation: Math.hypot(x, y), hue: Math.atan2(y, x) },
      { light: lightOf(hex), side, holds },
    )
    if (found !== undefined) return found
  }
  return hex
}

/** Returns a function that gives the mark or link colour of a calm theme in the hue of a brand, as light as the default. */
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
 * Derives themes for a brand from the default themes (colours by token, by theme). Each colour keeps its luminance, so
 * contrast and light are unchanged; hue and saturation follow the brand as far as the limits of token-limits.ts allow. The
 * standard theme uses the brand colour itself, or the closest possible one. Colours with a meaning are unchanged.
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
          // Tokens that share a colour still share it afterwards.
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
