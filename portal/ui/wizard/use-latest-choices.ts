import { useLayoutEffect, useRef } from 'react'
import { currentState, useHistoryState } from '../../navigation/current-entry.ts'
import { replaceState } from '../../navigation/history-entry.ts'

interface Run<Choices> {
  run: string
  step: number
  choices: Choices
}

/**
 * Carries a run's latest choices to the step that Back or Forward opens, and replaces the choices in entries of an earlier
 * run. Returns a function to call after each write to the history entry.
 */
export function useLatestChoices<Choices extends object>(
  isOn: boolean,
  storedRun: string | undefined,
  { run, step, choices }: Run<Choices>,
): (written: Choices) => void {
  const openedEntry = useHistoryState()
  const latest = useRef<{ run: string; choices: Choices; entry: unknown } | null>(null)
  useLayoutEffect(() => {
    // An entry without a run gets no choices: it may be another session's.
    if (!isOn || storedRun === undefined) return
    const known = latest.current?.run === run ? latest.current : { run, choices, entry: openedEntry }
    if (storedRun !== run || known.entry !== openedEntry) replaceState({ wizard: { ...known.choices, run, step } })
    latest.current = { ...known, entry: currentState() }
  })
  return (written) => {
    latest.current = { run, choices: written, entry: currentState() }
  }
}
