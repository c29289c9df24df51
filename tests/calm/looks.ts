import type { Mode } from '../../.storybook/modes.ts'
import { themes, type Contrast } from '../../design-system/tokens/theme.ts'

/** How a story is dressed before its picture is taken. */
export interface Look extends Mode {
  contrast: Contrast
}

/** How much is looked at: every state at both widths, or on a wide screen one state of each. */
export type Extent = 'full' | 'short'

/** What nobody approves: the themes that have to be calm, and the softer contrast, which is a choice beside every theme. */
const unapproved: readonly Omit<Look, 'viewport'>[] = [
  ...themes.slice(1).map((theme) => ({ theme, contrast: 'normal' as const })),
  ...themes.map((theme) => ({ theme, contrast: 'softer' as const })),
]

/**
 * The looks of a story. A wide screen shows more of the page around the same content, and the softer contrast changes
 * no shape: there, the first state of a screen stands for the others.
 */
export function looksFor(isFirst: boolean, extent: Extent, isPictured = true): Look[] {
  const sizes = extent === 'full' || isFirst ? ['phone', 'wide'] as const : ['phone'] as const
  // In the standard theme a screen is measured on its approved picture, if it has one.
  const wanted = !isPictured ? [{ theme: themes[0], contrast: 'normal' as const }, ...unapproved] : unapproved
  return sizes.flatMap((viewport) => wanted
    .filter(({ contrast }) => contrast === 'normal' || (isFirst && (viewport === 'phone' || extent === 'full')))
    .map((look) => ({ ...look, viewport })))
}
