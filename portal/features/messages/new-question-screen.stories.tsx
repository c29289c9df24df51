import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { patient } from '../../api/contract/patient.ts'
import { destinations } from '../../navigation/destinations.ts'
import { answers, neverAnswers, refuses, type StoryReply } from '../../stories/story-clinic.ts'
import { past } from '../../stories/fixture/consult.ts'
import { patientInfo } from '../../stories/fixture/patient.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { NewQuestionScreen } from './new-question-screen.tsx'

const meta = { title: 'Screens/New question', component: NewQuestionScreen, tags: ['every-theme'], parameters: screenParameters } satisfies Meta<typeof NewQuestionScreen>
export default meta
type Story = StoryObj<typeof meta>

const asked = (shows: RegExp, getInfo: StoryReply, state?: object) => screenStory({ at: destinations.newQuestion.pattern, ...(state && { state }), shows, replies: [getInfo] })
const known = answers(patient.getInfo, patientInfo({ consults: past }))

export const Ready: Story = { ...asked(/Kies je afdeling/, known), parameters: inEveryMode }
export const Filled: Story = { ...asked(/Uw tekst is bewaard/, known, { department: 'office', subject: 'Is de verwijsbrief aangekomen?', content: 'Mijn huisarts heeft de brief op 12 november verstuurd. Heeft u die al ontvangen?' }), parameters: inEveryMode }
/** Before the first intake a doctor cannot answer. */
export const NotYetMedical: Story = { ...asked(/eerste intake consult/, answers(patient.getInfo, patientInfo()), { department: 'medical' }), parameters: inEveryMode }
export const Loading: Story = asked(/Bezig met laden/, neverAnswers(patient.getInfo))
export const Failed: Story = asked(/Onbekende fout/, refuses(patient.getInfo, 500))
