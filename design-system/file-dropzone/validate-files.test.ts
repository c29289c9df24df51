import { expect, test } from 'vitest'
import { validateFiles } from './validate-files.ts'
import type { FileError, FileLimits } from './file-kind.ts'
import { shownName } from './file-name.ts'
import { fileOf, limits as most } from './sample-files.ts'

const sound = (...files: File[]) => files.map((file) => ({ file, error: undefined }))
const names = (files: readonly File[]) => files.map(({ name }) => name)
const admitted = (offered: File[], chosen: File[] = [], limits: FileLimits = most) => {
  const { added, renamed, refused, duplicates } = validateFiles(sound(...offered), chosen, limits)
  return {
    added: names(added),
    renamed: names(renamed),
    refused: refused.map(({ file, reason }) => `${file.name} ${reason}`),
    duplicates: names(duplicates),
  }
}
const pdf = (name: string, bytes = 100) => fileOf('pdf', name, bytes)

test('FILE-02 a duplicate file is left out, also if its name differs only in case', () => {
  expect(admitted([pdf('RAPPORT.PDF'), pdf('nota.pdf'), pdf('Nota.pdf')], [pdf('rapport.pdf')])).toEqual({
    added: ['nota.pdf'],
    renamed: [],
    refused: [],
    duplicates: ['RAPPORT.PDF', 'Nota.pdf'],
  })
})

test('names that differ only in Unicode normalization are the same', () => {
  expect(admitted([pdf('patie\u0308nt.pdf')], [pdf('patiënt.pdf')]).duplicates).toHaveLength(1)
})

test('a rejected file does not block another file with its name', () => {
  const offered: { file: File; error: FileError | undefined }[] = [
    { file: pdf('nota.pdf'), error: 'too-large' },
    { file: pdf('nota.pdf'), error: undefined },
  ]
  const { added, refused } = validateFiles(offered, [], most)
  expect([added.length, refused.length]).toEqual([1, 1])
})

test('files are accepted in the order of choosing, up to the maximum number', () => {
  expect(admitted([pdf('b.pdf'), pdf('c.pdf'), pdf('d.pdf')], [pdf('a.pdf')], { ...most, count: 3 })).toEqual({
    added: ['b.pdf', 'c.pdf'],
    renamed: [],
    refused: ['d.pdf too-many'],
    duplicates: [],
  })
})

test('the total size may equal the limit but not exceed it; a smaller file may still fit', () => {
  expect(admitted([pdf('b.pdf', 61), pdf('c.pdf', 60)], [pdf('a.pdf', 40)], { ...most, bytesTogether: 100 })).toEqual({
    added: ['c.pdf'],
    renamed: [],
    refused: ['b.pdf too-large-together'],
    duplicates: [],
  })
})

test('two photos with the same name from a phone are two files; the same photo twice is one', () => {
  const photo = (lastModified: number) => fileOf('jpg', 'image.jpg', 100, { lastModified })
  expect(admitted([photo(2), photo(3), photo(1)], [photo(1)])).toEqual({
    added: ['image-2.jpg', 'image-3.jpg'],
    renamed: [],
    refused: [],
    duplicates: ['image.jpg'],
  })
})

test.each([
  ['of another size', 200, 0],
  ['of another date', 100, 5],
])('FILE-02 a file with the name of another file, but %s, is added with a number', (_name, bytes, lastModified) => {
  const scan = (size: number, time: number) => fileOf('pdf', 'Gescand document.pdf', size, { lastModified: time })
  const other = scan(bytes, lastModified)
  expect(admitted([scan(100, 0), other, other])).toEqual({
    added: ['Gescand document.pdf', 'Gescand document-2.pdf'],
    renamed: ['Gescand document-2.pdf'],
    refused: [],
    duplicates: ['Gescand document.pdf'],
  })
})

test('FILE-02 a picture that the caller has compressed still counts as a duplicate', () => {
  const photo = (name: string, bytes: number) => fileOf('jpg', name, bytes, { lastModified: 7 })
  expect(admitted([photo('hoofd.jpg', 400)], [photo('hoofd.jpg', 100)]).duplicates).toEqual(['hoofd.jpg'])
  expect(admitted([photo('hoofd.jpg', 400)], [photo('hoofd-2.jpg', 300)]).added).toEqual(['hoofd.jpg'])
})

test('files with numbers in their original names are different files', () => {
  expect(admitted([pdf('scan-1.pdf'), pdf('scan-2.pdf'), pdf('scan.x-2.pdf')])).toMatchObject({
    renamed: [],
    duplicates: [],
  })
})

test('a photo that was renamed with a number still counts as a duplicate', () => {
  const photo = (lastModified: number) => fileOf('jpg', 'image.jpg', 100, { lastModified })
  const { added } = validateFiles(sound(photo(1), photo(2)), [], most)
  expect(admitted([photo(2)], [...added]).duplicates).toEqual(['image.jpg'])
})

test.each([
  ['rekening\u202Efdp.exe', 'rekeningfdp.exe'],
  ['a\u0000b\nc\u2028d\u2066e.pdf', 'abcde.pdf'],
  ['<b>a</b>.pdf', '<b>a</b>.pdf'],
  ['می\u200cخواهم.pdf', 'می\u200cخواهم.pdf'],
  ['\u202E\u0007', '\ufffd'],
])('the name %j is shown as %j', (name, shown) => {
  expect(shownName(name)).toBe(shown)
})
