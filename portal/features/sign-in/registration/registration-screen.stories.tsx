import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../../.storybook/modes.ts'
import { authentication } from '../../../api/contract/authentication.ts'
import { status } from '../../../api/contract/status.ts'
import { routes } from '../../../navigation/route-table.ts'
import { registering } from '../../../stories/fixture/account.ts'
import { storyNow } from '../../../stories/fixture/now.ts'
import {
  mockResponse,
  mockNetworkError,
  mockPending,
  mockStatus,
  type StoryReply,
} from '../../../stories/story-backend.ts'
import { screenParameters, screenStory } from '../../../stories/story-portal.tsx'
import { textOf } from '../../../stories/text-of.ts'
import { RegistrationScreen } from './registration-screen.tsx'

const meta = {
  title: 'Screens/Registration',
  component: RegistrationScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof RegistrationScreen>
export default meta
type Story = StoryObj<typeof meta>

const at = routes.register.pattern
const registration = (shows: RegExp, state: object = {}, ...replies: StoryReply[]) =>
  screenStory({ at, state, shows, replies })

/** Types into the step's field, submits, and waits for the text. */
const sent = (field: RegExp, typed: string, follows: RegExp, state: object, ...replies: StoryReply[]): Story => ({
  ...registration(follows, state, ...replies),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(field), `${typed}{Enter}`)
    await canvas.findAllByText(follows)
  },
})
const typed = (field: RegExp, words: string, state: object, follows = textOf('account:registration.task')): Story => ({
  ...registration(follows, state),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(field), words)
    await canvas.findAllByText(follows, {}, { timeout: 5000 })
  },
})
const [address, code, password] = [
  textOf('account:contact.email'),
  textOf('account:code.email'),
  textOf('account:password.label'),
]
const expired = { ...registering.emailCode.wizard, since: storyNow.getTime() - 16 * 60_000 }

export const Ready: Story = { ...registration(textOf('account:registration.emailIntro')), parameters: inEveryMode }
export const Filled: Story = typed(address, 'emma@voorbeeld.nl', {})
export const WrongEmail: Story = sent(address, 'emma@voorbeeld', textOf('common:err_email'), {})
export const Loading: Story = sent(
  address,
  'emma@voorbeeld.nl',
  textOf('account:contact.busy'),
  {},
  mockPending(authentication.registerEmailAddress),
)
export const Failed: Story = sent(
  address,
  'emma@voorbeeld.nl',
  textOf('common:errors.noConnection'),
  {},
  mockNetworkError(authentication.registerEmailAddress),
)
export const KnownEmail: Story = sent(
  address,
  'emma@voorbeeld.nl',
  textOf('account:registration.known'),
  {},
  mockStatus(authentication.registerEmailAddress, status.conflict),
)
export const TooOften: Story = sent(
  address,
  'emma@voorbeeld.nl',
  textOf('account:tooOften'),
  {},
  mockStatus(authentication.registerEmailAddress, 429),
)
export const TookTooLong: Story = registration(textOf('account:registration.expiredBefore'), { wizard: expired })

export const EmailCode: Story = {
  ...registration(textOf('account:registration.emailSent'), registering.emailCode),
  parameters: inEveryMode,
}
export const WrongCode: Story = sent(
  code,
  '123456',
  textOf('login:verification.wrong'),
  registering.emailCode,
  mockStatus(authentication.validateEmailAddress, status.unauthorized),
)
export const Expired: Story = sent(
  code,
  '123456',
  textOf('account:registration.expired'),
  registering.emailCode,
  mockStatus(authentication.validateEmailAddress, status.preconditionFailed),
)
export const EmailConfirmed: Story = registration(textOf('account:code.confirmed.email'), {
  wizard: { ...registering.phone.wizard, step: 1 },
})

export const Phone: Story = registration(textOf('account:registration.phoneIntro'), registering.phone)
export const PhoneCode: Story = registration(textOf('account:registration.smsSent'), registering.phoneCode)

export const Password: Story = {
  ...registration(textOf('account:password.needed'), registering.password),
  parameters: inEveryMode,
}
export const PasswordHalfway: Story = typed(password, 'Zomer2026', registering.password)
export const PasswordEasilyGuessed: Story = typed(
  password,
  'Welkom2026!!',
  registering.password,
  textOf('account:password.easilyGuessed'),
)
export const PasswordTooWeak: Story = sent(password, 'Zomer2026', textOf('common:err_password'), registering.password)
export const PasswordRefused: Story = sent(
  password,
  'Emma@voorbeeld.nl1',
  textOf('account:password.refused'),
  registering.password,
  mockStatus(authentication.registerPassword, status.inputLogicError),
)
export const PasswordUnsure: Story = sent(
  password,
  'Fietslamp-7',
  textOf('common:errors.noConnection'),
  registering.password,
  mockNetworkError(authentication.registerPassword),
)

export const Registered: Story = {
  ...sent(
    password,
    'Zomer-2026!',
    textOf('account:registration.registered'),
    registering.password,
    mockResponse(authentication.registerPassword, { authToken: 'story' }),
  ),
  parameters: inEveryMode,
}
