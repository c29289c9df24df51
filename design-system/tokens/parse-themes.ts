import type { Contrast } from './theme.ts'

/** Colours by token, as `#rrggbb`. */
export type ThemeColors = Readonly<Record<string, string>>

/** The colours of each theme, from its own blocks of theme.css and from palette.css, whose last block is the softer contrast. Inherited colours are not included. Throws an Error for a colour that is not in the palette. */
export function parseThemes(themeCss: string, paletteCss: string, contrast: Contrast): Record<string, ThemeColors> {
  const [normal = '', softer = ''] = paletteCss.split("[data-contrast='softer']")
  const colors = Object.fromEntries(
    [...(contrast === 'softer' ? normal + softer : normal).matchAll(/(--palette-[\w-]+):\s*(#[\da-f]{6});/gi)].map(
      ([, name = '', hex = '']) => [name, hex],
    ),
  )
  const blocks = themeCss.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^}]*)\}/g)
  const found: Record<string, Record<string, string>> = {}
  for (const [, selector = '', body = ''] of blocks) {
    const name = /\[data-theme='([\w-]+)'\]/.exec(selector)?.[1]
    if (name === undefined) continue
    const theme = (found[name] ??= {})
    for (const [, token = '', value = ''] of body.matchAll(/--color-([\w-]+):\s*([^;]+);/g)) {
      const hex = colors[/^var\((--palette-[\w-]+)\)$/.exec(value)?.[1] ?? '']
      if (hex === undefined) throw new Error(`${name}: --color-${token} is ${value}, which is not in the palette`)
      theme[token] = hex
    }
  }
  return found
}
