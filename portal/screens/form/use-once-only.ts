import { useRef } from 'react'
import { status } from '../../api/contract/status.ts'
import { ApiError } from '../../api/error.ts'

const isRefusal = (error: unknown) => error instanceof ApiError && !error.outcomeUnknown && error.status !== status.unauthorized

/** Work that must not be done twice: where an answer got lost, it is asked whether the work was done after all. */
export function useOnceOnly<Input extends unknown[]>(work: (...input: Input) => Promise<unknown>, isDone: (...input: Input) => Promise<boolean>) {
  const isUncertain = useRef(false)
  return async (...input: Input): Promise<void> => {
    if (isUncertain.current && await isDone(...input)) return
    try {
      await work(...input)
    } catch (error) {
      isUncertain.current = error instanceof ApiError && error.outcomeUnknown
      // A browser repeats a request by itself when a kept connection breaks: the refusal may be of its own second try.
      if (isRefusal(error) && await isDone(...input).catch(() => false)) return
      throw error
    }
  }
}
