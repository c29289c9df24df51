import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { Icon } from './icon.tsx'
import * as pictures from './icons.ts'

const meta = {
  title: 'Design system/Layout/Icon',
  component: Icon,
  args: { icon: pictures.calendarIcon },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <ul className="flex flex-wrap gap-4 p-5">
      {Object.entries(pictures).map(([name, picture]) => (
        <li key={name} className="flex flex-wrap items-center gap-2 text-small">
          <Icon icon={picture} />
          {name.replace(/Icon$/, '')}
        </li>
      ))}
    </ul>
  ),
}
