import { Button } from '#design-system'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consult } from '../../../api/contract/consult.ts'
import { longDateText } from '../../../rules/clinic-time.ts'
import { ErrorAlert } from '../../../ui/load-states/alert.tsx'
import { useSubmit } from '../../../ui/form/use-submit.ts'

type DialogComponent = ComponentType<{ consult: Consult; onClose: () => void }>

/** Adds a consult to the patient's own calendar. The dialog, with the iCalendar library, is loaded on press. */
export function AddToCalendar({ consult }: { consult: Consult }) {
  const { t } = useTranslation('appointment')
  const [opened, setOpened] = useState<{ Dialog: DialogComponent } | null>(null)
  const opening = useSubmit(async () => (await import('./calendar-dialog.tsx')).CalendarDialog, {
    onDone: (Dialog) => setOpened({ Dialog }),
    errorMessage: () => t('agenda.failed'),
  })
  return (
    <>
      <Button
        variant="quiet"
        className="max-wide:-ml-3"
        aria-label={t('agenda.addOf', { date: longDateText(consult.startDateTime) })}
        onClick={() => opening.submit()}
      >
        {t('agenda.add')}
      </Button>
      {opening.failure && (
        <div className="basis-full">
          <ErrorAlert text={opening.failure.text} />
        </div>
      )}
      {opened && <opened.Dialog consult={consult} onClose={() => setOpened(null)} />}
    </>
  )
}
