import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { Disclosure } from '../disclosure/disclosure.tsx'
import {
  billIcon,
  calendarIcon,
  fileIcon,
  homeIcon,
  logOffIcon,
  mailIcon,
  moonIcon,
  phoneIcon,
  prescriptionIcon,
} from '../icon/icons.ts'
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
  title: 'Design system/Navigation/NavigationMenu',
  component: NavigationMenu,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    brand,
    homeHref: '#overzicht',
    label: 'Menu',
    items: [
      { label: 'Overzicht', icon: homeIcon, href: '#overzicht', current: true },
      { label: 'Afspraken', icon: calendarIcon, href: '#afspraken' },
      { label: 'Berichten, 2 nieuw', icon: mailIcon, href: '#berichten' },
      { label: 'Contact', icon: phoneIcon, href: '#contact' },
      { label: 'Uitloggen', icon: logOffIcon, onPress: () => undefined },
    ],
    children: (
      <Disclosure label="Rust, rustige weergave" text="Rust" icon={moonIcon}>
        Licht van het scherm
      </Disclosure>
    ),
  },
  decorators: [
    (Story) => (
      <div className="min-h-dvh">
        <Story />
        <p className="p-5">Uw overzicht</p>
      </div>
    ),
  ],
} satisfies Meta<typeof NavigationMenu>
export default meta
type Story = StoryObj<typeof meta>

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }))
}

const leave = { label: 'Uitloggen', icon: logOffIcon, onPress: () => undefined } satisfies MenuItem
const onboarded: MenuItem[] = [
  { label: 'Overzicht', icon: homeIcon, href: '#overzicht' },
  { label: 'Afspraken', icon: calendarIcon, href: '#afspraken' },
  { label: 'Berichten, 2 nieuw', icon: mailIcon, href: '#berichten', current: true },
  { label: 'Recepten', icon: prescriptionIcon, href: '#recepten' },
  { label: 'Rekeningen', icon: billIcon, href: '#rekeningen' },
  { label: 'Brieven', icon: fileIcon, href: '#brieven' },
  leave,
]

export const Closed: Story = {}
export const Open: Story = { play: open }
/** Before onboarding is finished there is one link. */
export const NotOnboarded: Story = {
  args: { items: [{ label: 'Overzicht', icon: homeIcon, href: '#overzicht', current: true }, leave] },
  play: open,
}
/** All links, with the current one marked and the number of unread messages below a label. */
export const Onboarded: Story = { args: { items: onboarded }, play: open }
export const LongWords: Story = {
  args: {
    items: [
      {
        label: 'Medischevragenlijstenoverzichtspagina en verwijsbrieven',
        icon: homeIcon,
        href: '#lijst',
        current: true,
      },
    ],
  },
  play: open,
}

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  args: { items: onboarded },
  play: open,
}
