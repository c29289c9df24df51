import { useEffect, useEffectEvent, useState } from 'react'
import { reviews } from '../../api/contract/review.ts'
import type { OutgoingBodyOf } from '../../api/contract/endpoint.ts'
import { ApiError, isOutcomeUnknown } from '../../api/error.ts'
import { reviewLinkError, type ReviewLinkError } from './rules/review-link.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { useErrorMessage, useLoadErrorMessage } from '../../ui/load-states/alert.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'

export type Review = OutgoingBodyOf<typeof reviews.addReview>

/** State of a review: form open, sent, or why neither is possible; 'received' may have arrived, its answer was lost. */
export type ReviewState = 'open' | 'done' | 'missing' | 'received' | ReviewLinkError

/** Timeout in ms of the check whether a review with a lost answer has arrived. */
const checkTimeout = 5000

/** The link fault of an error; rethrows any other error. */
function faultOrThrow(error: unknown): ReviewLinkError {
  const fault = error instanceof ApiError ? reviewLinkError(error.status, error.message) : null
  if (fault === null) throw error
  return fault
}

/** Checks whether a link still accepts a review, and sends it once. Neither call carries a session token. */
export function useReview(uuid: string | null, onSent: () => void) {
  const call = useApiClient()
  const [state, setState] = useState<ReviewState | null>(uuid === null ? 'missing' : null)
  const path = { id: uuid ?? '' }

  const check = useSubmit(() => call(reviews.validateReview, { path }).then(() => 'open' as const, faultOrThrow), {
    onDone: setState,
    errorMessage: useLoadErrorMessage(),
  })
  const send = useSubmit(
    (body: Review) =>
      call(reviews.addReview, { path, body }).then(
        () => 'done' as const,
        async (error: unknown) => {
          const isLost = isOutcomeUnknown(error)
          const fault = isLost
            ? await call(reviews.validateReview, { path, timeout: checkTimeout })
                .then(() => null, faultOrThrow)
                .catch(() => null)
            : faultOrThrow(error)
          // The link was valid before this call: most likely this review used it.
          if (fault === 'invalid') return 'received' as const
          if (fault === null) throw error
          return fault
        },
      ),
    {
      onDone: (next) => {
        if (next === 'done') onSent()
        setState(next)
      },
      errorMessage: useErrorMessage({ inputLogicError: 'review:commentTooLong' }),
    },
  )

  const startCheck = useEffectEvent(() => check.submit())
  const isUnchecked = state === null
  useEffect(() => {
    if (!isUnchecked) return undefined
    startCheck()
    const onOnline = () => startCheck()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [isUnchecked])

  return { state, check, send }
}
