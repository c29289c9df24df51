import { useQueryClient, type QueryFilters } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { status } from '../../api/contract/status.ts'
import { ApiError } from '../../api/error.ts'
import { openEntry } from '../../navigation/history-entry.ts'
import { duration, notifyAtom } from '../../session/notice.ts'
import { useSubmit, type SubmitOptions } from './use-submit.ts'

export interface WriteOptions<Input> extends Pick<SubmitOptions, 'words' | 'stays'> {
  /** The call. */
  send: (input: Input) => Promise<unknown>
  /** Looks at the clinic whether it was done after all. */
  isDone: (input: Input) => Promise<boolean>
  /** What it changes there: asked anew. */
  changes: QueryFilters
  /** Once it is done, wherever the patient is by then. */
  onDone?: () => void
  /** Where the patient goes on, and what they read there; who has left meanwhile reads it where they are. */
  goOn: { address: string; message: string }
  /** What a refusal asks for besides its words, while the patient is still here. */
  onRefused?: (error: ApiError, text: string) => void
}

const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && !error.outcomeUnknown

/**
 * Writing to the clinic, once only: where an answer was lost, it is asked whether the work was done after all before it is
 * sent again. What it changed is fetched anew, and the patient goes on with a message.
 */
export function useWrite<Input>({ send, isDone, changes, onDone, goOn, onRefused, words, stays = duration.long }: WriteOptions<Input>) {
  const queries = useQueryClient()
  const notify = useSetAtom(notifyAtom)
  const isUncertain = useRef(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => { isHere.current = false }
  }, [])

  async function sendOnce(input: Input): Promise<void> {
    if (isUncertain.current && await isDone(input)) return
    try {
      await send(input)
    } catch (error) {
      isUncertain.current = error instanceof ApiError && error.outcomeUnknown
      // A browser repeats a request by itself when a kept connection breaks: the refusal may be of its own second try.
      if (isRefusal(error) && error.status !== status.unauthorized && await isDone(input).catch(() => false)) return
      throw error
    }
  }

  return useSubmit(async (input: Input) => {
    await sendOnce(input)
    void queries.invalidateQueries(changes)
    onDone?.()
    if (isHere.current) openEntry(goOn.address, { message: goOn.message }, true)
    else notify({ tone: 'success', text: goOn.message, duration: duration.long })
  }, {
    stays,
    words: (error) => {
      const text = words(error)
      if (isRefusal(error) && isHere.current) onRefused?.(error, text)
      return text
    },
  })
}
