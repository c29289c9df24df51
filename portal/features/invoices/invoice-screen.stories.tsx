import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { invoices, type Invoice } from '../../api/contract/invoice.ts'
import { addressOf } from '../../navigation/destinations.ts'
import { paidBack, unpaid, withRebate } from '../../stories/fixture/one-invoice.ts'
import { newTabAtom } from '../../platform/new-tab.ts'
import { answers, refuses, type StoryReply } from '../../stories/story-clinic.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { InvoiceScreen } from './invoice-screen.tsx'
import { openedPaymentsAtom } from './opened-payments.ts'

const { id } = unpaid

const meta = { title: 'Screens/Invoice', component: InvoiceScreen, args: { id }, tags: ['every-theme'], parameters: screenParameters } satisfies Meta<typeof InvoiceScreen>
export default meta
type Story = StoryObj<typeof meta>

const at = addressOf('invoice', { id })
const reading = (shows: RegExp, ...replies: StoryReply[]) => screenStory({ at, shows, replies })
const holding = (invoice: Invoice) => answers(invoices.getInvoice, { invoice })

export const Ready: Story = { ...reading(/Betaal uiterlijk/, holding(unpaid)), parameters: inEveryMode }
export const Missing: Story = reading(/Deze factuur is er niet/, refuses(invoices.getInvoice, 495))
/** Paid, with money that comes back and a rebate. */
export const PaidBack: Story = reading(/10 werkdagen/, holding({ ...withRebate, credit_invoices: paidBack.credit_invoices }))
/** Too late, and another rebate is not to be had. */
export const Overdue: Story = reading(/Betaal zo snel mogelijk/, holding({ ...unpaid, due_date: '2026-11-16', rebate_allowed: false, rebate_reason: 'REBATE_PENDING' }))
const opened = screenStory({ at, shows: /Wij wachten op uw betaling/, replies: [holding(unpaid)], prepare: (store) => store.set(openedPaymentsAtom, id) })
/** Who opened the page to pay a moment ago is asked before it opens again. */
export const PaidAlready: Story = {
  ...opened,
  beforeEach: async () => {
    const leave = await opened.beforeEach()
    return () => {
      leave()
      // The other stories did not open it.
      sessionStorage.clear()
    }
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText(/Wij wachten op uw betaling/)
    await userEvent.click(await canvas.findByRole('button', { name: 'Nu betalen' }))
    await canvas.findByText(/net geopend/)
  },
}
/** The payment cannot be opened, in the words that tell the clinic why. */
export const NoPaymentPage: Story = {
  ...screenStory({
    at, shows: /Betaal uiterlijk/, replies: [holding(unpaid), answers(invoices.getPaymentLink, {})], prepare: (store) => store.set(newTabAtom, { open: () => null }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nu betalen' }))
    await canvas.findAllByText(/Geen payment_url ontvangen/)
  },
}
