import { useQueryClient, type QueryFilters } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError, hasStatus, isOutcomeUnknown, isRefusal } from '../../api/error.ts'
import { isAbortError } from '../../api/message-for.ts'
import { currentPathname } from '../../navigation/current-entry.ts'
import { openEntry } from '../../navigation/history-entry.ts'
import { duration } from '../../session/toast-state.ts'
import { useSubmit, type SubmitOptions } from './use-submit.ts'

/** How to send a write, how to check whether it was applied, and what follows. */
export interface WriteOptions<Input> extends Pick<
  SubmitOptions<[Input], void>,
  'errorMessage' | 'failureTitle' | 'durationMs'
> {
  /** Sends the write; rejects on failure. */
  send: (input: Input) => Promise<unknown>
  /** Asks the clinic whether the write was applied. */
  wasApplied: (input: Input) => Promise<boolean>
  /** Queries to invalidate after the write. */
  changes: QueryFilters
  /** Called after success, also if the patient has left the screen. */
  onDone?: (input: Input) => void
  /** Where to navigate afterwards, with state and, where that screen does not show the outcome itself, a message; without it the patient stays. Replaces the history entry of this task, unless `isOverview`. */
  redirect?: { address: string; message?: string; isOverview?: boolean; state?: (input: Input) => object }
  /** Called when the clinic refuses; `text` is the shown error. */
  onRefused?: (error: ApiError, text: string) => void
  /** Texts of a toast if the patient has left the screen before the answer; they name the task, its date and time. */
  afterLeaving: Record<'done' | 'failed' | 'unknown', (input: Input) => string>
}

/** Whether the write may have been applied. An aborted call may have reached the clinic completely. */
const isUnsure = (error: unknown) => isAbortError(error) || isOutcomeUnknown(error)

/**
 * A write that is never applied twice (API-07): after a lost answer it asks the clinic whether the write was applied before
 * sending it again. After success it invalidates `changes` and navigates by `redirect`. Otherwise as `useSubmit`.
 */
export function useVerifiedMutation<Input>({
  send,
  wasApplied,
  changes,
  onDone,
  redirect,
  onRefused,
  errorMessage,
  failureTitle,
  durationMs = duration.long,
  afterLeaving,
}: WriteOptions<Input>) {
  const queries = useQueryClient()
  const isUncertain = useRef(false)

  async function sendOnce(input: Input): Promise<void> {
    if (isUncertain.current && (await wasApplied(input))) return
    try {
      await send(input)
    } catch (error) {
      isUncertain.current = isUnsure(error)
      // A browser resends a request when a kept-alive connection breaks, so the refusal may be of that second request.
      const mayBeDone =
        (isRefusal(error) && !hasStatus(error, 'unauthorized')) ||
        (error instanceof ApiError && error.kind === 'brokenAnswer')
      if (mayBeDone && (await wasApplied(input).catch(() => false))) return
      throw error
    }
  }

  return useSubmit(
    async (input: Input) => {
      await sendOnce(input)
      void queries.invalidateQueries(changes)
      onDone?.(input)
    },
    {
      durationMs,
      ...(failureTitle !== undefined && { failureTitle }),
      onDone: (_done, input) => {
        if (redirect)
          openEntry(
            redirect.address,
            { message: redirect.message, ...redirect.state?.(input) },
            !redirect.isOverview || currentPathname() === redirect.address,
          )
      },
      errorMessage: (error) => {
        const text = errorMessage(error)
        if (isRefusal(error)) onRefused?.(error, text)
        return text
      },
      afterLeaving: {
        done: afterLeaving.done,
        failed: (error, input) => {
          if (!isUnsure(error)) return `${afterLeaving.failed(input)} ${errorMessage(error)}`
          void queries.invalidateQueries(changes)
          return afterLeaving.unknown(input)
        },
      },
    },
  )
}
