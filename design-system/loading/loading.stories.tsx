import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../.storybook/modes.ts'
import { Loading } from './loading.tsx'

const meta = { title: 'Design system/Loading', component: Loading, args: { label: 'Bezig met laden…' } } satisfies Meta<typeof Loading>
export default meta
type Story = StoryObj<typeof meta>

/** Empty for the first 300 ms. */
export const Shown: Story = {}

export const AllStates: Story = {
  parameters: inEveryMode,
  render: () => (
    <div className="flex flex-col gap-4">
      <Loading label="Bezig met laden…" />
      <Loading label="Bezig met het ophalen van de vrije tijden in de komende acht weken…" />
    </div>
  ),
}
