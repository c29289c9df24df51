import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { receivedFile } from './received-file.ts'

const bufferOf = async (base64: string) => Buffer.from(await (await receivedFile(base64)).arrayBuffer())
const bytesOf = async (base64: string) => [...(await bufferOf(base64))]

/** Decoded in several pieces. */
const large = Buffer.from(Uint8Array.from({ length: 400_001 }, (_, at) => (at * 7) % 256))

test.each([
  ['one byte', 'AA==', [0]],
  ['two bytes', '//8=', [255, 255]],
  ['three bytes', 'JVBE', [37, 80, 68]],
  ['text', btoa('%PDF-1.7'), [...new TextEncoder().encode('%PDF-1.7')]],
  ['a line break', 'JV\r\nBE\nJVBE\n', [37, 80, 68, 37, 80, 68]],
  ['the URL-safe alphabet', '__-_', [255, 255, 191]],
  ['a data URL', 'data:application/pdf;base64,JVBE', [37, 80, 68]],
])('%s is decoded unchanged', async (_name, base64, bytes) => {
  expect(await bytesOf(base64)).toEqual(bytes)
})

test('a file in several chunks is decoded completely', async () => {
  expect((await bufferOf(large.toString('base64'))).equals(large)).toBe(true)
})

test('decoding that takes longer than one time slice yields to other work, and is complete', async () => {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 5))
  const order: string[] = []
  const decoded = bufferOf(large.toString('base64')).then((file) => {
    order.push('decoded')
    return file
  })
  setImmediate(() => order.push('other work'))
  expect((await decoded).equals(large)).toBe(true)
  expect(order).toEqual(['other work', 'decoded'])
  clock.mockRestore()
})

const pdf = fc
  .uint8Array({ maxLength: 300 })
  .map((bytes) => Buffer.concat([Buffer.from('%PDF-1.7\n'), bytes, Buffer.from('\n%%EOF\n')]))
const dress = fc.record({
  lineLength: fc.constantFrom(undefined, 64, 76),
  lineBreak: fc.constantFrom('\n', '\r\n'),
  address: fc.boolean(),
  newline: fc.boolean(),
  padded: fc.boolean(),
  urlSafe: fc.boolean(),
})

/** The same bytes, as other back ends write them. */
function dressed(
  bytes: Buffer,
  {
    lineLength,
    lineBreak,
    address,
    newline,
    padded,
    urlSafe,
  }: typeof dress extends fc.Arbitrary<infer Dress> ? Dress : never,
): string {
  const standard = bytes.toString('base64')
  const alphabet = urlSafe ? standard.replaceAll('+', '-').replaceAll('/', '_') : standard
  const end = padded ? alphabet : alphabet.replaceAll('=', '')
  const lines =
    lineLength === undefined ? end : (end.match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? []).join(lineBreak)
  return `${address ? 'data:application/pdf;base64,' : ''}${lines}${newline ? lineBreak : ''}`
}

test('DOC-04 a PDF in any notation of base64 is decoded unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(pdf, dress, async (bytes, worn) => {
      expect(await bytesOf(dressed(bytes, worn))).toEqual([...bytes])
    }),
  )
})

test('DOC-04.2 a truncated PDF gives an empty file, in any notation', async () => {
  await fc.assert(
    fc.asyncProperty(pdf, dress, fc.nat(), async (bytes, worn, cut) => {
      const characters = bytes.toString('base64').replaceAll('=', '').length
      // A cut between two groups of four cannot be told from an end by its letters; the viewer tells that the PDF is damaged.
      const kept = bytes.toString('base64').slice(0, 13 + (cut % (characters - 30)))
      fc.pre(kept.length % 4 !== 0)
      const text =
        dressed(Buffer.alloc(0), { ...worn, newline: false }) +
        (worn.urlSafe ? kept.replaceAll('+', '-').replaceAll('/', '_') : kept)
      expect(await bytesOf(text)).toEqual([])
    }),
  )
})

test('a PDF with line breaks in several chunks is decoded completely', async () => {
  expect(
    (
      await bufferOf(
        dressed(large, {
          lineLength: 76,
          lineBreak: '\r\n',
          address: true,
          newline: true,
          padded: true,
          urlSafe: true,
        }),
      )
    ).equals(large),
  ).toBe(true)
})

test.each([
  ['png', [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]],
  ['jpeg', [0xff, 0xd9]],
])('a complete %s without padding is decoded', async (_name, end) => {
  for (const start of [[1], [1, 2], [1, 2, 3]])
    expect(
      await bytesOf(
        Buffer.from([...start, ...end])
          .toString('base64')
          .replaceAll('=', ''),
      ),
    ).toEqual([...start, ...end])
})

test.each([
  ['nothing', ''],
  ['a sentence', 'Interne fout, probeer later'],
  ['an HTML page', '<html></html>'],
  ['a truncated end', 'JVBERi0xLjc'],
  ['a missing character', 'JVBERi0xLj='],
  ['spaces', 'JVBE Ri0x'],
  ['padding in the middle', 'AA==JVBE'],
  ['only padding', '===='],
  ['a data URL without data', 'data:application/pdf;base64,'],
  ['a data URL of plain text', 'data:text/plain,JVBE'],
  ['padding inside a long text', `${'A'.repeat(2 ** 17 - 4)}AA==AAAA`],
])('DOC-04.2 %s gives an empty file', async (_name, base64) => {
  expect(await bytesOf(base64)).toEqual([])
})

test('a decoded file has no media type', async () => {
  expect((await receivedFile(btoa('<html>'))).type).toBe('')
})
