import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitFor } from 'storybook/test'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { documents } from '../../api/contract/document.ts'
import { patient } from '../../api/contract/patient.ts'
import { addressOf } from '../../navigation/destinations.ts'
import { documentAnswer, newestPrescription, prescriptionFile } from '../../stories/fixture/document.ts'
import { patientInfo } from '../../stories/fixture/patient.ts'
import { answers, neverAnswers, refuses, type StoryReply } from '../../stories/story-clinic.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
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
    at: addressOf('prescription', { id }),
    shows,
    replies: [answers(patient.getInfo, patientInfo({ documents: [newestPrescription] })), getDocument],
  })
/** Waits until the text is read, or the page is rendered. */
const waitUntilRendered: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  await canvas.findByText(/Zo gebruikt u het/, {}, { timeout: 15_000 })
  await waitFor(
    () => {
      if (canvasElement.querySelector('[aria-busy="true"]')) throw new Error('A page is being drawn.')
    },
    { timeout: 15_000 },
  )
}

export const Ready: Story = {
  ...onDocument(/Sumatriptan/, answers(documents.getDocument, prescriptionFile)),
  parameters: inEveryMode,
  play: waitUntilRendered,
}
export const Loading: Story = onDocument(/Bezig met laden/, neverAnswers(documents.getDocument))
export const Failed: Story = onDocument(/even niet bereikbaar/, refuses(documents.getDocument, 503))
export const Missing: Story = onDocument(/staat geen recept/, refuses(documents.getDocument, 495))
/** The contents are neither a PDF nor an image. */
export const Refused: Story = onDocument(
  /geen goede pdf/,
  answers(documents.getDocument, documentAnswer(btoa('<!doctype html><p>Klik hier</p>'))),
)
