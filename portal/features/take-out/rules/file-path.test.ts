import { expect, test } from 'vitest'
import { extensionOf, filePaths } from './file-path.ts'

test.each([
  ['Brief aan uw huisarts', 'brieven/2026-11-17 Brief aan uw huisarts.pdf'],
  ['Één café.PDF', 'brieven/2026-11-17 Een cafe.pdf'],
  ['../../../etc/passwd', 'brieven/2026-11-17 etc passwd.pdf'],
  ['C:\\Windows\\con', 'brieven/2026-11-17 C Windows con.pdf'],
  ['factuur\u202Efdp.exe', 'brieven/2026-11-17 factuur fdp.exe.pdf'],
  ['a\nb\0c', 'brieven/2026-11-17 a b c.pdf'],
  ['', 'brieven/2026-11-17.pdf'],
  ['x'.repeat(300), `brieven/2026-11-17 ${'x'.repeat(80)}.pdf`],
])('TAKE-01.3 a file named %j is saved in its folder under a safe name', (name, path) => {
  expect(filePaths()('brieven', '2026-11-17', name, 'pdf')).toBe(path)
})

test('TAKE-01.1 no two files share a path, even case-insensitively', () => {
  const pathOf = filePaths()
  expect(['Brief', 'brief', 'Brief'].map((name) => pathOf('brieven', '2026-11-17', name, 'pdf'))).toEqual([
    'brieven/2026-11-17 Brief.pdf',
    'brieven/2026-11-17 brief (2).pdf',
    'brieven/2026-11-17 Brief (3).pdf',
  ])
})

test.each([
  ['%PDF-1.7', 'pdf'],
  ['\x89PNG\r\n\x1A\n', 'png'],
  ['\xFF\xD8\xFF\xE0', 'jpg'],
  ['<!doctype html>', 'bin'],
  ['MZ', 'bin'],
])('TAKE-01.3 the first bytes %j determine the extension', (head, extension) => {
  expect(extensionOf(Uint8Array.from(head, (character) => character.charCodeAt(0)))).toBe(extension)
})
