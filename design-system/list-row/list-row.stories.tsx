import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { clockIcon, mailIcon, openIcon, phoneIcon, prescriptionIcon, successIcon, warningIcon } from '../icon/icons.ts'
import { List } from './list.tsx'
import { ListRow } from './list-row.tsx'

const meta = {
  title: 'Design system/Layout/ListRow',
  component: ListRow,
  args: { title: 'Vraag over medicijn', href: '#vraag', children: '12 maart 2027' },
  render: (args) => (
    <List>
      <ListRow {...args} />
    </List>
  ),
} satisfies Meta<typeof ListRow>
export default meta
type Story = StoryObj<typeof meta>

const finished = (
  <Badge tone="success" icon={successIcon}>
    Afgerond
  </Badge>
)
const blocked = (
  <Badge tone="neutral" icon={clockIcon}>
    Kan nog niet. Rond eerst uw gegevens af.
  </Badge>
)
const warning = (
  <Badge tone="warning" icon={warningIcon}>
    Vul dit vóór uw afspraak in
  </Badge>
)
const long = {
  title:
    'Vraag over de hoofdpijnbehandelovereenkomstvoorwaarden, het afbouwen van de tabletten en wat ik moet doen als de aanvallen daarna terugkomen',
  end: '€ 1.240,00',
}

export const Seen: Story = {}
export const Unread: Story = { args: { unreadLabel: 'Nieuw' } }
export const Available: Story = { args: { title: 'Algemene vragenlijst', children: 'Duurt ongeveer 10 minuten' } }
export const Finished: Story = { args: { title: 'Algemene vragenlijst', children: null, status: finished } }
export const Blocked: Story = {
  args: { title: 'Medische vragenlijst', href: undefined, children: null, status: blocked },
}
export const Warning: Story = { args: { title: 'Medische vragenlijst', children: null, status: warning } }
export const Amount: Story = {
  args: {
    title: '12 november 2026',
    children: 'Rekening 2026-1043, videoconsult',
    end: '€ 120,00',
    status: (
      <Badge tone="error" icon={warningIcon}>
        Achterstallig
      </Badge>
    ),
  },
}
/** A press on the row follows the link; a press on the button does not. */
export const Action: Story = {
  args: { title: 'Sumatriptan 50 mg', children: '17 november 2026', action: <Button>Herhaling vragen</Button> },
}
export const Long: Story = { args: long }
export const TitleOnly: Story = { args: { title: 'Recepten', children: null } }
export const RightToLeft: Story = { args: { title: 'ליאת בן־ארצי (dr.)' } }
/** An empty list is hidden; an EmptyState is shown instead. */
export const NoRows: Story = {
  render: () => (
    <>
      <List />
      <EmptyState icon={mailIcon} title="U hebt nog geen berichten." />
    </>
  ),
}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={ListRow} className="flex max-w-column flex-col gap-7 p-5">
      <List>
        <ListRow title="Vraag over medicijn" href="#1" unreadLabel="Nieuw">
          12 maart 2027
        </ListRow>
        <ListRow title="Afspraak verzetten" href="#2">
          4 februari 2027
        </ListRow>
        <ListRow title="ליאת בן־ארצי (dr.)" href="#3">
          3 februari 2027
        </ListRow>
      </List>
      <List>
        <ListRow
          title="12 november 2026"
          href="#4"
          end="€ 120,00"
          status={
            <Badge tone="error" icon={warningIcon}>
              Achterstallig
            </Badge>
          }
        >
          Rekening 2026-1043, videoconsult
        </ListRow>
        <ListRow
          title="2 november 2026"
          href="#5"
          end="€ 120,00"
          status={
            <Badge tone="neutral" icon={openIcon}>
              Openstaand
            </Badge>
          }
        >
          Rekening 2026-0988, videoconsult
        </ListRow>
        <ListRow href="#6" {...long}>
          Rekening 2026-0871
        </ListRow>
      </List>
      <List>
        <ListRow title="Recepten" href="#10" icon={prescriptionIcon} />
        <ListRow title="Bel de kliniek" href="#11" icon={phoneIcon}>
          Op werkdagen van 9 tot 16 uur
        </ListRow>
      </List>
      <List>
        <ListRow title="Algemene vragenlijst" href="#7" status={finished} />
        <ListRow title="Burgerservicenummer" href="#8">
          Duurt 1 minuut
        </ListRow>
        <ListRow title="Vragenlijst migraine" href="#9" status={warning} />
        <ListRow title="Vragenlijst clusterhoofdpijn" status={blocked} />
      </List>
    </StateMatrix>
  ),
}
