import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { patient } from '../../api/contract/patient.ts'
import { questionnaires } from '../../api/contract/questionnaire.ts'
import { status } from '../../api/contract/status.ts'
import { destinations } from '../../navigation/destinations.ts'
import { answeredUpTo, generalReplies, inGeneral } from '../../stories/fixture/questionnaire.ts'
import { answers, losesConnection, neverAnswers, refuses, type StoryReply } from '../../stories/story-clinic.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
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

const at = destinations.generalQuestionnaire.pattern
const story = (shows: RegExp, given: Readonly<Record<string, string>> = {}, ...replies: StoryReply[]) =>
  screenStory({ at, token: 'story', shows, replies: [...generalReplies(given), ...replies] })

export const Personal: Story = { ...story(/Voorletters/), parameters: inEveryMode }
export const Loading: Story = story(/Bezig met laden/, {}, neverAnswers(questionnaires.getQuestionnaire))
export const Failed: Story = story(/kon niet worden geladen/, {}, refuses(questionnaires.getQuestionnaire, 500))
export const Past: Story = story(
  /al gestart of voltooid/,
  {},
  answers(patient.getInfo, inGeneral({ onboardGeneralQstrInfo: { state: 'NULL', questionnaire_id: null } })),
  refuses(questionnaires.startOnboardGeneral, status.preconditionFailed),
)

export const PersonalMissing: Story = {
  ...story(/Voorletters/),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Volgende' }))
    await canvas.findAllByText(/Kijk nog naar 3 vragen/)
  },
}
export const Unsaved: Story = {
  ...story(/Voorletters/, {}, losesConnection(questionnaires.setQuestionAnswer)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Vrouw' }))
    await canvas.findAllByText(/Uw antwoord staat er nog/)
  },
}
export const Address: Story = story(/U was bij: Waar woont u/, answeredUpTo.address)
export const MedicationIntro: Story = story(/De app van de apotheek/, answeredUpTo.medappintro)
export const Medication: Story = story(/Wat mag de apotheek/, answeredUpTo.medapp)
export const Pharmacy: Story = story(/Uw eigen apotheek/, answeredUpTo.pharmacy)
export const Referral: Story = story(/Uw verwijzing/, answeredUpTo.referral)
export const NotReferred: Story = story(/U heeft een verwijzing nodig/, {
  ...answeredUpTo.referral,
  refermigid: '0',
  referclusid: '0',
})
export const Screening: Story = {
  ...story(/Korte medische vragen/, answeredUpTo.medicalshort),
  parameters: inEveryMode,
}
export const ScreeningAttention: Story = story(/Goed dat u dit vertelt/, {
  ...answeredUpTo.medicalshort,
  flagmeds: '1',
})
export const ScreeningEmergency: Story = story(/Gebeurt dit nu/, { ...answeredUpTo.medicalshort, flagsymp: '1' })
export const OneQuestion: Story = {
  ...screenStory({
    at,
    token: 'story',
    shows: /vraag 1 van 4/,
    replies: generalReplies(answeredUpTo.medicalshort),
    prepare: (store) => store.set(viewAtom, { theme: 'system', softer: null, textSize: 'normal', oneQuestion: true }),
  }),
  parameters: inEveryMode,
}
export const Discovery: Story = story(/Hoe heeft u ons gevonden/, {
  ...answeredUpTo.discovery,
  discovery: '[{"value":"OTHER","text":""}]',
})
export const Terms: Story = { ...story(/Akkoord/, answeredUpTo.terms), parameters: inEveryMode }
export const TermsWithApp: Story = story(/andere zorgverleners in Nederland/, answeredUpTo.termsWithApp)
export const TermsFailed: Story = {
  ...story(/Akkoord/, answeredUpTo.terms, refuses(questionnaires.finalizeOnboardGeneral, 503)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Ik ga akkoord/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Bevestigen' }))
    await canvas.findAllByText(/even niet bereikbaar/)
  },
}
