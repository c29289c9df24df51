import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'Design system/Forms/TextArea',
  component: TextArea,
  args: { label: 'Uw bericht' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

const hint = 'Schrijf kort wat u wilt vragen.'
const filled = 'Ik gebruik de nieuwe tabletten nu twee weken. Ik ben er duizelig van. Moet ik doorgaan?'

const characters = (count: number) => (count === 1 ? '1 teken' : `${count} tekens`)
const limit = {
  characters: 120,
  text: (left: number) => (left < 0 ? `Haal ${characters(-left)} weg` : `Nog ${characters(left)}`),
}

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: filled } }
export const Hint: Story = { args: { hint } }
export const Error: Story = { args: { hint, error: 'Schrijf eerst uw bericht.' } }
export const Limit: Story = { args: { limit, defaultValue: filled } }
export const LimitFull: Story = { args: { limit: { ...limit, characters: filled.length }, defaultValue: filled } }
export const LimitOver: Story = { args: { limit: { ...limit, characters: filled.length - 1 }, defaultValue: filled } }
/** Grows with its text up to half the screen. */
export const LongText: Story = {
  args: { defaultValue: Array.from({ length: 60 }, (_, line) => `Regel ${line + 1}`).join('\n') },
}
export const Disabled: Story = { args: { defaultValue: filled, disabled: true } }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={TextArea} className="flex max-w-form flex-col gap-5 p-5">
      <TextArea label="Uw bericht" rows={2} />
      <TextArea label="Uw bericht" hint={hint} defaultValue={filled} />
      <TextArea label="Uw bericht" hint={hint} error="Schrijf eerst uw bericht." rows={3} />
      <TextArea label="Uw bericht" limit={limit} rows={2} />
      <TextArea label="Uw bericht" limit={{ ...limit, characters: 40 }} defaultValue={filled} />
      <TextArea label="Uw bericht" defaultValue={filled} disabled />
    </StateMatrix>
  ),
}
