import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { Card } from '../card/card.tsx'
import { SummaryList, type SummaryRow } from './summary-list.tsx'

const row = (term: string, detail: string): SummaryRow => ({
  term,
  detail,
  change: { word: 'Wijzig', label: `Wijzig: ${term}`, onPress: () => undefined },
})
const address = [row('Straat', 'Lindelaan 12'), row('Woonplaats', 'Voorbeeldstad')]
const several = row('Waar zit de pijn?', 'In of achter het oog\nBij de slaap')
const fixed = { term: 'Uw nummer bij de kliniek', detail: 'P-1001' }
const long = row(
  'Wilt u nog iets kwijt over de hoofdpijnbehandelovereenkomstvoorwaarden?',
  'Ziektekostenverzekeringsmaatschappijnummer, en ik zie vlekken voordat de pijn begint.',
)

const meta = {
  title: 'Design system/Layout/SummaryList',
  component: SummaryList,
  args: { rows: address },
} satisfies Meta<typeof SummaryList>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {}
export const SeveralLines: Story = { args: { rows: [several] } }
/** An answer that cannot be changed has no button. */
export const Fixed: Story = { args: { rows: [fixed] } }
export const Long: Story = { args: { rows: [long] } }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={SummaryList} className="flex max-w-column flex-col gap-7 p-5">
      <Card>
        <SummaryList rows={[...address, several, fixed]} />
      </Card>
      <Card>
        <SummaryList rows={[long, row('שם', 'ליאת בן־ארצי')]} />
      </Card>
    </StateMatrix>
  ),
}
