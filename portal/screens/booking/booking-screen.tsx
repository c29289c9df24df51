import { useTranslation } from 'react-i18next'
import { addressOf } from '../../navigation/destination.ts'
import { destinations } from '../../navigation/destinations.ts'
import { useNavigationState } from '../../navigation/use-navigation-state.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { Loaded } from '../failure/loaded.tsx'
import { usePatientInfo } from '../patient/use-patient-info.ts'
import { Screen } from '../frame/screen.tsx'
import { TaskBar } from '../frame/task-bar.tsx'
import { bookingSubject } from './booking-subject.ts'
import { BookingTask } from './booking-task.tsx'
import { ContactEmptyState } from './contact-empty-state.tsx'

/** Booking a consult, or moving one. */
export function BookingScreen() {
  const { t } = useTranslation('appointment')
  const state = useNavigationState(destinations.booking)
  const info = usePatientInfo()
  const subject = info.data && bookingSubject(info.data, state)
  const task = state.isReschedule ? t('booking.rescheduleTitle') : t('booking.title')
  const origin = { href: state.from ?? addressOf(destinations.appointments) }

  if (subject?.kind === 'new' || subject?.kind === 'move') return <BookingTask subject={subject} task={task} origin={origin.href} />
  return (
    <Screen title={task} header={<TaskBar title={task} back={origin} close={origin} />}>
      <Loaded query={info}>
        {() => (subject?.kind === 'unknownConsult'
          ? <FailureNotice text={t('err_appointment_not_found')} />
          : <ContactEmptyState title={t('booking.unknownCategoryTitle')} text={t('booking.unknownCategory')} />)}
      </Loaded>
    </Screen>
  )
}
