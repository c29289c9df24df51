import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { authentication } from '../../api/contract/authentication.ts'
import { status } from '../../api/contract/status.ts'
import { destinations } from '../../navigation/destinations.ts'
import { registering } from '../../stories/fixture/account.ts'
import { storyNow } from '../../stories/fixture/now.ts'
import { answers, losesConnection, neverAnswers, refuses, type StoryReply } from '../../stories/story-clinic.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { RegistrationScreen } from './registration-screen.tsx'

const meta = {
  title: 'Screens/Registration',
  component: RegistrationScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof RegistrationScreen>
export default meta
type Story = StoryObj<typeof meta>

const at = destinations.register.pattern
const registration = (shows: RegExp, state: object = {}, ...replies: StoryReply[]) =>
  screenStory({ at, state, shows, replies })

/** Types into the step's field, submits, and waits for the text. */
const sent = (field: string, typed: string, follows: RegExp, state: object, ...replies: StoryReply[]): Story => ({
  ...registration(follows, state, ...replies),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(field), `${typed}{Enter}`)
    await canvas.findAllByText(follows)
  },
})
const typed = (field: string, words: string, state: object, follows = /Account maken/): Story => ({
  ...registration(follows, state),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(field), words)
    await canvas.findAllByText(follows, {}, { timeout: 5000 })
  },
})
const [address, code, password] = ['E-mailadres', 'Code uit de e-mail', 'Wachtwoord']
const expired = { ...registering.emailCode.wizard, since: storyNow.getTime() - 16 * 60_000 }

export const Ready: Story = { ...registration(/Wij sturen een code/), parameters: inEveryMode }
export const Filled: Story = typed(address, 'emma@voorbeeld.nl', {})
export const WrongEmail: Story = sent(address, 'emma@voorbeeld', /klopt niet/, {})
export const Loading: Story = sent(
  address,
  'emma@voorbeeld.nl',
  /Bezig met sturen/,
  {},
  neverAnswers(authentication.registerEmailAddress),
)
export const Failed: Story = sent(
  address,
  'emma@voorbeeld.nl',
  /Er is geen verbinding/,
  {},
  losesConnection(authentication.registerEmailAddress),
)
export const KnownEmail: Story = sent(
  address,
  'emma@voorbeeld.nl',
  /Er is al een account/,
  {},
  refuses(authentication.registerEmailAddress, status.conflict),
)
export const TooOften: Story = sent(
  address,
  'emma@voorbeeld.nl',
  /Wacht een uur/,
  {},
  refuses(authentication.registerEmailAddress, 429),
)
export const TookTooLong: Story = registration(/Daarom begint u opnieuw/, { wizard: expired })

export const EmailCode: Story = {
  ...registration(/Vul de code uit dat bericht in/, registering.emailCode),
  parameters: inEveryMode,
}
export const WrongCode: Story = sent(
  code,
  '123456',
  /klopt niet of is te oud/,
  registering.emailCode,
  refuses(authentication.validateEmailAddress, status.unauthorized),
)
export const Expired: Story = sent(
  code,
  '123456',
  /Het duurde te lang/,
  registering.emailCode,
  refuses(authentication.validateEmailAddress, status.preconditionFailed),
)
export const EmailConfirmed: Story = registration(/is bevestigd/, { wizard: { ...registering.phone.wizard, step: 1 } })

export const Phone: Story = registration(/Wij sturen een sms/, registering.phone)
export const PhoneCode: Story = registration(/Vul de code uit dat bericht in/, registering.phoneCode)

export const Password: Story = { ...registration(/Dit is nodig/, registering.password), parameters: inEveryMode }
export const PasswordHalfway: Story = typed(password, 'Zomer2026', registering.password)
export const PasswordEasilyGuessed: Story = typed(password, 'Welkom2026!!', registering.password, /makkelijk te raden/)
export const PasswordTooWeak: Story = sent(password, 'Zomer2026', /nog niet goed/, registering.password)
export const PasswordRefused: Story = sent(
  password,
  'Emma@voorbeeld.nl1',
  /Kies een wachtwoord zonder/,
  registering.password,
  refuses(authentication.registerPassword, status.inputLogicError),
)
export const PasswordUnsure: Story = sent(
  password,
  'Fietslamp-7',
  /Er is geen verbinding/,
  registering.password,
  losesConnection(authentication.registerPassword),
)

export const Registered: Story = {
  ...sent(
    password,
    'Zomer-2026!',
    /U bent ingelogd/,
    registering.password,
    answers(authentication.registerPassword, { authToken: 'story' }),
  ),
  parameters: inEveryMode,
}
