import { page } from 'vitest/browser'
import { reviews } from '#portal/api/contract/review.ts'
import { ReviewApp } from '#portal/app/review-app.tsx'
import { reviewAddress } from '#portal/features/review/rules/review-link.ts'
import { heading } from '#portal/stories/render-screen.tsx'
import { mockResponse } from '#portal/stories/story-backend.ts'
import { matrix } from './matrix.ts'
import type { Outcome, Way } from './way.ts'

const radio = (name: string) => () => page.getByRole('radio', { name, exact: true })
const link: Pick<Way, 'at' | 'query' | 'visitor' | 'app' | 'replies'> = {
  at: reviewAddress,
  query: { uuid: '2f1c8a6e' },
  visitor: true,
  app: <ReviewApp />,
  replies: [mockResponse(reviews.validateReview, {}), mockResponse(reviews.addReview, {})],
}
/** REV-02 REV-07: the link is no good, which takes the form's place; the comment stands below it, to be copied. */
const refused: Outcome = { message: 'common:responses.412', step: /Uw mening over het consult/ }
const used: Outcome = { message: 'review:err_review_invalid', step: /Uw mening over het consult/ }

matrix(reviews, {
  validateReview: {
    ...link,
    done: () => page.getByLabelText('Wilt u er iets bij zeggen?'),
    own: { 412: refused, 495: used },
  },
  addReview: {
    ...link,
    types: { 'Wilt u er iets bij zeggen?': 'De arts nam de tijd.' },
    picks: [radio('Goed'), radio('Nee, zonder mijn naam')],
    press: 'Versturen',
    done: () => heading('Dank u wel'),
    own: { 412: refused, 491: { message: 'review:commentTooLong' }, 495: used },
  },
})
