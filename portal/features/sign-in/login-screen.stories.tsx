import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { authentication } from '../../api/contract/authentication.ts'
import { destinations } from '../../navigation/destinations.ts'
import { isOfflineAtom } from '../../platform/connection.ts'
import { newVersionAtom } from '../../platform/service-worker/app-version.ts'
import { answers, losesConnection, neverAnswers, refuses, type StoryReply } from '../../stories/story-clinic.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { LoginScreen } from './login-screen.tsx'

const meta = {
  title: 'Screens/Login',
  component: LoginScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof LoginScreen>
export default meta
type Story = StoryObj<typeof meta>

const email = 'emma@voorbeeld.nl'

type Play = NonNullable<Story['play']>

const fillIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('E-mailadres'), email)
  await userEvent.type(canvas.getByLabelText('Wachtwoord'), 'Zomer-2026!')
  // Enabling follows the last keystroke asynchronously in some browsers.
  await waitFor(async () => {
    await expect(canvas.getByRole('button', { name: 'Inloggen' })).toBeEnabled()
  })
}

/** Signs in and waits for the text that the reply leads to. */
const signedIn = (login: StoryReply, leadsTo: RegExp): Story => ({
  ...screenStory({ at: destinations.login.pattern, shows: leadsTo, replies: [login] }),
  play: async (context) => {
    await fillIn(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Inloggen' }))
    await context.canvas.findAllByText(leadsTo)
  },
})

export const Ready: Story = {
  ...screenStory({ at: destinations.login.pattern, shows: /Hier opent u uw dossier/ }),
  parameters: inEveryMode,
}
export const Filled: Story = {
  ...screenStory({ at: destinations.login.pattern, shows: /Hier opent u uw dossier/ }),
  play: fillIn,
}
export const Loading: Story = signedIn(neverAnswers(authentication.login), /Bezig met inloggen/)
export const Failed: Story = signedIn(losesConnection(authentication.login), /Er is geen verbinding/)
export const WrongPassword: Story = signedIn(refuses(authentication.login, 401), /passen niet bij elkaar/)
export const UnknownMethod: Story = signedIn(
  answers(authentication.login, { method: 'pigeon' }),
  /Wij kunnen u geen code sturen/,
)
export const Offline: Story = {
  ...screenStory({
    at: destinations.login.pattern,
    shows: /Er is geen internet/,
    prepare: (store) => store.set(isOfflineAtom, true),
  }),
  parameters: inEveryMode,
}
export const NewVersion: Story = {
  ...screenStory({
    at: destinations.login.pattern,
    shows: /Er is een nieuwe versie/,
    prepare: (store) => store.set(newVersionAtom, { id: '2', open: () => {} }),
  }),
  parameters: inEveryMode,
}
export const VerifySms: Story = {
  ...signedIn(answers(authentication.login, { method: 'sms' }), /Wij hebben een sms/),
  parameters: inEveryMode,
}
export const VerifyOtp: Story = signedIn(answers(authentication.login, { method: 'otp' }), /Open uw app voor codes/)
export const VerifyAfterReload: Story = screenStory({
  at: destinations.login.pattern,
  state: { mode: 'verify', method: 'sms', email },
  shows: /pagina opnieuw geladen/,
})
