import { Checkbox, Dialog, saveFile } from '#design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consult } from '../../../api/contract/consult.ts'
import { calendarFile } from '../rules/calendar-file.ts'
import { dayKey, momentOf } from '../../../rules/clinic-time.ts'
import { useClock } from '../../../platform/clock.ts'
import { ErrorAlert } from '../../../ui/load-states/alert.tsx'
import { useSubmit } from '../../../ui/form/use-submit.ts'
import { useCalendarEntry } from './use-calendar-entry.ts'
import { useCalendarTexts } from './use-calendar-texts.ts'

/** Asks whether the calendar entry may name the consult, and saves it as an .ics file. */
export function CalendarDialog({ consult, onClose }: { consult: Consult; onClose: () => void }) {
  const { t } = useTranslation('appointment')
  const { now } = useClock()
  const [isNamed, setIsNamed] = useState(false)
  const [added, setAdded] = useState<'new' | 'moved' | null>(null)
  const entryOf = useCalendarEntry()
  const texts = useCalendarTexts()(consult, isNamed)
  const { startDateTime, endDateTime } = consult
  const adding = useSubmit(
    async () => {
      const entry = await entryOf(consult.id)
      saveFile(
        new Blob([calendarFile({ ...entry, ...texts, startDateTime, endDateTime }, now())], { type: 'text/calendar' }),
        t('agenda.file', { day: dayKey(startDateTime) }),
      )
      return entry
    },
    { onDone: ({ sequence }) => setAdded(sequence > 0 ? 'moved' : 'new'), errorMessage: () => t('agenda.failed') },
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('agenda.question')}
      description={t('agenda.shows', { title: texts.title, ...momentOf(startDateTime) })}
      closeLabel={t('agenda.close')}
      action={
        added
          ? undefined
          : { children: t('agenda.add'), onClick: adding.submit, busyLabel: adding.busy ? t('agenda.busy') : undefined }
      }
    >
      <Checkbox
        label={t('agenda.named')}
        checked={isNamed}
        onCheckedChange={(named) => {
          setIsNamed(named)
          setAdded(null)
        }}
      />
      {adding.failure && <ErrorAlert text={adding.failure.text} />}
      <output className="empty:sr-only">
        {added && (added === 'moved' ? t('agenda.addedMoved') : t('agenda.added'))}
      </output>
    </Dialog>
  )
}
