import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, Button, Card, Link, Notice, TextField } from '#design-system'
import { mistake } from './mistake.ts'

/** Components with styles that a user of them has changed. The catalogue's rules must find the mistake in each story. */
const meta = { title: 'Mistakes/Look', tags: ['mistake', '!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const SmallButton: Story = {
  name: 'Fout: knop te klein om te raken',
  parameters: mistake('smallTargets'),
  render: () => <Button style={{ minHeight: 0, padding: 0 }}>Bel</Button>,
}
export const SmallText: Story = {
  name: 'Fout: kleine letters',
  parameters: mistake('smallText'),
  render: () => (
    <Notice tone="info" toneLabel="Let op">
      <span style={{ fontSize: 13 }}>Uw recept is klaar.</span>
    </Notice>
  ),
}
export const FixedText: Story = {
  name: 'Fout: letters die niet meegroeien',
  parameters: mistake('smallText'),
  render: () => (
    <Card>
      <p style={{ fontSize: 18 }}>Uw afspraak is op dinsdag.</p>
    </Card>
  ),
}
export const Moving: Story = {
  name: 'Fout: knop die van kleur glijdt',
  parameters: mistake('motion'),
  render: () => <Button style={{ transition: 'background 200ms' }}>Opslaan</Button>,
}
export const Wide: Story = {
  name: 'Fout: kaart breder dan het scherm',
  parameters: mistake('sidewaysScroll'),
  render: () => <Card style={{ width: 700 }}>Uw afspraak is op dinsdag.</Card>,
}
export const Cut: Story = {
  name: 'Fout: tekst afgekapt in een vaste hoogte',
  parameters: mistake('cutText'),
  render: () => (
    <Card style={{ height: '4rem', overflow: 'hidden' }}>
      Neem uw hoofdpijndagboek mee, en een lijst van de medicijnen die u nu gebruikt.
    </Card>
  ),
}
export const CutInSmallWindow: Story = {
  name: 'Fout: woord dat niet afbreekt',
  parameters: mistake('cutText'),
  render: () => (
    <div style={{ overflow: 'hidden' }}>
      <p style={{ whiteSpace: 'nowrap' }}>Verzet uw afspraak tot een dag van tevoren</p>
    </div>
  ),
}
export const Overlapping: Story = {
  name: 'Fout: tekst over tekst',
  parameters: mistake('overlappingText'),
  render: () => (
    <div style={{ position: 'relative' }}>
      <p>Uw recept is klaar.</p>
      <p style={{ position: 'absolute', top: 0 }}>Uw factuur is betaald.</p>
    </div>
  ),
}
export const WithoutEdge: Story = {
  name: 'Fout: knop zonder rand in hoog contrast',
  parameters: mistake('borderlessControls'),
  render: () => (
    <Button variant="primary" style={{ border: 0 }}>
      Opslaan
    </Button>
  ),
}
export const LostText: Story = {
  name: 'Fout: tekst die wegvalt in hoog contrast',
  parameters: mistake('lostText'),
  render: () => (
    <p style={{ forcedColorAdjust: 'none', color: '#1e251b', background: '#1c2419' }}>Uw recept is klaar.</p>
  ),
}
export const Nothing: Story = {
  name: 'Fout: er is niets te zien',
  parameters: mistake('nothing to see'),
  render: () => (
    <div hidden>
      <Badge tone="info">Nieuw</Badge>
    </div>
  ),
}
export const OwnInk: Story = {
  name: 'Fout: eigen inkt die in het donker wegvalt',
  // Other themes are checked in a state matrix only.
  tags: ['every-theme'],
  parameters: mistake('color-contrast'),
  render: () => <p style={{ color: '#1e251b' }}>Uw recept is klaar.</p>,
}
export const FaintHint: Story = {
  name: 'Fout: uitleg in lichtgrijs',
  parameters: mistake('color-contrast'),
  render: () => <TextField label="Naam" hint={<span style={{ color: '#a8afa0' }}>Zoals op uw pas</span>} />,
}
export const ForeignPicture: Story = {
  name: 'Fout: afbeelding van een ander adres',
  parameters: mistake('asks https://elders.example'),
  render: () => <img alt="Wachtkamer" src="https://elders.example/wachtkamer.png" width={90} height={90} />,
}
export const LinkOnShortLine: Story = {
  name: 'Fout: link op een regel die te laag is',
  parameters: mistake('stands on a line of'),
  render: () => (
    <p style={{ lineHeight: '18px' }}>
      Lees eerst de <Link href="/uitleg">uitleg</Link> voor u kiest.
    </p>
  ),
}
export const WithoutRing: Story = {
  name: 'Fout: knop waarop de focus niet te zien is',
  // Focus is checked in a state matrix only.
  tags: ['every-theme'],
  parameters: mistake('has no ring'),
  render: () => <Button style={{ outline: 'none' }}>Bel</Button>,
}
export const CutRing: Story = {
  name: 'Fout: rand van de focus afgesneden',
  tags: ['every-theme'],
  parameters: mistake('is cut off by'),
  render: () => (
    <div style={{ overflow: 'hidden' }}>
      <Button>Bel</Button>
    </div>
  ),
}
export const LinkWithoutAnswer: Story = {
  name: 'Fout: link die de muis niet merkt',
  tags: ['every-theme'],
  parameters: mistake('does not answer to the pointer'),
  render: () => (
    <p>
      Lees de{' '}
      <Link href="/uitleg" style={{ textDecorationThickness: 1 }}>
        uitleg
      </Link>{' '}
      voor u kiest.
    </p>
  ),
}
export const LoudButton: Story = {
  name: 'Fout: knop die verkleurt onder de muis',
  tags: ['every-theme'],
  parameters: mistake('changes under the pointer'),
  render: () => (
    <>
      <style>{'.loud:hover { background: var(--color-soft) }'}</style>
      <Button className="loud">Bel</Button>
    </>
  ),
}
