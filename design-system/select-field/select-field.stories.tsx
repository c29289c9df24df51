import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { SelectField } from './select-field.tsx'

const ignore = () => undefined
const departments = ['Medische vraag', 'Afspraken', 'Rekeningen'].map((label) => ({ value: label, label }))
const five = [...departments, ...['Recepten', 'Techniek en inloggen'].map((label) => ({ value: label, label }))]
const thirty = Array.from({ length: 30 }, (_, index) => ({ value: String(index), label: `Vestiging ${index + 1}` }))

const meta = {
  title: 'Design system/Choice/SelectField',
  component: SelectField,
  args: { label: 'Afdeling', placeholder: 'Kies je afdeling', value: '', onValueChange: ignore, options: departments },
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Placeholder: Story = {}
export const Chosen: Story = { args: { value: 'Afspraken' } }
export const FiveOptions: Story = { args: { options: five, value: 'Techniek en inloggen' } }
export const ThirtyOptions: Story = {
  args: { label: 'Vestiging', placeholder: 'Kies een vestiging', options: thirty, value: '29' },
}
export const Hint: Story = { args: { hint: 'Dan komt uw vraag meteen bij de juiste mensen.' } }
export const Error: Story = { args: { error: 'Kies een afdeling.' } }
export const HintAndError: Story = {
  args: { hint: 'Dan komt uw vraag meteen bij de juiste mensen.', error: 'Kies een afdeling.' },
}
export const Disabled: Story = { args: { disabled: true, value: 'Afspraken' } }
export const LongOption: Story = {
  args: {
    value: 'x',
    options: [{ value: 'x', label: 'Arbeidsongeschiktheidsverzekeringsmaatschappij en meer vragen over geld' }],
  },
}

export const InDialog: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 420 } } },
  decorators: [
    (Field) => (
      <Dialog
        open
        onOpenChange={ignore}
        title="Wie moet uw vraag lezen?"
        closeLabel="Terug"
        action={{ children: 'Bewaren' }}
      >
        <Field />
      </Dialog>
    ),
  ],
}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={SelectField} className="flex max-w-form flex-col gap-5 p-5">
      <SelectField
        label="Afdeling"
        placeholder="Kies je afdeling"
        value=""
        onValueChange={ignore}
        options={departments}
      />
      <SelectField
        label="Afdeling"
        placeholder="Kies je afdeling"
        value="Afspraken"
        onValueChange={ignore}
        options={five}
        hint="Dan komt uw vraag meteen bij de juiste mensen."
      />
      <SelectField
        label="Afdeling"
        placeholder="Kies je afdeling"
        value=""
        onValueChange={ignore}
        options={departments}
        error="Kies een afdeling."
      />
      <SelectField
        label="Afdeling"
        placeholder="Kies je afdeling"
        value="Afspraken"
        onValueChange={ignore}
        options={departments}
        disabled
      />
      <SelectField
        label="Afdeling"
        placeholder="Kies je afdeling"
        value=""
        onValueChange={ignore}
        options={departments}
        disabled
      />
    </StateMatrix>
  ),
}
