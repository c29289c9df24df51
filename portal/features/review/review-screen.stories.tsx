import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { reviews } from '../../api/contract/review.ts'
import { status } from '../../api/contract/status.ts'
import { reviewAddress } from './rules/review-link.ts'
import { dropFocus } from '../../stories/drop-focus.ts'
import { mockResponse, mockNetworkError, mockStatus, type StoryReply } from '../../stories/story-backend.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { textOf } from '../../stories/text-of.ts'
import { ReviewScreen } from './review-screen.tsx'

const meta = {
  title: 'Screens/Review',
  component: ReviewScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof ReviewScreen>
export default meta
type Story = StoryObj<typeof meta>

const byLink = (shows: RegExp, ...replies: StoryReply[]) =>
  screenStory({
    at: reviewAddress,
    query: { uuid: '2f1c8a6e-0b1d-4c7e-9a55-0e2f6d3b7c10' },
    shows,
    replies: [mockResponse(reviews.validateReview, {}), mockResponse(reviews.addReview, {}), ...replies],
  })

async function fill({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name: textOf('review:scores.4') }))
  await userEvent.click(canvas.getByLabelText(textOf('review:comment')))
  await userEvent.paste('De arts nam de tijd. Ik weet nu wat ik kan doen.')
  await userEvent.click(canvas.getByRole('radio', { name: textOf('review:names.hidden') }))
  dropFocus()
}

export const Ready: Story = { ...byLink(textOf('review:scoreFirst')), parameters: inEveryMode }
export const Filled: Story = { ...byLink(textOf('review:preview.hidden')), play: fill, parameters: inEveryMode }
export const LinkUsed: Story = {
  ...byLink(textOf('review:err_review_invalid'), mockStatus(reviews.validateReview, status.recordNotFound)),
  parameters: inEveryMode,
}
export const Failed: Story = byLink(textOf('common:loadErrors.noConnection'), mockNetworkError(reviews.validateReview))
/** The typed comment is still shown, to be copied. */
export const ExpiredMeanwhile: Story = {
  ...byLink(
    textOf('review:err_review_expired'),
    mockStatus(reviews.addReview, status.preconditionFailed, { error: 'PCE_REVIEW_EXPIRED' }),
  ),
  play: async (context) => {
    await fill(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: textOf('review:send') }))
    await context.canvas.findByText(textOf('review:written'))
  },
}
export const Sent: Story = {
  ...byLink(textOf('review:done')),
  play: async (context) => {
    await fill(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: textOf('review:send') }))
    await context.canvas.findByText(textOf('review:done'))
  },
}
