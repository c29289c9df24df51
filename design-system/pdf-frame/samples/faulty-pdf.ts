import { rawPdf, stream } from './raw-pdf.ts'

const mediaBox = '/MediaBox [0 0 595 842]'
const font = (rest: string) => `<< /Type /Font ${rest} >>`
const helvetica = font('/Subtype /Type1 /BaseFont /Helvetica')
const hex = (number: number) => number.toString(16).padStart(4, '0')

/** Positions each letter separately, so that the font's widths do not matter. */
const setLetters = (codes: readonly string[]) =>
  `BT /F 40 Tf ${codes.map((code, at) => `1 0 0 1 ${64 + 40 * at} 700 Tm <${code}> Tj`).join(' ')} ET`

const onePage = (content: string, objects: readonly string[] = [], more = '', resources = '') =>
  rawPdf([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [] /DR << /Font << /F 3 0 R >> >> /DA (/F 12 Tf 0 g) >> >>',
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    objects[0] ?? helvetica,
    `<< /Type /Page /Parent 2 0 R ${mediaBox} /Resources << /Font << /F 3 0 R >> ${resources} >> /Contents 5 0 R ${more} >>`,
    stream(content),
    ...objects.slice(1),
  ])

/** A page without text. */
export const blankPdf = (content: string) => onePage(content)

/** Letters in a standard PDF font. */
export const plainLetters = (letters: string) =>
  onePage(setLetters(Array.from(letters, (letter) => hex(letter.codePointAt(0) ?? 0).slice(2))))

/** Letters by glyph ids in a font that is not embedded; `told`: whether the PDF has a ToUnicode map for them. */
export function foreignLetters(
  letters: string,
  {
    name,
    told,
    codeOf = (_, at) => 70 + at,
  }: { name: string; told: boolean; codeOf?: (letter: string, at: number) => number },
): Uint8Array<ArrayBuffer> {
  // Glyph ids that are other letters in any substitute font.
  const codes = Array.from(letters, (letter, at) => hex(codeOf(letter, at)))
  const map = `/CMapName /M def 1 begincodespacerange <0000> <ffff> endcodespacerange ${letters.length} beginbfchar ${Array.from(letters, (letter, at) => `<${codes[at]}> <${hex(letter.codePointAt(0) ?? 0)}>`).join(' ')} endbfchar`
  return onePage(setLetters(codes), [
    font(
      `/Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [6 0 R] ${told ? '/ToUnicode 8 0 R' : ''}`,
    ),
    font(
      `/Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 7 0 R`,
    ),
    `<< /Type /FontDescriptor /FontName /${name} /Flags 32 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>`,
    stream(map),
  ])
}

const form = (content: string) =>
  `<< /Type /XObject /Subtype /Form /BBox [0 0 200 24] /Resources << /Font << /F 3 0 R >> >> /Length ${content.length} >>\nstream\n${content}\nendstream`
const inked = (text: string) => form(`BT /F 16 Tf 2 6 Td (${text}) Tj ET`)

/** A filled-in form with notes; the page's own text is only the question. */
export const filledPdf = () =>
  onePage(
    'BT /F 16 Tf 64 706 Td (Naam) Tj ET',
    [
      helvetica,
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (naam) /V (T. Boomsma) /Rect [150 700 350 724] /F 4 /DA (/F 16 Tf 0 g) /AP << /N 7 0 R >> >>',
      inked('T. Boomsma'),
      '<< /Type /Annot /Subtype /Widget /FT /Btn /T (rookt) /TU (Rookt u?) /V /Ja /AS /Ja /Rect [150 660 170 680] /F 4 /AP << /N << /Ja 9 0 R /Off 10 0 R >> >> >>',
      form('0 0 200 24 re f'),
      form(''),
      '<< /Type /Annot /Subtype /FreeText /Contents (Alleen bij een aanval) /Rect [150 620 350 644] /F 4 /DA (/F 16 Tf 0 g) /AP << /N 12 0 R >> >>',
      inked('Alleen bij een aanval'),
      '<< /Type /Annot /Subtype /Text /Contents (Overleggen met de huisarts) /Rect [500 700 520 720] /F 4 >>',
    ],
    '/Annots [6 0 R 8 0 R 11 0 R 13 0 R]',
  )

/** A prescription with a note and a highlight. */
export const notedPdf = () =>
  onePage(
    'BT /F 24 Tf 64 740 Td (Recept) Tj /F 14 Tf 0 -40 Td (Sumatriptan 50 mg, 6 tabletten) Tj ET',
    [
      helvetica,
      '<< /Type /Annot /Subtype /FreeText /Contents (Alleen bij een aanval) /Rect [64 640 264 664] /F 4 /DA (/F 16 Tf 0 g) /AP << /N 7 0 R >> >>',
      inked('Alleen bij een aanval'),
      '<< /Type /Annot /Subtype /Highlight /Contents (Nieuwe dosis) /Rect [64 696 264 714] /QuadPoints [64 714 264 714 64 696 264 696] /C [1 1 0] /F 4 /AP << /N 9 0 R >> >>',
      form('1 0.9 0.3 rg 0 0 200 3 re f'),
    ],
    '/Annots [6 0 R 8 0 R]',
  )

const threeKids = '[4 0 R 6 0 R 8 0 R]'

/** Three pages, one of which is invalid. */
export const brokenPagePdf = (at: 1 | 2 | 3, kids = threeKids) =>
  rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count 3 /Kids ${kids} >>`,
    helvetica,
    ...['De eerste', 'De tweede', 'De derde'].flatMap((words, place) => [
      place + 1 === at
        ? '(geen bladzijde)'
        : `<< /Type /Page /Parent 2 0 R ${mediaBox} /Resources << /Font << /F 3 0 R >> >> /Contents ${5 + 2 * place} 0 R >>`,
      stream(`BT /F 24 Tf 64 700 Td (${words}) Tj ET`),
    ]),
    threeKids,
  ])

/** The second of three pages is invalid, in a page list that repairPageTree does not find. */
export const cutShortPdf = () => brokenPagePdf(2, '10 0 R')

const onlyPicture = 'q 320 0 0 320 64 400 cm /P Do Q'
const withPicture = (content: string, object: string) =>
  onePage(content, [helvetica, object], '', '/XObject << /P 6 0 R >>')
/** The first bytes of JPEG 2000, in hexadecimal digits. */
const jpxStart = '0000000C6A5020200D0A870A00000014>'
const cutJpx = `<< /Type /XObject /Subtype /Image /Width 400 /Height 400 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter [/ASCIIHexDecode /JPXDecode] /Length ${jpxStart.length} >>\nstream\n${jpxStart}\nendstream`

/** One page with a picture that cannot be decoded, alone or beside text. */
export const lostPicturePdf = withPicture(onlyPicture, cutJpx)
export const lostPictureBesideText = withPicture(`BT /F 24 Tf 64 740 Td (Uitslag) Tj ET ${onlyPicture}`, cutJpx)

/** A picture that would take more than a gigabyte when decoded. */
export const heavyPdf = () =>
  onePage(
    'q 320 0 0 320 64 400 cm /P Do Q',
    [
      helvetica,
      '<< /Type /XObject /Subtype /Image /Width 12000 /Height 12000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Length 1 >>\nstream\n0\nendstream',
    ],
    '',
    '/XObject << /P 6 0 R >>',
  )
