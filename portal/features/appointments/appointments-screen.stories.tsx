import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { inEveryMode, inEveryModeAndPrinted, withoutScreenshot } from '../../../.storybook/modes.ts'
import { consultState } from '../../api/contract/consult.ts'
import { patient } from '../../api/contract/patient.ts'
import { routes } from '../../navigation/route-table.ts'
import { mockResponse, mockPending, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { cancelledPast, manyPast, past, planned, plannedLater } from '../../stories/fixture/consult.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { textOf } from '../../stories/text-of.ts'
import { AppointmentsScreen } from './appointments-screen.tsx'

const meta = {
  title: 'Screens/Appointments',
  component: AppointmentsScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof AppointmentsScreen>
export default meta
type Story = StoryObj<typeof meta>

const onList = (shows: RegExp, getInfo: StoryReply, state = {}) =>
  screenStory({
    at: routes.appointments.pattern,
    state,
    shows,
    replies: [getInfo, mockResponse(patient.getEmployees, { employees })],
  })

export const Ready: Story = {
  ...onList(
    /van der Linden/,
    mockResponse(patient.getInfo, patientInfo({ consults: [...past, cancelledPast, plannedLater, planned] })),
  ),
  parameters: inEveryModeAndPrinted,
}
/** Right after booking: the result with the appointment and what happens next. */
export const Booked: Story = {
  ...onList(textOf('appointment:result.next'), mockResponse(patient.getInfo, patientInfo({ consults: [planned] })), {
    result: { kind: 'booked', consultTypeId: planned.consultTypeId, startDateTime: planned.startDateTime },
  }),
  parameters: inEveryMode,
}
export const Cancelled: Story = onList(
  textOf('appointment:result.next'),
  mockResponse(patient.getInfo, patientInfo({ consults: [{ ...planned, state: consultState.cancelled }] })),
  {
    result: {
      kind: 'cancelled',
      consultId: planned.id,
      consultTypeId: planned.consultTypeId,
      startDateTime: planned.startDateTime,
    },
  },
)
export const Loading: Story = onList(textOf('common:loading'), mockPending(patient.getInfo))
export const Empty: Story = onList(textOf('appointment:list.none'), mockResponse(patient.getInfo, patientInfo()))
/** Enough past consults to be grouped by year. */
export const ManyPast: Story = onList(
  /^2024$/,
  mockResponse(patient.getInfo, patientInfo({ consults: manyPast, nextConsult: null })),
)
/** A question over the longest list. */
const full = onList(
  /^2024$/,
  mockResponse(patient.getInfo, patientInfo({ consults: [...manyPast, plannedLater, planned] })),
)
export const DialogOver: Story = {
  ...full,
  tags: ['over-a-screen'],
  parameters: withoutScreenshot,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await full.play({ canvas })
    const [first] = await canvas.findAllByRole('button', { name: textOf('appointment:agenda.add') })
    if (!first) throw new Error('No appointment can be added to the calendar.')
    await userEvent.click(first)
    await within(canvasElement.ownerDocument.body).findByRole('dialog')
  },
}
export const Failed: Story = onList(textOf('common:responses.503'), mockStatus(patient.getInfo, 503))
