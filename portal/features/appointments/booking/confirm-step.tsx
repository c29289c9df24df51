import { afterLoading, Button, Card, DescriptionList, IconList, Link, Loading, StepFooter } from '#design-system'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Slot } from '../../../api/contract/consult.ts'
import { consultFailures } from '../consult/consult-errors.ts'
import { Moment } from '../consult/moment.tsx'
import { useConsultTypeName } from '../consult/use-consult-text.ts'
import { useVisitLocation } from '../use-visit-info.tsx'
import { ErrorAlert, submitVariant, useErrorMessage } from '../../../ui/load-states/alert.tsx'
import { QueryContent } from '../../../ui/load-states/query-content.tsx'
import { duration } from '../../../session/toast-state.ts'
import { WizardStep } from '../../../ui/wizard/wizard-step.tsx'
import type { Bookable } from './bookable.ts'
import { useBooking } from './use-booking.ts'
import type { BookingWizard } from './use-booking-wizard.ts'
import { RescheduleSummary } from './reschedule-summary.tsx'
import { OverlapNotice } from './overlap-notice.tsx'
import type { LostSlot } from './lost-slot.ts'
import { useSlots } from './use-slots.ts'
import { useSlotAvailability } from './use-slot-availability.ts'

interface ConfirmStepProps {
  subject: Bookable
  wizard: BookingWizard
  /** Address for keeping the old appointment. */
  origin: string
  /** Called when the chosen time is no longer free. */
  onLost: (cause: LostSlot['cause']) => void
}

/** Step 3: summary and submit button. A time from the history, or chosen a while ago, is shown only once the clinic confirms that it is free. */
export function ConfirmStep({ subject, wizard, origin, onLost }: ConfirmStepProps) {
  const { t } = useTranslation(['appointment', 'common'])
  const { slot, mode } = wizard.choices
  const visitLocation = useVisitLocation()
  const errorMessage = useErrorMessage(consultFailures)
  const booking = useBooking({ subject, onLost: () => onLost('taken'), onBooked: wizard.finish })
  const slots = useSlots(subject, mode)
  const { free, take } = useSlotAvailability(slots, slot, booking.submit)
  // After an uncertain result the patient's own booking may have taken the time: a retry verifies that.
  const isUncertain = booking.failure?.retry !== undefined
  const isLost = free === false && !booking.busy && !isUncertain
  useEffect(() => {
    if (isLost) onLost('gone')
  })
  const isMove = subject.kind === 'move'
  const isShown = slot !== null && free === true
  return (
    <WizardStep
      onSubmit={take}
      footer={
        <StepFooter
          next={isMove ? t('booking.completeReschedule') : t('booking.complete')}
          variant={submitVariant(booking.failure)}
          disabled={!isShown}
          busyLabel={booking.busy ? t('booking.busy') : undefined}
        />
      }
    >
      {booking.failure && (
        <ErrorAlert text={booking.failure.text} onRetry={booking.failure.retry} busy={booking.busy} />
      )}
      {isMove && <p>{t('booking.oldStays')}</p>}
      <QueryContent query={slots.query} errorMessage={errorMessage} durationMs={duration.booking}>
        {() => {
          if (isShown)
            return (
              <>
                <OverlapNotice subject={subject} slot={slot} />
                <Summary subject={subject} slot={slot} />
              </>
            )
          return !slots.query.isError && !isUncertain && <Loading label={t('common:loading')} />
        }}
      </QueryContent>
      {slot && <IconList className={afterLoading} items={visitLocation(slot.typeId)} />}
      <p className={afterLoading}>
        {isMove ? (
          <Link href={origin} className="inline-flex min-h-11 items-center">
            {t('booking.keepOld')}
          </Link>
        ) : (
          t('booking.withWhom')
        )}
      </p>
    </WizardStep>
  )
}

function Summary({ subject, slot }: { subject: Bookable; slot: Slot }) {
  const { t } = useTranslation('appointment')
  const typeName = useConsultTypeName()
  const change = (
    <Button variant="quiet" className="-ml-3 self-start" onClick={() => history.back()}>
      {t('booking.changeTime')}
    </Button>
  )
  if (subject.kind === 'move')
    return (
      <RescheduleSummary consult={subject.consult} slot={slot}>
        {change}
      </RescheduleSummary>
    )
  return (
    <Card>
      <DescriptionList
        facts={[
          { term: t('booking.when'), detail: <Moment start={slot.startDT} /> },
          { term: t('booking.what'), detail: typeName(slot.typeId) },
        ]}
      />
      {change}
    </Card>
  )
}
