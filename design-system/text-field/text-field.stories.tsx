import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { Link } from '../link/link.tsx'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Design system/Forms/TextField',
  component: TextField,
  args: { label: 'E-mailadres', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

const email = 'patient@voorbeeld.nl'

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: email } }
export const Hint: Story = { args: { hint: 'Hierop krijgt u onze berichten.' } }
export const Error: Story = {
  args: { defaultValue: 'patient@', error: 'Vul een volledig e-mailadres in, zoals naam@voorbeeld.nl.' },
}
export const HintAndError: Story = {
  args: { hint: 'Hierop krijgt u onze berichten.', error: 'Vul uw e-mailadres in.' },
}
/** An error from the back end. The value stays. */
export const ServerError: Story = {
  args: { defaultValue: email, error: 'Dit e-mailadres is bij ons niet bekend. Kijk of het klopt, of bel de kliniek.' },
}
export const Optional: Story = { args: { label: 'Opmerking (niet verplicht)', type: 'text', autoComplete: 'off' } }
export const LongLabel: Story = {
  args: { label: 'Hoofdpijnbehandelovereenkomstvoorwaarden van uw vorige kliniek', type: 'text', autoComplete: 'off' },
}
export const LabelEnd: Story = { args: { labelEnd: <Link href="#hulp">Hulp bij inloggen</Link> } }
export const Suffix: Story = {
  args: { label: 'Gewicht', type: 'text', autoComplete: 'off', inputMode: 'decimal', defaultValue: '72', suffix: 'kg' },
}
export const ReadOnly: Story = { args: { defaultValue: email, readOnly: true } }
export const Disabled: Story = { args: { defaultValue: email, disabled: true } }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={TextField} className="flex max-w-form flex-col gap-5 p-5">
      <TextField label="E-mailadres" />
      <TextField label="E-mailadres" hint="Hierop krijgt u onze berichten." defaultValue={email} />
      <TextField
        label="E-mailadres"
        hint="Hierop krijgt u onze berichten."
        error="Vul een volledig e-mailadres in, zoals naam@voorbeeld.nl."
        defaultValue="patient@"
      />
      <TextField label="Gewicht" suffix="kg" inputMode="decimal" defaultValue="72" />
      <TextField
        label="Lengte"
        suffix="cm"
        inputMode="decimal"
        error="Vul uw lengte in hele centimeters in."
        defaultValue="1,80"
      />
      <TextField label="Opmerking (niet verplicht)" />
      <TextField label="Verzekeraar" readOnly defaultValue="Voorbeeld Zorgverzekeringen" />
      <TextField label="Patiëntnummer" disabled defaultValue="104 233" />
    </StateMatrix>
  ),
}
