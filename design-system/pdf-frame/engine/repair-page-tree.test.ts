import { expect, test } from 'vitest'
import { repairPageTree } from './repair-page-tree.ts'

const good = '<< /Type /Page /Parent 2 0 R >>'
const packed = '<< /Type /ObjStm /N 1 /First 4 /Length 1 >>\nstream\nx\nendstream'

function file(kids: string, objects: Readonly<Record<number, string>>): string {
  const written = Object.entries({ 2: `<< /Type /Pages /Count 3 /Kids [${kids}] >>`, ...objects }).map(
    ([number, object]) => `${number} 0 obj\n${object}\nendobj\n`,
  )
  // 0x81 is undefined in most encodings, and must be kept unchanged.
  return `%PDF-1.7\n%\u{81}\n${written.join('')}trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`
}

const kidsOf = (text: string): string | undefined => {
  const mended = repairPageTree(Buffer.from(text, 'latin1'))
  const written = mended && Buffer.from(mended).toString('latin1')
  // Byte offsets after the list are in the cross-reference table, so its length must not change.
  if (written !== undefined) expect(written.replace(/\[.*?\]/, '')).toBe(text.replace(/\[.*?\]/, ''))
  return written === undefined ? undefined : /\[(.*?)\]/.exec(written)?.[1]
}

test.each([
  ['a string', '4 0 R 6 0 R 8 0 R', { 4: '(none)', 6: good, 8: good }, '<<>>  6 0 R 8 0 R'],
  [
    'a stream',
    '4 0 R 6 0 R 8 0 R',
    { 4: good, 6: '<< /Length 1 >>\nstream\nx\nendstream', 8: good },
    '4 0 R <<>>  8 0 R',
  ],
  ['a missing object', '4 0 R 16 0 R 8 0 R', { 4: good, 8: good }, '4 0 R <<>>   8 0 R'],
  ['null', '4 0 R null 8 0 R', { 4: good, 9: packed }, '4 0 R <<>> 8 0 R'],
  ['a reference to the page tree itself', '4 0 R 2 0 R 8 0 R', { 4: good, 8: good }, '4 0 R <<>>  8 0 R'],
])('a missing page is replaced by a blank one: %s', (_, kids, objects, mended) => {
  expect(kidsOf(file(kids, objects))).toBe(mended)
})

test.each([
  ['every entry is a page', '4 0 R 6 0 R', { 4: good, 6: good }],
  ['an entry may be in an object stream', '4 0 R 6 0 R', { 4: good, 9: packed }],
  ['the list belongs to a form field', '4 0 R', { 2: '<< /FT /Tx /Kids [6 0 R] >>', 4: good }],
])('a file is not changed: %s', (_, kids, objects) => {
  expect(kidsOf(file(kids, objects))).toBeUndefined()
})

test('of two objects with the same number the last is used', () => {
  const first = file('4 0 R 6 0 R', { 4: '(none)', 6: good })
  expect(kidsOf(`${first}4 0 obj\n${good}\nendobj\n`)).toBeUndefined()
  expect(kidsOf(`${file('4 0 R 6 0 R', { 4: good, 6: good })}6 0 obj\nnull\nendobj\n`)).toBe('4 0 R <<>> ')
})
