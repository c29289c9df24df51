import type { Mode } from '../../.storybook/modes.ts'
import { themes, type Contrast } from '../../design-system/tokens/theme.ts'

/** How a story is dressed before its picture is taken. */
export interface Look extends Mode {
  contrast: Contrast
}

/** How much is looked at: every state at both widths, or on a wide screen one state of each. */
export type Extent = 'full' | 'short'

const inContrast = (contrast: Contrast): Omit<Look, 'viewport'>[] => themes.map((theme) => ({ theme, contrast }))

/**
 * The looks of a story. A wide screen shows more of the page around the same content, and the softer contrast changes
 * no shape: there, the first state of a screen stands for the others.
 */
export function looksFor(isFirst: boolean, extent: Extent): Look[] {
  const softer = isFirst ? inContrast('softer') : []
  const onPhone = [...inContrast('normal'), ...softer]
  const onWide = extent === 'full' ? onPhone : isFirst ? inContrast('normal') : []
  return [
    ...onPhone.map((look) => ({ ...look, viewport: 'phone' as const })),
    ...onWide.map((look) => ({ ...look, viewport: 'wide' as const })),
  ]
}
