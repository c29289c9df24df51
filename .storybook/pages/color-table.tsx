import { useLayoutEffect, useRef, useState } from 'react'
import { contrast, decode } from '../../design-system/tokens/light.ts'
import type { ThemeColors } from '../../design-system/tokens/parse-themes.ts'
import { themes, type Theme } from '../../design-system/tokens/theme.ts'
import { grounds } from '../../design-system/tokens/token-limits.ts'
import { hexOf } from './color.ts'
import { declaredProperties } from './css-rules.ts'
import { Table } from './table.tsx'

const meanings: Readonly<Record<string, string>> = {
  page: 'behind everything',
  surface: 'cards, bars',
  raised: 'fields, panels',
  soft: 'own bubble, chosen row, free day',
  divider: 'lines that only decorate',
  control: 'edges of controls',
  ink: 'text',
  muted: 'text of less weight',
  link: 'links',
  primary: 'what is chosen, and the edge of the one main button',
  'on-primary': 'text on what is chosen',
  action: 'the main button',
  'on-action': 'text on the main button',
  error: 'errors',
  warning: 'warnings',
  success: 'what went well',
  info: 'what to know',
  focus: 'the focus ring',
}

/** Names of the colours that a theme's CSS block defines. */
const namesIn = (theme: Theme): string[] =>
  declaredProperties((selector) => selector.includes(theme))
    .filter((name) => name.startsWith('--color-'))
    .map((name) => name.slice('--color-'.length))

function readColors(probe: HTMLElement): ThemeColors {
  return Object.fromEntries(
    namesIn('standard').map((name) => {
      probe.style.color = `var(--color-${name})`
      return [name, hexOf(getComputedStyle(probe).color)]
    }),
  )
}

/** The lowest contrast of a colour with the colours that it is shown on. */
function worst(name: string, colors: ThemeColors): string {
  const mine = colors[name]
  if (!mine || grounds.includes(name) || name === 'divider' || name === 'action') return ''
  const others = name.startsWith('on-') ? [name.slice('on-'.length)] : grounds
  const lowest = Math.min(...others.map((other) => contrast(decode(mine), decode(colors[other] ?? mine))))
  return `${lowest.toFixed(1)} : 1`
}

interface CellProps {
  theme: Theme
  name: string
  colors: ThemeColors
}

function Cell({ theme, name, colors }: CellProps) {
  return (
    <div className="page-swatch">
      <span data-theme={theme}>
        <span style={{ background: `var(--color-${name})` }} />
      </span>
      <span>
        <code>{colors[name]}</code>
        <br />
        {worst(name, colors)}
      </span>
    </div>
  )
}

/** Each colour in each theme, read from the style sheets of the page. */
export function ColorTable() {
  const probes = useRef<Partial<Record<Theme, HTMLElement | null>>>({})
  const [colors, setColors] = useState<Partial<Record<Theme, ThemeColors>>>({})
  useLayoutEffect(() => {
    setColors(
      Object.fromEntries(
        themes.map((theme) => [theme, probes.current[theme] ? readColors(probes.current[theme]) : {}]),
      ),
    )
  }, [])
  const names = Object.keys(colors.standard ?? {})
  return (
    <>
      {themes.map((theme) => (
        <span
          key={theme}
          data-theme={theme}
          hidden
          ref={(element) => {
            probes.current[theme] = element
          }}
        />
      ))}
      <Table
        caption="Colours"
        head={['Token', 'For', ...themes]}
        rows={names.map((name) => [
          name,
          meanings[name],
          ...themes.map((theme) => <Cell key={theme} theme={theme} name={name} colors={colors[theme] ?? {}} />),
        ])}
      />
    </>
  )
}
