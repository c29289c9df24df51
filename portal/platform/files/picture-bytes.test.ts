import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPicture } from './picture-bytes.ts'

const letter = new Uint8Array(
  readFileSync(new URL('../../../design-system/pdf-frame/samples/letter.jpg', import.meta.url)),
)
const bytesOf = (text: string) => Uint8Array.from(text, (letterOf) => letterOf.charCodeAt(0))
const together = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
const segment = (kind: number, content: Uint8Array) =>
  together(Uint8Array.of(0xff, kind, (content.length + 2) >> 8, (content.length + 2) & 0xff), content)

const place = '52 graden, 4 minuten'
/** An Exif segment as a camera writes it: the orientation, then the location. */
function exif(orientation: number, isLittle: boolean): Uint8Array {
  const tiff = new DataView(new ArrayBuffer(38))
  tiff.setUint16(0, isLittle ? 0x4949 : 0x4d4d)
  tiff.setUint16(2, 42, isLittle)
  tiff.setUint32(4, 8, isLittle)
  tiff.setUint16(8, 2, isLittle)
  for (const [at, tag, value] of [
    [10, 0x010f, 0],
    [22, 0x0112, orientation],
  ] as const) {
    tiff.setUint16(at, tag, isLittle)
    tiff.setUint16(at + 2, 3, isLittle)
    tiff.setUint32(at + 4, 1, isLittle)
    tiff.setUint16(at + 8, value, isLittle)
  }
  return segment(0xe1, together(bytesOf('Exif\0\0'), new Uint8Array(tiff.buffer), bytesOf(place)))
}

/** The sample JPEG with these segments after its start marker, and text after its end marker. */
const withMore = (segments: Uint8Array[], behind = '') =>
  together(letter.subarray(0, 2), ...segments, letter.subarray(2), bytesOf(behind))
const cleaned = (bytes: Uint8Array<ArrayBuffer>) => together(...(readPicture(bytes)?.parts ?? []))
const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

test('a photo without metadata is unchanged, byte by byte', () => {
  expect(Buffer.from(cleaned(letter)).equals(letter)).toBe(true)
  expect(readPicture(letter)?.pixels).toBe(595 * 842)
})

test.each([
  ['Exif', exif(1, true)],
  ['XMP', segment(0xe1, bytesOf(`http://ns.adobe.com/xap/1.0/\0${place}`))],
  ['Photoshop', segment(0xed, bytesOf(`Photoshop 3.0\0${place}`))],
  ['an index of further images', segment(0xe2, bytesOf(`MPF\0${place}`))],
  ['a thumbnail', segment(0xe0, bytesOf(`JFXX\0${place}`))],
  ['a comment', segment(0xfe, bytesOf(place))],
])('the location is removed: %s', (_what, more) => {
  expect(Buffer.from(cleaned(withMore([more]))).equals(letter)).toBe(true)
})

test('images after the end of the file are removed', () => {
  expect(Buffer.from(cleaned(withMore([], `${asText(letter)}${place}`))).equals(letter)).toBe(true)
})

test.each([2, 3, 6, 8])('the orientation (%i) is preserved, and the rest of its metadata is removed', (orientation) => {
  for (const isLittle of [true, false]) {
    const result = cleaned(withMore([exif(orientation, isLittle)]))
    expect(asText(result)).not.toContain(place)
    const mark = asText(result).indexOf('Exif')
    expect(result.subarray(mark - 4, mark)).toEqual(Uint8Array.of(0xff, 0xe1, 0, 34))
    expect(result[mark + 6 + 8 + 2 + 9]).toBe(orientation)
    expect(Buffer.from(result.subarray(mark + 32)).equals(letter.subarray(2))).toBe(true)
    expect(Buffer.from(cleaned(result)).equals(result)).toBe(true)
  }
})

test.each([
  ['the colour profile', segment(0xe2, bytesOf('ICC_PROFILE\0'))],
  ['the colour encoding', segment(0xee, bytesOf('Adobe\0'))],
])('%s are preserved', (_what, more) => {
  const given = withMore([more])
  expect(Buffer.from(cleaned(given)).equals(given)).toBe(true)
})

test('invalid Exif is removed as well', () => {
  expect(Buffer.from(cleaned(withMore([segment(0xe1, bytesOf('Exif\0\0II'))]))).equals(letter)).toBe(true)
})

const chunk = (kind: string, content: Uint8Array) =>
  together(Uint8Array.of(0, 0, content.length >> 8, content.length & 0xff), bytesOf(kind), content, new Uint8Array(4))
const png = (...more: Uint8Array[]) =>
  together(
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', Uint8Array.of(0, 0, 4, 0, 0, 0, 2, 0, 8, 2, 0, 0, 0)),
    ...more,
    chunk('IDAT', bytesOf('pixels')),
    chunk('IEND', new Uint8Array()),
  )

test('a PNG keeps its image and loses its metadata', () => {
  expect(readPicture(png())?.pixels).toBe(1024 * 512)
  const metadata = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'].map((kind) => chunk(kind, bytesOf(place)))
  expect(
    Buffer.from(cleaned(together(png(chunk('gAMA', bytesOf('abcd')), ...metadata), bytesOf(place)))).equals(
      png(chunk('gAMA', bytesOf('abcd'))),
    ),
  ).toBe(true)
})

test('for any bytes, the result is a valid image without metadata and is not larger than the original', () => {
  const damaged = fc
    .tuple(
      fc.constantFrom(
        withMore([exif(6, true), segment(0xfe, bytesOf(place))], place),
        png(chunk('tEXt', bytesOf(place))),
      ),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }),
      fc.nat(),
    )
    .map(([bytes, changes, length]) => {
      const copy = bytes.slice(0, bytes.length - (length % bytes.length))
      for (const [at, value] of changes) copy[at % copy.length] = value
      return copy
    })
  fc.assert(
    fc.property(damaged, (bytes) => {
      const once = readPicture(bytes)
      if (!once) return
      const result = together(...once.parts)
      expect(result.length).toBeLessThanOrEqual(bytes.length)
      expect(Buffer.from(cleaned(result)).equals(result)).toBe(true)
    }),
    { numRuns: 500, seed: 7 },
  )
})
