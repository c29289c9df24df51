import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { inEveryMode } from '../../.storybook/modes.ts'
import { Button } from '../button/button.tsx'
import { StepWizard } from './step-wizard.tsx'

const labels = ['Soort', 'Dag en tijd', 'Bevestigen']

const meta = {
  title: 'Design system/StepWizard',
  component: StepWizard,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Stappen',
    steps: labels.map((label) => ({ id: label, label })),
    current: 1,
    stateLabels: { done: 'voltooid', current: 'huidige stap', open: 'nog niet gedaan' },
    progress: 'Stap 2 van 3',
    title: 'Kies een dag en tijd',
    children: <p>U ziet alleen dagen waarop iemand tijd voor u heeft.</p>,
    footer: footer('wo 9 december, 14:05', <Button variant="primary" type="submit">Volgende</Button>),
    onSubmit: () => {},
  },
  decorators: [(Story) => <div className="overflow-x-clip"><div className="mx-auto flex min-h-dvh max-w-column flex-col px-5 pt-7"><Story /></div></div>],
} satisfies Meta<typeof StepWizard>
export default meta
type Story = StoryObj<typeof meta>

function footer(choice: string, button: ReactNode) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p><span className="block text-small text-muted">Uw keuze</span><span className="font-bold">{choice}</span></p>
      {button}
    </div>
  )
}

export const First: Story = { args: { current: 0, progress: 'Stap 1 van 3', title: 'Hoe wilt u elkaar spreken?', footer: <Button variant="primary" type="submit" width="full-on-phone">Volgende</Button> } }
export const Middle: Story = {}
export const Last: Story = { args: { current: 2, progress: 'Stap 3 van 3', title: 'Klopt dit?', footer: footer('wo 9 december, 14:05', <Button variant="primary" type="submit">Afspraak maken</Button>) } }
export const Busy: Story = { args: { ...Last.args, footer: footer('wo 9 december, 14:05', <Button variant="primary" type="submit" busyLabel="Bezig met maken…">Afspraak maken</Button>) } }
export const NextBlocked: Story = { args: { footer: footer('Kies eerst een dag en een tijd', <Button variant="primary" type="submit" disabled>Volgende</Button>) } }
export const WithoutForm: Story = { render: (args) => <StepWizard {...args} onSubmit={undefined} /> }
export const LongTitle: Story = { args: { title: 'Bloeddrukverlagende geneesmiddelenvoorgeschiedenis van de afgelopen twaalf maanden' } }
export const LongContent: Story = { args: { children: Array.from({ length: 24 }, (_, row) => <p key={row}>Regel {row + 1} van een lange stap.</p>) } }

export const AllStates: Story = { parameters: inEveryMode }
