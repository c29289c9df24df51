import type { Invoice } from '#portal/api/contract/invoice.ts'
import { dutchDay, euros } from './dutch.ts'
import type { Facts } from './letter.ts'
import type { Paper, Part } from './paper.ts'

function refunds({ credit_invoices: credits }: Invoice): Part[] {
  return credits.length === 0
    ? []
    : [{ heading: 'U krijgt terug' }, { list: credits.map(({ refund }) => euros(refund)) }]
}

export function invoicePaper(invoice: Invoice, { patient, created }: Facts): Paper {
  return {
    title: `Factuur ${invoice.invoice_id}`,
    created,
    parts: [
      {
        table: [
          ['Patiënt', 'Datum', 'Betaal voor'],
          [patient, dutchDay(invoice.date), dutchDay(invoice.due_date ?? invoice.date)],
        ],
      },
      { heading: 'Behandelperiode' },
      { text: `${dutchDay(invoice.period_start)} tot en met ${dutchDay(invoice.period_end)}` },
      { heading: 'Consulten' },
      { list: invoice.consults.map(({ date }) => `Consult op ${dutchDay(date)}`) },
      { heading: 'Bedrag' },
      {
        table: [
          ['Zorgproduct', 'Bedrag'],
          [invoice.product.code, euros(invoice.total)],
        ],
      },
      ...refunds(invoice),
      { heading: 'Declareren' },
      {
        text: 'Wij hebben geen contract met uw verzekeraar. Betaal de factuur zelf en stuur hem daarna naar uw verzekeraar.',
      },
    ],
  }
}
