import { useRef } from 'react'
import type { StatusName } from '../../api/contract/status.ts'
import { ApiError, hasStatus } from '../../api/error.ts'

/** A refusal after an answer was lost: it may have been done the first time. */
export class MaybeDone extends Error {}

/** Sends what can be done only once. `refusal` is the status of a second time. */
export function useOnce<Answer>(refusal: StatusName, send: (value: string) => Promise<Answer>): (value: string) => Promise<Answer> {
  const isUnsure = useRef(false)
  return async (value) => {
    try {
      return await send(value)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isUnsure.current && hasStatus(error, refusal)) throw new MaybeDone('It may be done.', { cause: error })
      isUnsure.current ||= error.outcomeUnknown
      throw error
    }
  }
}
