import { readFileSync } from 'node:fs'
import Paper from 'pdfkit'

/** Samples are reproducible: no current time, no compression, embedded fonts. */
const font = (weight: string) => readFileSync(`node_modules/pdfjs-dist/standard_fonts/LiberationSans-${weight}.ttf`)
const moment = new Date(Date.UTC(2027, 1, 3, 9, 0))
const page = { size: 'A4', margin: 64 } as const

type Sample = PDFKit.PDFDocument

function write(draw: (sample: Sample) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const sample = new Paper({
    ...page,
    compress: false,
    autoFirstPage: false,
    info: { Title: 'Voorbeeld', CreationDate: moment, ModDate: moment },
    ...options,
  })
  const parts: Buffer[] = []
  return new Promise((resolve) => {
    sample.on('data', (part: Buffer) => parts.push(part))
    sample.on('end', () => resolve(Buffer.concat(parts)))
    sample.registerFont('text', font('Regular')).registerFont('title', font('Bold')).font('text')
    draw(sample)
    sample.end()
  })
}

const paragraphs = [
  'Geachte heer Boomsma,',
  'U was op 3 februari 2027 bij ons voor uw hoofdpijn. In deze brief leest u wat wij hebben besproken en welke medicijnen u gaat gebruiken.',
]
const medicines = [
  'Sumatriptan 50 mg, bij een aanval 1 tablet',
  'Metoprolol 50 mg, elke ochtend 1 tablet',
  'Domperidon 10 mg, bij misselijkheid 1 tablet',
]
const rows = [
  ['Week', 'Metoprolol'],
  ['1 en 2', '50 mg'],
  ['3 en 4', '100 mg'],
]

/** A letter with tagged headings, paragraphs, list, table and link. */
const tagged = () =>
  write(
    (sample) => {
      sample.addPage()
      const document = sample.struct('Document')
      sample.addStructure(document)
      const part = (role: string, size: number, text: string) => {
        document.add(
          sample.struct(role, {}, () => {
            sample
              .font(role.startsWith('H') ? 'title' : 'text')
              .fontSize(size)
              .text(text)
              .moveDown(0.6)
              .font('text')
          }),
        )
      }
      part('H1', 24, 'Uw behandelplan')
      for (const text of paragraphs) part('P', 12, text)
      part('H2', 16, 'Uw medicijnen')
      document.add(
        sample.struct(
          'L',
          {},
          medicines.map((text, place) =>
            sample.struct('LI', {}, [
              sample.struct('Lbl', {}, () => {
                sample.fontSize(12).text(`${place + 1}. `, { continued: true })
              }),
              sample.struct('LBody', {}, () => {
                sample.text(text).moveDown(0.4)
              }),
            ]),
          ),
        ),
      )
      sample.moveDown(0.6)
      part('H2', 16, 'Schema')
      const top = sample.y + 6
      document.add(
        sample.struct(
          'Table',
          {},
          rows.map((cells, row) =>
            sample.struct(
              'TR',
              {},
              cells.map((text, column) =>
                sample.struct(row === 0 ? 'TH' : 'TD', {}, () => {
                  sample.fontSize(12).text(text, 64 + 120 * column, top + 22 * row)
                }),
              ),
            ),
          ),
        ),
      )
      sample.x = 64
      sample.y = top + 22 * rows.length + 12
      document.add(
        sample.struct('Link', {}, () => {
          sample.text('Lees meer over migraine', { link: 'https://kliniek.example/migraine', underline: true })
        }),
      )
      document.end()
    },
    { tagged: true, lang: 'nl', pdfVersion: '1.7', displayTitle: true },
  )

const lines = (number: number) =>
  `${number}. Dit is bladzijde ${number} van uw dossier. ${'Hier staat wat de arts met u heeft besproken. '.repeat(6)}`

/** Untagged, as most PDFs are. */
const onePage = () =>
  write((sample) => {
    sample.addPage().fontSize(20).text('Recept').moveDown().fontSize(12)
    sample.text('Patiënt: T. Boomsma').text('Datum: 3 februari 2027').moveDown()
    sample.text('Sumatriptan 50 mg, 6 tabletten. Neem bij een aanval 1 tablet met water.')
  })
const twelvePages = () =>
  write((sample) => {
    for (let number = 1; number <= 12; number += 1)
      sample.addPage().fontSize(20).text(`Hoofdstuk ${number}`).moveDown().fontSize(12).text(lines(number))
  })
const landscape = () =>
  write((sample) => {
    for (const title of ['Hoofdpijndagboek, februari', 'Hoofdpijndagboek, maart'])
      sample
        .addPage({ ...page, layout: 'landscape' })
        .fontSize(20)
        .text(title)
        .moveDown()
        .fontSize(12)
        .text(lines(1))
  })
const scanned = () =>
  write((sample) => {
    sample
      .addPage({ ...page, margin: 0 })
      .image(new URL('letter.jpg', import.meta.url).pathname, 0, 0, { width: 595.28 })
  })
const encrypted = () =>
  write(
    (sample) => {
      sample.addPage().text('Geheim')
    },
    { userPassword: 'invented', ownerPassword: 'invented too' },
  )

/** Every committed sample by the name of its file. */
export const samples: Readonly<Record<string, () => Promise<Buffer>>> = {
  'tagged.pdf': tagged,
  'one-page.pdf': onePage,
  'twelve-pages.pdf': twelvePages,
  'landscape.pdf': landscape,
  'scanned.pdf': scanned,
  'encrypted.pdf': encrypted,
}
