import type { Meta, StoryObj } from '@storybook/react-vite'
import { asSheet } from '../../.storybook/modes.ts'
import { Sheet } from '../../.storybook/sheet.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = { title: 'Design system/Feedback/Skeleton', component: Skeleton, args: { label: 'Bezig met laden…' } } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

/** Empty for the first 300 ms. */
export const Rows: Story = {}
export const OneRow: Story = { args: { rows: 1 } }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: { ...asSheet, layout: 'fullscreen' },
  render: (args) => (
    <Sheet of={Skeleton} className="flex flex-col gap-11 p-5">
      <Skeleton {...args} rows={1} />
      <Skeleton {...args} rows={4} label="Bezig met het ophalen van uw berichten van de afgelopen twee jaar…" />
    </Sheet>
  ),
}
