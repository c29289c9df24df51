import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { Badge } from '../badge/badge.tsx'
import { Card } from '../card/card.tsx'
import { successIcon } from '../icon/icons.ts'
import { DescriptionList } from './description-list.tsx'

const invoice = [
  { term: 'Rekening', detail: '2026-0871' },
  { term: 'Datum', detail: '4 september 2026' },
  { term: 'Bedrag', detail: '€ 95,50' },
  {
    term: 'Status',
    detail: (
      <Badge tone="success" icon={successIcon}>
        Betaald
      </Badge>
    ),
  },
]
const moment = {
  term: 'Wanneer',
  detail: (
    <span className="block text-fact">
      dinsdag 8 december 2026
      <br />
      14:05 – 14:25
    </span>
  ),
}

const meta = {
  title: 'Design system/Layout/DescriptionList',
  component: DescriptionList,
  args: { facts: invoice },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Invoice: Story = {}
export const One: Story = { args: { facts: [{ term: 'Bedrag', detail: '€ 95,50' }] } }
/** One fact stands out by its size. */
export const MainFact: Story = { args: { facts: [moment, { term: 'Wat', detail: 'Controle via video' }] } }
export const SeveralDetails: Story = {
  args: {
    facts: [
      {
        term: 'Afspraken op deze rekening',
        detail: (
          <>
            <p>3 maart 2026, intake</p>
            <p>7 april 2026, controle via video</p>
          </>
        ),
      },
    ],
  },
}
export const LongWords: Story = {
  args: {
    facts: [{ term: 'Hoofdpijnbehandelovereenkomstvoorwaarden', detail: 'Ziektekostenverzekeringsmaatschappijnummer' }],
  },
}
export const RightToLeft: Story = {
  args: {
    facts: [
      { term: 'Naam', detail: 'ליאת בן־ארצי (dr.)' },
      { term: 'Geboren', detail: '12 maart 1980' },
    ],
  },
}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={DescriptionList} className="flex flex-col gap-7 p-5">
      <Card className="max-w-column">
        <DescriptionList facts={[moment, ...invoice]} />
      </Card>
      <Card className="max-w-form">
        <DescriptionList
          facts={[
            { term: 'Behandelaar', detail: 'ליאת בן־ארצי (dr.)' },
            { term: 'Hoofdpijnbehandelovereenkomstvoorwaarden', detail: 'Ziektekostenverzekeringsmaatschappijnummer' },
          ]}
        />
      </Card>
    </StateMatrix>
  ),
}
