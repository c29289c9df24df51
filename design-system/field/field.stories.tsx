import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { Link } from '../link/link.tsx'
import { inputClass } from './input-class.ts'
import { Field, type FieldControl } from './field.tsx'

const box = (control: FieldControl) => <input className={inputClass} {...control} />

const meta = {
  title: 'Design system/Forms/Field',
  component: Field,
  args: { label: 'Vestiging', children: box },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const LabelOnly: Story = {}
export const Hint: Story = { args: { hint: 'Typ de plaats waar u langs wilt komen.' } }
export const Error: Story = { args: { error: 'Vul een vestiging in.' } }
export const HintAndError: Story = {
  args: { hint: 'Typ de plaats waar u langs wilt komen.', error: 'Vul een vestiging in.' },
}
export const LabelEnd: Story = { args: { labelEnd: <Link href="#kaart">Bekijk de kaart</Link> } }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={Field} className="flex max-w-form flex-col gap-7 p-5">
      <Field label="Vestiging">{box}</Field>
      <Field
        label="Vestiging voor uw eerste afspraak"
        hint="Typ de plaats waar u langs wilt komen."
        labelEnd={<Link href="#kaart">Bekijk de kaart</Link>}
      >
        {box}
      </Field>
      <Field
        label="Vestiging"
        hint="Typ de plaats waar u langs wilt komen. U kunt dit later veranderen bij uw gegevens."
        error="Vul een vestiging in. Zonder vestiging kunnen wij geen tijden laten zien."
      >
        {box}
      </Field>
    </StateMatrix>
  ),
}
