import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../.storybook/modes.ts'
import { StepIndicator } from './step-indicator.tsx'

const labels = ['Gegevens', 'Adres', 'Huisarts', 'Apotheek', 'Verzekering', 'Wachtwoord', 'Medicijnen', 'Klachten', 'Aanvallen', 'Werk', 'Akkoord']
const shown = (count: number, current: number) => ({
  steps: labels.slice(0, count).map((label) => ({ id: label, label })),
  current,
  progress: `Stap ${Math.min(current + 1, count)} van ${count}`,
})

const meta = {
  title: 'Design system/StepIndicator',
  component: StepIndicator,
  args: { label: 'Stappen', stateLabels: { done: 'voltooid', current: 'huidige stap', open: 'nog niet gedaan' }, ...shown(6, 2) },
} satisfies Meta<typeof StepIndicator>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = { args: shown(6, 0) }
export const Middle: Story = {}
export const Last: Story = { args: shown(6, 5) }
export const Finished: Story = { args: { ...shown(6, 6), progress: 'Alle 6 stappen zijn klaar' } }
export const ThreeSteps: Story = { args: shown(3, 1) }
export const EightSteps: Story = { args: shown(8, 3) }
export const ElevenSteps: Story = { args: shown(11, 9) }

export const AllStates: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <div className="flex flex-col gap-7 p-5">
      <StepIndicator {...args} {...shown(3, 0)} label="Drie stappen, begin" />
      <StepIndicator {...args} {...shown(3, 1)} label="Drie stappen, midden" />
      <StepIndicator {...args} {...shown(6, 5)} label="Zes stappen, einde" />
      <StepIndicator {...args} {...shown(6, 6)} label="Zes stappen, klaar" progress="Alle 6 stappen zijn klaar" />
      <StepIndicator {...args} {...shown(11, 9)} label="Elf stappen" />
    </div>
  ),
}
