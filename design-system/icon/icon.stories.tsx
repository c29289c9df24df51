import type { Meta, StoryObj } from '@storybook/react-vite'
import { asSheet } from '../../.storybook/modes.ts'
import { Icon, type IconName } from './icon.tsx'

const meta = { title: 'Design system/Icon', component: Icon, args: { name: 'calendar' } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

const names: IconName[] = [
  'attachment', 'back', 'bill', 'calendar', 'check', 'clinic', 'clock', 'close', 'download', 'error', 'file', 'hide', 'home', 'info', 'larger', 'logOff', 'mail', 'menu', 'moon', 'newTab', 'next', 'open',
  'phone', 'prescription', 'previous', 'show', 'smaller', 'star', 'success', 'unfold', 'video', 'warning',
]

export const One: Story = {}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asSheet,
  render: () => (
    <ul className="flex flex-wrap gap-4 p-5">
      {names.map((name) => (
        <li key={name} className="flex flex-wrap items-center gap-2 text-small"><Icon name={name} />{name}</li>
      ))}
    </ul>
  ),
}
