import { expect, test } from 'vitest'
import { receivedFile } from './received-file.ts'

const bytesOf = async (base64: string) => [...new Uint8Array(await (await receivedFile(base64)).arrayBuffer())]

test.each([
  ['one byte', 'AA==', [0]], ['two bytes', '//8=', [255, 255]], ['three bytes', 'JVBE', [37, 80, 68]], ['text', btoa('%PDF-1.7'), [...new TextEncoder().encode('%PDF-1.7')]],
])('%s comes out as it went in', async (_name, base64, bytes) => {
  expect(await bytesOf(base64)).toEqual(bytes)
})

test('a file of several pieces comes out whole', async () => {
  const bytes = Uint8Array.from({ length: 400_001 }, (_, at) => (at * 7) % 256)
  expect(await bytesOf(Buffer.from(bytes).toString('base64'))).toEqual([...bytes])
})

test.each([
  ['nothing', ''], ['words', 'Interne fout, probeer later'], ['a page', '<html></html>'], ['a cut end', 'JVBERi0xLjc'], ['a missing sign', 'JVBERi0xLj='], ['blanks', 'JVBE Ri0x'], ['a line break', 'JVBE\nRi0x'],
  ['the alphabet of addresses', '__-_'], ['a data address', 'data:application/pdf;base64,JVBE'], ['an end in the middle', 'AA==JVBE'], ['an end alone', '===='],
  ['an end inside a long text', `${'A'.repeat(2 ** 17 - 4)}AA==AAAA`],
])('DOC-04.2 %s is no file: nothing of it is kept', async (_name, base64) => {
  expect(await bytesOf(base64)).toEqual([])
})

test('the type is nobody else’s to say', async () => {
  expect((await receivedFile(btoa('<html>'))).type).toBe('')
})
