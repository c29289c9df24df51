import { defineConfig, parse } from '@terrazzo/parser'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { softerColors, themeColors } from '../../tests/calm/theme-colors.ts'
import tailwind from '../../tailwind.config.ts'
import { contrasts, themes, type Contrast } from '../tokens/theme.ts'
import { designTokens } from './design-tokens.ts'

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

/** What another program reads in the document, in each theme and contrast. */
async function read(
  document: unknown,
): Promise<(theme: string, contrast?: Contrast) => Record<string, { $type: string; $value: unknown }>> {
  const filename = new URL('file:///tokens.resolver.json')
  const config = defineConfig(
    { tokens: [filename.href], plugins: [], outDir: 'file:///out/' },
    { cwd: new URL('file:///') },
  )
  const { resolver } = await parse([{ filename, src: JSON.stringify(document) }], { config })
  return (theme, contrast = 'normal') => resolver.apply({ theme, contrast })
}

describe('the tokens as JSON', () => {
  const written: unknown = JSON.parse(JSON.stringify(designTokens()))

  test('keep the format of the Design Tokens Community Group', () => {
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
  ])('a document with another %s would be refused', (place) => {
    const text = JSON.stringify(written)
    expect(text).toContain(place)
    expect(
      documentSchema.safeParse(
        JSON.parse(text.replace(place, place.replace(/(?:px|srgb|standard|normal|2025\.10|number|1-5)/, 'x.y'))),
      ).success,
    ).toBe(false)
  })

  test.each(themes.flatMap((theme) => contrasts.map((contrast) => [theme, contrast] as const)))(
    'are read by another program, in %s and %s contrast, as the colours of the style sheets',
    async (theme, contrast) => {
      const tokens = (await read(written))(theme, contrast)
      const colors = Object.entries(tokens)
        .filter(([id]) => id.startsWith('color.'))
        .map(([id, { $value }]) => [id.slice('color.'.length), ($value as { hex: string }).hex])
      expect(Object.fromEntries(colors)).toEqual({ normal: themeColors(), softer: softerColors() }[contrast][theme])
    },
  )

  test('are read by another program, in each theme, as the sizes of the style sheets', async () => {
    const inTheme = await read(written)
    expect(inTheme('standard')['color.page']?.$value).toMatchObject({
      colorSpace: 'srgb',
      components: [0.93333, 0.9451, 0.90196],
    })
    expect(themes.map((theme) => inTheme(theme)['font-size.small']?.$value)).toEqual([
      { value: 1, unit: 'rem' },
      { value: 1.125, unit: 'rem' },
      { value: 1.125, unit: 'rem' },
    ])
    expect(themes.map((theme) => inTheme(theme)['size.ring']?.$value)).toEqual([
      { value: 3, unit: 'px' },
      { value: 2, unit: 'px' },
      { value: 2, unit: 'px' },
    ])
    expect(themes.map((theme) => inTheme(theme)['edge.action']?.$value)).toMatchObject([
      { alpha: 0 },
      { alpha: 0 },
      { alpha: 1 },
    ])
    expect(Object.keys(inTheme('standard')).filter((id) => id.startsWith('space.'))).toHaveLength(
      Object.keys(tailwind.theme.spacing).length,
    )
  })

  test('the other program would find a colour that is none, and a name for nothing', async () => {
    const text = JSON.stringify(written)
    await expect(read(JSON.parse(text.replace('"components":[0.93333,', '"components":[')))).rejects.toThrow(
      'component',
    )
    await expect(read(JSON.parse(text.replace('{palette.mist}', '{palette.fog}')))).rejects.toThrow('palette.fog')
  })
})
