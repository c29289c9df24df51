import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { production, read, withoutComments, type Sources } from './source.ts'

/** Product files, by path, that share a base name with another: read from the tree alone, one would be taken for the other. */
function sharedNames(files: readonly string[]): string[] {
  const byName = Map.groupBy(
    files.filter((file) => !file.endsWith('.d.ts')),
    (file) => basename(file).replace(/\.tsx?$/, ''),
  )
  return [...byName.values()].filter((same) => same.length > 1).map((same) => same.join(', '))
}

/** Types that a file exports and no other file names. Knip leaves out those that stand in an exported signature. */
function unusedTypes(sources: Sources): string[] {
  const filesNaming = new Map<string, number>()
  const texts = Object.entries(sources).map(([file, text]) => [file, withoutComments(text)] as const)
  for (const [, text] of texts)
    for (const word of new Set(text.match(/\w+/g))) filesNaming.set(word, (filesNaming.get(word) ?? 0) + 1)
  return texts.flatMap(([file, text]) =>
    [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].flatMap(([, name = '']) =>
      filesNaming.get(name) === 1 ? [`${file}: ${name}`] : [],
    ),
  )
}

describe('the source files', () => {
  test('are reported for a shared base name and an unused type', () => {
    expect(sharedNames(['portal/rules/date.ts', 'portal/ui/date.tsx', 'portal/ui/time.tsx'])).toEqual([
      'portal/rules/date.ts, portal/ui/date.tsx',
    ])
    const sources = {
      'a.ts':
        'export interface Used {}\n// Unused\nexport type Unused = Used\nexport const f = (given: Unused) => given',
      'b.ts': "import type { Used } from './a.ts'",
    }
    expect(unusedTypes(sources)).toEqual(['a.ts: Unused'])
  })

  test('of the product have unique base names', () => {
    expect(sharedNames(Object.keys(production('{ts,tsx}')))).toEqual([])
  })

  test('export no type that no other file uses', () => {
    expect(unusedTypes(read('{portal,design-system,tests,.storybook}/**/*.{ts,tsx}'))).toEqual([])
  })
})
