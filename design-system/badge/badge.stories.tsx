import type { Meta, StoryObj } from '@storybook/react-vite'
import { asSheet } from '../../.storybook/modes.ts'
import { Badge } from './badge.tsx'

const meta = { title: 'Design system/Badge', component: Badge, args: { tone: 'neutral', icon: 'open', children: 'Openstaand' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

const none = <><span aria-hidden>-</span><span className="sr-only">Geen rekening</span></>

export const Neutral: Story = {}
export const Info: Story = { args: { tone: 'info', icon: 'mail', children: 'Nieuw' } }
export const Success: Story = { args: { tone: 'success', icon: 'success', children: 'Betaald' } }
export const Warning: Story = { args: { tone: 'warning', icon: 'clock', children: 'Betaling wordt verwerkt' } }
export const Late: Story = { args: { tone: 'error', icon: 'warning', children: 'Achterstallig' } }

/** Seen as a dash, heard as words. */
export const NoState: Story = { args: { icon: undefined, children: none } }
export const LongWord: Story = { args: { children: 'Hoofdpijnbehandelovereenkomst' } }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asSheet,
  render: () => (
    <div className="flex flex-col items-start gap-3">
      <Badge tone="neutral" icon="open">Openstaand</Badge>
      <Badge tone="info" icon="mail">Nieuw</Badge>
      <Badge tone="success" icon="success">Betaald</Badge>
      <Badge tone="warning" icon="clock">Betaling wordt verwerkt</Badge>
      <Badge tone="error" icon="warning">Achterstallig</Badge>
      <Badge tone="neutral">{none}</Badge>
      <Badge tone="error" icon="warning">Niet verstuurd. Uw tekst is bewaard en u kunt het straks nog een keer proberen.</Badge>
    </div>
  ),
}
