import { useEffect, useEffectEvent, useState } from 'react'
import { reviews } from '../../api/contract/review.ts'
import type { OutgoingBodyOf } from '../../api/contract/endpoint.ts'
import { ApiError, isOutcomeUnknown } from '../../api/error.ts'
import { linkFault, type LinkFault } from './rules/review-link.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { useErrorMessage } from '../../ui/load-states/labelled-notice.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'

export type Review = OutgoingBodyOf<typeof reviews.addReview>

/** Where a review stands: its form is open, it is at the clinic, or why neither can be; `received` is one that may have arrived. */
export type ReviewState = 'open' | 'done' | 'missing' | 'received' | LinkFault

/** How long it is looked whether a review arrived whose answer was lost, in ms. */
const look = 5000

/** What an error says of the link; anything else goes on. */
function faultOrThrow(error: unknown): LinkFault {
  const fault = error instanceof ApiError ? linkFault(error.status, error.message) : null
  if (fault === null) throw error
  return fault
}

/** Looks whether a link still takes a review, and sends that once. Neither call carries who is signed in. */
export function useReview(uuid: string | null, onSent: () => void) {
  const call = useApiClient()
  const [state, setState] = useState<ReviewState | null>(uuid === null ? 'missing' : null)
  const path = { id: uuid ?? '' }

  const check = useSubmit(() => call(reviews.validateReview, { path }).then(() => 'open' as const, faultOrThrow), { onDone: setState, errorMessage: useErrorMessage() })
  const send = useSubmit((body: Review) => call(reviews.addReview, { path, body }).then(() => 'done' as const, async (error: unknown) => {
    const isLost = isOutcomeUnknown(error)
    const fault = isLost ? await call(reviews.validateReview, { path, timeout: look }).then(() => null, faultOrThrow).catch(() => null) : faultOrThrow(error)
    // The link was good a moment ago: most likely it was used by this very review.
    if (fault === 'invalid') return 'received' as const
    if (fault === null) throw error
    return fault
  }), {
    onDone: (next) => {
      if (next === 'done') onSent()
      setState(next)
    },
    errorMessage: useErrorMessage({ inputLogicError: 'review:commentTooLong' }),
  })

  const begin = useEffectEvent(() => check.submit())
  const isAsked = state === null
  useEffect(() => {
    if (!isAsked) return undefined
    begin()
    const again = () => begin()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isAsked])

  return { state, check, send }
}
