import type { Theme } from '../../design-system/tokens/theme.ts'
import { decode, luminance } from '../../design-system/tokens/light.ts'
import type { MeasuredPicture } from './measure-all.ts'
import { themeColors } from './theme-colors.ts'

/** Something that fills the viewport for a while. */
export interface Shown {
  name: string
  meanY: number
}

/** What is there before a screen is drawn: the page's own colour. */
export function firstPaint(theme: Theme): Shown {
  return { name: 'the first paint', meanY: luminance(...decode(themeColors()[theme]?.page ?? '')) }
}

/** Any screen may follow any other, so the greatest change is from the darkest to the lightest. */
export function greatestChange(shown: readonly Shown[]): { change: number; words: string } {
  const [darkest, ...lighter] = shown.toSorted((a, b) => a.meanY - b.meanY)
  const lightest = lighter.at(-1)
  return darkest && lightest
    ? { change: lightest.meanY - darkest.meanY, words: `${darkest.name} to ${lightest.name}` }
    : { change: 0, words: 'one screen only' }
}

export interface Change {
  /** Of the screens that may follow each other. */
  mode: string
  theme: Theme
  change: number
  words: string
}

/** The greatest change of each mode, from the top of one screen or its first paint to that of another. */
export function changesIn(measured: readonly MeasuredPicture[]): Change[] {
  const screens = measured.filter(({ name }) => name.kind === 'screen' && name.inEveryMode)
  return [...Map.groupBy(screens, ({ name }) => name.mode)].map(([mode, all]) => {
    const { theme } = (all[0] as MeasuredPicture).name
    return {
      mode,
      theme,
      ...greatestChange([
        firstPaint(theme),
        ...all.map(({ name, viewports }) => ({ name: name.story, meanY: viewports[0]?.figures.meanY ?? 0 })),
      ]),
    }
  })
}
