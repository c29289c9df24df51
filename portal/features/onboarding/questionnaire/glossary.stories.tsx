import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../../.storybook/modes.ts'
import { startTexts } from '../../../stories/story-portal.tsx'
import { textOf } from '../../../stories/text-of.ts'
import { Glossary } from './glossary.tsx'

const meta = {
  title: 'Screens/Explained words',
  component: Glossary,
  tags: ['every-theme'],
  parameters: { layout: 'fullscreen' },
  beforeEach: startTexts,
  decorators: [
    (Story) => (
      <div className="mx-auto w-full max-w-column p-5">
        <Story />
      </div>
    ),
  ],
  args: { texts: ['Krijgt u vooraf een aura?', 'Ja', 'Nee'] },
} satisfies Meta<typeof Glossary>
export default meta
type Story = StoryObj<typeof meta>

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: textOf('glossary:label') }))
}

export const Closed: Story = {}
export const Open: Story = { play: open }
export const Several: Story = {
  args: {
    texts: [
      'Welke middelen om aanvallen te voorkomen heeft u geprobeerd?',
      'Verapamil',
      'Lithium',
      'Topiramaat',
      'Prednison',
      'GON-blokkade',
      'Iets anders',
      'Geen',
    ],
  },
  parameters: inEveryMode,
  play: open,
}
