import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { patient } from '../../api/contract/patient.ts'
import { questionnaires } from '../../api/contract/questionnaire.ts'
import { status } from '../../api/contract/status.ts'
import { routes } from '../../navigation/route-table.ts'
import { answeredUpTo, generalReplies, inGeneral } from '../../stories/fixture/questionnaire.ts'
import {
  mockResponse,
  mockNetworkError,
  mockPending,
  mockStatus,
  type StoryReply,
} from '../../stories/story-backend.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { textOf } from '../../stories/text-of.ts'
import { viewAtom } from '../../platform/view.ts'
import { GeneralQuestionnaireScreen } from './general-questionnaire-screen.tsx'

const meta = {
  title: 'Screens/General questionnaire',
  component: GeneralQuestionnaireScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof GeneralQuestionnaireScreen>
export default meta
type Story = StoryObj<typeof meta>

const at = routes.generalQuestionnaire.pattern
const story = (shows: RegExp, given: Readonly<Record<string, string>> = {}, ...replies: StoryReply[]) =>
  screenStory({ at, token: 'story', shows, replies: [...generalReplies(given), ...replies] })

export const Personal: Story = { ...story(textOf('general:question.initials')), parameters: inEveryMode }
export const Loading: Story = story(textOf('common:loading'), {}, mockPending(questionnaires.getQuestionnaire))
export const Failed: Story = story(
  textOf('questionnaire:errors.unableToLoadQuestionnaire'),
  {},
  mockStatus(questionnaires.getQuestionnaire, 500),
)
export const Past: Story = story(
  textOf('general:past'),
  {},
  mockResponse(patient.getInfo, inGeneral({ onboardGeneralQstrInfo: { state: 'NULL', questionnaire_id: null } })),
  mockStatus(questionnaires.startOnboardGeneral, status.preconditionFailed),
)

export const PersonalMissing: Story = {
  ...story(textOf('general:question.initials')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('common:next') }))
    await canvas.findAllByText(textOf('questionnaire:lookAgain_other'))
  },
}
export const Unsaved: Story = {
  ...story(textOf('general:question.initials'), {}, mockNetworkError(questionnaires.setQuestionAnswer)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: textOf('general:choice.gender.female') }))
    await canvas.findAllByText(textOf('questionnaire:save.failed'))
  },
}
export const Address: Story = story(textOf('questionnaire:resumed.page'), answeredUpTo.address)
export const MedicationIntro: Story = story(textOf('general:page.medappintro'), answeredUpTo.medappintro)
export const Medication: Story = story(textOf('general:page.medapp'), answeredUpTo.medapp)
export const Pharmacy: Story = story(textOf('general:page.pharmacy'), answeredUpTo.pharmacy)
export const Referral: Story = story(textOf('general:page.referral'), answeredUpTo.referral)
export const NotReferred: Story = story(textOf('general:notReferred.title'), {
  ...answeredUpTo.referral,
  refermigid: '0',
  referclusid: '0',
})
export const Screening: Story = {
  ...story(textOf('general:page.medicalshort'), answeredUpTo.medicalshort),
  parameters: inEveryMode,
}
export const ScreeningAttention: Story = story(textOf('general:attention.title'), {
  ...answeredUpTo.medicalshort,
  flagmeds: '1',
})
export const ScreeningEmergency: Story = story(textOf('clinic:emergency.question'), {
  ...answeredUpTo.medicalshort,
  flagsymp: '1',
})
export const OneQuestion: Story = {
  ...screenStory({
    at,
    token: 'story',
    shows: textOf('questionnaire:questionOf'),
    replies: generalReplies(answeredUpTo.medicalshort),
    prepare: (store) => store.set(viewAtom, { theme: 'system', softer: null, textSize: 'normal', oneQuestion: true }),
  }),
  parameters: inEveryMode,
}
export const Discovery: Story = story(textOf('general:question.discovery'), {
  ...answeredUpTo.discovery,
  discovery: '[{"value":"OTHER","text":""}]',
})
export const Terms: Story = { ...story(textOf('general:terms.heading'), answeredUpTo.terms), parameters: inEveryMode }
export const TermsWithApp: Story = story(textOf('general:question.medapp_lsp'), answeredUpTo.termsWithApp)
export const TermsFailed: Story = {
  ...story(textOf('general:terms.heading'), answeredUpTo.terms, mockStatus(questionnaires.finalizeOnboardGeneral, 503)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: textOf('general:terms.agree') }))
    await userEvent.click(await canvas.findByRole('button', { name: textOf('questionnaire:confirm') }))
    await canvas.findAllByText(textOf('common:responses.503'))
  },
}
