import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { Explanation } from './explanation.tsx'

const risk = { term: 'Eigen risico', detail: 'Het deel van de zorgkosten dat u zelf betaalt.' }
const referral = { term: 'Verwijsbrief', detail: 'Een brief van uw huisarts. Daarin staat waarom u naar ons komt.' }

const meta = {
  title: 'Design system/Feedback/Explanation',
  component: Explanation,
  args: { label: 'Wat bedoelen wij hiermee?', facts: [risk] },
} satisfies Meta<typeof Explanation>
export default meta
type Story = StoryObj<typeof meta>

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const [last] = within(canvasElement).getAllByRole('button').toReversed()
  if (last) await userEvent.click(last)
}

export const Closed: Story = {}
export const Open: Story = { play: open }
export const Several: Story = { args: { facts: [risk, referral] }, play: open }
export const LongWords: Story = {
  args: {
    facts: [{ term: 'Ziektekostenverzekeringsmaatschappijnummer', detail: 'Het hoofdpijnbehandelovereenkomstnummer.' }],
  },
  play: open,
}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: (args) => (
    <StateMatrix of={Explanation} className="flex max-w-form flex-col gap-7 p-5">
      {[[risk], [risk, referral]].map((facts) => (
        <div key={facts.length} className="flex flex-col gap-3">
          <p>Weet u hoeveel eigen risico u heeft?</p>
          <Explanation {...args} facts={facts} />
        </div>
      ))}
    </StateMatrix>
  ),
  play: open,
}
