import { Button, Card, DescriptionList, StepFooter } from '#design-system'
import { useTranslation } from 'react-i18next'
import { longDateText, timeText } from '../../rules/clinic-time.ts'
import { useConsultTypeName } from '../consult/use-consult-words.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { Moment } from '../consult/moment.tsx'
import { WizardStep, type StepLayout } from '../wizard/wizard-step.tsx'
import { useBooking } from './use-booking.ts'
import type { Bookable, Wizard } from './use-wizard.ts'

export interface ConfirmStepProps {
  layout: StepLayout
  subject: Bookable
  wizard: Wizard
  /** The time was taken by someone else meanwhile; says so in words. */
  onConflict: (text: string) => void
  onBooked: (address: string, message: string) => void
}

/** Step 3: everything once more, and the button that does it. */
export function ConfirmStep({ layout, subject, wizard, onConflict, onBooked }: ConfirmStepProps) {
  const { t } = useTranslation('appointment')
  const typeName = useConsultTypeName()
  const booking = useBooking({ subject, onConflict, onBooked })
  const { slot, mode } = wizard
  if (!slot) return null
  return (
    <WizardStep
      {...layout}
      onSubmit={() => booking.submit(slot)}
      footer={(
        <StepFooter
          next={subject.kind === 'move' ? t('booking.completeReschedule') : t('booking.complete')}
          busyLabel={booking.busy ? t('booking.busy') : undefined}
        />
      )}
    >
      {booking.failure && <FailureNotice text={booking.failure.text} onRetry={booking.failure.retry} busy={booking.busy} />}
      <Card>
        <DescriptionList facts={[{ term: t('booking.when'), detail: <Moment start={slot.startDT} /> }, { term: t('booking.what'), detail: typeName(slot.typeId) }]} />
        <Button variant="quiet" className="-ml-3 self-start" onClick={() => history.back()}>{t('booking.changeTime')}</Button>
      </Card>
      {subject.kind === 'move' && <p>{t('booking.moving', { date: longDateText(subject.consult.startDateTime), time: timeText(subject.consult.startDateTime) })}</p>}
      {mode === 'video' && <p>{t('booking.videoNote')}</p>}
      {mode === 'phone' && <p>{t('booking.phoneNote')}</p>}
    </WizardStep>
  )
}
