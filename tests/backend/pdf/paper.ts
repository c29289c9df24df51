import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Sheet from 'pdfkit'

/** One piece of a document, in the words of its structure. */
export type Part =
  | { heading: string }
  | { text: string }
  | { list: readonly string[] }
  /** The first row names the columns. */
  | { table: readonly (readonly string[])[] }

export interface Paper {
  title: string
  created: Date
  parts: readonly Part[]
}

type Parent = ReturnType<PDFKit.PDFDocument['struct']>

const margin = 64
const size = { title: 22, heading: 14, text: 11 } as const
const gap = 8

const folder = createRequire(import.meta.url)
  .resolve('pdfjs-dist/package.json')
  .replace('package.json', 'standard_fonts/')
/** Embedded, so that a page looks and reads the same everywhere. */
const fonts = {
  plain: readFileSync(`${folder}LiberationSans-Regular.ttf`),
  bold: readFileSync(`${folder}LiberationSans-Bold.ttf`),
}

function widthOf({ page }: PDFKit.PDFDocument): number {
  return page.width - 2 * margin
}

/** A line that does not fit goes to the next page whole. */
function makeRoom(sheet: PDFKit.PDFDocument, height: number): number {
  if (sheet.y + height > sheet.page.height - margin) sheet.addPage()
  return sheet.y
}

function addText(sheet: PDFKit.PDFDocument, parent: Parent, role: 'H1' | 'H2' | 'P', text: string): void {
  const isHeading = role !== 'P'
  sheet.font(isHeading ? 'bold' : 'plain').fontSize({ H1: size.title, H2: size.heading, P: size.text }[role])
  // A heading does not stay behind alone at the foot of a page.
  if (isHeading) makeRoom(sheet, 5 * size.heading)
  parent.add(
    sheet.struct(role, {}, () => {
      sheet.text(text, margin, sheet.y, { width: widthOf(sheet) })
    }),
  )
  sheet.y += gap
}

function addList(sheet: PDFKit.PDFDocument, parent: Parent, items: readonly string[]): void {
  const indent = 16
  const width = widthOf(sheet) - indent
  const list = sheet.struct('L')
  parent.add(list)
  sheet.font('plain').fontSize(size.text)
  for (const text of items) {
    const top = makeRoom(sheet, sheet.heightOfString(text, { width }))
    list.add(
      sheet.struct('LI', {}, [
        sheet.struct('Lbl', {}, () => {
          sheet.text('•', margin, top)
        }),
        sheet.struct('LBody', {}, () => {
          sheet.text(text, margin + indent, top, { width })
        }),
      ]),
    )
    sheet.y += gap / 2
  }
  list.end()
  sheet.y += gap / 2
}

function addTable(sheet: PDFKit.PDFDocument, parent: Parent, rows: readonly (readonly string[])[]): void {
  const table = sheet.struct('Table')
  parent.add(table)
  for (const [place, cells] of rows.entries()) {
    const width = widthOf(sheet) / cells.length
    sheet.font(place === 0 ? 'bold' : 'plain').fontSize(size.text)
    const height = Math.max(...cells.map((text) => sheet.heightOfString(text, { width: width - gap })))
    const top = makeRoom(sheet, height)
    table.add(
      sheet.struct(
        'TR',
        {},
        cells.map((text, column) =>
          sheet.struct(place === 0 ? 'TH' : 'TD', {}, () => {
            sheet.text(text, margin + column * width, top, { width: width - gap })
          }),
        ),
      ),
    )
    sheet.y = top + height + gap / 2
  }
  table.end()
  sheet.y += gap
}

function addPart(sheet: PDFKit.PDFDocument, parent: Parent, part: Part): void {
  if ('heading' in part) addText(sheet, parent, 'H2', part.heading)
  else if ('text' in part) addText(sheet, parent, 'P', part.text)
  else if ('list' in part) addList(sheet, parent, part.list)
  else addTable(sheet, parent, part.table)
}

/** The bytes of whatever is drawn; the same drawing gives the same bytes. */
export async function drawn(
  options: PDFKit.PDFDocumentOptions,
  created: Date,
  draw: (sheet: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const sheet = new Sheet({
    size: 'A4',
    margin,
    ...options,
    info: { ...options.info, CreationDate: created, ModDate: created },
  })
  draw(sheet)
  sheet.end()
  const parts: Buffer[] = []
  for await (const part of sheet as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}

/** A PDF that can be read aloud: language, title, and headings, lists and tables marked as such. */
export function drawPaper({ title, created, parts }: Paper): Promise<Buffer> {
  return drawn(
    {
      tagged: true,
      lang: 'nl',
      displayTitle: true,
      pdfVersion: '1.7',
      font: '',
      info: { Title: title, Author: 'Kliniek' },
    },
    created,
    (sheet) => {
      sheet.registerFont('plain', fonts.plain).registerFont('bold', fonts.bold)
      const root = sheet.struct('Document')
      sheet.addStructure(root)
      addText(sheet, root, 'H1', title)
      for (const part of parts) addPart(sheet, root, part)
      root.end()
    },
  )
}
