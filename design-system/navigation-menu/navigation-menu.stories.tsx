import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { asSheet } from '../../.storybook/modes.ts'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { NavigationMenu, type MenuItem } from './navigation-menu.tsx'

const brand = (
  <>
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden className="shrink-0 text-primary">
      <circle cx="17" cy="17" r="15" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
    <span>Hoofdpijnkliniek</span>
  </>
)

const meta = {
  title: 'Design system/NavigationMenu',
  component: NavigationMenu,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    brand,
    homeHref: '#overzicht',
    label: 'Menu',
    items: [
      { label: 'Overzicht', icon: 'home', href: '#overzicht', current: true },
      { label: 'Afspraken', icon: 'calendar', href: '#afspraken' },
      { label: 'Berichten, 2 nieuw', icon: 'mail', href: '#berichten' },
      { label: 'Contact', icon: 'phone', href: '#contact' },
      { label: 'Uitloggen', icon: 'logOff', onPress: () => undefined },
    ],
    children: <Disclosure label="Rust, rustige weergave" text="Rust" icon="moon">Licht van het scherm</Disclosure>,
  },
  decorators: [(Story) => <div className="min-h-dvh"><Story /><p className="p-5">Uw overzicht</p></div>],
} satisfies Meta<typeof NavigationMenu>
export default meta
type Story = StoryObj<typeof meta>

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }))
}

const leave = { label: 'Uitloggen', icon: 'logOff', onPress: () => undefined } satisfies MenuItem
const onboarded: MenuItem[] = [
  { label: 'Overzicht', icon: 'home', href: '#overzicht' },
  { label: 'Afspraken', icon: 'calendar', href: '#afspraken' },
  { label: 'Berichten, 2 nieuw', icon: 'mail', href: '#berichten', current: true },
  { label: 'Recepten', icon: 'prescription', href: '#recepten' },
  { label: 'Rekeningen', icon: 'bill', href: '#rekeningen' },
  { label: 'Documenten', icon: 'file', href: '#documenten' },
  leave,
]

export const Closed: Story = {}
export const Open: Story = { play: open }
/** Until the questionnaires are done there is one place to go. */
export const NotOnboarded: Story = { args: { items: [{ label: 'Overzicht', icon: 'home', href: '#overzicht', current: true }, leave] }, play: open }
/** Every place, the current one marked, and the unread count in the words of its link. */
export const Onboarded: Story = { args: { items: onboarded }, play: open }
/** Before login there is nowhere to go. */
export const WithoutItems: Story = { args: { items: [] } }
export const LongWords: Story = {
  args: { items: [{ label: 'Medischevragenlijstenoverzichtspagina en verwijsbrieven', icon: 'home', href: '#lijst', current: true }] },
  play: open,
}

export const AllStates: Story = { tags: ['every-theme'], parameters: asSheet, args: { items: onboarded }, play: open }
