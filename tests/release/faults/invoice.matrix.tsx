import { page } from 'vitest/browser'
import { invoices } from '#portal/api/contract/invoice.ts'
import { pathTo, routes } from '#portal/navigation/route-table.ts'
import { newTabAtom } from '#portal/features/invoices/new-tab.ts'
import { defaultSettings, settingsAtom } from '#portal/platform/settings.ts'
import { allInvoices, subtrajects } from '#portal/stories/fixture/invoice.ts'
import { unpaid } from '#portal/stories/fixture/one-invoice.ts'
import { rebateInvoice } from '#portal/stories/fixture/rebate.ts'
import { button, text } from '#portal/stories/render-screen.tsx'
import { mockResponse } from '#portal/stories/story-backend.ts'
import { matrix } from './matrix.ts'
import { patternOf } from './spoken.ts'

const { id } = unpaid
const own = mockResponse(invoices.getInvoice, { invoice: unpaid })
const list = [
  mockResponse(invoices.listInvoices, { invoices: allInvoices }),
  mockResponse(invoices.listSubtrajects, { subtrajects }),
]
const listed = () => text(/Factuur 2026-1043/)
const unopened = { message: 'invoice:pay.failed' }

matrix(invoices, {
  // FIN-13: each invoice names its period itself.
  listSubtrajects: { at: routes.finance.pattern, replies: list, done: listed, own: { refused: {}, unknown: {} } },
  listInvoices: { at: routes.finance.pattern, replies: list, done: listed },
  getInvoice: {
    at: pathTo('invoice', { id }),
    replies: [own],
    done: () => button('Nu betalen'),
    own: { 495: { message: 'invoice:missingMore', isFinal: true } },
  },
  getPaymentLink: {
    at: pathTo('invoice', { id }),
    replies: [own, mockResponse(invoices.getPaymentLink, { url: 'https://pay.example/pay' })],
    press: 'Nu betalen',
    done: () => text(patternOf('invoice:pay.waiting')),
    prepare: (store) => {
      store.set(newTabAtom, { open: () => ({ goTo: () => true, close: () => {} }) })
      store.set(settingsAtom, { ...defaultSettings, paymentOrigins: ['https://pay.example'] })
    },
    own: { refused: unopened, unknown: unopened },
  },
  requestRebate: {
    at: pathTo('rebate', { id: 7 }),
    replies: [
      mockResponse(invoices.getInvoice, { invoice: rebateInvoice() }),
      mockResponse(invoices.requestRebate, undefined),
    ],
    attaches: 'brief.pdf',
    press: 'Versturen',
    picks: [() => page.getByRole('checkbox', { name: 'Het document voldoet aan de bovenstaande eisen.' })],
    done: () => text(patternOf('rebate:done')),
    // The invoice that is asked for after a 412 names no reason.
    own: {
      412: { message: 'rebate:refused.UNKNOWN' },
      491: { message: 'rebate:refusedFiles' },
      495: { message: 'invoice:missingMore' },
    },
    late: { late: 'rebate:late.done', 'late error': 'rebate:late.unknown' },
  },
})
