import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { consults } from '../../api/contract/consult.ts'
import { patient } from '../../api/contract/patient.ts'
import { routes } from '../../navigation/route-table.ts'
import { dropFocus } from '../../stories/drop-focus.ts'
import { planned } from '../../stories/fixture/consult.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { slots } from '../../stories/fixture/slot.ts'
import { PlannedConsults } from '../../stories/planned-consults.tsx'
import { mockResponse, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { textOf } from '../../stories/text-of.ts'

const meta = {
  title: 'Screens/Earlier time',
  component: PlannedConsults,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof PlannedConsults>
export default meta
type Story = StoryObj<typeof meta>

/** The stage after pressing the button, and optionally another one. */
const searched = (shows: RegExp, slotsReply: StoryReply, pressed?: RegExp): Story => ({
  ...screenStory({
    at: routes.appointments.pattern,
    shows: /dr\. A\.B\. Bos/,
    replies: [
      mockResponse(patient.getInfo, patientInfo({ consults: [planned] })),
      mockResponse(patient.getEmployees, { employees }),
      mockStatus(consults.moveConsult, 491),
      slotsReply,
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('appointment:earlier.ask') }))
    if (pressed) await userEvent.click(await canvas.findByRole('button', { name: pressed }))
    await canvas.findAllByText(shows)
    dropFocus()
  },
})

export const Ready: Story = {
  ...searched(textOf('appointment:earlier.found'), mockResponse(consults.getSlots, { slots })),
  parameters: inEveryMode,
}
export const NoneEarlier: Story = searched(
  textOf('appointment:earlier.none'),
  mockResponse(consults.getSlots, { slots: {} }),
)
export const Refused: Story = searched(
  textOf('appointment:err_appointment_logic_error'),
  mockResponse(consults.getSlots, { slots }),
  /naar 3\sdec/,
)
