import { expect, test } from 'vitest'
import { sniffFileType, openableAs, saveName, type FileType } from './sniff-file-type.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const png = '\u0089PNG\r\n\u001a\n'
const jpeg = '\u00ff\u00d8\u00ff\u00e0'

test.each<[string, string, string, FileType]>([
  ['a PDF', '%PDF-1.7\n', 'application/pdf', 'pdf'],
  ['a PDF with another media type', '%PDF-1.7\n', 'image/png', 'pdf'],
  ['a PDF after other bytes', '\n\n\u00fe%PDF-1.4', 'application/pdf', 'pdf'],
  ['HTML with a PDF signature inside', '<html>%PDF-1.4', 'text/html', 'unknown'],
  ['a png with the media type of a PDF', png, 'application/pdf', 'png'],
  ['a jpeg with the media type of a PDF', jpeg, 'Application/PDF', 'jpeg'],
  ['a truncated png', png.slice(0, 4), 'image/png', 'damaged'],
  ['a PDF without its signature', 'obj endobj', 'application/pdf; charset=binary', 'damaged'],
  ['an HTML page with the media type of a PDF', '<!doctype html>', 'application/pdf', 'damaged'],
  ['an HTML page', '<!doctype html>', 'text/html', 'unknown'],
  ['an SVG', '<svg xmlns="x">', 'image/svg+xml', 'unknown'],
  ['an empty file', '', 'application/pdf', 'empty'],
])('%s is recognised by its bytes', (_, text, mimetype, kind) => {
  expect(sniffFileType(bytes(text), mimetype)).toBe(kind)
})

test('a PDF signature far into the file is ignored', () => {
  expect(sniffFileType(bytes(`${' '.repeat(2000)}%PDF-1.4`), 'application/pdf')).toBe('damaged')
})

test('only PDF, PNG and JPEG can be opened', () => {
  expect((['pdf', 'png', 'jpeg', 'empty', 'damaged', 'unknown'] as const).filter(openableAs)).toEqual([
    'pdf',
    'png',
    'jpeg',
  ])
})

test.each<[string, string, FileType, string]>([
  ['recept.pdf', 'Recept', 'pdf', 'recept.pdf'],
  ['recept', 'Recept', 'pdf', 'recept.pdf'],
  ['recept.PDF', 'Recept', 'jpeg', 'recept.jpg'],
  ['v1.2', 'Recept', 'png', 'v1.2.png'],
  ['', 'Recept van mei', 'pdf', 'Recept van mei.pdf'],
  ['../a/b\\c:d', 'Recept', 'pdf', 'a-b-c-d.pdf'],
  ['brief\u202Efdp.exe', 'Brief', 'unknown', 'brieffdp.exe.bin'],
  ['brief.html', 'Brief', 'damaged', 'brief.html.bin'],
  ['recept.exe', 'Recept', 'pdf', 'recept.exe.pdf'],
  ['.htaccess', 'Recept', 'unknown', 'htaccess.bin'],
  ['recept. . .', 'Recept', 'pdf', 'recept.pdf'],
  ['\u0000\u2066\u200F', 'Recept', 'pdf', 'Recept.pdf'],
  ['mijn\u2028recept\u00A0 \uD83D', 'Recept', 'pdf', 'mijn recept.pdf'],
  ['e\u0301e\u0301n', 'Recept', 'pdf', '\u00E9\u00E9n.pdf'],
])('%j is saved under a safe name', (filename, fallback, kind, name) => {
  expect(saveName(filename, fallback, kind)).toBe(name)
})

test('a name that is too long is cut without splitting a character', () => {
  expect(saveName('\u{1F642}'.repeat(300), 'Recept', 'pdf')).toBe(`${'\u{1F642}'.repeat(100)}.pdf`)
})
