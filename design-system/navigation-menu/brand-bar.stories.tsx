import type { Meta, StoryObj } from '@storybook/react-vite'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { moonIcon } from '../icon/icons.ts'
import { BrandBar } from './brand-bar.tsx'

const meta = {
  title: 'Design system/Navigation/BrandBar',
  component: BrandBar,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: 'Hoofdpijnkliniek',
    homeHref: '#begin',
    children: (
      <Disclosure label="Rust, rustige weergave" text="Rust" icon={moonIcon}>
        Licht van het scherm
      </Disclosure>
    ),
  },
} satisfies Meta<typeof BrandBar>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeLogin: Story = {}
export const LongName: Story = { args: { brand: 'Behandelcentrumvoorhoofdpijnenaangezichtspijn Voorbeeldstad' } }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: ({ brand, homeHref, children }) => (
    // Inside articles, as several headers would be duplicate banner landmarks.
    <StateMatrix of={BrandBar} className="flex flex-col gap-5">
      <article aria-label="BeforeLogin">
        <BrandBar {...{ brand, homeHref }}>{children}</BrandBar>
      </article>
      <article aria-label="LongName">
        <BrandBar homeHref={homeHref} brand="Behandelcentrumvoorhoofdpijnenaangezichtspijn Voorbeeldstad" />
      </article>
    </StateMatrix>
  ),
}
