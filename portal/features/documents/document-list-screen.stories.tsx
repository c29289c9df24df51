import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { patient } from '../../api/contract/patient.ts'
import { routes } from '../../navigation/route-table.ts'
import { manyPrescriptions, someDocuments } from '../../stories/fixture/document.ts'
import { patientInfo } from '../../stories/fixture/patient.ts'
import { mockResponse, mockPending, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
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
  screenStory({ at: routes.documents.pattern, shows, replies: [getInfo] })
const prescriptions = (shows: RegExp, state: object = {}) =>
  screenStory({
    at: routes.prescriptions.pattern,
    state,
    shows,
    replies: [mockResponse(patient.getInfo, patientInfo({ documents: manyPrescriptions.slice(0, 10) }))],
  })

export const Ready: Story = {
  ...onList(/Uitslag MRI van de nek/, mockResponse(patient.getInfo, patientInfo({ documents: someDocuments }))),
  parameters: inEveryMode,
}
export const Loading: Story = onList(textOf('documents:file.loading'), mockPending(patient.getInfo))
export const Empty: Story = onList(textOf('documents:documents.none'), mockResponse(patient.getInfo, patientInfo()))
export const Failed: Story = onList(textOf('common:responses.503'), mockStatus(patient.getInfo, 503))
/** The prescriptions screen, with enough items for the search field. */
export const Prescriptions: Story = {
  render: () => <PrescriptionsScreen />,
  ...prescriptions(/Artsenverklaring erenumab/),
}
export const NothingFound: Story = {
  render: () => <PrescriptionsScreen />,
  ...prescriptions(textOf('documents:nothingFound'), { search: 'botox' }),
}
