import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { unpackTar } from 'modern-tar'
import { expect, test } from 'vitest'
import { archiveOf, sumsOf } from './archive.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const files = { 'site/b.txt': bytes('b'), SHA256SUMS: bytes('sums'), 'site/.well-known/a.txt': bytes('') }
const time = new Date('2026-11-25T12:00:00Z')
const hash = (archive: Uint8Array) => createHash('sha256').update(archive).digest('hex')

test('an archive has every file in one folder, in order, without data of the machine', async () => {
  const entries = await unpackTar(gunzipSync(await archiveOf('portal-1', files, time)), { strict: true })
  expect(
    entries.map(({ header: { name, mode, mtime, uid, gid, uname, gname }, data }) => [
      name,
      mode,
      mtime,
      uid,
      gid,
      uname,
      gname,
      new TextDecoder().decode(data),
    ]),
  ).toEqual([
    ['portal-1/SHA256SUMS', 0o644, time, 0, 0, '', '', 'sums'],
    ['portal-1/site/.well-known/a.txt', 0o644, time, 0, 0, '', '', ''],
    ['portal-1/site/b.txt', 0o644, time, 0, 0, '', '', 'b'],
  ])
})

test('the same files in another order give the same archive; a different byte or time gives another', async () => {
  const first = await archiveOf('portal-1', files, time)
  expect(hash(await archiveOf('portal-1', Object.fromEntries(Object.entries(files).toReversed()), time))).toBe(
    hash(first),
  )
  expect(hash(await archiveOf('portal-1', { ...files, 'site/b.txt': bytes('c') }, time))).not.toBe(hash(first))
  expect(hash(await archiveOf('portal-1', files, new Date('2026-11-25T12:00:01Z')))).not.toBe(hash(first))
  // Time and operating system in the header of gzip.
  expect([...first.subarray(4, 10)]).toEqual([0, 0, 0, 0, 2, 255])
})

test('checksums are lines of a hash and a path, in order', () => {
  expect(sumsOf({ b: bytes('abc'), 'a/c': bytes('') })).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a/c\nba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b\n',
  )
})
