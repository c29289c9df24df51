import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesOnDisk, missedFiles } from './files-on-disk.ts'
import type { Outcome } from './report.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-files-'))
const passed = (project: string, file: string): Outcome => ({ project, file, title: 'it works', state: 'passed' })

beforeAll(() => {
  for (const name of [
    'one.test.ts',
    'two.test.ts',
    'part.test.tsx',
    'part.isolated.test.tsx',
    'part.extended.test.tsx',
    'part.stories.tsx',
    'way.e2e.ts',
    'one.ts',
  ]) {
    mkdirSync(join(folder, 'portal/deep'), { recursive: true })
    writeFileSync(join(folder, 'portal/deep', name), '')
  }
  mkdirSync(join(folder, 'tests/backend/http'), { recursive: true })
  for (const name of ['call.test.ts', 'call.smoke.test.ts']) writeFileSync(join(folder, 'tests/backend/http', name), '')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('each kind of test file belongs to its project', () => {
  expect(filesOnDisk('unit', folder).toSorted()).toEqual([
    'portal/deep/one.test.ts',
    'portal/deep/two.test.ts',
    'tests/backend/http/call.smoke.test.ts',
  ])
  expect(filesOnDisk('backend', folder).toSorted()).toEqual([
    'tests/backend/http/call.smoke.test.ts',
    'tests/backend/http/call.test.ts',
  ])
  expect(filesOnDisk('components', folder)).toEqual(['portal/deep/part.test.tsx'])
  expect(filesOnDisk('isolated', folder)).toEqual(['portal/deep/part.isolated.test.tsx'])
  expect(filesOnDisk('components-extended', folder)).toEqual(['portal/deep/part.extended.test.tsx'])
  expect(filesOnDisk('stories', folder)).toEqual(['portal/deep/part.stories.tsx'])
  expect(filesOnDisk('journeys', folder)).toEqual(['portal/deep/way.e2e.ts'])
})

test('a project that ran all its files misses none', () => {
  expect(
    missedFiles(
      ['unit'],
      filesOnDisk('unit', folder).map((file) => passed('unit', file)),
      folder,
    ),
  ).toEqual([])
})

test('a file that its project did not run is a failure, even if another project ran it', () => {
  const outcomes = [
    passed('unit', 'portal/deep/one.test.ts'),
    passed('unit', 'tests/backend/http/call.smoke.test.ts'),
    passed('components', 'portal/deep/two.test.ts'),
  ]
  expect(missedFiles(['unit'], outcomes, folder)).toEqual([
    {
      project: 'unit',
      file: 'portal/deep/two.test.ts',
      title: 'portal/deep/two.test.ts was not run by unit',
      state: 'failed',
    },
  ])
})
