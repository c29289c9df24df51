import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryModeAndPrinted } from '../../../.storybook/modes.ts'
import { invoices, type Invoice } from '../../api/contract/invoice.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { paidBack, unpaid, withRebate } from '../../stories/fixture/one-invoice.ts'
import { newTabAtom } from './new-tab.ts'
import { mockResponse, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { textOf } from '../../stories/text-of.ts'
import { InvoiceScreen } from './invoice-screen.tsx'
import { openedPaymentsAtom } from './opened-payments.ts'

const { id } = unpaid

const meta = {
  title: 'Screens/Invoice',
  component: InvoiceScreen,
  args: { id },
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof InvoiceScreen>
export default meta
type Story = StoryObj<typeof meta>

const at = pathTo('invoice', { id })
const screen = (shows: RegExp, ...replies: StoryReply[]) => screenStory({ at, shows, replies })
const invoiceReply = (invoice: Invoice) => mockResponse(invoices.getInvoice, { invoice })

export const Ready: Story = {
  ...screen(textOf('invoice:duty.due'), invoiceReply(unpaid)),
  parameters: inEveryModeAndPrinted,
}
export const Missing: Story = screen(textOf('invoice:missing'), mockStatus(invoices.getInvoice, 495))
/** Paid, with a refund and an approved rebate. */
export const PaidBack: Story = screen(
  textOf('invoice:refundSoon'),
  invoiceReply({ ...withRebate, credit_invoices: paidBack.credit_invoices }),
)
/** Overdue, with a rebate that is still being assessed. */
export const Overdue: Story = screen(
  textOf('invoice:duty.overdue'),
  invoiceReply({ ...unpaid, due_date: '2026-11-16', rebate_allowed: false, rebate_reason: 'REBATE_PENDING' }),
)
const opened = screenStory({
  at,
  shows: textOf('invoice:pay.waiting'),
  replies: [invoiceReply(unpaid)],
  prepare: (store) => store.set(openedPaymentsAtom, id),
})
/** The payment page was opened a moment ago: a second press asks for confirmation. */
export const PaidAlready: Story = {
  ...opened,
  beforeEach: async () => {
    const leave = await opened.beforeEach()
    return () => {
      leave()
      // Otherwise the other stories would find the payment page opened.
      sessionStorage.clear()
    }
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText(textOf('invoice:pay.waiting'))
    await userEvent.click(await canvas.findByRole('button', { name: textOf('invoice:pay.now') }))
    await canvas.findByText(textOf('invoice:pay.again'))
  },
}
/** The clinic's answer has no payment URL. */
export const NoPaymentPage: Story = {
  ...screenStory({
    at,
    shows: textOf('invoice:duty.due'),
    replies: [invoiceReply(unpaid), mockResponse(invoices.getPaymentLink, {})],
    prepare: (store) => store.set(newTabAtom, { open: () => null }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('invoice:pay.now') }))
    await canvas.findAllByText(textOf('invoice:pay.noAddress'))
  },
}
