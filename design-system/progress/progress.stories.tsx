import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { Progress } from './progress.tsx'

const meta = {
  title: 'Design system/Feedback/Progress',
  component: Progress,
  args: { label: 'rapport.pdf versturen', value: 12, max: 20, valueText: '12 van 20 MB' },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Begun: Story = { args: { value: 0, valueText: '0 van 20 MB' } }
export const UnderWay: Story = {}
export const Complete: Story = { args: { value: 20, valueText: '20 van 20 MB' } }
export const LongLabel: Story = { args: { label: `${'Verwijsbrief_neurologie_'.repeat(4)}definitief.pdf versturen` } }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: { ...asStateMatrix, layout: 'fullscreen' },
  render: (args) => (
    <StateMatrix of={Progress} className="flex max-w-form flex-col gap-7 p-5">
      <Progress {...args} value={0} valueText="0 van 20 MB" />
      <Progress {...args} value={0.2} valueText="0,2 van 20 MB" />
      <Progress {...args} />
      <Progress {...args} value={20} valueText="20 van 20 MB" />
      <Progress
        {...args}
        label="Drie bestanden en uw bericht versturen naar de kliniek"
        value={45}
        max={100}
        valueText="45 %"
      />
    </StateMatrix>
  ),
}
