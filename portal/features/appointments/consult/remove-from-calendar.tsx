import { Button, saveFile } from '#design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consult } from '../../../api/contract/consult.ts'
import { dayKey, longDateText } from '../../../rules/clinic-time.ts'
import { useClock } from '../../../platform/clock.ts'
import { ErrorAlert } from '../../../ui/load-states/alert.tsx'
import { useSubmit } from '../../../ui/form/use-submit.ts'
import { useCalendarEntry } from './use-calendar-entry.ts'

/** Saves an .ics file that removes a cancelled consult from the patient's own calendar. */
export function RemoveFromCalendar({ consult }: { consult: Consult }) {
  const { t } = useTranslation('appointment')
  const { now } = useClock()
  const entryOf = useCalendarEntry()
  const [isRemoved, setIsRemoved] = useState(false)
  const { startDateTime, endDateTime } = consult
  const removing = useSubmit(
    async () => {
      const [{ cancelledCalendarFile }, entry] = await Promise.all([
        import('../rules/calendar-file.ts'),
        entryOf(consult.id),
      ])
      const content = cancelledCalendarFile(
        { ...entry, startDateTime, endDateTime, title: t('agenda.title'), text: t('agenda.cancelled') },
        now(),
      )
      saveFile(
        new Blob([content], { type: 'text/calendar' }),
        t('agenda.cancelledFile', { day: dayKey(startDateTime) }),
      )
    },
    { onDone: () => setIsRemoved(true), errorMessage: () => t('agenda.removeFailed') },
  )
  return (
    <>
      <Button
        variant="quiet"
        aria-label={t('agenda.removeOf', { date: longDateText(startDateTime) })}
        busyLabel={removing.busy ? t('agenda.busy') : undefined}
        onClick={() => removing.submit()}
      >
        {t('agenda.remove')}
      </Button>
      {removing.failure && (
        <div className="basis-full">
          <ErrorAlert text={removing.failure.text} />
        </div>
      )}
      <output className="basis-full px-3 empty:sr-only">{isRemoved && t('agenda.removed')}</output>
    </>
  )
}
