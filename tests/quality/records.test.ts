import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { guides } from '../../.storybook/guides/guides.ts'
import { linkRecord, linkRecords } from '../../.storybook/records/link-records.ts'
import type { LinkedRecord, PartRecord } from '../../.storybook/records/part-record.ts'
import { lacks, type Evidence } from '../../.storybook/records/status-rules.ts'
import { production, read } from './source.ts'

const { records, lost } = linkRecords()
const kebab = (part: string): string => part.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
const files = Object.keys(read('design-system/*/*.{record.json,test.tsx}'))
const pictures = Object.keys(read('tests/catalogue/baseline/*--all-states--*.png')).map((path) => basename(path))
const portal = Object.entries(production('{ts,tsx}'))
  .filter(([file]) => file.startsWith('portal/'))
  .map(([, text]) => text)

function evidenceFor(part: string): Evidence {
  const own = pictures.filter((name) => new RegExp(`-${part.toLowerCase()}--all-states--`).test(name))
  const imported = new RegExp(`import \\{[^}]*\\b${part}\\b[^}]*\\} from '#design-system'`)
  return {
    hasTest: files.some((file) => file.endsWith(`/${kebab(part)}.test.tsx`)),
    hasPictures: ['standard', 'calm-light', 'calm-dark'].every((theme) =>
      own.some((name) => name.includes(`--${theme}-`)),
    ),
    isUsed: portal.some((text) => imported.test(text)),
  }
}

describe('the record of each part', () => {
  test('stands beside it, under its name, and every page of a part has one', () => {
    expect(Object.keys(records).toSorted()).toEqual(Object.keys(guides).toSorted())
    const named = files.filter((file) => file.endsWith('.record.json')).map((file) => basename(file, '.record.json'))
    expect(named.toSorted()).toEqual(Object.keys(records).map(kebab).toSorted())
  })

  test('names only tests that exist', () => {
    expect(lost).toEqual([])
  })

  test('claims no status that it has not earned', () => {
    expect(
      Object.values(records).flatMap((record) =>
        lacks(record, evidenceFor(record.part)).map((words) => `${record.part} is ${record.status} without ${words}`),
      ),
    ).toEqual([])
  })

  test('numbers its criteria, and says all in sentences', () => {
    const faults = Object.values(records).flatMap(({ part, criteria, anatomy, limits, changes }) => [
      ...criteria
        .filter(({ id }, at) => id !== `${kebab(part)}-${String(at + 1).padStart(2, '0')}`)
        .map(({ id }) => id),
      ...[
        ...criteria.map(({ text }) => text),
        ...anatomy.map(({ what }) => what),
        ...limits,
        ...changes.map(({ what }) => what),
      ].filter((text) => !/^[A-Z`].{3,160}\.$/.test(text)),
    ])
    expect(faults).toEqual([])
  })
})

describe('a record that is wrong would be found', () => {
  const record: PartRecord = {
    part: 'Thing',
    status: 'proven',
    dutchNames: ['ding'],
    nlDesignSystem: null,
    anatomy: [{ piece: 'thing', what: 'A thing.' }],
    criteria: [{ id: 'thing-01', text: 'It works.', tests: { 'thing.test.tsx': ['it works'] } }],
    limits: [],
    changes: [{ version: '0.1.0', what: 'The first version.' }],
  }
  const link = (source: string | undefined): { linked: LinkedRecord; lost: string[] } =>
    linkRecord(record, 'design-system/thing', (file) =>
      file === 'design-system/thing/thing.test.tsx' ? source : undefined,
    )
  const all: Evidence = { hasTest: true, hasPictures: true, isUsed: true }

  test.each([
    ['a test', "\ntest('it works', () => {})", 2],
    ['one of a table, with its title as written', "test.each([1])('it works', () => {})", 1],
    ['one in a group', "describe('thing', () => {\n\n  test('it works', { timeout: 1 }, () => {})\n})", 3],
  ])('%s is found with its line', (_what, source, line) => {
    expect(link(source).linked.criteria[0]?.proofs).toEqual([
      { file: 'design-system/thing/thing.test.tsx', line, title: 'it works' },
    ])
    expect(lacks(link(source).linked, all)).toEqual([])
  })

  test.each([
    ['another title', "test('it works well', () => {})"],
    ['a skipped test', "test.skip('it works', () => {})"],
    ['a remark', "// test('it works')"],
    ['no file', undefined],
  ])('%s proves nothing', (_what, source) => {
    expect(link(source).lost).toEqual(['thing-01: design-system/thing/thing.test.tsx has no test "it works"'])
    expect(lacks(link(source).linked, all)).toEqual(['a test for each criterion'])
  })

  test('a status asks for what it says, and for what those before it ask', () => {
    const { linked } = link("test('it works', () => {})")
    const none: Evidence = { hasTest: false, hasPictures: false, isUsed: false }
    const empty = { ...linked, dutchNames: [], criteria: [] }
    expect(lacks({ ...empty, status: 'draft' }, none)).toEqual([])
    expect(lacks({ ...empty, status: 'ready' }, none)).toEqual([
      'a complete record',
      'criteria',
      'a test of its own',
      'a picture of its sheet in each theme',
    ])
    expect(lacks({ ...linked, status: 'proven' }, none)).toEqual([
      'a test of its own',
      'a picture of its sheet in each theme',
      'a use in the portal',
    ])
  })
})
