import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../.storybook/modes.ts'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Card } from './card.tsx'

const meta = {
  title: 'Design system/Card',
  component: Card,
  args: { children: <><h2>Volgende afspraak</h2><p>dinsdag 8 december 2026</p></> },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithAction: Story = {
  args: { children: <><h2>2 nieuwe berichten</h2><p className="text-small text-muted">Vandaag 09:12</p><Button width="full-on-phone" className="self-start">Lezen</Button></> },
}
export const LongWord: Story = { args: { children: <h2>Hoofdpijnbehandelovereenkomstvoorwaarden</h2> } }

export const AllStates: Story = {
  parameters: inEveryMode,
  render: () => (
    <div className="flex flex-col gap-7">
      <Card>
        <h2>Volgende afspraak</h2>
        <p className="text-fact font-bold">dinsdag 8 december 2026</p>
        <p>Videoconsult met dr. A. Voorbeeld</p>
        <Button variant="primary" className="self-start">Verzetten</Button>
      </Card>
      <Card>
        <h2>Rekening 2026-0871</h2>
        <Badge tone="success" icon="success">Betaald</Badge>
      </Card>
    </div>
  ),
}
