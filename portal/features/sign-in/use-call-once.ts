import { useRef } from 'react'
import type { StatusName } from '../../api/contract/status.ts'
import { ApiError, hasStatus } from '../../api/error.ts'

/** A refusal after an earlier call with an unknown outcome: that call may have succeeded. */
export class OutcomeUnknown extends Error {}

/**
 * Wraps a call that succeeds only once, such as setting a password. Rejects with `OutcomeUnknown` if status `refusal`
 * follows a try whose outcome is unknown; else with the call's own error.
 */
export function useCallOnce<Answer>(
  refusal: StatusName,
  send: (value: string) => Promise<Answer>,
): (value: string) => Promise<Answer> {
  const isUncertain = useRef(false)
  return async (value) => {
    try {
      return await send(value)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isUncertain.current && hasStatus(error, refusal))
        throw new OutcomeUnknown('It may be done.', { cause: error })
      isUncertain.current ||= error.outcomeUnknown
      throw error
    }
  }
}
