import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryModeAndPrinted } from '../../../.storybook/modes.ts'
import { invoices } from '../../api/contract/invoice.ts'
import { patient } from '../../api/contract/patient.ts'
import { routes } from '../../navigation/route-table.ts'
import { dropFocus } from '../../stories/drop-focus.ts'
import {
  allInvoices,
  manyInvoices,
  paidInvoice,
  processingInvoice,
  subtrajects,
} from '../../stories/fixture/invoice.ts'
import { patientInfo } from '../../stories/fixture/patient.ts'
import { mockResponse, mockPending, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { textOf } from '../../stories/text-of.ts'
import { FinanceScreen } from './finance-screen.tsx'

const meta = {
  title: 'Screens/Finance',
  component: FinanceScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof FinanceScreen>
export default meta
type Story = StoryObj<typeof meta>

const onFinance = (shows: RegExp, listInvoices: StoryReply, state: object = {}) =>
  screenStory({
    at: routes.finance.pattern,
    state,
    shows,
    replies: [
      mockResponse(patient.getInfo, patientInfo()),
      mockResponse(invoices.listSubtrajects, { subtrajects }),
      listInvoices,
    ],
  })

export const Ready: Story = {
  ...onFinance(/2026-1043/, mockResponse(invoices.listInvoices, { invoices: allInvoices })),
  parameters: inEveryModeAndPrinted,
}
/** Every invoice is paid and every step is ticked. */
export const AllDone: Story = {
  ...onFinance(
    textOf('finance:due.none'),
    mockResponse(invoices.listInvoices, { invoices: [paidInvoice, processingInvoice] }),
  ),
  play: async ({ canvas, userEvent }) => {
    const steps = await canvas.findAllByRole('checkbox')
    await steps.reduce((before, step) => before.then(() => userEvent.click(step)), Promise.resolve())
    await canvas.findByText(textOf('finance:declare.done'))
    dropFocus()
  },
}
export const Empty: Story = onFinance(textOf('finance:none'), mockResponse(invoices.listInvoices, { invoices: [] }))
export const Loading: Story = onFinance(textOf('common:loading'), mockPending(invoices.listInvoices))
export const Failed: Story = onFinance(textOf('common:responses.503'), mockStatus(invoices.listInvoices, 503))
/** With enough invoices for the search field. */
export const Found: Story = onFinance(
  textOf('finance:found_other'),
  mockResponse(invoices.listInvoices, { invoices: manyInvoices }),
  { search: 'oktober' },
)
