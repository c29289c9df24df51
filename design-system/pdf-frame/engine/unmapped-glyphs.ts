import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { runSerially } from './run-serially.ts'

/** The properties of a pdf.js font that are used here. `toFontChar` needs the option `fontExtraProperties`. */
interface Font {
  /** Not embedded: a font of the device replaces it. */
  missingFile?: boolean
  /** Its codes are glyph ids, which are other letters in another font. */
  composite?: boolean
  differences?: { size: number }
  /** Maps codes to Unicode. */
  toFontChar?: Map<number, number>
}

interface Glyph {
  unicode: string
  isInFont: boolean
}

interface Operators {
  fnArray: readonly number[]
  argsArray: readonly (readonly unknown[] | null)[]
}

type Fonts = Iterable<[string, Font]>

// The size of the identity map that pdf.js uses if the document has no map to Unicode.
const everyCode = 0x10000

const isSubstituted = ({ missingFile = false, composite = false, differences }: Font): boolean =>
  missingFile && (composite || (differences?.size ?? 0) > 0)

const lacksUnicode = ({ composite = false, toFontChar }: Font): boolean =>
  composite &&
  (toFontChar?.size ?? 0) >= everyCode &&
  [...(toFontChar ?? [])].every(([code, letter]) => code === letter)

/** Whether these letters are a guess, as the font is not embedded and the document does not map its codes to Unicode. */
function isGuess(font: Font, glyphs: readonly unknown[]): boolean {
  const seen = glyphs.filter(
    (glyph): glyph is Glyph =>
      typeof glyph === 'object' && glyph !== null && 'unicode' in glyph && (glyph as Glyph).unicode.trim() !== '',
  )
  return seen.length > 0 && (lacksUnicode(font) || seen.some(({ isInFont }) => !isInFont))
}

function hasGuess({ fnArray, argsArray }: Operators, fonts: ReadonlyMap<string, Font>): boolean {
  let font: Font | undefined
  return fnArray.some((operator, index) => {
    const [first] = argsArray[index] ?? []
    if (operator === OPS.setFont) font = fonts.get(String(first))
    return operator === OPS.showText && font !== undefined && Array.isArray(first) && isGuess(font, first)
  })
}

const checked = new WeakMap<PDFPageProxy, boolean>()

/**
 * Whether a rendered page may show wrong letters, which in a prescription are worse than none. A document that embeds its
 * fonts, as most do, is not read a second time.
 */
export async function hasUnmappedGlyphs(page: PDFPageProxy): Promise<boolean> {
  const known = checked.get(page)
  if (known !== undefined) return known
  const fonts = new Map([...(page.commonObjs as unknown as Fonts)].filter(([, font]) => isSubstituted(font)))
  const doubtful = fonts.size > 0 && hasGuess(await page.getOperatorList(), fonts)
  checked.set(page, doubtful)
  return doubtful
}

/** The same for a page that may not be rendered yet. */
export const textHasUnmappedGlyphs = (page: PDFPageProxy): Promise<boolean> =>
  runSerially(async () => {
    // Reading the operator list loads the page's fonts.
    if (!checked.has(page)) await page.getOperatorList()
    return hasUnmappedGlyphs(page)
  })
