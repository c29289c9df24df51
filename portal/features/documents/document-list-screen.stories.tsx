import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { patient } from '../../api/contract/patient.ts'
import { destinations } from '../../navigation/destinations.ts'
import { manyPrescriptions, someDocuments } from '../../stories/fixture/document.ts'
import { patientInfo } from '../../stories/fixture/patient.ts'
import { answers, neverAnswers, refuses, type StoryReply } from '../../stories/story-clinic.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { textOf } from '../../stories/text-of.ts'
import { DocumentsScreen, PrescriptionsScreen } from './document-list-screen.tsx'

const meta = {
  title: 'Screens/Documents',
  component: DocumentsScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof DocumentsScreen>
export default meta
type Story = StoryObj<typeof meta>

const onList = (shows: RegExp, getInfo: StoryReply) =>
  screenStory({ at: destinations.documents.pattern, shows, replies: [getInfo] })
const prescriptions = (shows: RegExp, state: object = {}) =>
  screenStory({
    at: destinations.prescriptions.pattern,
    state,
    shows,
    replies: [answers(patient.getInfo, patientInfo({ documents: manyPrescriptions.slice(0, 10) }))],
  })

export const Ready: Story = {
  ...onList(/Uitslag MRI van de nek/, answers(patient.getInfo, patientInfo({ documents: someDocuments }))),
  parameters: inEveryMode,
}
export const Loading: Story = onList(textOf('documents:file.loading'), neverAnswers(patient.getInfo))
export const Empty: Story = onList(textOf('documents:documents.none'), answers(patient.getInfo, patientInfo()))
export const Failed: Story = onList(textOf('common:responses.503'), refuses(patient.getInfo, 503))
/** The prescriptions screen, with enough items for the search field. */
export const Prescriptions: Story = {
  render: () => <PrescriptionsScreen />,
  ...prescriptions(/Artsenverklaring erenumab/),
}
export const NothingFound: Story = {
  render: () => <PrescriptionsScreen />,
  ...prescriptions(textOf('documents:nothingFound'), { search: 'botox' }),
}
