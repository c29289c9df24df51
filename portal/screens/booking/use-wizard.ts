import { useAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { amendState, goBack, goTo } from '../../navigation/go-to.ts'
import { bookingState, useNavigationState, type BookingWizardState } from '../../navigation/navigation-state.ts'
import { paths } from '../../navigation/paths.ts'
import { bookingModes, isModeAllowed } from '../../rules/booking-mode.ts'
import type { BookingSubject } from './booking-subject.ts'
import { finishedRunsAtom } from '../wizard/finished-runs.ts'

type Bookable = Extract<BookingSubject, { kind: 'new' | 'move' }>

/** The furthest step for which every earlier choice is there. */
function soundStep({ step, mode, slot }: BookingWizardState): number {
  if (!mode) return 0
  return slot ? step : Math.min(step, 1)
}

/** Where the patient is and what is chosen; kept in the history entry, so that Back, Forward and a reload keep it. */
export function useWizard({ category }: Bookable) {
  const state = useNavigationState(bookingState)
  const asked = new URLSearchParams(useSearch()).get('type')
  const [finishedRuns, addFinishedRun] = useAtom(finishedRunsAtom)
  const fresh = useMemo((): BookingWizardState => {
    const wanted = state.type ?? bookingModes.find((mode) => mode === asked)
    return { run: crypto.randomUUID(), step: 0, mode: wanted && isModeAllowed(category, wanted) ? wanted : null, day: null, slot: null }
  }, [state.type, asked, category])
  const given = state.wizard
  const current = given && (given.mode === null || isModeAllowed(category, given.mode)) ? { ...given, step: soundStep(given) } : fresh
  const openNext = (wizard: BookingWizardState) => goTo(location.pathname + location.search, { ...state, wizard: { ...wizard, step: wizard.step + 1 } })
  const isFinished = finishedRuns.includes(current.run)

  useEffect(() => {
    if (isFinished) goTo(paths.appointments, {}, { replace: true })
  }, [isFinished])

  return {
    ...current,
    /** This run ended in a booking: the way leads on to the appointments, and nothing of it is asked of the clinic again. */
    isFinished,
    /** Changes a choice on this step. */
    choose: (choice: Partial<Pick<BookingWizardState, 'mode' | 'day' | 'slot'>>) => amendState({ wizard: { ...current, ...choice } }),
    /** Opens the next step as a page of its own in the browser's history. */
    advance: () => openNext(current),
    /** Chooses and opens the next step at once; Back finds the choice. */
    take: (choice: Pick<BookingWizardState, 'day' | 'slot'>) => {
      amendState({ wizard: { ...current, ...choice } })
      openNext({ ...current, ...choice })
    },
    /** Back to choosing a time, without the one that is gone. */
    chooseTimeAnew: () => goBack({ wizard: { ...current, step: 1, slot: null } }),
    finish: () => addFinishedRun(current.run),
  }
}

export type Wizard = ReturnType<typeof useWizard>
export type { Bookable }
