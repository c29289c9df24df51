import type { CalendarView } from '#design-system'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { isAtRestAtom } from '../../../platform/view.ts'
import { WizardScreen } from '../../../ui/wizard/wizard-screen.tsx'
import type { Bookable } from './bookable.ts'
import { ConfirmStep } from './confirm-step.tsx'
import type { LostSlot } from './lost-slot.ts'
import { TimeStep } from './time-step.tsx'
import { TypeStep } from './type-step.tsx'
import { bookingStep, useBookingWizard } from './use-booking-wizard.ts'

interface BookingTaskProps {
  subject: Bookable
  /** Title of the task. */
  task: string
  /** Address for Back on the first step and for Close. */
  origin: string
}

/** The booking wizard: type, time, confirmation. A time that is lost on the last step leads back to the second. */
export function BookingTask({ subject, task, origin }: BookingTaskProps) {
  const wizard = useBookingWizard(subject)
  const [lost, setLost] = useState<LostSlot | null>(null)
  const [chosenView, setView] = useState<CalendarView>()
  // A list is easier to read than a grid.
  const view = useAtomValue(isAtRestAtom) ? 'list' : 'month'
  const { slot } = wizard.choices
  const chooseAnew = (cause: LostSlot['cause']) => {
    // After a refusal with a cause, the refetched times do not replace that cause.
    if (lost || !slot) return
    setLost({ cause, slot })
    wizard.reopen(bookingStep.time, { slot: null })
  }
  return (
    <WizardScreen {...{ wizard, task, origin }}>
      {wizard.index === bookingStep.type && <TypeStep subject={subject} wizard={wizard} />}
      {wizard.index === bookingStep.time && (
        <TimeStep
          subject={subject}
          wizard={wizard}
          lost={lost}
          view={chosenView ?? view}
          onViewChange={setView}
          onChosen={() => setLost(null)}
        />
      )}
      {wizard.index === bookingStep.confirm && (
        <ConfirmStep subject={subject} wizard={wizard} origin={origin} onLost={chooseAnew} />
      )}
    </WizardScreen>
  )
}
