import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix } from '../../.storybook/state-matrix.tsx'
import { StarRating, type StarRatingProps } from './star-rating.tsx'

const labels: StarRatingProps['labels'] = [
  '1 ster, slecht',
  '2 sterren, matig',
  '3 sterren, redelijk',
  '4 sterren, goed',
  '5 sterren, uitstekend',
]
const shortLabels: StarRatingProps['labels'] = ['Slecht', 'Matig', 'Redelijk', 'Goed', 'Heel goed']
const legend = 'Hoe was uw afspraak?'
const ignore = () => undefined

const meta = {
  title: 'Design system/Choice/StarRating',
  component: StarRating,
  args: { legend, name: 'score', value: 0, onValueChange: ignore, labels },
} satisfies Meta<typeof StarRating>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const One: Story = { args: { value: 1 } }
export const Two: Story = { args: { value: 2 } }
export const Three: Story = { args: { value: 3 } }
export const Four: Story = { args: { value: 4 } }
export const Five: Story = { args: { value: 5 } }
export const Hint: Story = { args: { hint: 'Eén ster is slecht, vijf sterren is uitstekend.' } }
export const RequiredError: Story = { args: { error: 'Geef een score.' } }
export const HintAndError: Story = {
  args: { hint: 'Eén ster is slecht, vijf sterren is uitstekend.', error: 'Geef een score.' },
}
export const WithoutMeaning: Story = {
  args: { value: 3, labels: ['1 ster', '2 sterren', '3 sterren', '4 sterren', '5 sterren'] },
}
export const LongMeaning: Story = {
  args: { value: 2, labels: ['1', '2 sterren, minder goed dan ik van tevoren had verwacht en gehoopt', '3', '4', '5'] },
}
export const Sending: Story = { args: { value: 4, disabled: true } }
export const SendingNothing: Story = { args: { disabled: true } }
/** All texts are visible without trying each star. */
export const Rows: Story = { args: { look: 'row', value: 4, labels: shortLabels } }
export const RowsRequiredError: Story = { args: { look: 'row', labels: shortLabels, error: 'Geef een score.' } }
/** The mouse is over the fourth star while two are chosen. */
export const Preview: Story = {
  args: { value: 2 },
  play: async ({ canvasElement }) =>
    userEvent.hover(within(canvasElement).getByRole('radio', { name: '4 sterren, goed' })),
}
export const FocusOnEmpty: Story = { play: async () => userEvent.tab() }
export const FocusOnChosen: Story = { args: { value: 3 }, play: async () => userEvent.tab() }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={StarRating} className="flex max-w-form flex-col gap-5 p-5">
      <StarRating
        legend={legend}
        hint="Eén ster is slecht, vijf sterren is uitstekend."
        name="a"
        value={0}
        onValueChange={ignore}
        labels={labels}
      />
      <StarRating legend={legend} name="b" value={1} onValueChange={ignore} labels={labels} />
      <StarRating legend={legend} name="c" value={4} onValueChange={ignore} labels={labels} />
      <StarRating legend={legend} name="d" value={5} onValueChange={ignore} labels={labels} />
      <StarRating legend={legend} name="e" value={0} onValueChange={ignore} labels={labels} error="Geef een score." />
      <StarRating legend={legend} name="f" value={3} onValueChange={ignore} labels={labels} disabled />
      <StarRating legend={legend} look="row" name="g" value={4} onValueChange={ignore} labels={shortLabels} />
    </StateMatrix>
  ),
}
