import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.tsx'

const ignore = () => undefined
const legend = 'Hoe heeft u ons gevonden?'
const found = (otherError?: string): CheckboxGroupProps['options'] => [
  { value: 'DOCTOR', label: 'Via mijn huisarts' },
  { value: 'FRIEND', label: 'Via familie of vrienden' },
  { value: 'GOOGLE', label: 'Via een zoekmachine' },
  { value: 'OTHER', label: 'Anders, namelijk…', opens: <TextField label="Hoe dan?" error={otherError} /> },
]
const signs: CheckboxGroupProps['options'] = [
  { value: 'tears', label: 'Een tranend oog' },
  { value: 'lid', label: 'Een hangend ooglid', hint: 'Aan de kant van de pijn.' },
  { value: 'none', label: 'Geen van deze', hint: 'Haal eerst de andere vinkjes weg.', disabled: true },
]

const meta = {
  title: 'Design system/Choice/CheckboxGroup',
  component: CheckboxGroup,
  args: { legend, legendSize: 'question', name: 'discovery', value: [], onValueChange: ignore, options: found() },
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const SomeChosen: Story = { args: { value: ['DOCTOR', 'GOOGLE'] } }
export const Hint: Story = { args: { hint: 'U mag meer dan één antwoord kiezen.' } }
export const Error: Story = { args: { error: 'Kies minstens één antwoord.' } }
export const HintAndError: Story = {
  args: { hint: 'U mag meer dan één antwoord kiezen.', error: 'Kies minstens één antwoord.' },
}
export const OtherOpen: Story = { args: { value: ['OTHER'] } }
export const OtherEmpty: Story = { args: { value: ['OTHER'], options: found('Vul in hoe u ons vond.') } }
export const DisabledWithReason: Story = {
  args: { legend: 'Wat merkt u tijdens een aanval?', options: signs, value: ['tears'] },
}
export const LabelSize: Story = { args: { legendSize: 'label' } }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={CheckboxGroup} className="flex max-w-form flex-col gap-7 p-5">
      <CheckboxGroup
        legend={legend}
        legendSize="question"
        hint="U mag meer dan één antwoord kiezen."
        name="a"
        value={['DOCTOR', 'OTHER']}
        onValueChange={ignore}
        options={found()}
      />
      <CheckboxGroup
        legend="Wat merkt u tijdens een aanval?"
        name="b"
        value={['tears']}
        onValueChange={ignore}
        options={signs}
      />
      <CheckboxGroup
        legend={legend}
        hint="U mag meer dan één antwoord kiezen."
        error="Kies minstens één antwoord."
        name="c"
        value={[]}
        onValueChange={ignore}
        options={found()}
      />
      <CheckboxGroup
        legend="Waarom?"
        name="d"
        value={['OTHER']}
        onValueChange={ignore}
        options={found('Vul in hoe u ons vond.').slice(3)}
      />
    </StateMatrix>
  ),
}
