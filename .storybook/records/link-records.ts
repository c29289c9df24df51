import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { LinkedRecord, ComponentRecord, Proof } from './component-record.ts'
import { readTests } from './read-tests.ts'

const root = resolve(import.meta.dirname, '../..')

const idOf = /(?<![\w-])[A-Z]+(?:-[A-Z]+)*-\d{2}(?![\w.])/g

/** Tests of these sources by the ids in their titles. The returned titles are without ids. */
export function testsById(sources: Readonly<Record<string, string>>): Map<string, Proof[]> {
  const found = new Map<string, Proof[]>()
  for (const [file, text] of Object.entries(sources)) {
    if (text.search(idOf) === -1) continue
    for (const { line, title } of readTests(file, text))
      for (const [id] of title.matchAll(idOf)) {
        const proof = { file, line, title: title.replaceAll(idOf, '').trim() }
        found.set(id, [...(found.get(id) ?? []), proof])
      }
  }
  return found
}

/** Ids with the prefix of a component that none of its criteria has. */
export const unknownIds = (
  records: Readonly<Record<string, ComponentRecord | LinkedRecord>>,
  ids: Iterable<string>,
) => {
  const known = Object.values(records).flatMap(({ criteria }) => criteria.map(({ id }) => id))
  const families = new Set(known.map((id) => id.slice(0, -3)))
  return [...ids].filter((id) => families.has(id.slice(0, -3)) && !known.includes(id))
}

const readSources = (pattern: string): Record<string, string> =>
  Object.fromEntries(
    globSync(pattern, { cwd: root })
      .toSorted()
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )

/** The record of each component. */
export const readRecords = (): ComponentRecord[] =>
  Object.values(readSources('design-system/*/*.record.json')).map((source) => JSON.parse(source) as ComponentRecord)

/** The record of each component with the tests of its criteria, by the name of its page, and the ids in titles that no record has. */
export function linkRecords(): { records: Record<string, LinkedRecord>; unknown: string[] } {
  const tests = testsById({
    ...readSources('design-system/**/*.test.{ts,tsx}'),
    ...readSources('tests/journeys/*.e2e.ts'),
  })
  const records = Object.fromEntries(
    readRecords().map((record) => {
      const criteria = record.criteria.map((criterion) => ({ ...criterion, proofs: tests.get(criterion.id) ?? [] }))
      return [record.component, { ...record, criteria }]
    }),
  )
  return { records, unknown: unknownIds(records, tests.keys()) }
}
