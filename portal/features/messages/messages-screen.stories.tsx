import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryModeAndPrinted } from '../../../.storybook/modes.ts'
import { patient } from '../../api/contract/patient.ts'
import { routes } from '../../navigation/route-table.ts'
import { mockResponse, mockPending, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { patientInfo } from '../../stories/fixture/patient.ts'
import { allThreads } from '../../stories/fixture/thread.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { textOf } from '../../stories/text-of.ts'
import { MessagesScreen } from './messages-screen.tsx'

const meta = {
  title: 'Screens/Messages',
  component: MessagesScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof MessagesScreen>
export default meta
type Story = StoryObj<typeof meta>

const listed = (shows: RegExp, getInfo: StoryReply) =>
  screenStory({ at: routes.messages.pattern, shows, replies: [getInfo] })

export const Ready: Story = {
  ...listed(
    textOf('messages:unread_one'),
    mockResponse(patient.getInfo, patientInfo({ internal_message_threads: allThreads })),
  ),
  parameters: inEveryModeAndPrinted,
}
export const Empty: Story = listed(textOf('messages:none'), mockResponse(patient.getInfo, patientInfo()))
export const Loading: Story = listed(textOf('common:loading'), mockPending(patient.getInfo))
export const Failed: Story = listed(textOf('common:responses.500'), mockStatus(patient.getInfo, 500))
