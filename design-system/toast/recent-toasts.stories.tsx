import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { RecentToasts } from './recent-toasts.tsx'

const toasts = [
  { id: '5', tone: 'success', toneLabel: 'Gelukt', text: 'Uw afspraak is gemaakt.' },
  {
    id: '4',
    tone: 'error',
    toneLabel: 'Fout',
    text: 'Deze tijd is net door iemand anders gekozen. Kies een andere tijd.',
  },
  { id: '3', tone: 'error', toneLabel: 'Fout', text: 'Kies eerst een dag en een tijd.' },
  { id: '2', tone: 'warning', toneLabel: 'Let op', text: 'U wordt over 2 minuten uitgelogd.' },
  {
    id: '1',
    tone: 'info',
    toneLabel: 'Ter informatie',
    text: 'Het bestand medicatieoverzichthoofdpijnkliniek-november.pdf is binnen.',
  },
] as const

const meta = {
  title: 'Design system/Feedback/RecentToasts',
  component: RecentToasts,
  args: { label: 'Laatste meldingen', toasts },
} satisfies Meta<typeof RecentToasts>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { open: true } }
export const One: Story = { args: { open: true, toasts: toasts.slice(0, 1) } }
export const None: Story = { args: { toasts: [] } }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: (args) => (
    <div className="flex flex-col gap-5 p-5">
      <RecentToasts {...args} />
      <RecentToasts {...args} open />
    </div>
  ),
}
