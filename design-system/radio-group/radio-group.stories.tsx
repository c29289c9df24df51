import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { clinicIcon, phoneIcon, videoIcon } from '../icon/icons.ts'
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx'

const yesNo: RadioGroupProps['options'] = [
  { value: 'yes', label: 'Ja' },
  { value: 'no', label: 'Nee' },
]
const places: RadioGroupProps['options'] = [
  { value: 'video', label: 'Met beeld bellen', hint: 'U krijgt een link in uw e-mail.', icon: videoIcon },
  { value: 'phone', label: 'Bellen', icon: phoneIcon },
  {
    value: 'clinic',
    label: 'In de kliniek',
    hint: 'Er zijn deze maand geen plekken meer.',
    icon: clinicIcon,
    disabled: true,
  },
]
const often: RadioGroupProps['options'] = ['Nooit', 'Soms', 'Elke maand', 'Elke week', 'Elke dag'].map(
  (label, index) => ({ value: String(index), label }),
)
const times: RadioGroupProps['options'] = [
  { value: '09:00', label: '09:00' },
  { value: '09:25', label: '09:25' },
  { value: '14:05', label: '14:05' },
  { value: '14:30', label: '14:30', hint: 'bezet', disabled: true },
  { value: '15:20', label: '15:20' },
]
const cluster: RadioGroupProps['options'] = [
  { value: 'yes', label: 'Ja', disabled: true, hint: 'U bent al verwezen voor migraine.' },
  { value: 'no', label: 'Nee' },
]
const ignore = () => undefined

const meta = {
  title: 'Design system/Choice/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Heeft u langer dan een jaar hoofdpijn?',
    legendSize: 'question',
    name: 'answer',
    value: null,
    onValueChange: ignore,
    options: yesNo,
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const Chosen: Story = { args: { value: 'yes' } }
export const Hint: Story = { args: { hint: 'Tel ook de maanden zonder aanval mee.' } }
export const Error: Story = { args: { error: 'Kies ja of nee.' } }
export const HintAndError: Story = { args: { hint: 'Tel ook de maanden zonder aanval mee.', error: 'Kies ja of nee.' } }
export const FiveOptions: Story = { args: { legend: 'Hoe vaak heeft u hoofdpijn?', options: often, value: '2' } }
export const DisabledWithReason: Story = {
  args: { legend: 'Hoe wilt u ons spreken?', options: places, value: 'video' },
}
export const DisabledChosen: Story = { args: { legend: 'Hoe wilt u ons spreken?', options: places, value: 'clinic' } }
export const YesNoInline: Story = { args: { look: 'inline' } }
export const YesNoInlineChosen: Story = { args: { look: 'inline', value: 'no' } }
export const YesNoInlineError: Story = { args: { look: 'inline', error: 'Kies ja of nee.' } }
/** After yes for migraine, no is preselected for cluster headache. */
export const ClusterAfterMigraine: Story = {
  args: { legend: 'Bent u verwezen voor clusterhoofdpijn?', options: cluster, value: 'no' },
}
export const LabelSize: Story = { args: { legendSize: 'label', legend: 'Licht van het scherm' } }
export const Chips: Story = {
  args: { look: 'chip', legendSize: 'label', legend: 'Middag', options: times, value: null },
}
export const ChipChosen: Story = {
  args: { look: 'chip', legendSize: 'label', legend: 'Middag', options: times, value: '14:05' },
}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={RadioGroup} className="flex max-w-form flex-col gap-7 p-5">
      <RadioGroup
        legend="Heeft u langer dan een jaar hoofdpijn?"
        legendSize="question"
        name="a"
        value="yes"
        onValueChange={ignore}
        options={yesNo}
      />
      <RadioGroup
        legend="Hoe wilt u ons spreken?"
        legendSize="question"
        hint="U kunt dit later veranderen."
        name="b"
        value="phone"
        onValueChange={ignore}
        options={places}
      />
      <RadioGroup
        legend="Hoe vaak heeft u hoofdpijn?"
        error="Kies hoe vaak u hoofdpijn heeft."
        name="c"
        value={null}
        onValueChange={ignore}
        options={often}
      />
      <RadioGroup
        legend="Tijden op woensdag 9 december"
        look="chip"
        name="d"
        value="14:05"
        onValueChange={ignore}
        options={times}
      />
      <RadioGroup
        legend="Tekst"
        look="chip"
        error="Kies een grootte."
        name="e"
        value={null}
        onValueChange={ignore}
        options={[
          { value: 'n', label: 'Normaal' },
          { value: 'l', label: 'Groot' },
          { value: 'x', label: 'Groter' },
        ]}
      />
      <RadioGroup
        legend="Hoe wilt u ons spreken?"
        name="f"
        value="clinic"
        onValueChange={ignore}
        options={places.slice(2)}
      />
      <RadioGroup
        legend="Heeft u langer dan een jaar hoofdpijn?"
        legendSize="question"
        look="inline"
        name="g"
        value="no"
        onValueChange={ignore}
        options={yesNo}
      />
      <RadioGroup
        legend="Bent u verwezen voor clusterhoofdpijn?"
        name="h"
        value="no"
        onValueChange={ignore}
        options={cluster}
      />
    </StateMatrix>
  ),
}
