import { useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isOutcomeUnknown } from '../../api/error.ts'
import { closeErrorsAtom, duration, showToastAtom } from '../../session/toast-state.ts'
import { currentSessionEpoch } from '../../session/session-epoch.ts'
import { blockReloadAtom } from '../../session/unsaved.ts'

/** The error text of the last attempt; `retry` if the same call may succeed next time. */
interface SubmitFailure {
  text: string
  retry: (() => void) | undefined
}

/** What to do with the outcome of a submit; `Input` are the arguments of `submit`. */
export interface SubmitOptions<Input extends unknown[], Result> {
  /** Called after success, only while the component is mounted: a late answer must not navigate. */
  onDone: (result: Result, ...input: Input) => void
  /** The text for anything the action throws. */
  errorMessage: (error: unknown) => string
  /** What failed, in one sentence: the toast's text, where the page shows it above the error's text. */
  failureTitle?: string
  /** Duration of an error toast, in ms. */
  durationMs?: number
  /** Texts of a toast if the patient has left the screen before the answer; without it there is none. */
  afterLeaving?: {
    done: (...input: Input) => string
    failed: (error: unknown, ...input: Input) => string
  }
}

/**
 * Runs an async action, one at a time: a submit while one runs is ignored. An error is shown in a toast, and in `failure` until
 * the next attempt. While it runs or has failed, the page is not reloaded for a new version. After leaving the screen only
 * `afterLeaving` applies, and after the session nothing (ERR-08).
 */
export function useSubmit<Input extends unknown[], Result>(
  action: (...input: Input) => Promise<Result>,
  { onDone, errorMessage, failureTitle, durationMs = duration.long, afterLeaving }: SubmitOptions<Input, Result>,
) {
  const notify = useSetAtom(showToastAtom)
  const closeErrors = useSetAtom(closeErrorsAtom)
  const hold = useSetAtom(blockReloadAtom)
  const isHere = useIsHere()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SubmitFailure | null>(null)
  // A reload for a new version would remove the error and its retry button.
  useEffect(() => (failure ? hold() : undefined), [failure, hold])

  async function run(...input: Input) {
    // A ref, not the state: two presses can come before a render.
    if (running.current) return
    running.current = true
    const release = hold()
    setBusy(true)
    setFailure(null)
    closeErrors()
    const epoch = currentSessionEpoch()
    const notifyAfterLeaving = (tone: 'success' | 'error', text: string | undefined) => {
      // Never show a previous session's outcome to the next patient.
      if (text !== undefined && epoch === currentSessionEpoch())
        notify({ tone, text, duration: duration.long, isOnlyToast: true })
    }
    try {
      const result = await action(...input)
      if (isHere.current) onDone(result, ...input)
      else notifyAfterLeaving('success', afterLeaving?.done(...input))
    } catch (error) {
      if (!isHere.current) return notifyAfterLeaving('error', afterLeaving?.failed(error, ...input))
      const text = errorMessage(error)
      setFailure({ text, retry: isOutcomeUnknown(error) ? () => void run(...input) : undefined })
      notify({ tone: 'error', text: failureTitle ?? text, duration: durationMs })
    } finally {
      running.current = false
      setBusy(false)
      release()
    }
  }

  return { busy, failure, submit: (...input: Input) => void run(...input) }
}

/** A ref: whether the component is visible. By a layout effect, which also ends when Suspense hides the screen while the next one loads. */
function useIsHere() {
  const isHere = useRef(true)
  useLayoutEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
