import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { invoices } from '../../api/contract/invoice.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { dropFocus } from '../../stories/drop-focus.ts'
import { drawnPhoto } from '../../stories/fixture/photo.ts'
import { rebateInvoice } from '../../stories/fixture/rebate.ts'
import { mockResponse, mockPending } from '../../stories/story-backend.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { textOf } from '../../stories/text-of.ts'
import { RebateScreen } from './rebate-screen.tsx'

const meta = {
  title: 'Screens/Rebate',
  component: RebateScreen,
  tags: ['every-theme'],
  args: { id: 7 },
  parameters: screenParameters,
} satisfies Meta<typeof RebateScreen>
export default meta
type Story = StoryObj<typeof meta>

const screen = (shows: RegExp, invoice = rebateInvoice()) =>
  screenStory({
    at: pathTo('rebate', { id: 7 }),
    shows,
    replies: [mockResponse(invoices.getInvoice, { invoice }), mockPending(invoices.requestRebate)],
  })
const ready = screen(textOf('rebate:missing.both'))

const letter = () => [
  new File(['%PDF-1.7', new Uint8Array(1_250_000)], 'overzicht-verzekeraar.pdf'),
  drawnPhoto('bladzijde-2.png'),
]

/** Selects the files and ticks the confirmation. */
const filled: NonNullable<Story['play']> = async (context) => {
  await ready.play(context)
  const { canvas, canvasElement, userEvent } = context
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no file input.')
  await userEvent.click(canvas.getByRole('checkbox'))
  await userEvent.upload(input, letter())
  await canvas.findByText(/^2 bestanden, /)
  dropFocus()
}

export const Ready: Story = { ...ready, parameters: inEveryMode }
export const Filled: Story = { ...ready, parameters: inEveryMode, play: filled }
/** A docs page shows several stories on one device, and requests for one invoice wait for each other: each story gets its own invoice id. */
function WithUniqueId() {
  const [id] = useState(() => 1 + (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0))
  return <RebateScreen id={id} />
}
export const Sending: Story = {
  ...ready,
  render: () => <WithUniqueId />,
  parameters: inEveryMode,
  play: async (context) => {
    await filled(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: textOf('rebate:send') }))
    await context.canvas.findByRole('progressbar')
  },
}
export const Refused: Story = screen(
  textOf('invoice:rebate.status.PENDING'),
  rebateInvoice({ rebate_allowed: false, rebate_reason: 'REBATE_PENDING' }),
)
