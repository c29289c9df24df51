import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix, State } from '../../.storybook/state-matrix.tsx'
import { Link } from './link.tsx'

const meta = {
  title: 'Design system/Navigation/Link',
  component: Link,
  args: { href: '#rekeningen', children: 'Bekijk uw rekeningen' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <p>
      <Link {...args} /> of bel de kliniek.
    </p>
  ),
}
export const NewTab: Story = {
  args: { href: '#hulp', children: 'Lees over hoofdpijn', newTabLabel: '(opent in een nieuw tabblad)' },
}
export const InText: Story = {
  render: (args) => (
    <p>
      Lukt het niet? <Link {...args}>Bel de kliniek</Link> op werkdagen van 9 tot 16 uur.
    </p>
  ),
}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={Link} className="flex flex-col gap-4 p-5">
      <State label="plain">
        <p>
          <Link href="#rekeningen">Bekijk uw rekeningen</Link> of bel de kliniek.
        </p>
      </State>
      <State label="newTabLabel">
        <p>
          <Link href="#hulp" newTabLabel="(opent in een nieuw tabblad)">
            Lees over hoofdpijn
          </Link>
        </p>
      </State>
      <State label="two in a sentence">
        <p>
          Lukt het niet? <Link href="#bel">Bel de kliniek</Link> op werkdagen van 9 tot 16 uur. Of lees eerst de{' '}
          <Link href="#voorwaarden">gebruiksvoorwaardenenprivacyverklaring</Link> van de kliniek.
        </p>
      </State>
    </StateMatrix>
  ),
}
