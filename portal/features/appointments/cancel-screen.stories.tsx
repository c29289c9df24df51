import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { consults } from '../../api/contract/consult.ts'
import { patient } from '../../api/contract/patient.ts'
import { status } from '../../api/contract/status.ts'
import { routes } from '../../navigation/route-table.ts'
import { mockResponse, mockPending, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { planned } from '../../stories/fixture/consult.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { textOf } from '../../stories/text-of.ts'
import { CancelScreen } from './cancel-screen.tsx'

const meta = {
  title: 'Screens/Cancel',
  component: CancelScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof CancelScreen>
export default meta
type Story = StoryObj<typeof meta>

const infoReply = mockResponse(patient.getInfo, patientInfo({ consults: [planned] }))
const toCancel = (shows: RegExp, state: object, ...replies: StoryReply[]) =>
  screenStory({
    at: routes.cancel.pattern,
    state,
    shows,
    replies: [infoReply, mockResponse(patient.getEmployees, { employees }), ...replies],
  })

export const Ready: Story = { ...toCancel(/dr\. A\.B\. Bos/, { consultId: planned.id }), parameters: inEveryMode }
export const Loading: Story = toCancel(
  textOf('common:loading'),
  { consultId: planned.id },
  mockPending(patient.getInfo),
)
/** Opened without a consult id. */
export const Empty: Story = toCancel(textOf('appointment:cancel.invalid'), {})
export const Failed: Story = {
  ...toCancel(/dr\. A\.B\. Bos/, { consultId: planned.id }, mockStatus(consults.cancelConsult, status.recordNotFound)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('appointment:cancel.submit') }))
    await canvas.findAllByText(textOf('appointment:cancel.notFound'))
  },
}
