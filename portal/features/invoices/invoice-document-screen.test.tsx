import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { documents } from '../../api/contract/document.ts'
import { invoices } from '../../api/contract/invoice.ts'
import { documentAnswer, prescriptionFile } from '../../stories/fixture/document.ts'
import { unpaid } from '../../stories/fixture/one-invoice.ts'
import { heading, renderScreen } from '../../stories/render-screen.tsx'
import { mockResponse, mockStatus } from '../../stories/story-backend.ts'
import { InvoiceDocumentScreen } from './invoice-document-screen.tsx'

const own = mockResponse(invoices.getInvoice, { invoice: unpaid })
const show = (docId: number, reply = own) =>
  renderScreen(<InvoiceDocumentScreen id={988} docId={docId} />, {
    at: `/invoice/988/${docId}`,
    replies: [reply, mockResponse(documents.getDocument, documentAnswer(prescriptionFile.documentData, 'Factuur'))],
  })
const back = () => page.getByRole('banner').getByRole('link', { name: 'Terug' })

test('FIN-05.2 FIN-12.2 the invoice is shown and downloaded under its number, and links back to its details', async () => {
  const { backend } = await show(44)
  await expect.element(heading('Factuur F2026-0988')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^Downloaden/ }))
    .toHaveAttribute('download', 'Factuur F2026-0988.pdf')
  await expect.element(back()).toHaveAttribute('href', '/invoice/988')
  await expect.poll(() => backend.bodiesOf(documents.getDocument)).toEqual([{ documentId: 44, data: true }])
})

test.each([
  ['another document', 45, own],
  ["an insurer's invoice", 44, mockResponse(invoices.getInvoice, { invoice: { ...unpaid, debtor_type: 'Insurer' } })],
  ['an unknown invoice', 44, mockStatus(invoices.getInvoice, 495)],
])('FIN-03.3 for %s no document is requested, and "not found" is shown', async (_name, docId, reply) => {
  const { backend } = await show(docId, reply)
  await expect.element(heading('Deze factuur is er niet')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Naar uw facturen' })).toHaveAttribute('href', '/finance')
  await expect.poll(() => backend.bodiesOf(documents.getDocument)).toEqual([])
})
