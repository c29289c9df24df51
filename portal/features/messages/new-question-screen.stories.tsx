import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { patient } from '../../api/contract/patient.ts'
import { routes } from '../../navigation/route-table.ts'
import { mockResponse, mockPending, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { past } from '../../stories/fixture/consult.ts'
import { patientInfo } from '../../stories/fixture/patient.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { textOf } from '../../stories/text-of.ts'
import { NewQuestionScreen } from './new-question-screen.tsx'

const meta = {
  title: 'Screens/New question',
  component: NewQuestionScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof NewQuestionScreen>
export default meta
type Story = StoryObj<typeof meta>

const screen = (shows: RegExp, getInfo: StoryReply, state?: object) =>
  screenStory({ at: routes.newQuestion.pattern, ...(state && { state }), shows, replies: [getInfo] })
const replyWithConsult = mockResponse(patient.getInfo, patientInfo({ consults: past }))

export const Ready: Story = { ...screen(textOf('messages:ask.choose'), replyWithConsult), parameters: inEveryMode }
export const Filled: Story = {
  ...screen(textOf('messages:ask.kept'), replyWithConsult, {
    department: 'office',
    subject: 'Is de verwijsbrief aangekomen?',
    content: 'Mijn huisarts heeft de brief op 12 november verstuurd. Heeft u die al ontvangen?',
  }),
  parameters: inEveryMode,
}
/** Before the first intake, medical questions cannot be sent. */
export const NotYetMedical: Story = {
  ...screen(textOf('messages:ask.noIntake'), mockResponse(patient.getInfo, patientInfo()), { department: 'medical' }),
  parameters: inEveryMode,
}
export const Loading: Story = screen(textOf('common:loading'), mockPending(patient.getInfo))
export const Failed: Story = screen(textOf('common:responses.500'), mockStatus(patient.getInfo, 500))
