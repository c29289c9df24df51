import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { sampleSteps } from './sample-steps.ts'
import { StepIndicator } from './step-indicator.tsx'

const finished = { labels: { ...sampleSteps(6, 6).labels, progress: 'Alle 6 stappen zijn klaar' } }

const meta = {
  title: 'Design system/Navigation/StepIndicator',
  component: StepIndicator,
  args: sampleSteps(6, 2),
} satisfies Meta<typeof StepIndicator>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = { args: sampleSteps(6, 0) }
export const Middle: Story = {}
export const Last: Story = { args: sampleSteps(6, 5) }
export const Finished: Story = { args: { ...sampleSteps(6, 6), ...finished } }
export const StepWithError: Story = { args: sampleSteps(6, 3, [1]) }
export const CurrentStepWithError: Story = { args: sampleSteps(6, 3, [3]) }
export const ThreeSteps: Story = { args: sampleSteps(3, 1) }
/** A new password. */
export const FourSteps: Story = { args: sampleSteps(4, 1) }
/** A new account. */
export const SixSteps: Story = { args: sampleSteps(6, 3) }
/** Questions about cluster headache. */
export const SevenSteps: Story = { args: sampleSteps(7, 4) }
/** General questions. */
export const EightSteps: Story = { args: sampleSteps(8, 3) }
/** Questions about migraine. */
export const ElevenSteps: Story = { args: sampleSteps(11, 9) }

const sheet: [string, ReturnType<typeof sampleSteps>][] = [
  ['Drie stappen, begin', sampleSteps(3, 0)],
  ['Drie stappen, midden', sampleSteps(3, 1)],
  ['Vier stappen, fout', sampleSteps(4, 2, [0])],
  ['Zes stappen, einde', sampleSteps(6, 5)],
  ['Zes stappen, klaar', { ...sampleSteps(6, 6), ...finished }],
  ['Acht stappen, fout', sampleSteps(8, 5, [2, 5])],
  ['Elf stappen', sampleSteps(11, 9)],
]

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={StepIndicator} className="flex flex-col gap-7 p-5">
      {sheet.map(([label, args]) => (
        <StepIndicator key={label} {...args} labels={{ ...args.labels, label }} />
      ))}
    </StateMatrix>
  ),
}
