import type { SampleSet } from './sample.ts'
import { onePage, stream } from './write-pdf.ts'

const hex = (number: number, digits = 4): string => number.toString(16).padStart(digits, '0')

/** Each letter has a place of its own, so that the widths of a font do not matter. */
const setLetters = (codes: readonly string[]): string =>
  `BT /F 40 Tf ${codes.map((code, at) => `1 0 0 1 ${64 + 36 * at} 700 Tm <${code}> Tj`).join(' ')} ET`

const latin = (letters: string) =>
  onePage({ content: setLetters(Array.from(letters, (letter) => hex(letter.codePointAt(0) ?? 0, 2))) })

/** Letters by glyph names, as old senders write them. */
const named = (names: readonly string[], font = 'Helvetica') =>
  onePage({
    content: setLetters(names.map((_, at) => hex(65 + at, 2))),
    font: `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding << /Type /Encoding /Differences [65 ${names.map((name) => `/${name}`).join(' ')}] >> >>`,
  })

interface Foreign {
  letters: string
  font: string
  /** Whether the document says which letters these are. */
  hasUnicodeMap: boolean
  codeOf?: (letter: string, at: number) => number
}

/** Letters by their numbers in a font that the document does not bring along. */
function foreign({ letters, font, hasUnicodeMap, codeOf = (_, at) => 70 + at }: Foreign): Buffer {
  const all = Array.from(letters)
  const codes = all.map((letter, at) => hex(codeOf(letter, at)))
  const map = `begincodespacerange <0000> <ffff> endcodespacerange ${all.length} beginbfchar ${all.map((letter, at) => `<${codes[at]}> <${hex(letter.codePointAt(0) ?? 0)}>`).join(' ')} endbfchar`
  return onePage({
    content: setLetters(codes),
    font: `<< /Type /Font /Subtype /Type0 /BaseFont /${font} /Encoding /Identity-H /DescendantFonts [6 0 R] ${hasUnicodeMap ? '/ToUnicode 8 0 R' : ''} >>`,
    more: [
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${font} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 7 0 R >>`,
      `<< /Type /FontDescriptor /FontName /${font} /Flags 32 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>`,
      stream(map),
    ],
  })
}

/** Arial's first glyphs stand in the order of their letters. */
const arialNumber = (letter: string) => (letter.codePointAt(0) ?? 0) - 29
const polish = ['Aogonek', 'Lslash', 'aogonek', 'lslash', 'eogonek', 'zdotaccent', 'sacute', 'cacute']
const cyrillic = 'Номер полиса'

export const letters: SampleSet = {
  'plain letters': { bytes: latin('RECOMENDACION'), pages: 1, words: ['RECOMENDACION'] },
  'identity font with a Unicode map': {
    bytes: foreign({ letters: 'RECOMENDACION', font: 'ArialMT', hasUnicodeMap: true }),
    pages: 1,
    like: 'plain letters',
    words: ['RECOMENDACION'],
  },
  'identity font, numbers of Arial': {
    bytes: foreign({ letters: 'RECOMENDACION', font: 'ArialMT', hasUnicodeMap: false, codeOf: arialNumber }),
    pages: 1,
    like: 'plain letters',
    words: ['RECOMENDACION'],
  },
  'identity font, numbers of nobody': {
    bytes: foreign({ letters: 'RECEPT', font: 'Onbekend', hasUnicodeMap: false }),
    pages: 1,
    doubtful: [1],
  },
  'identity font, unknown numbers of Arial': {
    bytes: foreign({ letters: 'RECEPT', font: 'ArialMT', hasUnicodeMap: false, codeOf: () => 9000 }),
    pages: 1,
    doubtful: [1],
  },
  'identity font, Polish': {
    bytes: foreign({ letters: 'ĄŁąłężść', font: 'ArialMT', hasUnicodeMap: true }),
    pages: 1,
    words: ['ĄŁąłężść'],
  },
  'glyph names, Polish': { bytes: named(polish), pages: 1, like: 'identity font, Polish', words: ['ĄŁąłężść'] },
  'glyph names that mean nothing': { bytes: named(['x1', 'x2', 'x3'], 'Onbekend'), pages: 1, doubtful: [1] },
  'identity font, Cyrillic': {
    bytes: foreign({ letters: cyrillic, font: 'TimesNewRomanPSMT', hasUnicodeMap: true }),
    pages: 1,
    words: ['Номер'],
  },
  'right to left': {
    bytes: foreign({ letters: 'םולש', font: 'ArialMT', hasUnicodeMap: true }),
    pages: 1,
    words: ['שלום'],
  },
  // A name that would ask another server for the font if it were taken as it is.
  'font with a name that would fetch': {
    bytes: onePage({
      content: setLetters(['41']),
      font: '<< /Type /Font /Subtype /TrueType /BaseFont /X#22#29#2curl#28https:#2f#2felders.example#2ff.ttf#29 /Encoding /WinAnsiEncoding >>',
    }),
    pages: 1,
    words: ['A'],
  },
}
