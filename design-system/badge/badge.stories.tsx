import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { clockIcon, mailIcon, openIcon, successIcon, warningIcon } from '../icon/icons.ts'
import { Badge } from './badge.tsx'

const meta = {
  title: 'Design system/Feedback/Badge',
  component: Badge,
  args: { tone: 'neutral', children: 'Openstaand' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

const none = (
  <>
    <span aria-hidden>-</span>
    <span className="sr-only">Geen rekening</span>
  </>
)

export const Neutral: Story = { args: { icon: openIcon } }
export const Info: Story = { args: { tone: 'info', icon: mailIcon, children: 'Nieuw' } }
export const Success: Story = { args: { tone: 'success', icon: successIcon, children: 'Betaald' } }
export const Warning: Story = { args: { tone: 'warning', icon: clockIcon, children: 'Betaling wordt verwerkt' } }
export const Late: Story = { args: { tone: 'error', icon: warningIcon, children: 'Achterstallig' } }

/** Shows a dash; screen readers read a text. */
export const NoState: Story = { args: { children: none } }
export const LongWord: Story = { args: { icon: openIcon, children: 'Hoofdpijnbehandelovereenkomst' } }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={Badge} className="flex flex-col items-start gap-3">
      <Badge tone="neutral" icon={openIcon}>
        Openstaand
      </Badge>
      <Badge tone="info" icon={mailIcon}>
        Nieuw
      </Badge>
      <Badge tone="success" icon={successIcon}>
        Betaald
      </Badge>
      <Badge tone="warning" icon={clockIcon}>
        Betaling wordt verwerkt
      </Badge>
      <Badge tone="error" icon={warningIcon}>
        Achterstallig
      </Badge>
      <Badge tone="neutral">{none}</Badge>
      <Badge tone="error" icon={warningIcon}>
        Niet verstuurd. Uw tekst is bewaard en u kunt het straks nog een keer proberen.
      </Badge>
    </StateMatrix>
  ),
}
