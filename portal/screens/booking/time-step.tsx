import { Notice, SlotCalendar, StepFooter } from '#design-system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { slotsQuery } from '../../api/queries.ts'
import { dayPart, slotId, slotsByDay } from '../../rules/bookable-slot.ts'
import { dayKey, deviceDiffers, shortDateText, slotWindow, timeText } from '../../rules/clinic-time.ts'
import { clinicAtom } from '../../session/clinic.ts'
import { clockAtom } from '../../session/clock.ts'
import { duration, notifyAtom } from '../../session/notice.ts'
import { settingsAtom } from '../../session/settings.ts'
import { ContactText } from '../frame/contact-text.tsx'
import { bookingFailures, useFailureWords } from '../failure/use-failure-words.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { useLoadFailure } from '../failure/loaded.tsx'
import { WizardStep, type StepLayout } from '../wizard/wizard-step.tsx'
import { useCalendarTexts } from './use-calendar-texts.ts'
import { ContactEmptyState } from './contact-empty-state.tsx'
import type { Bookable, Wizard } from './use-wizard.ts'

export interface TimeStepProps {
  layout: StepLayout
  subject: Bookable
  wizard: Wizard
  /** Why the time chosen before is gone, if it is. */
  conflict: string | null
  onChosen: () => void
}

/** Step 2: a day and a time. */
export function TimeStep({ layout, subject, wizard, conflict, onChosen }: TimeStepProps) {
  const { t } = useTranslation(['appointment', 'common'])
  const notify = useSetAtom(notifyAtom)
  const { now } = useAtomValue(clockAtom)
  const { slotDays } = useAtomValue(settingsAtom)
  const [missing, setMissing] = useState(false)
  const { startDateTime, endDateTime, ...dates } = useMemo(() => slotWindow(now(), slotDays), [now, slotDays])
  const rescheduling = subject.kind === 'move'
  const query = useQuery({ ...slotsQuery(useAtomValue(clinicAtom), { startDateTime, endDateTime, rescheduling }), placeholderData: keepPreviousData })
  const days = useMemo(() => (query.data && wizard.mode ? slotsByDay(query.data, subject.category, wizard.mode) : {}), [query.data, wizard.mode, subject.category])
  const slotOf = (id: string | null) => Object.values(days).flat().find((slot) => slotId(slot) === id) ?? null
  const chosen = slotOf(wizard.slot && slotId(wizard.slot))
  const failure = useLoadFailure(query, { words: useFailureWords(bookingFailures), stays: duration.booking })
  const texts = useCalendarTexts()

  const advance = () => {
    if (chosen) return wizard.advance()
    setMissing(true)
    notify({ tone: 'error', text: t('appointment.noSlotSelected'), duration: duration.booking })
  }
  const settle = () => {
    setMissing(false)
    onChosen()
  }

  return (
    <WizardStep
      {...layout}
      onSubmit={advance}
      footer={(
        <StepFooter next={t('common:next')} choiceLabel={t('booking.yourChoice')}>
          {chosen ? `${shortDateText(chosen.startDT)}, ${timeText(chosen.startDT)}` : '–'}
        </StepFooter>
      )}
    >
      {conflict && <FailureNotice text={conflict} />}
      {missing && <FailureNotice text={t('appointment.noSlotSelected')} />}
      {deviceDiffers(now()) && <Notice tone="info" toneLabel={t('common:tone.info')}>{t('dutchTime')}</Notice>}
      <SlotCalendar
        days={Object.fromEntries(Object.entries(days).map(([day, slots]) => [day, slots.map((slot) => (
          { id: slotId(slot), time: timeText(slot.startDT), dateTime: slot.startDT, part: dayPart(slot.startDT) }))]))}
        dates={{ ...dates, ...(subject.kind === 'move' && { current: dayKey(subject.consult.startDateTime) }) }}
        value={{ day: wizard.day, slot: chosen ? slotId(chosen) : null }}
        onChoose={(day, id) => { settle(); wizard.choose({ day, slot: slotOf(id) }) }}
        onTake={(day, id) => { settle(); wizard.take({ day, slot: slotOf(id) }) }}
        status={failure ? 'error' : query.data ? 'ready' : 'loading'}
        onRetry={() => void query.refetch()}
        texts={{
          ...texts,
          failed: <ContactText>{failure ?? ''}</ContactText>,
          nothing: <ContactEmptyState title={t('booking.noSlotsTitle')} text={t('booking.noSlots')} />,
        }}
      />
    </WizardStep>
  )
}
