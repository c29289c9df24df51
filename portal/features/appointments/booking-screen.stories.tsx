import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { consultCategory, consults } from '../../api/contract/consult.ts'
import { patient } from '../../api/contract/patient.ts'
import { status } from '../../api/contract/status.ts'
import { routes } from '../../navigation/route-table.ts'
import { mockResponse, mockPending, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { planned, plannedLater } from '../../stories/fixture/consult.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { firstSlot, slots } from '../../stories/fixture/slot.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { textOf } from '../../stories/text-of.ts'
import { BookingScreen } from './booking-screen.tsx'

const meta = {
  title: 'Screens/Booking',
  component: BookingScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof BookingScreen>
export default meta
type Story = StoryObj<typeof meta>

const defaultReplies = [
  mockResponse(patient.getInfo, patientInfo()),
  mockResponse(patient.getEmployees, { employees }),
  mockResponse(consults.getSlots, { slots }),
]
const booking = (shows: RegExp, state: object, ...replies: StoryReply[]) =>
  screenStory({ at: routes.booking.pattern, state, shows, replies: [...defaultReplies, ...replies] })

const start = { run: 'story', step: 0, mode: null, day: null, slot: null }
const atTime = { wizard: { ...start, step: 1, mode: 'clinic' } }
const atTimeChosen = { wizard: { ...atTime.wizard, day: '20261201', slot: firstSlot } }
const atConfirm = { wizard: { ...start, step: 2, mode: 'clinic', day: '20261201', slot: firstSlot } }
const moving = { isReschedule: true, consultId: planned.id, consultType: planned.consultTypeId }
const botox = mockResponse(
  patient.getInfo,
  patientInfo({ nextConsult: { nextConsultCategory: consultCategory.botox } }),
)
const withPlanned = mockResponse(patient.getInfo, patientInfo({ consults: [planned] }))

export const Type: Story = { ...booking(textOf('appointment:booking.mode.video'), {}), parameters: inEveryMode }
export const TypeBotox: Story = booking(textOf('appointment:booking.modeBotox'), {}, botox)
export const TypeMoving: Story = booking(
  textOf('appointment:booking.moving'),
  { ...moving, wizard: start },
  withPlanned,
)
export const Loading: Story = booking(textOf('common:loading'), {}, mockPending(patient.getInfo))
export const Failed: Story = booking(textOf('common:responses.500'), {}, mockStatus(patient.getInfo, 500))

export const Time: Story = { ...booking(/december 2026/, atTime), parameters: inEveryMode }
export const TimeChosen: Story = booking(/09:20/, atTimeChosen)
export const TimeMoving: Story = booking(textOf('appointment:calendar.movedDay'), { ...moving, ...atTime }, withPlanned)
export const TimeLoading: Story = booking(textOf('common:loading'), atTime, mockPending(consults.getSlots))
export const TimeEmpty: Story = booking(
  textOf('appointment:booking.noSlotsTitle'),
  atTime,
  mockResponse(consults.getSlots, { slots: {} }),
)
export const TimeFailed: Story = booking(
  textOf('appointment:err_future_appointment'),
  atTime,
  mockStatus(consults.getSlots, status.preconditionFailed),
)

export const Confirm: Story = {
  ...booking(textOf('appointment:booking.changeTime'), atConfirm),
  parameters: inEveryMode,
}
export const ConfirmMoving: Story = {
  ...booking(textOf('appointment:booking.old'), { ...moving, ...atConfirm }, withPlanned),
  parameters: inEveryMode,
}
/** Another appointment of the patient overlaps the chosen time. */
export const ConfirmOverlap: Story = booking(
  textOf('appointment:booking.overlapTitle'),
  { ...moving, ...atConfirm },
  mockResponse(
    patient.getInfo,
    patientInfo({
      consults: [
        planned,
        { ...plannedLater, startDateTime: '2026-12-01T09:30:00+01:00', endDateTime: '2026-12-01T09:50:00+01:00' },
      ],
    }),
  ),
)
export const ConfirmFailed: Story = {
  ...booking(textOf('appointment:booking.changeTime'), atConfirm, mockStatus(consults.addConsult, 503)),
  play: async ({ canvas, userEvent }) => {
    // This button appears once the free times have loaded.
    await canvas.findByRole('button', { name: textOf('appointment:booking.changeTime') })
    await userEvent.click(await canvas.findByRole('button', { name: textOf('appointment:booking.complete') }))
    await canvas.findAllByText(textOf('common:responses.503'))
  },
}
/** The slot is offered until `addConsult` has been called. */
const remainingSlots = {
  ...slots,
  [consultCategory.followUp]: {
    ...slots[consultCategory.followUp],
    20261201: slots[consultCategory.followUp]?.[20261201]?.slice(1) ?? [],
  },
}
let isTaken = false
const takenMeanwhile: StoryReply[] = [
  {
    endpoint: consults.getSlots,
    reply: (request) => mockResponse(consults.getSlots, { slots: isTaken ? remainingSlots : slots }).reply(request),
  },
  {
    endpoint: consults.addConsult,
    reply: (request) => {
      isTaken = true
      return mockStatus(consults.addConsult, status.conflict).reply(request)
    },
  },
]
// Starts at the step before: a conflict navigates back to it.
const conflict = booking(/09:20/, atTimeChosen, ...takenMeanwhile)
export const Conflict: Story = {
  ...conflict,
  beforeEach: () => {
    isTaken = false
    return conflict.beforeEach()
  },
  play: async ({ canvas, userEvent }) => {
    const [next] = (await canvas.findAllByRole('button', { name: textOf('common:next') })).slice(-1)
    if (next) await userEvent.click(next)
    await userEvent.click(await canvas.findByRole('button', { name: textOf('appointment:booking.complete') }))
    await canvas.findByRole('button', { name: 'dinsdag 1 december, 18:30' })
  },
}
