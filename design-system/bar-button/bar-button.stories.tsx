import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { moonIcon } from '../icon/icons.ts'
import { Bar } from '../page-header/bar.tsx'
import { BarButton } from './bar-button.tsx'

const meta = {
  title: 'Design system/Navigation/BarButton',
  component: BarButton,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Rust, rustige weergave', text: 'Rust', icon: moonIcon },
  decorators: [
    (Story) => (
      <Bar>
        <span className="font-bold">Kliniek</span>
        <Story />
      </Bar>
    ),
  ],
} satisfies Meta<typeof BarButton>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Off: Story = { args: { pressed: false } }
export const On: Story = { args: { pressed: true } }
export const IconOnly: Story = { args: { text: undefined, pressed: true } }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: (args) => (
    <StateMatrix of={BarButton} className="flex flex-wrap gap-3">
      <BarButton {...args} />
      <BarButton {...args} pressed={false} />
      <BarButton {...args} pressed />
      <BarButton {...args} text={undefined} pressed />
    </StateMatrix>
  ),
}
