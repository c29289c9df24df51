import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitFor } from 'storybook/test'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { documents } from '../../api/contract/document.ts'
import { patient } from '../../api/contract/patient.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { documentAnswer, newestPrescription, prescriptionFile } from '../../stories/fixture/document.ts'
import { patientInfo } from '../../stories/fixture/patient.ts'
import { mockResponse, mockPending, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { textOf } from '../../stories/text-of.ts'
import { PrescriptionScreen } from './document-screen.tsx'

const { id } = newestPrescription

const meta = {
  title: 'Screens/Document',
  component: PrescriptionScreen,
  args: { id },
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof PrescriptionScreen>
export default meta
type Story = StoryObj<typeof meta>

const onDocument = (shows: RegExp, getDocument: StoryReply) =>
  screenStory({
    at: pathTo('prescription', { id }),
    shows,
    replies: [mockResponse(patient.getInfo, patientInfo({ documents: [newestPrescription] })), getDocument],
  })
/** Waits until the text is read, or the page is rendered. */
const waitUntilRendered: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  await canvas.findByText(/buiten het bereik van kinderen/, {}, { timeout: 15_000 })
  await waitFor(
    () => {
      if (canvasElement.querySelector('[aria-busy="true"]')) throw new Error('A page is being drawn.')
    },
    { timeout: 15_000 },
  )
}

export const Ready: Story = {
  ...onDocument(textOf('glossary:terms.sumatriptan.name'), mockResponse(documents.getDocument, prescriptionFile)),
  parameters: inEveryMode,
  play: waitUntilRendered,
}
export const Loading: Story = onDocument(textOf('documents:file.loading'), mockPending(documents.getDocument))
export const Failed: Story = onDocument(textOf('common:responses.503'), mockStatus(documents.getDocument, 503))
export const Missing: Story = onDocument(
  textOf('documents:prescriptions.missingMore'),
  mockStatus(documents.getDocument, 495),
)
/** The contents are neither a PDF nor an image. */
export const Refused: Story = onDocument(
  textOf('documents:file.problems.damaged'),
  mockResponse(documents.getDocument, documentAnswer(btoa('<!doctype html><p>Klik hier</p>'))),
)
