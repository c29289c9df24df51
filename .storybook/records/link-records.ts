import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { LinkedRecord, PartRecord } from './part-record.ts'
import { readTests } from './read-tests.ts'

const root = resolve(import.meta.dirname, '../..')

/** Gives the source of a file by its path from the root, or undefined where there is none. */
type ReadSource = (file: string) => string | undefined

const readSource: ReadSource = (file) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined

/** Looks up each criterion's tests; `lost` names those that no source has. `folder` is where the record stands. */
export function linkRecord(
  record: PartRecord,
  folder: string,
  read: ReadSource,
): { linked: LinkedRecord; lost: string[] } {
  const lost: string[] = []
  const criteria = record.criteria.map(({ id, text, tests }) => {
    const proofs = Object.entries(tests).flatMap(([name, titles]) => {
      const file = name.includes('/') ? name : `${folder}/${name}`
      const source = read(file)
      const lines = source === undefined ? new Map<string, number>() : readTests(file, source)
      return titles.flatMap((title) => {
        const line = lines.get(title)
        if (line === undefined) lost.push(`${id}: ${file} has no test "${title}"`)
        return line === undefined ? [] : [{ file, line, title }]
      })
    })
    return { id, text, proofs }
  })
  return { linked: { ...record, criteria }, lost }
}

/** Every part's record with the tests that prove it, by the name of its page, and the tests that were named but not found. */
export function linkRecords(): { records: Record<string, LinkedRecord>; lost: string[] } {
  const found = globSync('design-system/*/*.record.json', { cwd: root })
    .toSorted()
    .map((file) =>
      linkRecord(JSON.parse(readFileSync(join(root, file), 'utf8')) as PartRecord, dirname(file), readSource),
    )
  return {
    records: Object.fromEntries(found.map(({ linked }) => [linked.part, linked])),
    lost: found.flatMap(({ lost }) => lost),
  }
}
