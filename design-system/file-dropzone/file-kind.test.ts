import { expect, test, vi } from 'vitest'
import { acceptOf, faultOf, type FileKind } from './file-kind.ts'
import { fileOf, limits, megabyte } from './sample-files.ts'

const judge = (file: File) => faultOf(file, limits)

test('the accept attribute has extensions and media types', () => {
  expect(acceptOf(['pdf', 'jpg', 'png'])).toBe('.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png')
})

test.each<[FileKind, string]>([
  ['pdf', 'a.pdf'],
  ['pdf', 'SCAN.PDF'],
  ['jpg', 'a.jpg'],
  ['jpg', 'a.b.Jpeg'],
  ['png', 'a.png'],
])('FILE-DROPZONE-06 FILE-01.1 a %s named %s is accepted, whatever type the browser gives', async (kind, name) => {
  for (const type of ['', 'text/html', 'image/heic'])
    expect(await judge(fileOf(kind, name, 100, { type }))).toBeUndefined()
})

test.each([
  ['an extension that is not asked for', fileOf('jpg', 'foto.gif'), 'kind'],
  ['a photo as iPhones take it', fileOf('jpg', 'foto.HEIC'), 'heic'],
  ['another name for the same', fileOf('jpg', 'foto.heif'), 'heic'],
  ['such a photo under the name of another', new File(['\0\0\0\u0018ftypheic\0\0\0\0'], 'foto.jpg'), 'heic'],
  ['a film under the name of a photo', new File(['\0\0\0\u0018ftypisom\0\0\0\0'], 'foto.jpg'), 'content'],
  ['a program behind a double extension', fileOf('pdf', 'rapport.pdf.exe'), 'kind'],
  ['a name that only reads as a pdf', fileOf('pdf', 'rapport\u202Efdp.exe'), 'kind'],
  ['no extension', fileOf('pdf', 'rapport'), 'kind'],
  ['nothing but an ending dot', fileOf('pdf', 'rapport.pdf.'), 'kind'],
  ["an extension for a browser's type", fileOf('pdf', 'rapport', 100, { type: 'application/pdf' }), 'kind'],
  ['a page named as a photo', new File(['<html>'], 'foto.jpg', { type: 'image/jpeg' }), 'content'],
  ['a photo named as a pdf', fileOf('jpg', 'rapport.pdf'), 'content'],
  ['two bytes of a png', new File([Uint8Array.of(0x89, 0x50, 0, 0, 0, 0, 0, 0)], 'foto.png'), 'content'],
  ['less than the first bytes', new File(['%PDF'], 'rapport.pdf'), 'content'],
  ['first bytes that come later', new File([' %PDF-1.7'], 'rapport.pdf'), 'content'],
  ['0 bytes', fileOf('pdf', 'leeg.pdf', 0), 'empty'],
  ['one byte more than the most', fileOf('pdf', 'groot.pdf', 20 * megabyte + 1), 'too-large'],
  ['exactly the most', fileOf('pdf', 'groot.pdf', 20 * megabyte), undefined],
])('FILE-01.1 FILE-01.2 FILE-01.3 %s is validated', async (_, file, fault) => {
  expect(await judge(file)).toBe(fault)
})

test('a kind that is not in the limits is rejected', async () => {
  expect(await faultOf(fileOf('png', 'a.png'), { kinds: ['pdf'], bytes: megabyte })).toBe('kind')
})

test('a file that cannot be read is reported as unreadable', async () => {
  const file = fileOf('pdf', 'map.pdf')
  vi.spyOn(file, 'slice').mockReturnValue(
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
  )
  expect(await judge(file)).toBe('unreadable')
})
