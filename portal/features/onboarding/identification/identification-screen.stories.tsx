import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../../.storybook/modes.ts'
import { identification } from '../../../api/contract/identification.ts'
import { actionState, patient } from '../../../api/contract/patient.ts'
import { routes } from '../../../navigation/route-table.ts'
import { onboardingInfo } from '../../../stories/fixture/onboarding.ts'
import { mockResponse, mockPending, mockStatus, type StoryReply } from '../../../stories/story-backend.ts'
import { screenParameters, screenStory } from '../../../stories/story-portal.tsx'
import { textOf } from '../../../stories/text-of.ts'
import { IdentificationScreen } from './identification-screen.tsx'

const meta = {
  title: 'Screens/Identification',
  component: IdentificationScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof IdentificationScreen>
export default meta
type Story = StoryObj<typeof meta>

const infoReply = mockResponse(patient.getInfo, onboardingInfo(actionState.none))
const identify = (shows: RegExp, state: object, ...replies: StoryReply[]) =>
  screenStory({ at: routes.identification.pattern, state, shows, replies: [infoReply, ...replies] })

export const Ready: Story = { ...identify(textOf('identification:unconfirmed'), {}), parameters: inEveryMode }
export const Ticked: Story = identify(textOf('identification:ready'), { confirmed: true })
export const Loading: Story = identify(textOf('common:loading'), {}, mockPending(patient.getInfo))
export const FailedToLoad: Story = identify(textOf('common:responses.500'), {}, mockStatus(patient.getInfo, 500))
const started = (shows: RegExp, reply: StoryReply): Story => ({
  ...identify(shows, { confirmed: true }, reply),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('identification:start') }))
    await canvas.findAllByText(shows)
  },
})
export const Starting: Story = started(textOf('identification:busy'), mockPending(identification.startIdentification))
export const Failed: Story = started(
  textOf('common:responses.500'),
  mockStatus(identification.startIdentification, 500),
)
/** The URL's origin is not in the build's list. */
export const UnknownSite: Story = started(
  textOf('identification:wrongAddress'),
  mockResponse(identification.startIdentification, { identificationUrl: 'https://elders.example/' }),
)
