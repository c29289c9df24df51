import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { phoneIcon } from '../icon/icons.ts'
import { ButtonLink } from './button-link.tsx'

const meta = {
  title: 'Design system/Navigation/ButtonLink',
  component: ButtonLink,
  args: { href: '#afspraak', children: 'Afspraak maken' },
} satisfies Meta<typeof ButtonLink>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { variant: 'primary' } }
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const WithIcon: Story = { args: { icon: phoneIcon, children: 'Bel de kliniek' } }
export const LongWord: Story = { args: { icon: phoneIcon, children: 'Hoofdpijnbehandelovereenkomstvoorwaarden' } }
export const Full: Story = { args: { variant: 'primary', width: 'full' } }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={ButtonLink} className="flex flex-col items-start gap-4 p-5">
      {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
        <div key={variant} className="flex flex-wrap gap-3">
          <ButtonLink href="#afspraak" variant={variant}>
            Afspraak maken
          </ButtonLink>
          <ButtonLink href="#bel" variant={variant} icon={phoneIcon}>
            Bel de kliniek
          </ButtonLink>
        </div>
      ))}
      <ButtonLink href="#lang" icon={phoneIcon}>
        Hoofdpijnbehandelovereenkomstvoorwaarden
      </ButtonLink>
      <ButtonLink href="#vragen" variant="primary" width="full">
        Ga verder met uw medische vragenlijst
      </ButtonLink>
    </StateMatrix>
  ),
}
