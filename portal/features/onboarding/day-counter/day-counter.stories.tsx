import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../../.storybook/modes.ts'
import { CountedDays, marksOf, type CountedDaysProps } from '../../../stories/counted-days.tsx'
import { startTexts } from '../../../stories/story-portal.tsx'
import { textOf } from '../../../stories/text-of.ts'

const meta = {
  title: 'Screens/Day counter',
  component: CountedDays,
  tags: ['every-theme'],
  parameters: { layout: 'fullscreen' },
  beforeEach: startTexts,
  // The padding of a screen: 20 px at both sides.
  decorators: [
    (Story) => (
      <div className="mx-auto w-full max-w-column overflow-x-clip px-5 py-7">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<CountedDaysProps>
export default meta
type Story = StoryObj<typeof meta>

const partly = 'nnhmmhnnnnnnnnmmhnnnnnhmnn'
const wrong = 'Verdeel nog 2 dagen. Samen zijn het er 28.'

export const Empty: Story = {}
export const Partly: Story = { args: { marks: marksOf(partly) }, parameters: inEveryMode }
export const Complete: Story = { args: { marks: marksOf(`${partly}nn`) } }
/** The smallest phone: seven columns of 44 px. */
export const Small: Story = {
  args: { marks: marksOf(partly) },
  decorators: [
    (Story) => (
      <div className="max-w-[280px]">
        <Story />
      </div>
    ),
  ],
}
/** Every day marked as migraine: the pattern with the highest contrast. */
export const MigraineEachDay: Story = { args: { marks: marksOf('m'.repeat(28)) }, parameters: inEveryMode }
export const WrongTotal: Story = {
  args: { marks: marksOf(partly), errors: { migraine: wrong, headache: wrong, none: wrong } },
}
export const OneWrong: Story = {
  args: {
    values: { migraine: '8', headache: 'drie', none: '17' },
    errors: { headache: 'Vul een heel getal in, zoals 24.' },
  },
}
/** The typed counts differ from the calendar. */
export const ByHand: Story = { args: { marks: marksOf(partly), values: { migraine: '10', headache: '4', none: '16' } } }
/** A tap after typing: the calendar replaces the typed counts. */
export const TakenOver: Story = {
  ...ByHand,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'donderdag 19 november, nog leeg' }))
    await canvas.findByText(textOf('days:takenOver'))
  },
}
