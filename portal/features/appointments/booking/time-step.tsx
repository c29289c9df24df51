import { SlotCalendar, StepFooter, type CalendarView } from '#design-system'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { slotId } from '../rules/bookable-slot.ts'
import { dayAndDateText, deviceDiffers, timeText } from '../../../rules/clinic-time.ts'
import { useClock } from '../../../platform/clock.ts'
import { duration, showToastAtom } from '../../../session/toast-state.ts'
import { focusTarget } from '../../../ui/layout/screen.tsx'
import { ErrorAlert, FailureText, Alert, useLoadErrorMessage } from '../../../ui/load-states/alert.tsx'
import { consultFailures } from '../consult/consult-errors.ts'
import { ShortMoment } from '../consult/short-moment.tsx'
import { useLoadFailure } from '../../../ui/load-states/query-content.tsx'
import { WizardStep } from '../../../ui/wizard/wizard-step.tsx'
import { useCalendarLabels } from './use-calendar-labels.ts'
import { ContactEmptyState } from './contact-empty-state.tsx'
import type { Bookable } from './bookable.ts'
import type { BookingWizard } from './use-booking-wizard.ts'
import type { LostSlot } from './lost-slot.ts'
import { CurrentMode } from './current-mode.tsx'
import { calendarDays } from './calendar-days.ts'
import { useSlots } from './use-slots.ts'

interface TimeStepProps {
  subject: Bookable
  wizard: BookingWizard
  /** A chosen time that was lost in step 3. */
  lost: LostSlot | null
  /** The days as a month or a list. Held by the caller, for when step 3 leads back here. */
  view: CalendarView
  onViewChange: (view: CalendarView) => void
  onChosen: () => void
}

/** Step 2: choose a day and a time. */
export function TimeStep({ subject, wizard, lost, view, onViewChange, onChosen }: TimeStepProps) {
  const { t } = useTranslation(['appointment', 'common'])
  const notify = useSetAtom(showToastAtom)
  const { now } = useClock()
  const [missing, setMissing] = useState(false)
  const { mode, day, slot } = wizard.choices
  const { query, days, dates, offered } = useSlots(subject, mode)
  const chosen = offered(slot && slotId(slot))
  // Detected on this step, by the answer of its own query.
  const isGone = slot !== null && chosen === null && query.isSuccess && !query.isFetching
  const lostTime: LostSlot | null = lost ?? (isGone ? { cause: 'gone', slot } : null)
  const reason = lostTime && t(lostTime.cause === 'taken' ? 'err_appointment_conflicting' : 'booking.gone')
  const failure = useLoadFailure(query, {
    errorMessage: useLoadErrorMessage(consultFailures),
    durationMs: duration.booking,
  })
  const labels = useCalendarLabels()
  // False after a reload until it is known whether the chosen time is still free.
  const isVerified = chosen !== null || slot === null || query.data !== undefined || Boolean(failure)
  // Without any free time the footer is left out.
  const hasNoTimes = query.data !== undefined && Object.keys(days).length === 0

  const advance = () => {
    if (chosen) return wizard.advance()
    setMissing(true)
    notify({ tone: 'error', text: t('appointment.noSlotSelected'), duration: duration.booking })
  }
  // Repeated when step 3 has shown it: this is the step it is about.
  useEffect(() => {
    if (reason) notify({ tone: 'error', text: reason, duration: duration.booking })
  }, [reason, notify])
  const status = () => {
    if (failure) return 'error'
    // After a conflict the cached times may be outdated, so they count as loading.
    return query.data === undefined || (lost && query.isFetching) ? 'loading' : 'ready'
  }
  const clearMessages = () => {
    setMissing(false)
    onChosen()
  }

  return (
    <WizardStep
      onSubmit={advance}
      footer={
        hasNoTimes ? null : (
          <StepFooter
            next={t('common:next')}
            variant={chosen ? 'primary' : 'secondary'}
            busyLabel={isVerified ? undefined : t('common:loading')}
            choiceLabel={t('booking.yourChoice')}
          >
            {chosen ? <ShortMoment start={chosen.startDT} /> : t('booking.nothingChosen')}
          </StepFooter>
        )
      }
    >
      {lostTime && (
        <Alert tone="error" {...focusTarget}>
          <p>{reason}</p>
          <p className="text-muted">
            {t('booking.lostTime', {
              date: dayAndDateText(lostTime.slot.startDT),
              time: timeText(lostTime.slot.startDT),
            })}
          </p>
        </Alert>
      )}
      {subject.kind === 'move' && mode && <CurrentMode {...{ subject, mode }} />}
      {missing && !chosen && <ErrorAlert text={t('appointment.noSlotSelected')} />}
      {deviceDiffers(now()) && <Alert tone="info">{t('dutchTime')}</Alert>}
      <SlotCalendar
        days={calendarDays(days)}
        dates={dates}
        near={lostTime?.slot.startDT}
        value={{ day: day !== null && day < dates.from ? null : day, slot: chosen ? slotId(chosen) : null }}
        onValueChange={(choice) => {
          clearMessages()
          wizard.choose({ day: choice.day, slot: offered(choice.slot) })
        }}
        onQuickSelect={(takenDay, id) => {
          clearMessages()
          wizard.advance({ day: takenDay, slot: offered(id) })
        }}
        status={status()}
        onRetry={() => void query.refetch()}
        view={view}
        onViewChange={onViewChange}
        labels={{
          ...labels,
          failed: <FailureText text={failure ?? ''} of="loading" />,
          nothing: <ContactEmptyState title={t('booking.noSlotsTitle')} text={t('booking.noSlots')} />,
        }}
      />
    </WizardStep>
  )
}
