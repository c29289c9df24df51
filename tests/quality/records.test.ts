import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { guides } from '../../.storybook/guides/guides.ts'
import { piecesOf } from '../../.storybook/records/pieces.ts'
import { linkRecords, testsById, unknownIds } from '../../.storybook/records/link-records.ts'
import type { LinkedRecord } from '../../.storybook/records/component-record.ts'
import { lacks, type Evidence } from '../../.storybook/records/status-rules.ts'
import { production, read } from './source.ts'

const { records, unknown } = linkRecords()
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

const recordFiles = Object.entries(read('design-system/*/*.record.json'))
const recordSchema = z.strictObject({
  component: z.string(),
  status: z.enum(['draft', 'ready', 'proven']),
  dutchNames: z.array(z.string()).min(1),
  nlDesignSystem: z.nullable(z.string()),
  anatomy: z.array(
    z.strictObject({
      piece: z.string(),
      what: z.string(),
      at: z.string().min(1).optional(),
      story: z.string().optional(),
    }),
  ),
  criteria: z.array(z.strictObject({ id: z.string(), text: z.string() })),
  limits: z.array(z.string()),
  changes: z.array(z.strictObject({ version: z.string(), what: z.string() })),
})

describe('the record of each component', () => {
  test.each(recordFiles)('%s has every field, and no other', (_file, text) => {
    expect(recordSchema.safeParse(JSON.parse(text)).error?.issues).toBeUndefined()
  })

  test('is beside the component, under its name, and exists for every component page', () => {
    expect(Object.keys(records).toSorted()).toEqual(Object.keys(guides).toSorted())
    const named = files.filter((file) => file.endsWith('.record.json')).map((file) => basename(file, '.record.json'))
    expect(named.toSorted()).toEqual(Object.keys(records).map(kebab).toSorted())
  })

  test('has every criterion whose id is in a test title', () => {
    expect(unknown).toEqual([])
  })

  test('has a status whose requirements are met', () => {
    expect(
      Object.values(records).flatMap((record) =>
        lacks(record, evidenceFor(record.component)).map(
          (words) => `${record.component} is ${record.status} without ${words}`,
        ),
      ),
    ).toEqual([])
  })

  test('numbers its criteria, and has a sentence for each entry', () => {
    const faults = Object.values(records).flatMap(({ component, criteria, anatomy, limits, changes }) => [
      ...criteria
        .filter(({ id }, at) => id !== `${kebab(component).toUpperCase()}-${String(at + 1).padStart(2, '0')}`)
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

describe('the anatomy of each component', () => {
  const storyFiles = read('design-system/*/*.stories.tsx')

  test('refers only to stories that exist', () => {
    const faults = recordFiles.flatMap(([file, text]) => {
      const stories = storyFiles[file.replace('.record.json', '.stories.tsx')] ?? ''
      const names = [...stories.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) => kebab(name))
      return (JSON.parse(text) as LinkedRecord).anatomy
        .filter((one) => one.story !== undefined && (one.at === undefined || !names.includes(one.story)))
        .map((one) => `${file}: ${one.piece}`)
    })
    expect(faults).toEqual([])
  })
})

describe('a criterion', () => {
  const recordOf = (source: string): LinkedRecord => ({
    component: 'Thing',
    status: 'proven',
    dutchNames: ['ding'],
    nlDesignSystem: null,
    anatomy: [{ piece: 'thing', what: 'A thing.' }],
    criteria: [
      { id: 'THING-01', text: 'It works.', proofs: testsById({ 'thing.test.tsx': source }).get('THING-01') ?? [] },
    ],
    limits: [],
    changes: [{ version: '0.1.0', what: 'The first version.' }],
  })
  const all: Evidence = { hasTest: true, hasPictures: true, isUsed: true }

  test.each([
    ['a test', "\ntest('THING-01 it works', () => {})", 2],
    ['a test with two ids', "test('THING-01 LIST-THING-02 it works', () => {})", 1],
    ['a test.each', "test.each([1])('THING-01 it works', () => {})", 1],
    [
      'a test in a describe',
      "describe('thing', () => {\n\n  test('THING-01 it works', { timeout: 1 }, () => {})\n})",
      3,
    ],
  ])('is proved by %s', (_what, source, line) => {
    expect(recordOf(source).criteria[0]?.proofs).toEqual([{ file: 'thing.test.tsx', line, title: 'it works' }])
    expect(lacks(recordOf(source), all)).toEqual([])
  })

  test.each([
    ['another id', "test('THING-02 it works', () => {})"],
    ['an id with the same ending', "test('LIST-THING-01 it works', () => {})"],
    ['a clause of the ledger', "test('THING-01.1 it works', () => {})"],
    ['a skipped test', "test.skip('THING-01 it works', () => {})"],
    ['a comment', "// test('THING-01 it works')"],
  ])('is not proved by %s', (_what, source) => {
    expect(lacks(recordOf(source), all)).toEqual(['a test for each criterion'])
  })

  test('is reported if its id is in a title and in no record, unlike other ids', () => {
    expect(unknownIds({ Thing: recordOf('') }, ['THING-01', 'THING-02', 'ERR-01', 'LIST-THING-01'])).toEqual([
      'THING-02',
    ])
  })

  test('of a status requires evidence, added to that of earlier statuses', () => {
    const record = recordOf("test('THING-01 it works', () => {})")
    const none: Evidence = { hasTest: false, hasPictures: false, isUsed: false }
    const empty = { ...record, dutchNames: [], criteria: [] }
    expect(lacks({ ...empty, status: 'draft' }, none)).toEqual([])
    expect(lacks({ ...empty, status: 'ready' }, none)).toEqual([
      'a complete record',
      'criteria',
      'a test of its own',
      'a screenshot of its state matrix in each theme',
    ])
    expect(lacks({ ...record, status: 'proven' }, none)).toEqual([
      'a test of its own',
      'a screenshot of its state matrix in each theme',
      'a use in the portal',
    ])
  })
})

test('a sentence of a record is shown without backticks and test placeholders', () => {
  expect(piecesOf('a `role=grid` with %s and ${name}, by $name')).toEqual([
    { text: 'a ', isCode: false },
    { text: 'role=grid', isCode: true },
    { text: ' with … and …, by …', isCode: false },
  ])
  const sentences = Object.values(linkRecords().records).flatMap(({ anatomy, criteria, limits, changes }) => [
    ...anatomy.map(({ what }) => what),
    ...criteria.flatMap(({ text, proofs }) => [text, ...proofs.map(({ title }) => title)]),
    ...limits,
    ...changes.map(({ what }) => what),
  ])
  expect(sentences.flatMap(piecesOf).filter(({ text }) => /`|%s|\$\{/.test(text))).toEqual([])
})
