import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PdfKit from 'pdfkit'

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
function makeRoom(pdf: PDFKit.PDFDocument, height: number): number {
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage()
  return pdf.y
}

function addText(pdf: PDFKit.PDFDocument, parent: Parent, role: 'H1' | 'H2' | 'P', text: string): void {
  const isHeading = role !== 'P'
  pdf.font(isHeading ? 'bold' : 'plain').fontSize({ H1: size.title, H2: size.heading, P: size.text }[role])
  // A heading does not stay behind alone at the foot of a page.
  if (isHeading) makeRoom(pdf, 5 * size.heading)
  parent.add(
    pdf.struct(role, {}, () => {
      pdf.text(text, margin, pdf.y, { width: widthOf(pdf) })
    }),
  )
  pdf.y += gap
}

function addList(pdf: PDFKit.PDFDocument, parent: Parent, items: readonly string[]): void {
  const indent = 16
  const width = widthOf(pdf) - indent
  const list = pdf.struct('L')
  parent.add(list)
  pdf.font('plain').fontSize(size.text)
  for (const text of items) {
    const top = makeRoom(pdf, pdf.heightOfString(text, { width }))
    list.add(
      pdf.struct('LI', {}, [
        pdf.struct('Lbl', {}, () => {
          pdf.text('•', margin, top)
        }),
        pdf.struct('LBody', {}, () => {
          pdf.text(text, margin + indent, top, { width })
        }),
      ]),
    )
    pdf.y += gap / 2
  }
  list.end()
  pdf.y += gap / 2
}

function addTable(pdf: PDFKit.PDFDocument, parent: Parent, rows: readonly (readonly string[])[]): void {
  const table = pdf.struct('Table')
  parent.add(table)
  for (const [place, cells] of rows.entries()) {
    const width = widthOf(pdf) / cells.length
    pdf.font(place === 0 ? 'bold' : 'plain').fontSize(size.text)
    const height = Math.max(...cells.map((text) => pdf.heightOfString(text, { width: width - gap })))
    const top = makeRoom(pdf, height)
    table.add(
      pdf.struct(
        'TR',
        {},
        cells.map((text, column) =>
          pdf.struct(place === 0 ? 'TH' : 'TD', {}, () => {
            pdf.text(text, margin + column * width, top, { width: width - gap })
          }),
        ),
      ),
    )
    pdf.y = top + height + gap / 2
  }
  table.end()
  pdf.y += gap
}

function addPart(pdf: PDFKit.PDFDocument, parent: Parent, part: Part): void {
  if ('heading' in part) addText(pdf, parent, 'H2', part.heading)
  else if ('text' in part) addText(pdf, parent, 'P', part.text)
  else if ('list' in part) addList(pdf, parent, part.list)
  else addTable(pdf, parent, part.table)
}

/** The bytes of whatever is drawn; the same drawing gives the same bytes. */
export async function drawn(
  options: PDFKit.PDFDocumentOptions,
  created: Date,
  draw: (pdf: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const pdf = new PdfKit({
    size: 'A4',
    margin,
    ...options,
    info: { ...options.info, CreationDate: created, ModDate: created },
  })
  draw(pdf)
  pdf.end()
  const parts: Buffer[] = []
  for await (const part of pdf as AsyncIterable<Buffer>) parts.push(part)
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
    (pdf) => {
      pdf.registerFont('plain', fonts.plain).registerFont('bold', fonts.bold)
      const root = pdf.struct('Document')
      pdf.addStructure(root)
      addText(pdf, root, 'H1', title)
      for (const part of parts) addPart(pdf, root, part)
      root.end()
    },
  )
}
