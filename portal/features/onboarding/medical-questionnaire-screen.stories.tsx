import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { patient } from '../../api/contract/patient.ts'
import { questionnaires } from '../../api/contract/questionnaire.ts'
import { destinations } from '../../navigation/destinations.ts'
import { viewAtom } from '../../platform/view.ts'
import { clusterSheet, inMedical, medicalReplies, migraineSheet } from '../../stories/fixture/questionnaire.ts'
import { answers, losesConnection, neverAnswers, refuses, type StoryReply } from '../../stories/story-clinic.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { MedicalQuestionnaireScreen } from './medical-questionnaire-screen.tsx'

const meta = {
  title: 'Screens/Medical questionnaire',
  component: MedicalQuestionnaireScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof MedicalQuestionnaireScreen>
export default meta
type Story = StoryObj<typeof meta>

const at = destinations.medicalQuestionnaire.pattern
const story = (shows: RegExp, ...replies: StoryReply[]) =>
  screenStory({ at, token: 'story', shows, replies: medicalReplies(...replies) })
const oneByOne = { theme: 'system', softer: null, textSize: 'normal', oneQuestion: true } as const

export const Page: Story = { ...story(/Hoe erg is de pijn/, migraineSheet('severity')), parameters: inEveryMode }
export const Loading: Story = story(/Bezig met laden/, neverAnswers(questionnaires.getQuestionnaire))
export const Failed: Story = story(/kon niet worden geladen/, refuses(questionnaires.getQuestionnaire, 500))
export const UnknownType: Story = story(
  /kunnen deze vragenlijst niet vinden/,
  answers(patient.getInfo, inMedical('IN_TENSION')),
)
export const NoType: Story = story(/welke vragen bij u passen/, answers(patient.getInfo, inMedical(null)))

export const Start: Story = { ...story(/Met uw antwoorden/), parameters: inEveryMode }
export const PageMissing: Story = {
  ...story(/Hoe erg is de pijn/, migraineSheet('severity', { attacks_year: '20 à 25' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Volgende' }))
    await canvas.findAllByText(/Kijk nog naar 3 vragen/)
  },
}
export const Unsaved: Story = {
  ...story(/Hoe erg is de pijn/, migraineSheet('severity'), losesConnection(questionnaires.setQuestionAnswer)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Ernstig' }))
    await canvas.findAllByText(/Uw antwoord staat er nog/)
  },
}
export const OneQuestion: Story = {
  ...screenStory({
    at,
    token: 'story',
    shows: /vraag 2 van 3/,
    replies: medicalReplies(migraineSheet('aura')),
    prepare: (store) => store.set(viewAtom, oneByOne),
  }),
  parameters: inEveryMode,
}
export const Days: Story = { ...story(/Uw laatste 28 dagen/, migraineSheet('days_migraine')), parameters: inEveryMode }
export const DaysWrong: Story = {
  ...story(
    /Uw laatste 28 dagen/,
    migraineSheet('days_migraine', { days_migraine: '5', days_headache: '4', days_none: '17' }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Volgende' }))
    await canvas.findAllByText(/Verdeel nog 2 dagen/)
  },
}
export const DisabledQuestion: Story = story(/Uw nummer bij de kliniek/, migraineSheet('side_effects'))
export const NoQuestions: Story = {
  ...story(/Met uw antwoorden/, answers(patient.getInfo, inMedical('IN_CLUS')), clusterSheet),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Beginnen' }))
    await canvas.findAllByText(/Geen vragen geladen/)
  },
}
export const End: Story = { ...story(/Dank u wel/, migraineSheet('end')), parameters: inEveryMode }
