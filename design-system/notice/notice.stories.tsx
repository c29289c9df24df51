import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { Button } from '../button/button.tsx'
import { Notice } from './notice.tsx'

const meta = {
  title: 'Design system/Feedback/Notice',
  component: Notice,
  args: { tone: 'info', toneLabel: 'Ter informatie', children: 'Wij antwoorden binnen 2 werkdagen.' },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = { args: { tone: 'success', toneLabel: 'Gelukt', children: 'Uw afspraak is gemaakt.' } }
export const Warning: Story = {
  args: {
    tone: 'warning',
    toneLabel: 'Let op',
    title: 'Overleg eerst met uw huisarts',
    children: 'U kunt verdergaan met de vragenlijst.',
  },
}
export const Failed: Story = {
  args: { tone: 'error', toneLabel: 'Fout', title: 'Niet verstuurd', children: 'Uw tekst is bewaard.' },
}
export const WithActions: Story = {
  args: {
    tone: 'error',
    toneLabel: 'Fout',
    title: 'Niet verstuurd',
    children: 'Uw tekst is bewaard.',
    actions: <Button>Opnieuw</Button>,
  },
}
export const LongWord: Story = {
  args: {
    tone: 'warning',
    toneLabel: 'Let op',
    title: 'Hoofdpijnbehandelovereenkomstvoorwaarden',
    children: 'Lees de hoofdpijnbehandelovereenkomstvoorwaarden.',
  },
}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={Notice} className="flex flex-col gap-4">
      <Notice tone="info" toneLabel="Ter informatie">
        Wij antwoorden binnen 2 werkdagen. Is het dringend? Bel uw huisarts. Bij spoed: 112.
      </Notice>
      <Notice tone="success" toneLabel="Gelukt" title="Uw afspraak is gemaakt">
        Dinsdag 8 december 2026 om 14:05.
      </Notice>
      <Notice tone="warning" toneLabel="Let op" title="Overleg eerst met uw huisarts">
        U kunt verdergaan met de vragenlijst.
      </Notice>
      <Notice
        tone="error"
        toneLabel="Fout"
        title="Niet verstuurd"
        actions={
          <>
            <Button>Opnieuw</Button>
            <Button variant="quiet">Verwijderen</Button>
          </>
        }
      >
        Uw tekst is bewaard.
      </Notice>
    </StateMatrix>
  ),
}
