import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { FieldGroup, type FieldGroupProps } from './field-group.tsx'

const labels = ['Uren staan', 'Uren zitten', 'Uren liggen']

const fields =
  (...hours: string[]): FieldGroupProps['children'] =>
  (sharedErrorId) =>
    labels.map((label, index) => (
      <TextField
        key={label}
        label={label}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={hours[index]}
        suffix="uur"
        sharedErrorId={sharedErrorId}
      />
    ))

const meta = {
  title: 'Design system/Forms/FieldGroup',
  component: FieldGroup,
  args: { 'aria-label': 'Uw dag', status: '', children: fields() },
} satisfies Meta<typeof FieldGroup>
export default meta
type Story = StoryObj<typeof meta>

const underWay = { status: 'Samen 14 van 24 uur. Verdeel nog 10 uur.', children: fields('4', '10') }
const tooMuch = {
  status: 'Samen 26 uur.',
  error: 'Samen is het 26 uur. Een dag heeft 24 uur: haal er 2 af.',
  children: fields('8', '10', '8'),
}

export const Empty: Story = {}
export const UnderWay: Story = { args: underWay }
export const Error: Story = { args: tooMuch }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={FieldGroup} className="flex max-w-form flex-col gap-11 p-5">
      <FieldGroup aria-label="Uw dag" {...underWay} />
      <FieldGroup aria-label="Uw nacht" {...tooMuch} />
    </StateMatrix>
  ),
}
