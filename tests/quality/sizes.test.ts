import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { root } from '../support/report.ts'
import { bundle, sizeOf } from './sizes.ts'

const chunk = (fileName: string, code: string, imports: string[] = []) => ({
  fileName,
  code,
  imports,
  isEntry: fileName === 'entry.js',
})
const zipped = (...codes: string[]) => codes.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0)

test('static imports of the entry count as initial, dynamic imports as later', () => {
  const chunks = [
    chunk('later.js', 'd'.repeat(500)),
    chunk('deep.js', 'c'.repeat(90)),
    chunk('shared.js', 'b'.repeat(200), ['deep.js']),
    chunk('entry.js', 'a', ['shared.js', 'react']),
  ]
  expect(sizeOf(chunks)).toMatchObject({
    gzip: zipped('a', 'b'.repeat(200), 'c'.repeat(90)),
    later: zipped('d'.repeat(500)),
  })
})

test('the size of a component in one chunk is that of the chunk', () => {
  const size = sizeOf([chunk('entry.js', 'export const a = 1')])
  expect(size).toMatchObject({ gzip: zipped('export const a = 1'), later: 0 })
  expect(size.brotli).toBeGreaterThan(0)
})

/** What an app gets that takes these parts. */
async function bundleOf(names: string): Promise<Awaited<ReturnType<typeof bundle>>> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-sizes-'))
  try {
    const entry = join(folder, 'entry.js')
    writeFileSync(entry, `export { ${names} } from ${JSON.stringify(join(root, 'design-system/index.ts'))}\n`)
    return await bundle(entry)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('the script of a worker counts as later', async () => {
  const chunks = await bundleOf('PdfFrame')
  expect(chunks.filter(({ fileName }) => fileName.includes('worker'))).toHaveLength(1)
  expect(sizeOf(chunks).later).toBeGreaterThan(400_000)
})

test('a component that shows no document includes no worker', async () => {
  const chunks = await bundleOf('Button')
  expect(chunks.map(({ fileName }) => fileName).filter((name) => name.includes('worker'))).toEqual([])
  expect(sizeOf(chunks).later).toBe(0)
})

test('an icon is bundled without the others', async () => {
  const sent = async (names: string): Promise<string> => (await bundleOf(names)).map(({ code }) => code).join('')
  const [one, two] = [await sent('Icon, moonIcon'), await sent('Icon, moonIcon, billIcon')]
  const bill = 'M15.828 14.829a4'
  expect(one).not.toContain(bill)
  expect(two).toContain(bill)
})
