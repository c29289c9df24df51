import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../navigation/route-table.ts'
import { openEntry, useNavigationState } from '../../navigation/history-entry.ts'
import { useClock } from '../../platform/clock.ts'
import { NotOffered } from './consult/not-offered.tsx'
import { QueryContent } from '../../ui/load-states/query-content.tsx'
import { usePatientInfo } from '../../session/use-patient-info.ts'
import { useSnapshot } from './use-snapshot.ts'
import { Screen } from '../../ui/layout/screen.tsx'
import { TaskBar } from '../../ui/layout/task-bar.tsx'
import { useIsFinishedRun } from '../../ui/wizard/use-wizard.ts'
import { bookingSubject, isBookable, movedId } from './booking/booking-subject.ts'
import { BookingTask } from './booking/booking-task.tsx'
import { ContactEmptyState } from './booking/contact-empty-state.tsx'

/** Books a new consult or moves one; states why when that is not possible. */
export function BookingScreen() {
  const { t } = useTranslation('appointment')
  const state = useNavigationState('booking')
  const info = usePatientInfo()
  const { now } = useClock()
  const requested = info.data && bookingSubject(info.data, state, now())
  const open = useSnapshot(
    state.isReschedule ? movedId(state) : 'new',
    requested && isBookable(requested) ? requested : undefined,
  )
  const task = state.isReschedule ? t('booking.rescheduleTitle') : t('booking.title')
  const origin = { href: state.from ?? pathTo('appointments') }

  // Back into a finished run: redirects to the list, as a message that it is not possible would confuse.
  const isOver = useIsFinishedRun() && !open && requested?.kind === 'notOffered'
  useEffect(() => {
    if (isOver) openEntry(pathTo('appointments'), {}, true)
  }, [isOver])

  if (isOver) return null
  if (open) return <BookingTask subject={open} task={task} origin={origin.href} />
  return (
    <Screen title={task} header={<TaskBar title={task} back={origin} close={origin} />}>
      <QueryContent query={info}>
        {(known) =>
          requested?.kind === 'unknownCategory' ? (
            <ContactEmptyState title={t('booking.unknownCategoryTitle')} text={t('booking.unknownCategory')} />
          ) : (
            <NotOffered info={known} change={state.isReschedule ? t('booking.notMovable') : undefined} />
          )
        }
      </QueryContent>
    </Screen>
  )
}
