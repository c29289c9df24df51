import { useEffect, useEffectEvent, useState } from 'react'
import { reviews } from '../../api/contract/review.ts'
import type { OutgoingBodyOf } from '../../api/contract/endpoint.ts'
import { ApiError, isOutcomeUnknown } from '../../api/error.ts'
import { reviewLinkError, type ReviewLinkError } from './rules/review-link.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { isReconnecting, reconnectPauseMs, startReconnecting } from '../../platform/reconnecting.ts'
import { useErrorMessage, useLoadErrorMessage } from '../../ui/load-states/alert.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'

/** A review as sent; `motivation` is '' without a comment (REV-04). */
export type Review = OutgoingBodyOf<typeof reviews.addReview>

/**
 * State of a review: 'open' shows the form, 'done' was sent, 'missing' has no identifier, 'received' may have arrived
 * although its answer was lost; else why the link is refused.
 */
export type ReviewState = 'open' | 'done' | 'missing' | 'received' | ReviewLinkError

/** Timeout in ms of the check whether a review with a lost answer has arrived. */
const checkTimeout = 5000

/** The reason if the link was refused; rethrows any other error. */
function linkErrorOrThrow(error: unknown): ReviewLinkError {
  const linkError = error instanceof ApiError ? reviewLinkError(error.status, error.message) : null
  if (linkError === null) throw error
  return linkError
}

/**
 * Checks whether a link still accepts a review, and sends it once. `state` is null until the check has succeeded.
 * Neither call carries a session token (REV-01).
 */
export function useReview(uuid: string | null, onSent: () => void) {
  const call = useApiClient()
  const [state, setState] = useState<ReviewState | null>(uuid === null ? 'missing' : null)
  const path = { id: uuid ?? '' }

  async function checkLink(): Promise<'open' | ReviewLinkError> {
    try {
      await call(reviews.validateReview, { path })
      return 'open'
    } catch (error) {
      if (!isReconnecting(error)) return linkErrorOrThrow(error)
      await new Promise((resolve) => setTimeout(resolve, reconnectPauseMs))
      return checkLink()
    }
  }
  const check = useSubmit(checkLink, {
    onDone: setState,
    errorMessage: useLoadErrorMessage(),
  })
  const send = useSubmit(
    (body: Review) =>
      call(reviews.addReview, { path, body }).then(
        () => 'done' as const,
        async (error: unknown) => {
          const isLost = isOutcomeUnknown(error)
          const linkError = isLost
            ? await call(reviews.validateReview, { path, timeout: checkTimeout })
                .then(() => null, linkErrorOrThrow)
                .catch(() => null)
            : linkErrorOrThrow(error)
          // The link was valid before this call: most likely this review used it.
          if (linkError === 'invalid') return 'received' as const
          if (linkError === null) throw error
          return linkError
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
    const onOnline = () => {
      startReconnecting()
      startCheck()
    }
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [isUnchecked])

  return { state, check, send }
}
