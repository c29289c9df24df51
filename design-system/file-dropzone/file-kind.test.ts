import { expect, test, vi } from 'vitest'
import { acceptOf, validateFile, type FileKind } from './file-kind.ts'
import { fileOf, limits, megabyte } from './sample-files.ts'

const judge = (file: File) => validateFile(file, limits)

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
  ['an extension that is not accepted', fileOf('jpg', 'foto.gif'), 'kind'],
  ['a HEIC photo of an iPhone', fileOf('jpg', 'foto.HEIC'), 'heic'],
  ['a HEIC photo with the extension heif', fileOf('jpg', 'foto.heif'), 'heic'],
  ['a HEIC photo named jpg', new File(['\0\0\0\u0018ftypheic\0\0\0\0'], 'foto.jpg'), 'heic'],
  ['a video named jpg', new File(['\0\0\0\u0018ftypisom\0\0\0\0'], 'foto.jpg'), 'content'],
  ['an executable with a double extension', fileOf('pdf', 'rapport.pdf.exe'), 'kind'],
  ['a name that shows as pdf by a bidi character', fileOf('pdf', 'rapport\u202Efdp.exe'), 'kind'],
  ['no extension', fileOf('pdf', 'rapport'), 'kind'],
  ['a name that ends with a dot', fileOf('pdf', 'rapport.pdf.'), 'kind'],
  ['no extension, but a pdf type from the browser', fileOf('pdf', 'rapport', 100, { type: 'application/pdf' }), 'kind'],
  ['an HTML page named jpg', new File(['<html>'], 'foto.jpg', { type: 'image/jpeg' }), 'content'],
  ['a photo named pdf', fileOf('jpg', 'rapport.pdf'), 'content'],
  ['only the first two bytes of a png', new File([Uint8Array.of(0x89, 0x50, 0, 0, 0, 0, 0, 0)], 'foto.png'), 'content'],
  ['fewer bytes than the signature', new File(['%PDF'], 'rapport.pdf'), 'content'],
  ['a signature that is not at the start', new File([' %PDF-1.7'], 'rapport.pdf'), 'content'],
  ['0 bytes', fileOf('pdf', 'leeg.pdf', 0), 'empty'],
  ['one byte over the maximum size', fileOf('pdf', 'groot.pdf', 20 * megabyte + 1), 'too-large'],
  ['exactly the maximum size', fileOf('pdf', 'groot.pdf', 20 * megabyte), undefined],
])('FILE-01.1 FILE-01.2 FILE-01.3 %s is validated', async (_, file, fault) => {
  expect(await judge(file)).toBe(fault)
})

test('a kind that is not in the limits is rejected', async () => {
  expect(await validateFile(fileOf('png', 'a.png'), { kinds: ['pdf'], bytes: megabyte })).toBe('kind')
})

test('a file that cannot be read is reported as unreadable', async () => {
  const file = fileOf('pdf', 'map.pdf')
  vi.spyOn(file, 'slice').mockReturnValue(
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
  )
  expect(await judge(file)).toBe('unreadable')
})
