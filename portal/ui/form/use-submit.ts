import { useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isOutcomeUnknown } from '../../api/error.ts'
import { closeErrorsAtom, duration, notifyAtom } from '../../session/notices.ts'
import { currentSessionEpoch } from '../../session/session-epoch.ts'
import { blockReloadAtom } from '../../session/unsaved.ts'

/** Why the last try failed, in words; with a way to repeat it where the same call may work the next time. */
interface SubmitFailure {
  text: string
  retry: (() => void) | undefined
}

export interface SubmitOptions<Input extends unknown[], Result> {
  /** What follows, if the patient is still here: an answer that comes later moves nobody. */
  onDone: (result: Result, ...input: Input) => void
  /** The words for anything the action throws. */
  errorMessage: (error: unknown) => string
  /** How long the toast of a failure stays, in ms. */
  durationMs?: number
  /** What a patient who has left is told, wherever they are by then; nothing unless given. */
  afterLeaving?: {
    done: (...input: Input) => string
    failed: (error: unknown, ...input: Input) => string
  }
}

/** Runs an action once at a time; a failure stands as `failure` until the next try, and in a toast. */
export function useSubmit<Input extends unknown[], Result>(action: (...input: Input) => Promise<Result>, { onDone, errorMessage, durationMs = duration.long, afterLeaving }: SubmitOptions<Input, Result>) {
  const notify = useSetAtom(notifyAtom)
  const closeErrors = useSetAtom(closeErrorsAtom)
  const hold = useSetAtom(blockReloadAtom)
  const isHere = useIsHere()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SubmitFailure | null>(null)
  // Why it failed, and the way to repeat it, must not go before they are read.
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
    const tellLate = (tone: 'success' | 'error', text: string | undefined) => {
      // What was sent in one session is nobody's affair in the next.
      if (text !== undefined && epoch === currentSessionEpoch()) notify({ tone, text, duration: duration.long })
    }
    try {
      const result = await action(...input)
      if (isHere.current) onDone(result, ...input)
      else tellLate('success', afterLeaving?.done(...input))
    } catch (error) {
      if (!isHere.current) return tellLate('error', afterLeaving?.failed(error, ...input))
      const text = errorMessage(error)
      setFailure({ text, retry: isOutcomeUnknown(error) ? () => void run(...input) : undefined })
      notify({ tone: 'error', text, duration: durationMs })
    } finally {
      running.current = false
      setBusy(false)
      release()
    }
  }

  return { busy, failure, submit: (...input: Input) => void run(...input) }
}

/** Whether what uses it is still on the screen. Told by a layout effect: while the next screen is on its way, this one is only hidden. */
function useIsHere() {
  const isHere = useRef(true)
  useLayoutEffect(() => {
    isHere.current = true
    return () => { isHere.current = false }
  }, [])
  return isHere
}
