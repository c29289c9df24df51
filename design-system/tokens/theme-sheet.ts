import type { ThemeColors } from './parse-themes.ts'
import { softenTheme } from './soften-theme.ts'
import { themes, type Theme } from './theme.ts'

/** A style sheet with three themes and their softer contrast, to be loaded after theme.css. It applies to screens only. */
export function themeSheet(colors: Readonly<Record<Theme, ThemeColors>>): string {
  const block = (selector: string, own: ThemeColors): string =>
    [`  ${selector} {`, ...Object.entries(own).map(([token, hex]) => `    --color-${token}: ${hex};`), '  }'].join('\n')
  const blocks = themes.flatMap((theme) => [
    block(`[data-theme='${theme}']`, colors[theme]),
    block(`[data-theme='${theme}'][data-contrast='softer']`, softenTheme(theme, colors[theme])),
  ])
  return ['@media screen {', ...blocks, '}'].join('\n')
}
