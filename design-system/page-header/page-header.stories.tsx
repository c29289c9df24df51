import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { moonIcon } from '../icon/icons.ts'
import { PageHeader } from './page-header.tsx'

const back = { label: 'Terug', href: '#terug' }
const close = { label: 'Sluiten', href: '#sluiten' }
const settings = (
  <Disclosure label="Rustige weergave" icon={moonIcon}>
    Licht van het scherm
  </Disclosure>
)

const meta = {
  title: 'Design system/Navigation/PageHeader',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Afspraak maken' },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const WithBack: Story = { args: { back } }
export const WithClose: Story = { args: { close } }
export const Complete: Story = { args: { back, close, children: settings } }
/** The content has the h1, as in a step of a wizard. */
export const TitleAsText: Story = { args: { titleAs: 'p', back, close, children: settings } }
export const LongTitle: Story = {
  args: { title: 'Medischevragenlijstbijhoofdpijn voor nieuwe patiënten', back, close, children: settings },
}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    // Inside articles, as several headers would be duplicate banner landmarks.
    <StateMatrix of={PageHeader} className="flex flex-col gap-5">
      {Object.entries({ TitleOnly, WithBack, WithClose, Complete, LongTitle } as Record<string, Story>).map(
        ([name, story]) => (
          <article key={name} aria-label={name}>
            <PageHeader title="Afspraak maken" titleAs="p" {...story.args} />
          </article>
        ),
      )}
    </StateMatrix>
  ),
}
