import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { clockIcon, fileIcon, infoIcon } from '../icon/icons.ts'
import { IconList } from './icon-list.tsx'

const items = [
  { icon: clockIcon, text: 'Ongeveer 10 minuten' },
  { icon: fileIcon, text: 'Houd klaar: de namen van uw medicijnen, en hoe vaak u ze per dag gebruikt' },
] as const

const meta = { title: 'Design system/Layout/IconList', component: IconList, args: { items } } satisfies Meta<
  typeof IconList
>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
/** For something that cannot be used now. */
export const Muted: Story = { args: { tone: 'muted' } }
export const LongWord: Story = {
  args: { items: [{ icon: infoIcon, text: 'Hoofdpijnbehandelovereenkomstvoorwaarden' }] },
}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={IconList} className="flex flex-col gap-7">
      <IconList items={items} />
      <IconList items={items} tone="muted" />
    </StateMatrix>
  ),
}
