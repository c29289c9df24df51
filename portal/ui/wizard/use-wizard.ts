import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import * as z from 'zod/mini'
import { replaceState, pushState, openEntry, useEntry } from '../../navigation/history-entry.ts'
import { finishedRunsAtom } from './finished-runs.ts'
import { useLatestChoices } from './use-latest-choices.ts'

/** A step of a task whose steps are taken in order. */
export interface Step<Choices> {
  id: string
  /** What the list of steps calls it. */
  label: string
  /** Its heading. */
  title: string
  /** Whether what it asks for is there: no later step opens before. */
  isDone: (choices: Choices) => boolean
}

type ChoicesOf<Shape extends z.core.$ZodShape> = z.infer<z.ZodMiniObject<Shape>>

interface WizardOptions<Shape extends z.core.$ZodShape> {
  steps: readonly Step<ChoicesOf<Shape>>[]
  /** What the patient chooses on the way; it judges what an entry of the history holds. */
  schema: z.ZodMiniObject<Shape>
  /** What a new run begins with. */
  initial: ChoicesOf<Shape>
  /** Choices that do not go with what is known by now are not the patient's: the run begins anew. */
  isSound: (choices: ChoicesOf<Shape>) => boolean
  /** The address that Back finds in place of a run that is done. */
  afterwards: string
  /** What is chosen goes along to the step that Back or Forward opens; else each keeps its own. */
  carries?: boolean
  /** The steps that a new run has taken already: each gets an entry, the last opens, and Back leads through the others. */
  begin?: (() => readonly { step: number; choices: Partial<ChoicesOf<Shape>> }[]) | undefined
}

export interface Wizard<Choices> {
  steps: readonly Step<Choices>[]
  /** The open step, from 0. */
  index: number
  choices: Choices
  /** This run ended with its task done: the way leads on, and nothing of it is asked of the clinic again. */
  isFinished: boolean
  /** Changes a choice on this step. */
  choose: (change: Partial<Choices>) => void
  /** Opens the next step as an entry of its own; Back finds this one as it was left. */
  advance: (change?: Partial<Choices>) => void
  /** Opens any step as an entry of its own, with choices that hold there; this entry stays as it is. */
  open: (step: number, choices: Partial<Choices>) => void
  /** Goes back to an earlier step, whose choices change. */
  reopen: (index: number, change: Partial<Choices>) => void
  /** This run is done: Back must not offer it again. */
  finish: () => void
}

const progress = z.object({ run: z.string(), step: z.int32().check(z.minimum(0)) })
const entryOf = (shape: z.core.$ZodShape) => z.object({ wizard: z.catch(z.optional(z.extend(progress, shape)), undefined) })

/** Where the patient is in a task and what is chosen: kept in the history entry, so that Back, Forward and a reload keep it. */
export function useWizard<Shape extends z.core.$ZodShape>({ steps, schema, initial, isSound, afterwards, carries = false, begin }: WizardOptions<Shape>): Wizard<ChoicesOf<Shape>> {
  const [newRun] = useState(() => crypto.randomUUID())
  const [finishedRuns, addFinishedRun] = useAtom(finishedRunsAtom)
  const isReopening = useRef(false)
  const { wizard: kept } = useEntry(useMemo(() => entryOf(schema.shape), [schema])) as { wizard?: z.infer<typeof progress> & ChoicesOf<Shape> }
  const { run, step, ...choices } = kept && isSound(kept) ? kept : { run: newRun, step: 0, ...initial }
  const current = { run, step, choices: choices as unknown as ChoicesOf<Shape> }
  const unfinished = steps.findIndex(({ isDone }) => !isDone(current.choices))
  const index = Math.min(current.step, steps.length - 1, unfinished === -1 ? Infinity : unfinished)
  // Whoever went a step back while it was being done stays there until they go on.
  const [finishedAt, setFinishedAt] = useState<unknown>()
  const openedEntry: unknown = useHistoryState()
  const isFinished = kept !== undefined && finishedRuns.includes(kept.run) && openedEntry !== finishedAt

  useEffect(() => {
    if (isFinished) openEntry(afterwards, {}, true)
  }, [isFinished, afterwards])

  const noteWritten = useLatestChoices(carries, kept?.run, current)
  const entry = (at: number, change: Partial<ChoicesOf<Shape>>) => ({ wizard: { ...current.choices, ...change, run: current.run, step: at } })
  const write = (into: (state: object) => void, at: number, change: Partial<ChoicesOf<Shape>>) => {
    into(entry(at, change))
    noteWritten({ ...current.choices, ...change })
  }

  const [address] = useState(() => location.pathname)
  useLayoutEffect(() => {
    // While the next screen is on its way this one still stands, and the entry is another's.
    if (!begin || kept !== undefined || location.pathname !== address) return
    for (const [at, taken] of begin().entries()) write(at === 0 ? replaceState : pushState, taken.step, taken.choices)
  })

  return {
    steps, index, choices: current.choices, isFinished,
    choose: (change) => write(replaceState, index, change),
    advance: (change = {}) => {
      // An entry that stood further already, and had to wait for what it lacked, goes on by itself.
      if (current.step > index) return write(replaceState, index + 1, change)
      replaceState(entry(index, change))
      write(pushState, index + 1, change)
    },
    // One that had to wait for what it lacked goes on by itself here too.
    open: (opened, change) => write(current.step > index ? replaceState : pushState, opened, change),
    reopen: (earlier, change) => {
      if (isReopening.current) return
      isReopening.current = true
      addEventListener('popstate', () => {
        isReopening.current = false
        // Whoever left meanwhile is somewhere else in the history: nothing is written there.
        if (runAt(history.state) === current.run) write(replaceState, earlier, change)
      }, { once: true })
      history.go(earlier - index)
    },
    finish: () => {
      setFinishedAt(history.state)
      addFinishedRun(current.run)
    },
  }
}

const runOf = z.object({ wizard: z.catch(z.optional(z.object({ run: z.string() })), undefined) })

/** Whether the open entry belongs to a run that is done. */
export function useIsFinishedRun(): boolean {
  const { wizard } = useEntry(runOf)
  const finishedRuns = useAtomValue(finishedRunsAtom)
  return wizard !== undefined && finishedRuns.includes(wizard.run)
}

const runAt = (state: unknown): unknown => (state as { wizard?: { run?: unknown } } | null)?.wizard?.run
