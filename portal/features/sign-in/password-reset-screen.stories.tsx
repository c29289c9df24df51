import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { authentication } from '../../api/contract/authentication.ts'
import { status } from '../../api/contract/status.ts'
import { destinations } from '../../navigation/destinations.ts'
import { resetting } from '../../stories/fixture/account.ts'
import { answers, losesConnection, neverAnswers, refuses, type StoryReply } from '../../stories/story-clinic.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { PasswordResetScreen } from './password-reset-screen.tsx'

const meta = {
  title: 'Screens/Password reset',
  component: PasswordResetScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof PasswordResetScreen>
export default meta
type Story = StoryObj<typeof meta>

const right = answers(authentication.validateCode, undefined)
const reset = (shows: RegExp, state: object = resetting.email, ...replies: StoryReply[]) =>
  screenStory({ at: destinations.login.pattern, state, shows, replies })

/** For each entry: types into the field and submits; then waits for the text. */
const sent = (
  entries: [field: string, typed: string][],
  follows: RegExp,
  state: object,
  ...replies: StoryReply[]
): Story => ({
  ...reset(follows, state, ...replies),
  play: async ({ canvas, userEvent }) => {
    for (const [field, typed] of entries) {
      // Sequential: each field is rendered after the previous step.
      // oxlint-disable-next-line no-await-in-loop
      await userEvent.type(await canvas.findByLabelText(field), `${typed}{Enter}`)
    }
    await canvas.findAllByText(follows)
  },
})
const email: [string, string] = ['E-mailadres', 'emma@voorbeeld.nl']
const code: [string, string] = ['Code uit de e-mail', '123456']
const password: [string, string] = ['Nieuw wachtwoord', 'Fietslamp-7']

export const Ready: Story = { ...reset(/Daarmee kiest u een nieuw wachtwoord/), parameters: inEveryMode }
export const Loading: Story = sent(
  [email],
  /Bezig met sturen/,
  resetting.email,
  neverAnswers(authentication.passwordResetRequest),
)
export const Failed: Story = sent(
  [email],
  /Er is geen verbinding/,
  resetting.email,
  losesConnection(authentication.passwordResetRequest),
)
export const UnknownEmail: Story = sent(
  [email],
  /Wij kennen dit e-mailadres niet/,
  resetting.email,
  refuses(authentication.passwordResetRequest, status.unauthorized),
)

export const Code: Story = { ...reset(/Vul de code uit dat bericht in/, resetting.code), parameters: inEveryMode }
export const CodeAgain: Story = reset(/nog één keer/, resetting.reloaded)
export const WrongCode: Story = sent(
  [code],
  /klopt niet of is te oud/,
  resetting.code,
  refuses(authentication.validateCode, status.unauthorized),
)

export const Password: Story = { ...sent([code], /Dit is nodig/, resetting.code, right), parameters: inEveryMode }
export const CodeGone: Story = sent(
  [code, password],
  /De code is te oud/,
  resetting.code,
  right,
  refuses(authentication.passwordReset2Factor, status.unauthorized),
)
export const Done: Story = {
  ...sent(
    [code, password],
    /Log in met uw nieuwe wachtwoord/,
    resetting.code,
    right,
    answers(authentication.passwordReset2Factor, undefined),
  ),
  parameters: inEveryMode,
}
