import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode, inEveryModeAndPrinted } from '../../../.storybook/modes.ts'
import { fakeVoice } from '../../../.storybook/fake-voice.ts'
import { patient } from '../../api/contract/patient.ts'
import { threads } from '../../api/contract/thread.ts'
import { pathTo } from '../../navigation/route-table.ts'
import {
  mockResponse,
  mockNetworkError,
  mockPending,
  mockStatus,
  type StoryReply,
} from '../../stories/story-backend.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { medicineMessages, medicineThread } from '../../stories/fixture/thread.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { textOf } from '../../stories/text-of.ts'
import { ThreadScreen } from './thread-screen.tsx'

const meta = {
  title: 'Screens/Thread',
  component: ThreadScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
  args: { id: medicineThread.id },
} satisfies Meta<typeof ThreadScreen>
export default meta
type Story = StoryObj<typeof meta>

const opened = (shows: RegExp, ...replies: StoryReply[]) =>
  screenStory({
    at: pathTo('question', { id: medicineThread.id }),
    shows,
    replies: [
      mockResponse(patient.getInfo, patientInfo({ internal_message_threads: [medicineThread] })),
      mockResponse(patient.getEmployees, { employees }),
      ...replies,
    ],
  })
const threadReply = mockResponse(threads.getThread, { thread: medicineThread, messages: medicineMessages })

export const Ready: Story = { ...opened(/dr\. A\.B\. Bos/, threadReply), parameters: inEveryModeAndPrinted }
export const Loading: Story = opened(textOf('common:loading'), mockPending(threads.getThread))
export const Failed: Story = opened(textOf('messages:thread.unknownThread'), mockStatus(threads.getThread, 495))
/** The reply failed to send and stays visible. */
export const NotSent: Story = {
  ...opened(/dr\. A\.B\. Bos/, threadReply, mockNetworkError(threads.replyThread)),
  parameters: inEveryMode,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(textOf('messages:reply.label')), 'Dank u wel, dat doe ik.')
    await userEvent.click(canvas.getByRole('button', { name: textOf('messages:reply.send') }))
    await canvas.findByText(textOf('messages:thread.failed'))
  },
}

const withVoice = opened(/dr\. A\.B\. Bos/, threadReply)
/** On a device with a Dutch voice, while the answer is read. */
export const ReadAloud: Story = {
  ...withVoice,
  beforeEach: async () => {
    const { restore } = fakeVoice()
    localStorage.setItem('readAloud', JSON.stringify({ isConfirmed: true, hasVoice: true }))
    const leave = await withVoice.beforeEach()
    return () => {
      leave()
      localStorage.removeItem('readAloud')
      restore()
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('documents:aloud.start') }))
    await canvas.findByRole('button', { name: textOf('documents:aloud.restart') })
  },
}
