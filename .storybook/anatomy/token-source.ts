import config from '../../tailwind.config.ts'
import { declaredProperties } from '../pages/css-rules.ts'

const { spacing, borderRadius, fontSize, fontWeight } = config.theme

/** Scales of tailwind.config.ts, by their group in the token file. */
const scales = {
  space: spacing,
  radius: borderRadius,
  'font-size': Object.fromEntries(Object.entries(fontSize).map(([name, size]) => [name, [size].flat()[0] ?? ''])),
  'font-weight': fontWeight,
} satisfies Record<string, Readonly<Record<string, string>>>
export type Scale = keyof typeof scales

/** A size in CSS pixels, or a number without unit; NaN for others, such as `min(…)`. */
const sizeOf = (value: string, rem: number): number =>
  value.endsWith('rem')
    ? Number.parseFloat(value) * rem
    : /^[\d.]+(?:px)?$/.test(value)
      ? Number.parseFloat(value)
      : Number.NaN

/** The token of the scale with this size; undefined if there is none. */
export function stepOf(scale: Scale, size: number, rem: number): string | undefined {
  const step = Object.entries(scales[scale]).find(([, value]) => Math.abs(sizeOf(value, rem) - size) < 0.01)
  return step && size > 0 ? `${scale}.${step[0].replace('.', '-')}` : undefined
}

const hex = (at: number): string => at.toString(16).padStart(4, '0')

/** A unique value for each token of the theme, by group. */
const probes = {
  color: (at: number) => `#01${hex(at)}`,
  edge: (at: number) => `#02${hex(at)}`,
  size: (at: number) => `${1000 + at}px`,
  leading: (at: number) => String(100 + at),
} satisfies Record<string, (at: number) => string>

const tokenProperty = new RegExp(`^--(${Object.keys(probes).join('|')})-(.+)$`)

/** The tokens of the theme with their unique values. */
function probedTokens(): { token: string; property: string; value: string }[] {
  return declaredProperties(() => true).flatMap((property, at) => {
    const [, group, name] = tokenProperty.exec(property) ?? []
    return group === undefined
      ? []
      : [{ token: `${group}.${name}`, property, value: probes[group as keyof typeof probes](at) }]
  })
}

/**
 * Calls `read` while each token of the theme has a unique value, so that a computed value tells its token. The values are
 * restored before the next paint.
 */
export function withProbes<T>(document: Document, read: (tokenOf: (computed: string) => string | undefined) => T): T {
  const tokens = probedTokens()
  const style = document.createElement('style')
  style.textContent = `* { transition: none !important } :root { ${tokens.map(({ property, value }) => `${property}: ${value} !important`).join(';')} }`
  document.head.append(style)
  try {
    return read((computed) => tokens.find(({ value }) => value === computed)?.token)
  } finally {
    style.remove()
  }
}
