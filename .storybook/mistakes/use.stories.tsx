import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Button,
  Card,
  Checkbox,
  closeIcon,
  Dialog,
  ErrorSummary,
  Field,
  Link,
  List,
  ListRow,
  nextIcon,
  Notice,
  TextField,
} from '#design-system'
import { mistake } from './mistake.ts'

/** Components that are used wrongly. The catalogue's rules must find the mistake in each story. */
const meta = { title: 'Mistakes/Use', tags: ['mistake', '!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const ButtonWithoutName: Story = {
  name: 'Fout: knop met alleen een pictogram',
  parameters: mistake('button-name'),
  render: () => <Button icon={closeIcon} />,
}
export const LinkWithoutName: Story = {
  name: 'Fout: link zonder woorden',
  parameters: mistake('link-name'),
  render: () => <Link href="/invoices"> </Link>,
}
export const FieldWithoutLabel: Story = {
  name: 'Fout: veld zonder label',
  parameters: mistake('label'),
  render: () => <TextField label="" />,
}
export const BoxWithoutLabel: Story = {
  name: 'Fout: vinkje zonder label',
  parameters: mistake('button-name'),
  render: () => <Checkbox label="" checked={false} onCheckedChange={() => undefined} />,
}
export const DialogWithoutTitle: Story = {
  name: 'Fout: venster zonder titel',
  parameters: mistake('aria-dialog-name'),
  render: () => <Dialog open title="" closeLabel="Nee, terug" onClose={() => undefined} />,
}
export const SameIdTwice: Story = {
  name: 'Fout: twee velden met dezelfde id',
  parameters: mistake('stands there 2 times'),
  render: () => (
    <>
      <TextField id="naam" label="Voornaam" hint="Zoals op uw pas" />
      <TextField id="naam" label="Achternaam" hint="Zoals op uw pas" />
    </>
  ),
}
export const WrongAutofill: Story = {
  name: 'Fout: automatisch invullen dat niet bestaat',
  parameters: mistake('autocomplete-valid'),
  render: () => <TextField label="Postcode" autoComplete="postcode" />,
}
export const DescriptionThatIsMissing: Story = {
  name: 'Fout: uitleg die er niet is',
  parameters: mistake('points to nothing'),
  render: () => (
    <Field label="Naam">
      {(control) => (
        <input {...control} aria-errormessage="weg" aria-invalid className="min-h-13 w-full border border-control" />
      )}
    </Field>
  ),
}
export const RowOutsideList: Story = {
  name: 'Fout: rij zonder lijst',
  parameters: mistake('listitem'),
  render: () => (
    <div>
      <ListRow title="Factuur 12" href="/invoices/12" />
    </div>
  ),
}
export const TextBetweenRows: Story = {
  name: 'Fout: tekst los in een lijst',
  parameters: mistake('list'),
  render: () => (
    <List>
      <p>Nieuw</p>
      <ListRow title="Factuur 12" href="/invoices/12" />
    </List>
  ),
}
export const ButtonInLink: Story = {
  name: 'Fout: knop in een knop',
  parameters: mistake('nested-interactive'),
  render: () => (
    <div role="button" tabIndex={0} className="border border-control p-5">
      Afspraak <Button>Verzetten</Button>
    </div>
  ),
}
export const HeadingSkipped: Story = {
  name: 'Fout: kop slaat een niveau over',
  parameters: mistake('heading-order'),
  render: () => (
    <Card>
      <h2>Afspraken</h2>
      <h4>Morgen</h4>
    </Card>
  ),
}
export const SummaryWithoutHeading: Story = {
  name: 'Fout: kop zonder woorden',
  parameters: mistake('empty-heading'),
  render: () => <ErrorSummary title="" errors={[{ controlId: 'naam', message: 'Vul uw naam in' }]} />,
}
export const PictureWithoutText: Story = {
  name: 'Fout: afbeelding zonder tekst',
  parameters: mistake('image-alt'),
  render: () => <img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E" width={90} height={90} />,
}
export const NoticeInOwnColor: Story = {
  name: 'Fout: melding in een eigen kleur',
  parameters: mistake('color-contrast'),
  render: () => (
    <Notice tone="info" toneLabel="Let op">
      <span style={{ color: '#9aa79a' }}>Uw recept is klaar.</span>
    </Notice>
  ),
}
export const LinkLikeText: Story = {
  name: 'Fout: link in een zin zonder streep',
  parameters: mistake('link-in-text-block'),
  render: () => (
    <p>
      Lees eerst de{' '}
      <Link href="/uitleg" style={{ textDecoration: 'none', color: '#1e301b' }}>
        uitleg over medicijnen
      </Link>{' '}
      voor u kiest.
    </p>
  ),
}
export const ForcedOrder: Story = {
  name: 'Fout: eigen volgorde met het toetsenbord',
  parameters: mistake('tabindex'),
  render: () => <Button tabIndex={3}>Opslaan</Button>,
}
export const HiddenButton: Story = {
  name: 'Fout: knop verborgen voor wie luistert',
  parameters: mistake('aria-hidden-focus'),
  render: () => (
    <div aria-hidden>
      <Button icon={nextIcon}>Volgende</Button>
    </div>
  ),
}
export const StateOfAnotherRole: Story = {
  name: 'Fout: knop met de stand van een vinkje',
  parameters: mistake('aria-allowed-attr'),
  render: () => <Button aria-checked>Ja</Button>,
}
export const SwitchWithoutState: Story = {
  name: 'Fout: schakelaar zonder stand',
  parameters: mistake('aria-required-attr'),
  render: () => (
    <div role="switch" tabIndex={0} className="border border-control p-5">
      Herinnering
    </div>
  ),
}
