import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { ApiError } from '../../api/error.ts'
import { duration, notifyAtom } from '../../session/notice.ts'

/** Why the last try failed, in words; with a way to repeat it where the same call may work the next time. */
export interface SubmitFailure {
  text: string
  retry: (() => void) | undefined
}

export interface SubmitOptions {
  /** The words for anything the action throws. */
  words: (error: unknown) => string
  /** How long the toast of a failure stays, in ms. */
  stays?: number
}

/** Runs an action once at a time; a failure stands as `failure` until the next try, and in a toast. */
export function useSubmit<Input extends unknown[]>(action: (...input: Input) => Promise<void>, { words, stays = duration.long }: SubmitOptions) {
  const notify = useSetAtom(notifyAtom)
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SubmitFailure | null>(null)

  async function run(...input: Input) {
    // A ref, not the state: two presses can come before a render.
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(null)
    try {
      await action(...input)
    } catch (error) {
      const text = words(error)
      setFailure({ text, retry: error instanceof ApiError && error.outcomeUnknown ? () => void run(...input) : undefined })
      notify({ tone: 'error', text, duration: stays })
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { busy, failure, submit: (...input: Input) => void run(...input) }
}
