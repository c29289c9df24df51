import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { inTurn } from './in-turn.ts'

/** A font as pdf.js tells of it; `toFontChar` is there because we ask for its extra properties. */
interface Font {
  /** Not in the document, so that one of the device stands in for it. */
  missingFile?: boolean
  /** Its codes are numbers of glyphs, which mean nothing in another font. */
  composite?: boolean
  differences?: { size: number }
  /** Which letter a code stands for. */
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

// Every code standing for itself is what pdf.js takes when the document does not say which letters they are.
const everyCode = 0x10000

const standsIn = ({ missingFile = false, composite = false, differences }: Font): boolean => missingFile && (composite || (differences?.size ?? 0) > 0)

const knowsNoLetters = ({ composite = false, toFontChar }: Font): boolean =>
  composite && (toFontChar?.size ?? 0) >= everyCode && [...toFontChar ?? []].every(([code, letter]) => code === letter)

/** Whether these letters are a guess: their font is elsewhere, and the document does not say what they are. */
function isGuess(font: Font, glyphs: readonly unknown[]): boolean {
  const seen = glyphs.filter((glyph): glyph is Glyph => typeof glyph === 'object' && glyph !== null && 'unicode' in glyph && (glyph as Glyph).unicode.trim() !== '')
  return seen.length > 0 && (knowsNoLetters(font) || seen.some(({ isInFont }) => !isInFont))
}

function hasGuess({ fnArray, argsArray }: Operators, fonts: ReadonlyMap<string, Font>): boolean {
  let font: Font | undefined
  return fnArray.some((operator, place) => {
    const [first] = argsArray[place] ?? []
    if (operator === OPS.setFont) font = fonts.get(String(first))
    return operator === OPS.showText && font !== undefined && Array.isArray(first) && isGuess(font, first)
  })
}

const judged = new WeakMap<PDFPageProxy, boolean>()

/**
 * Whether a page may show other letters than were meant. A wrong letter in a prescription is worse than no letter.
 * Most documents bring their fonts along, and are not read a second time for this.
 */
export async function lettersInDoubt(page: PDFPageProxy): Promise<boolean> {
  const known = judged.get(page)
  if (known !== undefined) return known
  const fonts = new Map([...page.commonObjs as unknown as Fonts].filter(([, font]) => standsIn(font)))
  const doubtful = fonts.size > 0 && hasGuess(await page.getOperatorList(), fonts)
  judged.set(page, doubtful)
  return doubtful
}

/** The same of a page that has not been drawn. */
export const wordsInDoubt = (page: PDFPageProxy): Promise<boolean> => inTurn(async () => {
  // Only by this do its fonts come.
  if (!judged.has(page)) await page.getOperatorList()
  return lettersInDoubt(page)
})
