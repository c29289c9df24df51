import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwind from '../../tailwind.config.ts'
import { themes, type Theme } from '../tokens/theme.ts'

type Value =
  | number
  | string
  | readonly string[]
  | { value: number; unit: 'px' | 'rem' }
  | { colorSpace: 'srgb'; components: readonly number[]; alpha?: number; hex?: string }
export interface Token {
  $type: 'color' | 'dimension' | 'number' | 'fontFamily' | 'fontWeight'
  $value: Value
}
export interface Group {
  [name: string]: Token | Group
}
/** A resolver document of the Design Tokens Community Group, version 2025.10, which contains all tokens. */
interface TokenDocument {
  $schema: string
  name: string
  version: '2025.10'
  description: string
  sets: Readonly<Record<string, { description: string; sources: readonly Group[] }>>
  modifiers: Readonly<
    Record<string, { description: string; default: string; contexts: Readonly<Record<string, readonly Group[]>> }>
  >
  resolutionOrder: readonly { $ref: string }[]
}

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../tokens', file), 'utf8')

/** Custom properties by name, without `--`. Blocks inside an at-rule, such as those for paper, are left out. */
function declarations(css: string, applies: (selector: string) => boolean): Map<string, string> {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/@(?!layer)[^{;]*\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
  const blocks = [...plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)].filter(([, selector = '']) => applies(selector))
  return new Map(
    blocks.flatMap(([, , body = '']) =>
      [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()] as const),
    ),
  )
}

const isOfTheme =
  (theme: Theme) =>
  (selector: string): boolean =>
    selector.includes(':root') ||
    selector.includes(`[data-theme='${theme}']`) ||
    (selector.includes("[data-theme^='calm']") && theme.startsWith('calm'))

/** Token types of references, by group. References of other groups are colours. */
const typeOfGroup: Readonly<Record<string, Token['$type']>> = { size: 'dimension', leading: 'number' }

const rounded = (channel: number): number => Math.round(channel * 1e5) / 1e5

/** A CSS value as a token; undefined where the format has no such value, e.g. for `min(…)`. */
function tokenOf(value: string): Token | undefined {
  const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
  if (name !== undefined)
    return { $type: typeOfGroup[pathOf(name)[0]] ?? 'color', $value: `{${pathOf(name).join('.')}}` }
  if (value === 'transparent')
    return { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0 } }
  if (/^#[\da-f]{6}$/i.test(value)) {
    return {
      $type: 'color',
      $value: {
        colorSpace: 'srgb',
        components: [1, 3, 5].map((at) => rounded(Number.parseInt(value.slice(at, at + 2), 16) / 255)),
        hex: value.toLowerCase(),
      },
    }
  }
  const [, size, unit] = /^([\d.]+)(px|rem)$/.exec(value) ?? []
  if (unit === 'px' || unit === 'rem') return { $type: 'dimension', $value: { value: Number(size), unit } }
  if (/^[\d.]+$/.test(value)) return { $type: 'number', $value: Number(value) }
  if (/^['\w][^()]*,/.test(value))
    return { $type: 'fontFamily', $value: value.split(',').map((family) => family.trim().replaceAll("'", '')) }
  return undefined
}

/** Splits a name at the first dash: `color-on-primary` is `on-primary` of the group `color`. */
function pathOf(name: string): [group: string, token: string] {
  const at = name.indexOf('-')
  return [name.slice(0, at), name.slice(at + 1)]
}

function groupsOf(values: ReadonlyMap<string, string>): Group {
  const groups: Record<string, Group> = {}
  for (const [name, value] of values) {
    const [group, token] = pathOf(name)
    const made = tokenOf(value)
    if (!made) throw new Error(`--${name} is ${value}, which is no token`)
    ;(groups[group] ??= {})[token] = made
  }
  return groups
}

/** A scale of tailwind.config.ts as tokens. A point in a name becomes a dash, as it would separate groups. */
const scale = (steps: object, as: (value: string) => Token | undefined = tokenOf): Group =>
  Object.fromEntries(
    Object.entries(steps).flatMap(([name, value]): [string, Token][] => {
      const made = as(value === '0' ? '0px' : String(value))
      return made ? [[name.replace('.', '-'), made]] : []
    }),
  )

function scales(): Group {
  const { spacing, borderRadius, fontSize, fontWeight } = tailwind.theme
  const sizes = Object.entries(fontSize).filter((entry): entry is [string, [string, string]] => Array.isArray(entry[1]))
  return {
    space: scale(spacing),
    radius: scale(borderRadius),
    'font-size': scale(Object.fromEntries(sizes.map(([name, [size]]) => [name, size]))),
    'line-height': scale(Object.fromEntries(sizes.map(([name, [, height]]) => [name, height]))),
    'font-weight': scale(fontWeight, (weight) => ({ $type: 'fontWeight', $value: Number(weight) })),
  }
}

/** All tokens of the design system, read from its style sheets (DTCG 2025.10, colours in sRGB, 0 to 1). The softer contrast is another palette, so it is a modifier beside the theme. Throws an Error for a custom property that is no token. */
export function designTokens(): TokenDocument {
  const [palette, type, theme] = ['palette.css', 'type.css', 'theme.css'].map(read)
  const ofTheme = (name: Theme): Group => groupsOf(declarations(theme ?? '', isOfTheme(name)))
  const [, screenOnly = ''] = (palette ?? '').split('@media screen {')
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Patient portal',
    version: '2025.10',
    description:
      'Colours by meaning in three themes, of which two are calm, each in two contrasts, with sizes and space.',
    sets: {
      palette: {
        description: 'Raw colours. Only the themes name them.',
        sources: [groupsOf(declarations(palette ?? '', () => true))],
      },
      scale: {
        description: 'Letters, space and corners, in every theme the same.',
        sources: [groupsOf(declarations(type ?? '', (selector) => selector.includes(':root'))), scales()],
      },
    },
    modifiers: {
      theme: {
        description: 'What each colour is for, and the sizes that calm themes change.',
        default: 'standard',
        contexts: Object.fromEntries(themes.map((name) => [name, [ofTheme(name)]])),
      },
      contrast: {
        description: 'How far apart text, lines and grounds are, in every theme.',
        default: 'normal',
        contexts: {
          normal: [],
          softer: [groupsOf(declarations(screenOnly, (selector) => selector.includes('data-contrast')))],
        },
      },
    },
    resolutionOrder: [
      { $ref: '#/sets/palette' },
      { $ref: '#/sets/scale' },
      { $ref: '#/modifiers/theme' },
      { $ref: '#/modifiers/contrast' },
    ],
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.stdout.write(`${JSON.stringify(designTokens(), undefined, 2)}\n`)
