import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { softerColors, themeColors } from '../../tests/calm/theme-colors.ts'
import tailwind from '../../tailwind.config.ts'
import { contrasts, themes, type Contrast, type Theme } from '../tokens/theme.ts'
import { designTokens } from './design-tokens.ts'
import { figmaModes } from './figma-modes.ts'
import { figmaVariables } from './figma-variables.ts'

// The published schema (designtokens.org, 2025.10: resolver, group, token and the values we have) in zod: no package holds it.
const reference = z.string().regex(/^\{[^{}$]+\}$/)
const part = z.number().min(0).max(1)
const token = z.discriminatedUnion('$type', [
  z.strictObject({
    $type: z.literal('color'),
    $value: z.union([
      reference,
      z.strictObject({
        colorSpace: z.literal('srgb'),
        components: z.tuple([part, part, part]),
        alpha: part.optional(),
        hex: z
          .string()
          .regex(/^#[\da-f]{6}$/i)
          .optional(),
      }),
    ]),
  }),
  z.strictObject({
    $type: z.literal('dimension'),
    $value: z.union([reference, z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) })]),
  }),
  z.strictObject({ $type: z.literal('number'), $value: z.union([reference, z.number()]) }),
  z.strictObject({
    $type: z.literal('fontFamily'),
    $value: z.union([reference, z.string(), z.array(z.string()).min(1)]),
  }),
  z.strictObject({ $type: z.literal('fontWeight'), $value: z.union([reference, z.number().min(1).max(1000)]) }),
])
const name = z.string().regex(/^[^${}.][^{}.]*$/)
const group: z.ZodType = z.lazy(() => z.record(name, z.union([token, group])))
const sources = z.array(group)
const documentSchema = z.strictObject({
  $schema: z.literal('https://www.designtokens.org/schemas/2025.10/resolver.json'),
  name: z.string(),
  version: z.literal('2025.10'),
  description: z.string(),
  sets: z.record(z.string(), z.strictObject({ description: z.string(), sources })),
  modifiers: z.record(
    z.string(),
    z
      .strictObject({
        description: z.string(),
        default: z.string(),
        contexts: z.record(z.string(), sources).refine((contexts) => Object.keys(contexts).length >= 2),
      })
      .refine((modifier) => modifier.default in modifier.contexts),
  ),
  resolutionOrder: z.array(z.strictObject({ $ref: z.string().regex(/^#\/(?:sets|modifiers)\/[^/]+$/) })).min(1),
})

type Token = z.infer<typeof token>

/** The tokens of a group by path, such as `color.page`. */
const tokensOf = (content: object, path = ''): [string, Token][] =>
  Object.entries(content as Record<string, object>).flatMap(([key, inner]) =>
    '$value' in inner ? [[`${path}${key}`, inner as Token]] : tokensOf(inner, `${path}${key}.`),
  )

/** What a program that follows the format reads in the document, in one theme and contrast. */
function read(document: z.infer<typeof documentSchema>, theme: Theme, contrast: Contrast = 'normal') {
  const contexts: Record<string, string> = { theme, contrast }
  const tokens = new Map(
    document.resolutionOrder.flatMap(({ $ref }) => {
      const [, kind, id = ''] = $ref.split('/')
      const all = kind === 'sets' ? document.sets[id]?.sources : document.modifiers[id]?.contexts[contexts[id] ?? '']
      return (all ?? []).flatMap((source) => tokensOf(source as object))
    }),
  )
  const resolve = ({ $value }: Token): unknown => {
    const [, meant] = (typeof $value === 'string' && /^\{(.+)\}$/.exec($value)) || []
    if (meant === undefined) return $value
    const found = tokens.get(meant)
    if (!found) throw new Error(`There is no token ${meant}.`)
    return resolve(found)
  }
  return Object.fromEntries([...tokens].map(([id, one]) => [id, resolve(one)]))
}

describe('the tokens as JSON', () => {
  const written = JSON.parse(JSON.stringify(designTokens())) as z.infer<typeof documentSchema>

  test('follow the format of the Design Tokens Community Group', () => {
    expect(documentSchema.safeParse(written).error?.issues).toBeUndefined()
  })

  test.each([
    '"unit":"px"',
    '"colorSpace":"srgb"',
    '"default":"standard"',
    '"default":"normal"',
    '"version":"2025.10"',
    '"$type":"number"',
    '"1-5":',
  ])('the schema rejects a document with another %s', (place) => {
    const text = JSON.stringify(written)
    expect(text).toContain(place)
    expect(
      documentSchema.safeParse(
        JSON.parse(text.replace(place, place.replace(/(?:px|srgb|standard|normal|2025\.10|number|1-5)/, 'x.y'))),
      ).success,
    ).toBe(false)
  })

  test.each(themes.flatMap((theme) => contrasts.map((contrast) => [theme, contrast] as const)))(
    'resolve in %s and %s contrast to the colours of the style sheets',
    (theme, contrast) => {
      const colors = Object.entries(read(written, theme, contrast))
        .filter(([id]) => id.startsWith('color.'))
        .map(([id, value]) => [id.slice('color.'.length), (value as { hex: string }).hex])
      expect(Object.fromEntries(colors)).toEqual({ normal: themeColors(), softer: softerColors() }[contrast][theme])
    },
  )

  test('resolve in each theme to the sizes of the style sheets', () => {
    const inEachTheme = (id: string) => themes.map((theme) => read(written, theme)[id])
    expect(read(written, 'standard')['color.page']).toMatchObject({
      colorSpace: 'srgb',
      components: [0.93333, 0.9451, 0.90196],
    })
    expect(inEachTheme('font-size.small')).toEqual([
      { value: 1, unit: 'rem' },
      { value: 1.125, unit: 'rem' },
      { value: 1.125, unit: 'rem' },
    ])
    expect(inEachTheme('size.ring')).toEqual([
      { value: 3, unit: 'px' },
      { value: 2, unit: 'px' },
      { value: 2, unit: 'px' },
    ])
    expect(inEachTheme('edge.action').map((value) => (value as { alpha?: number }).alpha ?? 1)).toEqual([0, 0, 1])
    expect(Object.keys(read(written, 'standard')).filter((id) => id.startsWith('space.'))).toHaveLength(
      Object.keys(tailwind.theme.spacing).length,
    )
  })

  test('an alias to a token that does not exist throws', () => {
    const broken = JSON.stringify(written).replace('{palette.mist}', '{palette.fog}')
    expect(() => read(JSON.parse(broken) as typeof written, 'standard')).toThrow('palette.fog')
  })
})

describe('the tokens for Figma', () => {
  // What its import of a mode takes, of the format's types and values.
  const variable = z.discriminatedUnion('$type', [
    z.strictObject({
      $type: z.literal('color'),
      $value: z.strictObject({
        colorSpace: z.literal('srgb'),
        components: z.tuple([part, part, part]),
        alpha: part,
        hex: z.string().optional(),
      }),
    }),
    z.strictObject({
      $type: z.literal('dimension'),
      $value: z.strictObject({ value: z.number(), unit: z.literal('px') }),
    }),
    z.strictObject({ $type: z.literal('number'), $value: z.number() }),
    z.strictObject({ $type: z.literal('fontFamily'), $value: z.string() }),
  ])
  const asFigmaHasIt = (value: unknown): unknown => {
    if (Array.isArray(value)) return value[0]
    if (typeof value !== 'object' || value === null) return value
    if ('components' in value) return { alpha: 1, ...value }
    return 'unit' in value && value.unit === 'rem' ? { value: Number(Object(value).value) * 16, unit: 'px' } : value
  }

  test.each(figmaModes)(
    'in $file equal those of the resolver document, with values that the Figma import accepts',
    (mode) => {
      const { $extensions, ...variables } = JSON.parse(JSON.stringify(figmaVariables(mode)))
      expect($extensions).toEqual({ 'com.figma.modeName': mode.mode })
      const found = tokensOf(variables)
      expect(found.filter(([, one]) => !variable.safeParse(one).success)).toEqual([])
      const meant = read(JSON.parse(JSON.stringify(designTokens())), mode.theme, mode.contrast)
      expect(Object.fromEntries(found.map(([id, { $value }]) => [id, $value]))).toEqual(
        Object.fromEntries(Object.entries(meant).map(([id, value]) => [id, asFigmaHasIt(value)])),
      )
    },
  )

  test('have the same names and types in each mode', () => {
    const names = figmaModes.map((mode) => {
      const { $extensions: _mode, ...variables } = JSON.parse(JSON.stringify(figmaVariables(mode)))
      return tokensOf(variables).map(([id, { $type }]) => `${id} ${$type}`)
    })
    expect(new Set(names.map(String)).size).toBe(1)
  })
})
