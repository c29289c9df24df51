import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { authentication } from '../../api/contract/authentication.ts'
import { routes } from '../../navigation/route-table.ts'
import { isOfflineAtom } from '../../platform/connection.ts'
import { newVersionAtom } from '../../platform/service-worker/app-version.ts'
import {
  mockResponse,
  mockNetworkError,
  mockPending,
  mockStatus,
  type StoryReply,
} from '../../stories/story-backend.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { textOf } from '../../stories/text-of.ts'
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
  await userEvent.type(await canvas.findByLabelText(textOf('login:email')), email)
  await userEvent.type(canvas.getByLabelText(textOf('login:password')), 'Zomer-2026!')
  // Enabling follows the last keystroke asynchronously in some browsers.
  await waitFor(async () => {
    await expect(canvas.getByRole('button', { name: textOf('login:submit') })).toBeEnabled()
  })
}

/** Signs in and waits for the text that the reply leads to. */
const signedIn = (login: StoryReply, leadsTo: RegExp): Story => ({
  ...screenStory({ at: routes.login.pattern, shows: leadsTo, replies: [login] }),
  play: async (context) => {
    await fillIn(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: textOf('login:submit') }))
    await context.canvas.findAllByText(leadsTo)
  },
})

export const Ready: Story = {
  ...screenStory({ at: routes.login.pattern, shows: textOf('login:intro') }),
  parameters: inEveryMode,
}
export const Filled: Story = {
  ...screenStory({ at: routes.login.pattern, shows: textOf('login:intro') }),
  play: fillIn,
}
export const Loading: Story = signedIn(mockPending(authentication.login), textOf('login:busy'))
export const Failed: Story = signedIn(mockNetworkError(authentication.login), textOf('common:errors.noConnection'))
export const WrongPassword: Story = signedIn(mockStatus(authentication.login, 401), textOf('login:wrong'))
export const UnknownMethod: Story = signedIn(
  mockResponse(authentication.login, { method: 'pigeon' }),
  textOf('login:verification.unknownMethod'),
)
export const Offline: Story = {
  ...screenStory({
    at: routes.login.pattern,
    shows: textOf('common:connection.lost'),
    prepare: (store) => store.set(isOfflineAtom, true),
  }),
  parameters: inEveryMode,
}
export const NewVersion: Story = {
  ...screenStory({
    at: routes.login.pattern,
    shows: textOf('common:newVersion.title'),
    prepare: (store) => store.set(newVersionAtom, { id: '2', open: () => {} }),
  }),
  parameters: inEveryMode,
}
export const VerifySms: Story = {
  ...signedIn(mockResponse(authentication.login, { method: 'sms' }), textOf('login:verification.smsIntro')),
  parameters: inEveryMode,
}
export const VerifyOtp: Story = signedIn(
  mockResponse(authentication.login, { method: 'otp' }),
  textOf('login:verification.otpIntro'),
)
export const VerifyAfterReload: Story = screenStory({
  at: routes.login.pattern,
  state: { mode: 'verify', method: 'sms', email },
  shows: textOf('login:verification.again'),
})
