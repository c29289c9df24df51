import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { Button } from '../button/button.tsx'
import { calendarIcon, clockIcon, mailIcon } from '../icon/icons.ts'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Design system/Feedback/EmptyState',
  component: EmptyState,
  args: { icon: mailIcon, title: 'U heeft geen berichten' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const WithText: Story = { args: { children: 'Een antwoord van de kliniek komt hier te staan.' } }
export const WithAction: Story = {
  args: {
    icon: calendarIcon,
    title: 'U heeft geen afspraken',
    children: 'U kunt nu een afspraak maken.',
    action: <Button variant="primary">Afspraak maken</Button>,
  },
}

export const LongWord: Story = { args: { title: 'Geen hoofdpijnbehandelovereenkomstvoorwaarden' } }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={EmptyState} className="flex flex-col gap-7">
      <EmptyState icon={mailIcon} title="U heeft geen berichten" />
      <EmptyState icon={clockIcon} title="Er zijn geen tijden vrij in de komende acht weken">
        Bel de kliniek, dan zoeken wij samen een dag.
      </EmptyState>
      <EmptyState
        icon={calendarIcon}
        title="U heeft geen afspraken"
        action={
          <Button variant="primary" width="full-on-phone">
            Afspraak maken
          </Button>
        }
      >
        U kunt nu een afspraak maken.
      </EmptyState>
    </StateMatrix>
  ),
}
