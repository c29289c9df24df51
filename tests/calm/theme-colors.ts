import { readFileSync } from 'node:fs'

/** A colour per token. */
type ThemeColors = Record<string, string>

const read = (file: string): string => readFileSync(new URL(`../../design-system/tokens/${file}`, import.meta.url), 'utf8')
export const paletteCss = (): string => read('palette.css')
export const themeCss = (): string => read('theme.css')

/** The colours of each theme, as its own block of theme.css names them: what it would inherit does not count. */
export function themeColors(css = themeCss(), raw = paletteCss()): Record<string, ThemeColors> {
  const colors = Object.fromEntries([...raw.matchAll(/(--palette-[\w-]+):\s*(#[\da-f]{6});/gi)].map(([, name = '', hex = '']) => [name, hex]))
  const blocks = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^}]*)\}/g)
  const found: Record<string, ThemeColors> = {}
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
