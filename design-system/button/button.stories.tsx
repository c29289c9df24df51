import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { phoneIcon } from '../icon/icons.ts'
import { Button } from './button.tsx'

const meta = {
  title: 'Design system/Forms/Button',
  component: Button,
  args: { children: 'Afspraak maken' },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { variant: 'primary' } }
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const WithIcon: Story = { args: { icon: phoneIcon, children: 'Bel de kliniek' } }
export const Busy: Story = { args: { variant: 'primary', busyLabel: 'Bezig met maken…' } }
export const Disabled: Story = { args: { variant: 'primary', disabled: true } }
/** Stays focusable; the text beside it says what is missing. */
export const Blocked: Story = {
  args: { variant: 'primary', 'aria-disabled': true, 'aria-describedby': 'reden' },
  render: (args) => (
    <div className="flex flex-col items-start gap-2">
      <Button {...args} />
      <p id="reden" className="text-small text-muted">
        Kies eerst een dag en een tijd.
      </p>
    </div>
  ),
}
export const BusyLongWords: Story = {
  args: { variant: 'primary', busyLabel: 'Bezig met opslaan en versturen…', children: 'Opslaan' },
}
export const LongWord: Story = { args: { icon: phoneIcon, children: 'Hoofdpijnbehandelovereenkomstvoorwaarden' } }
export const Full: Story = { args: { variant: 'primary', width: 'full' } }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={Button} className="flex flex-col items-start gap-4 p-5">
      {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
        <div key={variant} className="flex flex-wrap gap-3">
          <Button variant={variant}>Afspraak maken</Button>
          <Button variant={variant} icon={phoneIcon}>
            Bellen
          </Button>
          <Button variant={variant} busyLabel="Bezig met maken…">
            Afspraak maken
          </Button>
          <Button variant={variant} busyLabel="Bezig met opslaan…">
            Opslaan
          </Button>
          <Button variant={variant} disabled>
            Niet mogelijk
          </Button>
          <Button variant={variant} aria-disabled>
            Nog niet
          </Button>
        </div>
      ))}
      <Button variant="primary" width="full">
        Medischevragenlijstafronden en verdergaan
      </Button>
    </StateMatrix>
  ),
}
