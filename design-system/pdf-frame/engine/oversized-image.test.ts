import { expect, test } from 'vitest'
import { maxImagePixels } from './oversized-image.ts'

const picture = (entries: string) =>
  `7 0 obj\n<< /Type /XObject /Subtype /Image ${entries} /Length 3 >>\nstream\n\u{0}\u{1}\u{2}\nendstream\nendobj\n`
const file = (...pictures: string[]) =>
  new TextEncoder().encode(
    `%PDF-1.7\n5 0 obj\n<< /Width 90000 /Height 90000 /Length 1 >>\nstream\nx\nendstream\nendobj\n${pictures.join('')}`,
  )
const colour = (width: number, height: number) =>
  picture(`/Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`)

test.each([
  ['no image', file(), undefined],
  ['an A4 page in colour at 600 dpi', file(colour(4960, 7016)), undefined],
  ['a colour image of 81 million pixels', file(colour(9000, 9000)), 9000 * 9000 - 1],
  [
    'the smallest of several oversized images',
    file(colour(9000, 9000), colour(8000, 9000), colour(10, 10)),
    8000 * 9000 - 1,
  ],
  [
    'a JPEG of that size, which the browser decodes',
    file(picture('/Width 9000 /Height 9000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter [/DCTDecode]')),
    undefined,
  ],
  [
    'a black-and-white image of that size',
    file(picture('/Width 9000 /Height 9000 /ImageMask true /Filter /CCITTFaxDecode')),
    undefined,
  ],
  [
    'a black-and-white poster',
    file(picture('/Width 12000 /Height 12000 /ColorSpace [/ICCBased 9 0 R] /Filter /JBIG2Decode')),
    12_000 * 12_000 - 1,
  ],
  ['a size given by reference', file(picture('/Width 9000 0 R /Height 9000 /ColorSpace /DeviceRGB')), undefined],
])('the maximum number of pixels of an image: %s', (_, bytes, most) => {
  expect(maxImagePixels(bytes)).toBe(most)
})
