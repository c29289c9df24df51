import type { Meta, StoryObj } from '@storybook/react-vite'
import { fireEvent, userEvent, within } from 'storybook/test'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { Link } from '../link/link.tsx'
import { PasswordField } from './password-field.tsx'

const labels = {
  label: 'Wachtwoord',
  showLabel: 'Toon wachtwoord',
  hideLabel: 'Verberg wachtwoord',
  toggleText: { show: 'Toon', hide: 'Verberg' },
  capsLockLabel: 'Caps Lock staat aan',
}

const meta = {
  title: 'Design system/Forms/PasswordField',
  component: PasswordField,
  args: { ...labels, defaultValue: 'geheimgeheim' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

// Showing the password is internal state, which no prop sets.
const show: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Toon wachtwoord' }))
}

// Caps lock is detected from key events; no prop sets it.
const lock = async (canvasElement: HTMLElement, at = 0) => {
  const box = within(canvasElement).getAllByLabelText('Wachtwoord')[at]
  if (box) await fireEvent.keyDown(box, { key: 'A', modifierCapsLock: true })
}

const forgotten = <Link href="#vergeten">Wachtwoord vergeten?</Link>

export const Hidden: Story = {}
export const Shown: Story = { play: show }
export const Empty: Story = { args: { defaultValue: '' } }
export const LabelEnd: Story = { args: { labelEnd: forgotten } }
export const Hint: Story = {
  args: { label: 'Kies een wachtwoord', hint: 'Minstens 10 tekens.', autoComplete: 'new-password' },
}
export const Error: Story = { args: { error: 'Dit wachtwoord klopt niet. Probeer het opnieuw.' } }
export const CapsLock: Story = { play: ({ canvasElement }) => lock(canvasElement) }
/** The rules are also given to password managers. */
export const NewPassword: Story = {
  args: {
    label: 'Kies een wachtwoord',
    defaultValue: '',
    autoComplete: 'new-password',
    passwordRules: 'minlength: 10; required: lower; required: upper; required: digit; required: special;',
  },
}
export const FullWords: Story = { args: { toggleText: undefined } }
export const FullWordsShown: Story = { args: { toggleText: undefined }, play: show }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  play: async ({ canvasElement }) => {
    const [, second] = within(canvasElement).getAllByRole('button', { name: 'Toon wachtwoord' })
    if (second) await userEvent.click(second)
    await lock(canvasElement, 1)
  },
  render: () => (
    <StateMatrix of={PasswordField} className="flex max-w-form flex-col gap-5 p-5">
      <PasswordField {...labels} labelEnd={forgotten} defaultValue="geheimgeheim" />
      <PasswordField {...labels} defaultValue="Een-lang-wachtwoord-van-zes-woorden" />
      <PasswordField
        {...labels}
        hint="Minstens 10 tekens."
        error="Dit wachtwoord is te kort. Gebruik minstens 10 tekens."
        defaultValue="geheim"
      />
      <PasswordField {...labels} toggleText={undefined} defaultValue="geheimgeheim" />
    </StateMatrix>
  ),
}
