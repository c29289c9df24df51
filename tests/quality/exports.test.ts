import { describe, expect, test } from 'vitest'
import { places, production, read, withoutComments, type Sources } from './source.ts'
import exported from './exports.json' with { type: 'json' }

/** The values an index gives away; types may come and go with them. */
function valuesOf(text: string): string[] {
  const lists = [...withoutComments(text).matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(','))
  const names = lists.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '))
  return names.map((name) => name.split(' as ').at(-1) ?? name).toSorted((a, b) => a.localeCompare(b, 'en'))
}

/** A file that passes on what another of ours holds. A package's pictures may be given names of our own. */
const passedOn = /\bexport\s+(?:type\s+)?(?:\*|\{[^}]*\})(?:\s+as\s+\w+)?\s+from '[.#]/g
const barrelsIn = (sources: Sources): string[] =>
  places(sources, passedOn).filter((place) => !place.startsWith('design-system/index.ts:'))

describe('the index of the design system', () => {
  const index = read('design-system/index.ts')['design-system/index.ts'] ?? ''

  test('exports the values of the committed list', () => {
    expect(valuesOf(index)).toEqual(exported)
  })

  test('is read with values that are added or renamed, and without types', () => {
    expect(valuesOf(`${index}\nexport { Extra, type ExtraProps } from './extra.tsx'`)).toContain('Extra')
    expect(valuesOf("export { B as Button, A } from './x.ts'\nexport type { T } from './t.ts'")).toEqual([
      'A',
      'Button',
    ])
  })

  test('has no export *', () => {
    expect(index).not.toMatch(/export \*/)
  })
})

describe('every file is imported by its own path', () => {
  test('only the index of the design system re-exports other files', () => {
    expect(barrelsIn(production('{ts,tsx}'))).toEqual([])
  })

  test.each([
    "export * from './a.ts'",
    "export * as all from './a.ts'",
    "export { a } from './a.ts'",
    "export type { A } from './a.ts'",
  ])('reports %s', (violation) => {
    expect(barrelsIn({ 'portal/example.ts': violation })).toHaveLength(1)
  })
})
