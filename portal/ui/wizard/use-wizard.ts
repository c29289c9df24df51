import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { currentPathname, currentState, useHistoryState } from '../../navigation/current-entry.ts'
import { navigateAfterPaint, replaceState, pushState, openEntry, useEntry } from '../../navigation/history-entry.ts'
import { finishedRunsAtom } from './finished-runs.ts'
import { useLatestChoices } from './use-latest-choices.ts'

/** A step of a wizard. */
export interface WizardEntry<Choices> {
  id: string
  /** Its name in the list of steps. */
  label: string
  /** Its heading. */
  title: string
  /** Whether the step is complete; later steps open only after it. */
  isDone: (choices: Choices) => boolean
}

type ChoicesOf<Shape extends z.core.$ZodShape> = z.infer<z.ZodMiniObject<Shape>>

interface WizardOptions<Shape extends z.core.$ZodShape> {
  steps: readonly WizardEntry<ChoicesOf<Shape>>[]
  /** Schema of the choices; validates the state in a history entry. */
  schema: z.ZodMiniObject<Shape>
  /** Initial choices of a new run. */
  initial: ChoicesOf<Shape>
  /** Whether stored choices still match the current data; if not, a new run begins. */
  isValid: (choices: ChoicesOf<Shape>) => boolean
  /** The address that replaces a completed run when Back leads to it. */
  redirectWhenDone: string
  /** Whether Back and Forward keep the latest choices; otherwise each history entry has its own. */
  keepLatestChoices?: boolean
  /** The step that an entry's choices name, where steps come and go; undefined if its number counts. */
  stepOf?: ((choices: ChoicesOf<Shape>, step: number) => number | undefined) | undefined
  /** Steps that a new run starts with: each gets a history entry, and the last one opens. */
  initialSteps?: (() => readonly { step: number; choices: Partial<ChoicesOf<Shape>> }[]) | undefined
}

/** The open step and choices of a run, and the functions that change them. */
export interface Wizard<Choices> {
  steps: readonly WizardEntry<Choices>[]
  /** Index of the current step, from 0. */
  index: number
  choices: Choices
  /** Whether this run has been completed; its screen then redirects and sends nothing again. */
  isFinished: boolean
  /** Changes a choice on this step. */
  choose: (change: Partial<Choices>) => void
  /** Shows another step in this history entry. */
  move: (step: number, change: Partial<Choices>) => void
  /** Pushes the next step as a history entry; this one keeps its state for Back. */
  advance: (change?: Partial<Choices>) => void
  /** Pushes any step as a history entry, with these choices; the current entry keeps its own, changed by `left`. */
  open: (step: number, choices: Partial<Choices>, left?: Partial<Choices>) => void
  /** Goes back to an earlier step and changes its choices. */
  reopen: (index: number, change: Partial<Choices>) => void
  /** Marks this run as completed, so that Back does not offer it again. */
  finish: () => void
}

const progress = z.object({ run: z.string(), step: z.int32().check(z.minimum(0)) })
const entryOf = (shape: z.core.$ZodShape) =>
  z.object({ wizard: z.catch(z.optional(z.extend(progress, shape)), undefined) })

/**
 * A wizard's step and choices, stored in the history entry, so that Back, Forward and a reload restore them. An
 * incomplete step holds back later ones. A completed run redirects to `redirectWhenDone`.
 */
export function useWizard<Shape extends z.core.$ZodShape>({
  steps,
  schema,
  initial,
  isValid,
  redirectWhenDone,
  keepLatestChoices = false,
  stepOf,
  initialSteps,
}: WizardOptions<Shape>): Wizard<ChoicesOf<Shape>> {
  const [newRun] = useState(() => crypto.randomUUID())
  const [finishedRuns, addFinishedRun] = useAtom(finishedRunsAtom)
  const isReopening = useRef(false)
  const { wizard: stored } = useEntry(useMemo(() => entryOf(schema.shape), [schema])) as {
    wizard?: z.infer<typeof progress> & ChoicesOf<Shape>
  }
  const { run, step, ...rest } = stored && isValid(stored) ? stored : { run: newRun, step: 0, ...initial }
  const choices = rest as unknown as ChoicesOf<Shape>
  // There may be fewer steps than when this was stored: the last one then opens.
  const current = { run, step: Math.min(stepOf?.(choices, step) ?? step, steps.length - 1), choices }
  const unfinished = steps.findIndex(({ isDone }) => !isDone(current.choices))
  const index = unfinished === -1 ? current.step : Math.min(current.step, unfinished)
  // A patient who went back while the call was in flight stays on that step until they go on.
  const [finishedAt, setFinishedAt] = useState<unknown>()
  const openedEntry = useHistoryState()
  const isFinished = stored !== undefined && finishedRuns.includes(stored.run) && openedEntry !== finishedAt

  useEffect(() => {
    if (isFinished) openEntry(redirectWhenDone, {}, true)
  }, [isFinished, redirectWhenDone])

  const noteWritten = useLatestChoices(keepLatestChoices, stored?.run, current)
  const entry = (at: number, change: Partial<ChoicesOf<Shape>>) => ({
    wizard: { ...current.choices, ...change, run: current.run, step: at },
  })
  const write = (into: (state: object) => void, at: number, change: Partial<ChoicesOf<Shape>>) => {
    into(entry(at, change))
    noteWritten({ ...current.choices, ...change })
  }

  const [address] = useState(currentPathname)
  useLayoutEffect(() => {
    // While the next screen loads, this one is still mounted, but the history entry is the next screen's.
    if (!initialSteps || stored !== undefined || currentPathname() !== address) return
    for (const [at, taken] of initialSteps().entries())
      write(at === 0 ? replaceState : pushState, taken.step, taken.choices)
  })

  return {
    steps,
    index,
    choices: current.choices,
    isFinished,
    choose: (change) => write(replaceState, index, change),
    move: (to, change) => write(replaceState, to, change),
    advance: (change = {}) =>
      navigateAfterPaint(() => {
        // The entry's own step is further on, and was held back by an incomplete step: update the same entry.
        if (current.step > index) return write(replaceState, index + 1, change)
        replaceState(entry(index, change))
        write(pushState, index + 1, change)
      }),
    // As in `advance`: an entry that was held back is updated.
    open: (opened, change, left) =>
      navigateAfterPaint(() => {
        if (current.step > index) return write(replaceState, opened, change)
        if (left) replaceState(entry(index, left))
        write(pushState, opened, change)
      }),
    reopen: (earlier, change) => {
      if (isReopening.current) return
      isReopening.current = true
      addEventListener(
        'popstate',
        () => {
          isReopening.current = false
          // If the patient has navigated meanwhile, the current entry is not this run's.
          if (runAt(currentState()) === current.run) write(replaceState, earlier, change)
        },
        { once: true },
      )
      history.go(earlier - index)
    },
    finish: () => {
      setFinishedAt(currentState())
      addFinishedRun(current.run)
    },
  }
}

const runOf = z.object({ wizard: z.catch(z.optional(z.object({ run: z.string() })), undefined) })

/** Whether the current history entry belongs to a completed run. */
export function useIsFinishedRun(): boolean {
  const { wizard } = useEntry(runOf)
  const finishedRuns = useAtomValue(finishedRunsAtom)
  return wizard !== undefined && finishedRuns.includes(wizard.run)
}

const runAt = (state: unknown): unknown => (state as { wizard?: { run?: unknown } } | null)?.wizard?.run
