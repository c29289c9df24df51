import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix, State } from '../../.storybook/state-matrix.tsx'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { clockIcon, mailIcon, openIcon, successIcon, warningIcon } from '../icon/icons.ts'
import { ButtonLink } from '../link/button-link.tsx'
import { Card } from './card.tsx'

const meta = {
  title: 'Design system/Layout/Card',
  component: Card,
  args: {
    children: (
      <>
        <h2>Volgende afspraak</h2>
        <p>dinsdag 8 december 2026</p>
      </>
    ),
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithAction: Story = {
  args: {
    children: (
      <>
        <h2>2 nieuwe berichten</h2>
        <p className="text-small text-muted">Vandaag 09:12</p>
        <Button width="full-on-phone" className="self-start">
          Lezen
        </Button>
      </>
    ),
  },
}
export const LongWord: Story = { args: { children: <h2>Hoofdpijnbehandelovereenkomstvoorwaarden</h2> } }

const finished = (
  <>
    <h2>Wie bent u?</h2>
    <Badge tone="success" icon={successIcon}>
      Afgerond
    </Badge>
  </>
)
const available = (
  <>
    <h2>Algemene vragenlijst</h2>
    <Badge tone="info" icon={openIcon}>
      Begonnen
    </Badge>
    <p>U bent bij stap 3 van 8.</p>
    <ButtonLink href="#vragen" variant="primary" width="full-on-phone" className="self-start">
      Verder
    </ButtonLink>
  </>
)
const blocked = (
  <>
    <h2>Medische vragenlijst</h2>
    <Badge tone="neutral" icon={clockIcon}>
      Nog niet mogelijk
    </Badge>
    <p>Rond eerst de algemene vragenlijst af.</p>
  </>
)
const warning = (
  <>
    <h2>Wie bent u?</h2>
    <Badge tone="warning" icon={warningIcon}>
      Uw burgerservicenummer ontbreekt
    </Badge>
    <ButtonLink href="#bsn" width="full-on-phone" className="self-start">
      Nummer invullen
    </ButtonLink>
  </>
)
const unread = (
  <>
    <h2>Berichten</h2>
    <Badge tone="info" icon={mailIcon}>
      2 nieuw
    </Badge>
    <ButtonLink href="#berichten" width="full-on-phone" className="self-start">
      Lezen
    </ButtonLink>
  </>
)
const veryLong = (
  <>
    <h2>Hoofdpijnbehandelovereenkomstvoorwaarden</h2>
    <p>{'De kliniek belt u als er eerder een tijd vrij komt. '.repeat(8)}</p>
    <ButtonLink href="#lang" width="full-on-phone" className="self-start">
      Hoofdpijnbehandelovereenkomst
    </ButtonLink>
  </>
)

export const Finished: Story = { args: { children: finished } }
/** One link per card. If a whole list item should be pressable, use a ListRow. */
export const Available: Story = { args: { children: available } }
/** Without a link; the reason is shown instead. */
export const Blocked: Story = { args: { children: blocked } }
/** For an item that cannot be used before another one is done. */
export const WithoutSurface: Story = { args: { surface: 'none', children: blocked } }
export const Warning: Story = { args: { children: warning } }
export const Unread: Story = { args: { children: unread } }
export const VeryLong: Story = { args: { children: veryLong } }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={Card} className="flex flex-col gap-7">
      <State label="with its main button">
        <Card>
          <h2>Volgende afspraak</h2>
          <p className="text-fact font-bold">dinsdag 8 december 2026</p>
          <p>Videoconsult met dr. A. Voorbeeld</p>
          <Button variant="primary" className="self-start">
            Verzetten
          </Button>
        </Card>
      </State>
      <State label="with a badge">
        <Card>
          <h2>Rekening 2026-0871</h2>
          <Badge tone="success" icon={successIcon}>
            Betaald
          </Badge>
        </Card>
      </State>
      <State label="a finished action">
        <Card>{finished}</Card>
      </State>
      <State label="an action to start">
        <Card>{available}</Card>
      </State>
      <State label="a blocked action">
        <Card>{blocked}</Card>
      </State>
      <State label="surface none">
        <Card surface="none">{blocked}</Card>
      </State>
      <State label="a warning">
        <Card>{warning}</Card>
      </State>
      <State label="unread">
        <Card>{unread}</Card>
      </State>
      <State label="very long words">
        <Card>{veryLong}</Card>
      </State>
    </StateMatrix>
  ),
}
