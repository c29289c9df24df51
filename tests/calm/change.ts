import type { Theme } from '../../design-system/tokens/theme.ts'
import { decode, luminance } from '../../design-system/tokens/light.ts'
import { limits, words, written } from './limit.ts'
import { themeColors } from './theme-colors.ts'

const colors = themeColors()

/** Something that fills the viewport for a while. */
export interface Shown {
  name: string
  meanY: number
}

/** What is there before a screen is drawn: the page's own colour. */
export function firstPaint(theme: Theme): Shown {
  return { name: 'the first paint', meanY: luminance(...decode(colors[theme]?.page ?? '')) }
}

/** Any screen may follow any other, so the greatest change is from the darkest to the lightest. */
export function greatestChange(shown: readonly Shown[]): { change: number; words: string } {
  const [darkest, ...lighter] = shown.toSorted((a, b) => a.meanY - b.meanY)
  const lightest = lighter.at(-1)
  return darkest && lightest
    ? { change: lightest.meanY - darkest.meanY, words: `${darkest.name} to ${lightest.name}` }
    : { change: 0, words: 'one screen only' }
}

/**
 * How much darker than the first paint a screen may begin; how much lighter is what is left of the limit. Of screens
 * that keep this no two differ by more than the limit, so each is judged by itself. In the dark theme nothing is darker than the page.
 */
const darker: Readonly<Record<Theme, number>> = { standard: 0.075, 'calm-light': 0.045, 'calm-dark': 0 }

/** What is wrong with the mean luminance at the top of a screen, which may follow the first paint and any other screen. */
export function changeBreaches(meanY: number, theme: Theme): string[] {
  const limit = limits[theme].change ?? 0
  const least = firstPaint(theme).meanY - darker[theme]
  return meanY >= least && meanY <= least + limit
    ? []
    : [`${words.change}: mean luminance ${written(meanY)}, from ${written(least)} to ${written(least + limit)} allowed`]
}
