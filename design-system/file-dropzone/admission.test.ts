import { expect, test } from 'vitest'
import { admit } from './admission.ts'
import type { FileFault, FileLimits } from './file-kind.ts'
import { shownName } from './file-name.ts'
import { fileOf, limits as most } from './sample-files.ts'

const sound = (...files: File[]) => files.map((file) => ({ file, fault: undefined }))
const names = (files: readonly File[]) => files.map(({ name }) => name)
const admitted = (offered: File[], chosen: File[] = [], limits: FileLimits = most) => {
  const { added, refused, duplicates } = admit(sound(...offered), chosen, limits)
  return { added: names(added), refused: refused.map(({ file, reason }) => `${file.name} ${reason}`), duplicates: names(duplicates) }
}
const pdf = (name: string, bytes = 100) => fileOf('pdf', name, bytes)

test('a name that is there already is left out, in other letters too', () => {
  expect(admitted([pdf('RAPPORT.PDF'), pdf('nota.pdf'), pdf('Nota.pdf')], [pdf('rapport.pdf')])).toEqual({ added: ['nota.pdf'], refused: [], duplicates: ['RAPPORT.PDF', 'Nota.pdf'] })
})

test('one name in two ways of writing its accents is one name', () => {
  expect(admitted([pdf('patie\u0308nt.pdf')], [pdf('patiënt.pdf')]).duplicates).toHaveLength(1)
})

test('a name that was only refused does not stand in the way', () => {
  const offered: { file: File; fault: FileFault | undefined }[] = [{ file: pdf('nota.pdf'), fault: 'too-large' }, { file: pdf('nota.pdf'), fault: undefined }]
  const { added, refused } = admit(offered, [], most)
  expect([added.length, refused.length]).toEqual([1, 1])
})

test('files come in by order of choosing until there are enough', () => {
  expect(admitted([pdf('b.pdf'), pdf('c.pdf'), pdf('d.pdf')], [pdf('a.pdf')], { ...most, count: 3 })).toEqual({ added: ['b.pdf', 'c.pdf'], refused: ['d.pdf too-many'], duplicates: [] })
})

test('together they may be as large as the most and no larger; a smaller one may still fit', () => {
  expect(admitted([pdf('b.pdf', 61), pdf('c.pdf', 60)], [pdf('a.pdf', 40)], { ...most, bytesTogether: 100 })).toEqual({ added: ['c.pdf'], refused: ['b.pdf too-large-together'], duplicates: [] })
})

test('two photos that the phone names alike are two files; the very same photo is one', () => {
  const photo = (lastModified: number) => fileOf('jpg', 'image.jpg', 100, { lastModified })
  expect(admitted([photo(2), photo(3), photo(1)], [photo(1)])).toEqual({ added: ['image-2.jpg', 'image-3.jpg'], refused: [], duplicates: ['image.jpg'] })
})

test('a photo that was chosen before under its number is still the very same one', () => {
  const photo = (lastModified: number) => fileOf('jpg', 'image.jpg', 100, { lastModified })
  const { added } = admit(sound(photo(1), photo(2)), [], most)
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
