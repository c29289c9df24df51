import { useQueryClient, type QueryFilters } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError, hasStatus, isOutcomeUnknown } from '../../api/error.ts'
import { isAbortError } from '../../api/message-for.ts'
import { openEntry } from '../../navigation/history-entry.ts'
import { duration } from '../../session/notices.ts'
import { useSubmit, type SubmitOptions } from './use-submit.ts'

export interface WriteOptions<Input> extends Pick<SubmitOptions<[Input], void>, 'errorMessage' | 'durationMs'> {
  /** The call. */
  send: (input: Input) => Promise<unknown>
  /** Looks at the clinic whether it was done after all. */
  wasApplied: (input: Input) => Promise<boolean>
  /** What it changes there: asked anew. */
  changes: QueryFilters
  /** Once it is done, wherever the patient is by then. */
  onDone?: (input: Input) => void
  /** Where the patient goes on, what they read there, and what else that screen is told; they stay unless given. This screen is no more behind Back, unless `isOverview`: it was not a task. */
  goOn?: { address: string; message: string; isOverview?: boolean; state?: (input: Input) => object }
  /** What a refusal asks for besides its words. */
  onRefused?: (error: ApiError, text: string) => void
  /** What is told, wherever the patient is by then, of an answer that came after they left: sentences that name the task, its date and time. */
  afterLeaving: Record<'done' | 'failed' | 'unknown', (input: Input) => string>
}

const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && !error.outcomeUnknown
/** Of what was stopped on the way, the clinic may have had all. */
const isUnsure = (error: unknown) => isAbortError(error) || isOutcomeUnknown(error)

/**
 * Writing to the clinic, once only: where an answer was lost, it is asked whether the work was done after all before it is
 * sent again. What it changed is fetched anew, and the patient goes on with a message, or stays.
 */
export function useVerifiedMutation<Input>({ send, wasApplied, changes, onDone, goOn, onRefused, errorMessage, durationMs = duration.long, afterLeaving }: WriteOptions<Input>) {
  const queries = useQueryClient()
  const isUncertain = useRef(false)

  async function sendOnce(input: Input): Promise<void> {
    if (isUncertain.current && await wasApplied(input)) return
    try {
      await send(input)
    } catch (error) {
      isUncertain.current = isUnsure(error)
      // A browser repeats a request by itself when a kept connection breaks: the refusal may be of its own second try.
      const mayBeDone = (isRefusal(error) && !hasStatus(error, 'unauthorized')) || (error instanceof ApiError && error.kind === 'brokenAnswer')
      if (mayBeDone && await wasApplied(input).catch(() => false)) return
      throw error
    }
  }

  return useSubmit(async (input: Input) => {
    await sendOnce(input)
    void queries.invalidateQueries(changes)
    onDone?.(input)
  }, {
    durationMs,
    onDone: (_done, input) => { if (goOn) openEntry(goOn.address, { message: goOn.message, ...goOn.state?.(input) }, !goOn.isOverview || location.pathname === goOn.address) },
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
  })
}
