import { readFileSync } from 'node:fs'
import { parseThemes, type ThemeColors } from '../../design-system/tokens/parse-themes.ts'

const read = (file: string): string =>
  readFileSync(new URL(`../../design-system/tokens/${file}`, import.meta.url), 'utf8')
export const paletteCss = (): string => read('palette.css')
export const themeCss = (): string => read('theme.css')

/** The colours of each theme as they stand on disk. */
export const themeColors = (css = themeCss(), raw = paletteCss()): Record<string, ThemeColors> =>
  parseThemes(css, raw, 'normal')

/** The same in the softer contrast. */
export const softerColors = (): Record<string, ThemeColors> => parseThemes(themeCss(), paletteCss(), 'softer')
