import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { StarScore } from './star-score.tsx'

const meta = {
  title: 'Design system/Clinic/StarScore',
  component: StarScore,
  args: { score: 4, label: '4 van 5 sterren' },
} satisfies Meta<typeof StarScore>
export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={StarScore} className="flex flex-col gap-3 p-5">
      <StarScore score={0} label="Nog geen sterren" />
      <StarScore score={1} label="1 van 5 sterren" />
      <StarScore score={2} label="2 van 5 sterren" />
      <StarScore score={3} label="3 van 5 sterren" />
      <StarScore score={4} label="4 van 5 sterren" />
      <StarScore score={5} label="5 van 5 sterren" />
      <StarScore score={4} size="text" label="4 van 5 sterren" />
    </StateMatrix>
  ),
}
