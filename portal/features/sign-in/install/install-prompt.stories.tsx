import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inEveryMode } from '../../../../.storybook/modes.ts'
import { startTexts } from '../../../stories/story-portal.tsx'
import { InstallPrompt } from './install-prompt.tsx'

const meta = {
  title: 'Screens/Install prompt',
  component: InstallPrompt,
  tags: ['every-theme'],
  args: { way: 'button', onAccept: fn(), onClose: fn() },
  beforeEach: startTexts,
} satisfies Meta<typeof InstallPrompt>
export default meta
type Story = StoryObj<typeof meta>

export const Button: Story = { parameters: inEveryMode }
export const Unavailable: Story = { args: { isUnavailable: true } }
export const Ios: Story = { args: { way: 'ios' }, parameters: inEveryMode }
export const Firefox: Story = { args: { way: 'firefox' } }
