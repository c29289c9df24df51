import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../navigation/destination.ts'
import { destinations } from '../../navigation/destinations.ts'
import { openEntry } from '../../navigation/history-entry.ts'
import { useNavigationState } from '../../navigation/use-navigation-state.ts'
import { clockAtom } from '../../session/clock.ts'
import { NotOffered } from '../consult/not-offered.tsx'
import { Loaded } from '../failure/loaded.tsx'
import { usePatientInfo } from '../patient/use-patient-info.ts'
import { Screen } from '../frame/screen.tsx'
import { TaskBar } from '../frame/task-bar.tsx'
import { useIsFinishedRun } from '../wizard/use-wizard.ts'
import { bookingSubject, movedId, type Bookable } from './booking-subject.ts'
import { BookingTask } from './booking-task.tsx'
import { ContactEmptyState } from './contact-empty-state.tsx'

/** Booking a consult, or moving one. */
export function BookingScreen() {
  const { t } = useTranslation('appointment')
  const state = useNavigationState(destinations.booking)
  const info = usePatientInfo()
  const subject = useSubject(state)
  const task = state.isReschedule ? t('booking.rescheduleTitle') : t('booking.title')
  const origin = { href: state.from ?? addressOf(destinations.appointments) }

  // Back after it was done: that it cannot be done now is no news.
  const isOver = useIsFinishedRun() && subject?.kind === 'notOffered'
  useEffect(() => {
    if (isOver) openEntry(addressOf(destinations.appointments), {}, true)
  }, [isOver])

  if (isOver) return null
  if (subject?.kind === 'new' || subject?.kind === 'move') return <BookingTask subject={subject} task={task} origin={origin.href} />
  return (
    <Screen title={task} header={<TaskBar title={task} back={origin} close={origin} />}>
      <Loaded query={info}>
        {(known) => (subject?.kind === 'unknownCategory'
          ? <ContactEmptyState title={t('booking.unknownCategoryTitle')} text={t('booking.unknownCategory')} />
          : <NotOffered info={known} change={state.isReschedule ? t('booking.notMovable') : undefined} />)}
      </Loaded>
    </Screen>
  )
}

/** What is booked. Judged when it is opened: what the booking itself changes at the clinic does not close it. */
function useSubject(asked: Parameters<typeof bookingSubject>[1]) {
  const { now } = useAtomValue(clockAtom)
  const { data } = usePatientInfo()
  const what = asked.isReschedule ? movedId(asked) : 'new'
  const [opened, setOpened] = useState<{ what: typeof what; subject: Bookable } | null>(null)
  if (opened && opened.what === what) return opened.subject
  const subject = data && bookingSubject(data, asked, now())
  if (subject?.kind === 'new' || subject?.kind === 'move') setOpened({ what, subject })
  return subject
}
