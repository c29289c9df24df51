import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { CountedDays, marksOf, type CountedDaysProps } from '../../stories/counted-days.tsx'
import { startTexts } from '../../stories/story-portal.tsx'

const meta = {
  title: 'Screens/Day counter', component: CountedDays, tags: ['every-theme'],
  parameters: { layout: 'fullscreen' },
  beforeEach: startTexts,
  // As a screen holds it: a column with 20 px at its sides.
  decorators: [(Story) => <div className="mx-auto w-full max-w-column overflow-x-clip px-5 py-7"><Story /></div>],
} satisfies Meta<CountedDaysProps>
export default meta
type Story = StoryObj<typeof meta>

const partly = 'nnhmmhnnnnnnnnmmhnnnnnhmnn'
const wrong = 'Verdeel nog 2 dagen. Samen zijn het er 28.'

export const Empty: Story = {}
export const Partly: Story = { args: { marks: marksOf(partly) }, parameters: inEveryMode }
export const Complete: Story = { args: { marks: marksOf(`${partly}nn`) } }
/** As wide as the smallest phone: seven columns of 44 px. */
export const Small: Story = { args: { marks: marksOf(partly) }, decorators: [(Story) => <div className="max-w-[280px]"><Story /></div>] }
/** As many migraines as there can be: the strongest pattern the calendar can show. */
export const MigraineEachDay: Story = { args: { marks: marksOf('m'.repeat(28)) }, parameters: inEveryMode }
export const WrongTotal: Story = { args: { marks: marksOf(partly), errors: { migraine: wrong, headache: wrong, none: wrong } } }
export const OneWrong: Story = { args: { values: { migraine: '8', headache: 'drie', none: '17' }, errors: { headache: 'Vul een heel getal in. Is er niets? Vul dan 0 in.' } } }
/** Typed, and other than the calendar counts. */
export const ByHand: Story = { args: { marks: marksOf(partly), values: { migraine: '10', headache: '4', none: '16' } } }
/** Tapped after that. */
export const TakenOver: Story = {
  ...ByHand,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'donderdag 19 november, nog leeg' }))
    await canvas.findByText(/Eerst stond er/)
  },
}
