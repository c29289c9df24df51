import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sizeOf } from './sizes.ts'

const chunk = (fileName: string, code: string, imports: string[] = []) => ({ fileName, code, imports, isEntry: fileName === 'entry.js' })
const zipped = (...codes: string[]) => codes.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0)

test('what the entry imports outright comes at once, what it asks for later does not', () => {
  const chunks = [chunk('later.js', 'd'.repeat(500)), chunk('deep.js', 'c'.repeat(90)), chunk('shared.js', 'b'.repeat(200), ['deep.js']), chunk('entry.js', 'a', ['shared.js', 'react'])]
  expect(sizeOf(chunks)).toMatchObject({ gzip: zipped('a', 'b'.repeat(200), 'c'.repeat(90)), later: zipped('d'.repeat(500)) })
})

test('a part of one chunk costs just that', () => {
  const size = sizeOf([chunk('entry.js', 'export const a = 1')])
  expect(size).toMatchObject({ gzip: zipped('export const a = 1'), later: 0 })
  expect(size.brotli).toBeGreaterThan(0)
})
