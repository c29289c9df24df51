import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadEngine } from './engine/load-engine.ts'
import { PdfFrame, type PdfFrameProps } from './pdf-frame.tsx'
import { dutch } from './samples/dutch.ts'
import { rawPdf, stream } from './samples/raw-pdf.ts'
import { sample } from './samples/sample-pdfs.ts'

const props: PdfFrameProps = {
  description: 'Brief',
  filename: 'brief.pdf',
  mimetype: 'application/pdf',
  status: 'ready',
  data: sample.tagged,
  onRetry: () => {},
  labels: dutch,
}
const pages = () => page.getByRole('region', { name: 'Brief' })
const text = () => page.getByRole('article', { name: 'Brief' })
const button = (name: string) => page.getByRole('button', { name })
const setTextSize = (size?: 'large' | 'larger') => {
  if (size) document.documentElement.dataset.textSize = size
  else delete document.documentElement.dataset.textSize
}

/** A title, and body text of this size in points. */
function letter(
  size: number,
  words = 'Neem een tablet zodra de aanval begint. Neem niet meer dan twee tabletten op een dag.',
) {
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 3 0 R >> >> /Contents 5 0 R >>',
    stream(`BT /F 40 Tf 64 740 Td (Recept) Tj /F ${size} Tf 0 -60 Td (${words}) Tj ET`),
  ])
}

beforeAll(async () => {
  await loadEngine()
}, 60_000)
beforeEach(() => page.viewport(390, 844))
afterEach(() => setTextSize())

test.each<
  [
    what: string,
    width: number,
    textSize: 'large' | 'larger' | undefined,
    data: PdfFrameProps['data'],
    opensAs: 'text' | 'pages',
  ]
>([
  ['small letters on a phone', 390, undefined, letter(12), 'text'],
  ['small letters under a large title on a phone', 320, undefined, letter(16), 'text'],
  ['letters that a phone shows large enough', 390, undefined, letter(22), 'pages'],
  ['the same on a narrower phone', 320, undefined, letter(22), 'text'],
  ['small letters where there is room', 1280, undefined, letter(12), 'pages'],
  ['large text where there is room', 1280, 'large', letter(22), 'text'],
  ['the largest text on a phone', 390, 'larger', letter(22), 'text'],
  ['a scan with the largest text', 390, 'larger', sample.scanned, 'pages'],
  ['a stamp alone', 390, undefined, letter(12, 'Gescand'), 'pages'],
])('DOC-06.1 %s: at %i px, text size %s', async (_what, width, textSize, data, opensAs) => {
  await page.viewport(width, 844)
  setTextSize(textSize)
  render(<PdfFrame {...props} data={data} />)
  await expect.element(opensAs === 'text' ? text() : pages()).toBeVisible()
  expect((opensAs === 'text' ? pages() : text()).elements()).toHaveLength(0)
})

test('PDF-FRAME-06 DOC-06.2 a button switches between text and pages, and keeps focus', async () => {
  const choose = vi.fn()
  render(<PdfFrame {...props} onView={choose} />)
  await expect.element(text()).toBeVisible()
  await button(dutch.showOriginal).click()
  await expect.element(pages()).toBeVisible()
  await expect.element(button(dutch.readAsText)).toHaveFocus()
  await button(dutch.readAsText).click()
  await expect.element(text()).toBeVisible()
  await expect.element(button(dutch.showOriginal)).toHaveFocus()
  expect(choose.mock.calls).toEqual([['pages'], ['text']])
})

test('an earlier choice overrides the default for the screen', async () => {
  render(<PdfFrame {...props} view="pages" />)
  await expect.element(pages()).toBeVisible()
  cleanup()
  await page.viewport(1280, 844)
  render(<PdfFrame {...props} view="text" />)
  await expect.element(text()).toBeVisible()
})

test('PDF-FRAME-06 rotating the device does not change the view', async () => {
  render(<PdfFrame {...props} />)
  await expect.element(text()).toBeVisible()
  await page.viewport(844, 390)
  await expect.poll(() => innerWidth).toBe(844)
  await expect.element(text()).toBeVisible()
})

test('DOC-06.4 a scan opens as pages, also after text was chosen, with an explanation above them', async () => {
  render(<PdfFrame {...props} data={sample.scanned} view="text" />)
  await expect.element(pages()).toBeVisible()
  const why = page.getByText(dutch.image)
  await expect.element(why).toBeVisible()
  expect(why.element().getBoundingClientRect().bottom).toBeLessThan(pages().element().getBoundingClientRect().top)
})
