import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { textSizes } from '../design-system/tokens/text-size.ts'
import { contrasts, themes } from '../design-system/tokens/theme.ts'

export const textSizeToolbar = {
  description: 'Text size',
  toolbar: { title: 'Text size', icon: 'paragraph', items: textSizes.map((value) => ({ value, title: `${value} text` })), dynamicTitle: true },
} as const

export const contrastToolbar = {
  description: 'Contrast',
  toolbar: { title: 'Contrast', icon: 'contrast', items: contrasts.map((value) => ({ value, title: `${value} contrast` })), dynamicTitle: true },
} as const

/** Applies the toolbar's choices to the root element, also on docs pages without stories, which have no decorator. */
export function followToolbar(): void {
  const follow = ({ globals }: { globals: { theme?: string; contrast?: string; textSize?: string } }): void => {
    const { dataset } = document.documentElement
    dataset.theme = themes.find((theme) => theme === globals.theme) ?? 'standard'
    dataset.contrast = contrasts.find((contrast) => contrast === globals.contrast) ?? 'normal'
    dataset.textSize = textSizes.find((size) => size === globals.textSize) ?? 'normal'
  }
  addons.getChannel().on(SET_GLOBALS, follow)
  addons.getChannel().on(GLOBALS_UPDATED, follow)
}
