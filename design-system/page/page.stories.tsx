import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Link } from '../link/link.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { Page } from './page.tsx'
import { StickyFooter } from './sticky-footer.tsx'

const header = <PageHeader title="Afspraak maken" titleAs="p" back={{ label: 'Terug', href: '#terug' }} />
const help = (
  <p className="text-small text-muted">
    Lukt het niet? Bel <Link href="tel:+31100000000">010 000 00 00</Link>
  </p>
)
const next = (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <p>
      <span className="text-small text-muted">Uw keuze</span>
      <br />
      <strong className="font-bold">wo 9 december, 14:05</strong>
    </p>
    <Button variant="primary">Volgende</Button>
  </div>
)
const short = (
  <>
    <h1>Kies een dag en tijd</h1>
    <p>Alle tijden zijn Nederlandse tijd.</p>
  </>
)
const long = (
  <>
    {short}
    {['Ochtend', 'Middag', 'Avond'].map((part) => (
      <Card key={part}>
        <h2>{part}</h2>
        {['09:00', '09:25', '09:50', '10:15', '10:40', '11:05'].map((time) => (
          <p key={time}>{time}</p>
        ))}
      </Card>
    ))}
  </>
)

const meta = {
  title: 'Design system/Layout/Page',
  component: Page,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 600 } } },
  args: { header, skipLabel: 'Naar de inhoud', children: short },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {}
export const Form: Story = { args: { width: 'form', footer: help } }
export const WithFooter: Story = { args: { footer: help } }
/** The StickyFooter is part of the content, as in a wizard. */
export const WithStickyFooter: Story = {
  args: {
    children: (
      <div className="flex flex-col gap-6">
        {short}
        <StickyFooter>{next}</StickyFooter>
      </div>
    ),
  },
}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  args: {
    children: (
      <div className="flex flex-col gap-6">
        {long}
        <StickyFooter>{next}</StickyFooter>
      </div>
    ),
  },
}
