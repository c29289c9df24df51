import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../../.storybook/modes.ts'
import { authentication } from '../../../api/contract/authentication.ts'
import { status } from '../../../api/contract/status.ts'
import { routes } from '../../../navigation/route-table.ts'
import { resetting } from '../../../stories/fixture/account.ts'
import {
  mockResponse,
  mockNetworkError,
  mockPending,
  mockStatus,
  type StoryReply,
} from '../../../stories/story-backend.ts'
import { screenParameters, screenStory } from '../../../stories/story-portal.tsx'
import { textOf } from '../../../stories/text-of.ts'
import { PasswordResetScreen } from './password-reset-screen.tsx'

const meta = {
  title: 'Screens/Password reset',
  component: PasswordResetScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof PasswordResetScreen>
export default meta
type Story = StoryObj<typeof meta>

const right = mockResponse(authentication.validateCode, undefined)
const reset = (shows: RegExp, state: object = resetting.email, ...replies: StoryReply[]) =>
  screenStory({ at: routes.login.pattern, state, shows, replies })

/** For each entry: types into the field and submits; then waits for the text. */
const sent = (
  entries: [field: RegExp, typed: string][],
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
const email: [RegExp, string] = [textOf('account:contact.email'), 'emma@voorbeeld.nl']
const code: [RegExp, string] = [textOf('account:code.email'), '123456']
const password: [RegExp, string] = [textOf('account:password.newLabel'), 'Fietslamp-7']

export const Ready: Story = { ...reset(textOf('account:reset.emailIntro')), parameters: inEveryMode }
export const Loading: Story = sent(
  [email],
  textOf('account:contact.busy'),
  resetting.email,
  mockPending(authentication.passwordResetRequest),
)
export const Failed: Story = sent(
  [email],
  textOf('common:errors.noConnection'),
  resetting.email,
  mockNetworkError(authentication.passwordResetRequest),
)
export const UnknownEmail: Story = sent(
  [email],
  textOf('account:err_unknown_email'),
  resetting.email,
  mockStatus(authentication.passwordResetRequest, status.unauthorized),
)

export const Code: Story = { ...reset(textOf('account:reset.emailSent'), resetting.code), parameters: inEveryMode }
export const CodeAgain: Story = reset(textOf('account:reset.codeAgain'), resetting.reloaded)
export const WrongCode: Story = sent(
  [code],
  textOf('login:verification.wrong'),
  resetting.code,
  mockStatus(authentication.validateCode, status.unauthorized),
)

export const Password: Story = {
  ...sent([code], textOf('account:password.needed'), resetting.code, right),
  parameters: inEveryMode,
}
export const CodeGone: Story = sent(
  [code, password],
  textOf('account:reset.codeGone'),
  resetting.code,
  right,
  mockStatus(authentication.passwordReset2Factor, status.unauthorized),
)
export const Done: Story = {
  ...sent(
    [code, password],
    textOf('account:reset.done'),
    resetting.code,
    right,
    mockResponse(authentication.passwordReset2Factor, undefined),
  ),
  parameters: inEveryMode,
}
