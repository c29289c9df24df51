import { SlotCalendar, StepFooter } from '#design-system'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayPart, slotId } from '../../rules/bookable-slot.ts'
import { deviceDiffers, shortDateText, timeText } from '../../rules/clinic-time.ts'
import { clockAtom } from '../../session/clock.ts'
import { duration, notifyAtom } from '../../session/notice.ts'
import { ContactText } from '../frame/contact-text.tsx'
import { LabelledNotice } from '../frame/labelled-notice.tsx'
import { consultFailures } from '../consult/consult-failures.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { useLoadFailure } from '../failure/loaded.tsx'
import { useFailureWords } from '../failure/use-failure-words.ts'
import { WizardStep } from '../wizard/wizard-step.tsx'
import { useCalendarTexts } from './use-calendar-texts.ts'
import { ContactEmptyState } from './contact-empty-state.tsx'
import type { Bookable } from './booking-subject.ts'
import type { BookingWizard } from './use-booking-wizard.ts'
import { useSlots } from './use-slots.ts'

export interface TimeStepProps {
  subject: Bookable
  wizard: BookingWizard
  /** Why the time chosen before is gone, if it is. */
  lost: string | null
  onChosen: () => void
}

/** Step 2: a day and a time. */
export function TimeStep({ subject, wizard, lost, onChosen }: TimeStepProps) {
  const { t } = useTranslation(['appointment', 'common'])
  const notify = useSetAtom(notifyAtom)
  const { now } = useAtomValue(clockAtom)
  const [missing, setMissing] = useState(false)
  const { mode, day, slot } = wizard.choices
  const { query, days, dates, offered } = useSlots(subject, mode)
  const chosen = offered(slot && slotId(slot))
  const failure = useLoadFailure(query, { words: useFailureWords(consultFailures), stays: duration.booking })
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
      onSubmit={advance}
      footer={(
        <StepFooter next={t('common:next')} choiceLabel={t('booking.yourChoice')}>
          {chosen ? `${shortDateText(chosen.startDT)}, ${timeText(chosen.startDT)}` : '–'}
        </StepFooter>
      )}
    >
      {lost && <FailureNotice text={lost} />}
      {missing && <FailureNotice text={t('appointment.noSlotSelected')} />}
      {deviceDiffers(now()) && <LabelledNotice tone="info">{t('dutchTime')}</LabelledNotice>}
      <SlotCalendar
        days={Object.fromEntries(Object.entries(days).map(([key, free]) => [key, free.map((one) => (
          { id: slotId(one), time: timeText(one.startDT), dateTime: one.startDT, part: dayPart(one.startDT) }))]))}
        dates={dates}
        value={{ day, slot: chosen ? slotId(chosen) : null }}
        onChoose={(chosenDay, id) => { settle(); wizard.choose({ day: chosenDay, slot: offered(id) }) }}
        onTake={(takenDay, id) => { settle(); wizard.advance({ day: takenDay, slot: offered(id) }) }}
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
