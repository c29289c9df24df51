import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { jbig2Picture } from './jbig2.ts'
import type { SampleSet } from './sample.ts'
import { onePage, stream, type PdfObject } from './write-pdf.ts'

/** The same picture in every way of writing it: white above, and below that black from the first quarter to the third. */
const side = 64
const isBlack = (x: number, y: number): boolean => y >= side / 4 && x >= side / 4 && x < (3 * side) / 4
const grey = Uint8Array.from({ length: side * side }, (_, at) => (isBlack(at % side, Math.floor(at / side)) ? 0 : 255))

const picture = (data: PdfObject, { width = side, height = side, colours = '/DeviceGray', bits = 8, filter = '' }) =>
  onePage({
    content: 'q 320 0 0 320 100 400 cm /P Do Q',
    resources: '/XObject << /P 6 0 R >>',
    more: [
      stream(
        data,
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${colours} /BitsPerComponent ${bits} ${filter}`,
      ),
    ],
  })

// 9000 by 9000 dots of three bytes, as a scanner set too fine makes them: 243 MB once unpacked, and almost nothing packed.
const hugeSide = 9000
const fineSide = 6000
const colour = (dots: number) => deflateSync(Buffer.alloc(dots * 3, Buffer.from([200, 120, 40])), { level: 1 })

export const pictures: SampleSet = {
  'picture, plain': { bytes: picture(deflateSync(grey), { filter: '/Filter /FlateDecode' }), pages: 1 },
  'picture, JBIG2': {
    bytes: picture(jbig2Picture(side, side / 4), { bits: 1, filter: '/Filter /JBIG2Decode' }),
    pages: 1,
    like: 'picture, plain',
  },
  // Made once by opj_compress 2.5.0 of OpenJPEG from the same dots, without loss.
  'picture, JPEG 2000': {
    bytes: picture(readFileSync(new URL('square.j2k', import.meta.url)), { filter: '/Filter /JPXDecode' }),
    pages: 1,
    like: 'picture, plain',
  },
  'picture, cut off': {
    bytes: picture(deflateSync(grey).subarray(0, 20), { filter: '/Filter /FlateDecode' }),
    pages: 1,
  },
  'picture, large': {
    bytes: picture(colour(fineSide ** 2), {
      width: fineSide,
      height: fineSide,
      colours: '/DeviceRGB',
      filter: '/Filter /FlateDecode',
    }),
    pages: 1,
    megabytes: 800,
  },
  'picture, huge': {
    bytes: picture(colour(hugeSide ** 2), {
      width: hugeSide,
      height: hugeSide,
      colours: '/DeviceRGB',
      filter: '/Filter /FlateDecode',
    }),
    pages: 1,
    failed: [1],
    megabytes: 400,
  },
}
