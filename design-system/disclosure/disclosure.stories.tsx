import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { moonIcon } from '../icon/icons.ts'
import { Link } from '../link/link.tsx'
import { Bar } from '../page-header/bar.tsx'
import { Disclosure } from './disclosure.tsx'

const meta = {
  title: 'Design system/Navigation/Disclosure',
  component: Disclosure,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 320 } } },
  args: {
    label: 'Rust, rustige weergave',
    text: 'Rust',
    icon: moonIcon,
    children: (
      <p>
        Licht van het scherm en <Link href="#tekst">tekst</Link>
      </p>
    ),
    panelLabel: 'Rustige weergave',
  },
  decorators: [
    (Story) => (
      <div className="min-h-dvh">
        <Bar>
          <span className="font-bold">Kliniek</span>
          <Story />
        </Bar>
        <p className="p-5">Uw overzicht</p>
      </div>
    ),
  ],
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Rust, rustige weergave' }))
}

export const Closed: Story = {}
export const IconOnly: Story = { args: { text: undefined } }
export const Open: Story = { play: open }
/** The panel lengthens the page. */
export const OpenLong: Story = {
  args: {
    children: (
      <ul>
        {Array.from({ length: 30 }, (_, index) => (
          <li key={index}>
            <Link href="#dag" className="inline-flex min-h-11 items-center">
              Keuze {index + 1}
            </Link>
          </li>
        ))}
      </ul>
    ),
  },
  play: open,
}

export const AllStates: Story = { tags: ['every-theme'], parameters: asStateMatrix, play: open }
