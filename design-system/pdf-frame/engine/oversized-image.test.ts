import { expect, test } from 'vitest'
import { mostDots } from './oversized-image.ts'

const picture = (entries: string) =>
  `7 0 obj\n<< /Type /XObject /Subtype /Image ${entries} /Length 3 >>\nstream\n\u{0}\u{1}\u{2}\nendstream\nendobj\n`
const file = (...pictures: string[]) =>
  new TextEncoder().encode(
    `%PDF-1.7\n5 0 obj\n<< /Width 90000 /Height 90000 /Length 1 >>\nstream\nx\nendstream\nendobj\n${pictures.join('')}`,
  )
const colour = (width: number, height: number) =>
  picture(`/Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`)

test.each([
  ['no picture', file(), undefined],
  ['a page of A4 in colour, 600 dots to the inch', file(colour(4960, 7016)), undefined],
  ['a colour picture of 81 million dots', file(colour(9000, 9000)), 9000 * 9000 - 1],
  [
    'the lightest of those that are too heavy',
    file(colour(9000, 9000), colour(8000, 9000), colour(10, 10)),
    8000 * 9000 - 1,
  ],
  [
    'the same in a JPEG, which the browser unpacks',
    file(picture('/Width 9000 /Height 9000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter [/DCTDecode]')),
    undefined,
  ],
  [
    'the same in black and white',
    file(picture('/Width 9000 /Height 9000 /ImageMask true /Filter /CCITTFaxDecode')),
    undefined,
  ],
  [
    'black and white of a poster',
    file(picture('/Width 12000 /Height 12000 /ColorSpace [/ICCBased 9 0 R] /Filter /JBIG2Decode')),
    12_000 * 12_000 - 1,
  ],
  ['a size that is written elsewhere', file(picture('/Width 9000 0 R /Height 9000 /ColorSpace /DeviceRGB')), undefined],
])('the maximum number of pixels of an image: %s', (_, bytes, most) => {
  expect(mostDots(bytes)).toBe(most)
})
