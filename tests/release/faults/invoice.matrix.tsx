import { page } from 'vitest/browser'
import { invoices } from '#portal/api/contract/invoice.ts'
import { addressOf, destinations } from '#portal/navigation/destinations.ts'
import { newTabAtom } from '#portal/platform/new-tab.ts'
import { defaultSettings, settingsAtom } from '#portal/platform/settings.ts'
import { allInvoices, subtrajects } from '#portal/stories/fixture/invoice.ts'
import { unpaid } from '#portal/stories/fixture/one-invoice.ts'
import { rebateInvoice } from '#portal/stories/fixture/rebate.ts'
import { button, text } from '#portal/stories/render-screen.tsx'
import { answers } from '#portal/stories/story-clinic.ts'
import { matrix } from './matrix.ts'
import { patternOf } from './spoken.ts'

const { id } = unpaid
const own = answers(invoices.getInvoice, { invoice: unpaid })
const list = [
  answers(invoices.listInvoices, { invoices: allInvoices }),
  answers(invoices.listSubtrajects, { subtrajects }),
]
const listed = () => text(/Factuur 2026-1043/)
const unopened = { says: 'invoice:pay.failed' }

matrix(invoices, {
  // FIN-13: each invoice names its period itself.
  listSubtrajects: { at: destinations.finance.pattern, replies: list, done: listed, own: { refused: {}, unknown: {} } },
  listInvoices: { at: destinations.finance.pattern, replies: list, done: listed },
  getInvoice: {
    at: addressOf('invoice', { id }),
    replies: [own],
    done: () => button('Nu betalen'),
    own: { 495: { says: 'invoice:missingMore', isFinal: true } },
  },
  getPaymentLink: {
    at: addressOf('invoice', { id }),
    replies: [own, answers(invoices.getPaymentLink, { url: 'https://pay.example/pay' })],
    press: 'Nu betalen',
    done: () => text(patternOf('invoice:pay.waiting')),
    prepare: (store) => {
      store.set(newTabAtom, { open: () => ({ goTo: () => true, close: () => {} }) })
      store.set(settingsAtom, { ...defaultSettings, paymentOrigins: ['https://pay.example'] })
    },
    own: { refused: unopened, unknown: unopened },
  },
  requestRebate: {
    at: addressOf('rebate', { id: 7 }),
    replies: [answers(invoices.getInvoice, { invoice: rebateInvoice() }), answers(invoices.requestRebate, undefined)],
    attaches: 'brief.pdf',
    press: 'Versturen',
    picks: [() => page.getByRole('checkbox', { name: 'Het document voldoet aan de bovenstaande eisen.' })],
    done: () => text(patternOf('rebate:done')),
    // The invoice that is asked for after a 412 names no reason.
    own: {
      412: { says: 'rebate:refused.UNKNOWN' },
      491: { says: 'rebate:refusedFiles' },
      495: { says: 'invoice:missingMore' },
    },
    late: { late: 'rebate:late.done', 'late error': 'rebate:late.unknown' },
  },
})
