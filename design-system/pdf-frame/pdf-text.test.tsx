import { cleanup, render } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { loadEngine } from './engine/load-engine.ts'
import { PdfFrame, type PdfFrameProps } from './pdf-frame.tsx'
import { dutch } from './samples/dutch.ts'
import { rawPdf } from './samples/raw-pdf.ts'
import { sample } from './samples/sample-pdfs.ts'
import { sampleProps } from './samples/sample-props.ts'

const text = () => page.getByRole('article', { name: 'Dossier' })
const toggle = () => page.getByRole('button', { name: dutch.readAsText })

// Loading pdf.js for the first time can take long on a busy machine.
beforeAll(async () => {
  await loadEngine()
}, 60_000)

async function read(data: PdfFrameProps['data'], first?: string) {
  render(<PdfFrame {...sampleProps} data={data} first={first} />)
  await toggle().click()
  await expect.element(text()).toHaveAttribute('aria-busy', 'false')
}

test('PDF-FRAME-04 a tagged document is read as headings, paragraphs, a list, a table and a link', async () => {
  await read(sample.tagged)
  expect(
    text()
      .getByRole('heading')
      .elements()
      .map((heading) => [heading.tagName, heading.textContent]),
  ).toEqual([
    ['H2', 'Uw behandelplan'],
    ['H3', 'Uw medicijnen'],
    ['H3', 'Schema'],
  ])
  await expect
    .element(
      text().getByText(/^U was op 3 februari 2027 .+ wij hebben besproken en welke medicijnen u gaat gebruiken\.$/),
    )
    .toBeVisible()
  await expect.element(text().getByRole('list').getByText('2. Metoprolol 50 mg, elke ochtend 1 tablet')).toBeVisible()
  await expect.element(text().getByRole('cell', { name: '100 mg' })).toBeVisible()
  await expect
    .element(text().getByRole('link', { name: `Lees meer over migraine ${dutch.newTab}` }))
    .toHaveAttribute('target', '_blank')
})

test.each([
  ['Schema', ['Schema', 'Uw behandelplan', 'Uw medicijnen']],
  ['Uw behandelplan', ['Uw behandelplan', 'Uw medicijnen', 'Schema']],
  ['Elders', ['Uw behandelplan', 'Uw medicijnen', 'Schema']],
])('the section under the heading %s is read first, if it exists, then the rest', async (first, headings) => {
  await read(sample.tagged, first)
  const [heading = ''] = headings
  await expect.element(text().getByRole('heading', { name: heading })).toBeVisible()
  expect(textsOf(text().getByRole('heading'))).toEqual(headings)
  expect(
    text()
      .getByRole('heading')
      .elements()
      .slice(0, 2)
      .map(({ tagName }) => tagName),
  ).toEqual(['H2', first === 'Schema' ? 'H2' : 'H3'])
  const words = text().element().textContent
  cleanup()
  await read(sample.tagged)
  expect(words.length).toBe(text().element().textContent.length)
})

test('text replaces the pages and back, with focus on the button', async () => {
  await read(sample.tagged)
  await expect.element(page.getByRole('button', { name: dutch.showOriginal })).toHaveFocus()
  expect(page.getByRole('region', { name: 'Dossier', exact: true }).elements()).toHaveLength(0)
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('region', { name: 'Dossier', exact: true })).toBeVisible()
  await expect.element(toggle()).toHaveFocus()
})

test('a document without tags is read as paragraphs, page by page', async () => {
  await read(sample.twelvePages)
  const seventh = text().getByRole('region', { name: 'Pagina 7 van 12' })
  expect(textsOf(seventh.getByRole('paragraph'))).toEqual([
    'Pagina 7 van 12',
    'Hoofdstuk 7',
    expect.stringMatching(/^7\. Dit is bladzijde 7 van uw dossier\. .+ besproken\.$/),
  ])
})

test('text without a tag is not lost', async () => {
  const content =
    '/P << /MCID 0 >> BDC BT /F 12 Tf 64 700 Td (Neem 1 tablet) Tj ET EMC BT /F 12 Tf 64 600 Td (Nooit meer dan 2) Tj ET'
  await read(
    rawPdf([
      '<< /Type /Catalog /Pages 2 0 R /MarkInfo << /Marked true >> /StructTreeRoot 6 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /StructParents 0 /Resources << /Font << /F 3 0 R >> >> /Contents 5 0 R >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      '<< /Type /StructTreeRoot /K [7 0 R] /ParentTree << /Nums [0 [7 0 R]] >> >>',
      '<< /Type /StructElem /S /P /P 6 0 R /Pg 4 0 R /K [0] >>',
    ]),
  )
  expect(textsOf(text().getByRole('paragraph'))).toEqual(['Neem 1 tablet', 'Nooit meer dan 2'])
})
