import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { patient } from '../../api/contract/patient.ts'
import { questionnaires } from '../../api/contract/questionnaire.ts'
import { routes } from '../../navigation/route-table.ts'
import { viewAtom } from '../../platform/view.ts'
import { clusterSheet, inMedical, medicalReplies, migraineSheet } from '../../stories/fixture/questionnaire.ts'
import {
  mockResponse,
  mockNetworkError,
  mockPending,
  mockStatus,
  type StoryReply,
} from '../../stories/story-backend.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { textOf } from '../../stories/text-of.ts'
import { MedicalQuestionnaireScreen } from './medical-questionnaire-screen.tsx'

const meta = {
  title: 'Screens/Medical questionnaire',
  component: MedicalQuestionnaireScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof MedicalQuestionnaireScreen>
export default meta
type Story = StoryObj<typeof meta>

const at = routes.medicalQuestionnaire.pattern
const story = (shows: RegExp, ...replies: StoryReply[]) =>
  screenStory({ at, token: 'story', shows, replies: medicalReplies(...replies) })
const oneByOne = { theme: 'system', softer: null, textSize: 'normal', oneQuestion: true } as const

export const Page: Story = { ...story(/Hoe erg is de pijn/, migraineSheet('severity')), parameters: inEveryMode }
export const Loading: Story = story(textOf('common:loading'), mockPending(questionnaires.getQuestionnaire))
export const Failed: Story = story(
  textOf('questionnaire:errors.unableToLoadQuestionnaire'),
  mockStatus(questionnaires.getQuestionnaire, 500),
)
export const UnknownType: Story = story(
  textOf('medical:notFound'),
  mockResponse(patient.getInfo, inMedical('IN_TENSION')),
)
export const NoType: Story = story(
  textOf('medical:dashboard.reloadMedicalError'),
  mockResponse(patient.getInfo, inMedical(null)),
)

export const Start: Story = { ...story(textOf('medical:start.intro')), parameters: inEveryMode }
export const PageMissing: Story = {
  ...story(/Hoe erg is de pijn/, migraineSheet('severity', { attacks_year: '20 à 25' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('common:next') }))
    await canvas.findAllByText(textOf('questionnaire:lookAgain_other'))
  },
}
export const Unsaved: Story = {
  ...story(/Hoe erg is de pijn/, migraineSheet('severity'), mockNetworkError(questionnaires.setQuestionAnswer)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Ernstig' }))
    await canvas.findAllByText(textOf('questionnaire:save.failed'))
  },
}
export const OneQuestion: Story = {
  ...screenStory({
    at,
    token: 'story',
    shows: textOf('questionnaire:questionOf'),
    replies: medicalReplies(migraineSheet('aura')),
    prepare: (store) => store.set(viewAtom, oneByOne),
  }),
  parameters: inEveryMode,
}
export const Days: Story = {
  ...story(textOf('medical:page.IN_MIGR.page6'), migraineSheet('days_migraine')),
  parameters: inEveryMode,
}
export const DaysWrong: Story = {
  ...story(
    textOf('medical:page.IN_MIGR.page6'),
    migraineSheet('days_migraine', { days_migraine: '5', days_headache: '4', days_none: '17' }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('common:next') }))
    await canvas.findAllByText(textOf('medical:days.missing_other'))
  },
}
export const DisabledQuestion: Story = story(/Uw nummer bij de kliniek/, migraineSheet('side_effects'))
export const NoQuestions: Story = {
  ...story(textOf('medical:start.intro'), mockResponse(patient.getInfo, inMedical('IN_CLUS')), clusterSheet),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('medical:start.begin') }))
    await canvas.findAllByText(textOf('questionnaire:noQuestions'))
  },
}
export const End: Story = { ...story(textOf('medical:end.thanks'), migraineSheet('end')), parameters: inEveryMode }
