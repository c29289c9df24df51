import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { identification } from '../../api/contract/identification.ts'
import { actionState, patient } from '../../api/contract/patient.ts'
import { destinations } from '../../navigation/destinations.ts'
import { onboardingInfo } from '../../stories/fixture/onboarding.ts'
import { answers, neverAnswers, refuses, type StoryReply } from '../../stories/story-clinic.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { IdentificationScreen } from './identification-screen.tsx'

const meta = {
  title: 'Screens/Identification',
  component: IdentificationScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof IdentificationScreen>
export default meta
type Story = StoryObj<typeof meta>

const infoReply = answers(patient.getInfo, onboardingInfo(actionState.none))
const identify = (shows: RegExp, state: object, ...replies: StoryReply[]) =>
  screenStory({ at: destinations.identification.pattern, state, shows, replies: [infoReply, ...replies] })

export const Ready: Story = { ...identify(/Zet eerst het vinkje/, {}), parameters: inEveryMode }
export const Ticked: Story = identify(/U kunt beginnen/, { confirmed: true })
export const Loading: Story = identify(/Bezig met laden/, {}, neverAnswers(patient.getInfo))
export const FailedToLoad: Story = identify(/Onbekende fout/, {}, refuses(patient.getInfo, 500))
const started = (shows: RegExp, reply: StoryReply): Story => ({
  ...identify(shows, { confirmed: true }, reply),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Beginnen' }))
    await canvas.findAllByText(shows)
  },
})
export const Starting: Story = started(/De website opent/, neverAnswers(identification.startIdentification))
export const Failed: Story = started(/Onbekende fout/, refuses(identification.startIdentification, 500))
/** The URL's origin is not in the build's list. */
export const UnknownSite: Story = started(
  /kennen de website/,
  answers(identification.startIdentification, { identificationUrl: 'https://elders.example/' }),
)
