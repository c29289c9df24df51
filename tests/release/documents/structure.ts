import { createHash } from 'node:crypto'
import type { SampleSet } from './sample.ts'
import { helvetica, line, onePage, stream, writePdf, type PdfObject } from './write-pdf.ts'

interface Spoilt {
  /** What the tree names behind the pages. */
  kids?: readonly string[]
  /** What it names in the place of some, counted from 1. */
  instead?: Readonly<Record<number, string>>
  /** More entries of each page. */
  entries?: (at: number) => string
}

/** Some pages with a line each, and what spoils them. */
function pagesOf(
  lines: readonly string[],
  { kids = [], instead = {}, entries = () => '' }: Spoilt = {},
  more: readonly PdfObject[] = [],
): Buffer {
  const own = lines.map((_, at) => instead[at + 1] ?? `${4 + 2 * at} 0 R`)
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${own.length + kids.length} /Kids [${[...own, ...kids].join(' ')}] >>`,
    helvetica,
    ...lines.flatMap((text, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${entries(at)} /Resources << /Font << /F 3 0 R >> >> /Contents ${5 + 2 * at} 0 R >>`,
      stream(line(text)),
    ]),
    ...more,
  ])
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, at) => at)
  const swap = (one: number, other: number) => {
    ;[box[one], box[other]] = [box[other] ?? 0, box[one] ?? 0]
  }
  for (let at = 0, to = 0; at < 256; at += 1) {
    to = (to + (box[at] ?? 0) + (key[at % key.length] ?? 0)) & 0xff
    swap(at, to)
  }
  let [at, to] = [0, 0]
  return data.map((byte) => {
    at = (at + 1) & 0xff
    to = (to + (box[at] ?? 0)) & 0xff
    swap(at, to)
    return byte ^ (box[((box[at] ?? 0) + (box[to] ?? 0)) & 0xff] ?? 0)
  }) as Buffer
}

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const md5 = (data: Buffer): Buffer => createHash('md5').update(data).digest()
const hexString = (data: Buffer): string => `<${data.toString('hex')}>`
const id = Buffer.from('0123456789abcdef')

/** The oldest way to lock a document, with a key of 40 bits; an empty password opens it without a question. */
function locked(password: string): Buffer {
  const padded = Buffer.concat([Buffer.from(password), padding]).subarray(0, 32)
  const owner = rc4(md5(padding).subarray(0, 5), padded)
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff])
  const key = md5(Buffer.concat([padded, owner, permissions, id])).subarray(0, 5)
  const keyOf = (object: number) => md5(Buffer.concat([key, Buffer.from([object, 0, 0, 0, 0])])).subarray(0, 10)
  return onePage({
    content: rc4(keyOf(5), Buffer.from(line('Alleen voor u'))),
    more: [`<< /Filter /Standard /V 1 /R 2 /O ${hexString(owner)} /U ${hexString(rc4(key, padding))} /P -4 >>`],
    trailer: `/Encrypt 6 0 R /ID [${hexString(id)} ${hexString(id)}]`,
  })
}

const two = ['De eerste', 'De tweede']
const three = [...two, 'De derde']

/** A document with something else in the place of one page, which pdf.js alone does not see past. */
const without = (missing: number, kid: string): SampleSet[string] => ({
  bytes: pagesOf(three, { instead: { [missing]: kid } }),
  whole: pagesOf(three),
  pages: 3,
  failed: [missing],
  words: three.filter((_, at) => at + 1 !== missing),
})

export const structure: SampleSet = {
  'a broken page after good ones': { bytes: pagesOf(two, { kids: ['9 0 R'] }), pages: 3, failed: [3], words: two },
  'a broken page before good ones': without(1, '99 0 R'),
  'a broken page between good ones': without(2, '99 0 R'),
  'a page tree that holds itself first': without(1, '2 0 R'),
  'a page tree that holds itself': { bytes: pagesOf(two, { kids: ['2 0 R'] }), pages: 3, failed: [3], words: two },
  'no page at all': { bytes: pagesOf([]), pages: 0, error: 'damaged' },
  'turned pages': {
    bytes: pagesOf(['Recht', 'Kwart', 'Half', 'Driekwart'], { entries: (at) => `/Rotate ${90 * at}` }),
    pages: 4,
    words: ['Kwart', 'Driekwart'],
  },
  'a cut page in large units': {
    bytes: pagesOf(['Uitsnede'], { entries: () => '/CropBox [50 600 400 800] /UserUnit 2' }),
    pages: 1,
    words: ['Uitsnede'],
  },
  'a page of five metres': {
    bytes: onePage({ content: line('Groot', 1000, 7000, 1500), mediaBox: '[0 0 14400 14400]' }),
    pages: 1,
    words: ['Groot'],
  },
  'a page of a few points': { bytes: onePage({ content: '0 0 5 5 re f', mediaBox: '[0 0 10 10]' }), pages: 1 },
  'forty pages': {
    bytes: pagesOf(Array.from({ length: 40 }, (_, at) => `Bladzijde ${at + 1}.`)),
    pages: 40,
    words: ['Bladzijde 1.', 'Bladzijde 40.'],
  },
  'locked, without a password': { bytes: locked(''), pages: 1, words: ['Alleen voor u'] },
  'locked, with a password': { bytes: locked('invented'), pages: 0, error: 'encrypted' },
}
