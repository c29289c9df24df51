import { Button, Card, DescriptionList, IconList, Loading, StepFooter } from '#design-system'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Slot } from '../../api/contract/consult.ts'
import { momentOf } from '../../rules/clinic-time.ts'
import { consultFailures } from '../consult/consult-failures.ts'
import { Moment } from '../consult/moment.tsx'
import { useConsultTypeName } from '../consult/use-consult-words.ts'
import { useWayThere } from '../consult-result/use-what-is-next.tsx'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { Loaded } from '../failure/loaded.tsx'
import { useFailureWords } from '../failure/use-failure-words.ts'
import { duration } from '../../session/notice.ts'
import { WizardStep } from '../wizard/wizard-step.tsx'
import type { Bookable } from '../slots/bookable.ts'
import { useBooking } from '../slots/use-booking.ts'
import type { BookingWizard } from './use-booking-wizard.ts'
import { ChosenTime } from './chosen-time.tsx'
import { useSlots } from '../slots/use-slots.ts'

export interface ConfirmStepProps {
  subject: Bookable
  wizard: BookingWizard
  /** The time is not free any more; says so in words. */
  onLost: (reason: string) => void
}

/** Step 3: everything once more, and the button that does it. A time from the history is shown only once the clinic says that it is free. */
export function ConfirmStep({ subject, wizard, onLost }: ConfirmStepProps) {
  const { t } = useTranslation(['appointment', 'common'])
  const { slot, mode } = wizard.choices
  const { query, isFree } = useSlots(subject, mode)
  const wayThere = useWayThere()
  const words = useFailureWords(consultFailures)
  const booking = useBooking({ subject, onLost, onBooked: wizard.finish })
  const free = slot ? isFree(slot) : undefined
  const isLost = free === false && !booking.busy
  useEffect(() => {
    if (isLost) onLost(t('err_appointment_conflicting'))
  })
  const move = subject.kind === 'move' && subject.consult
  return (
    <WizardStep
      onSubmit={() => { if (slot && free) booking.submit(slot) }}
      footer={(
        <StepFooter
          next={move ? t('booking.completeReschedule') : t('booking.complete')}
          disabled={!free}
          busyLabel={booking.busy ? t('booking.busy') : undefined}
          choiceLabel={t('booking.yourChoice')}
        >
          {slot && free && <ChosenTime slot={slot} />}
        </StepFooter>
      )}
    >
      {booking.failure && <FailureNotice text={booking.failure.text} onRetry={booking.failure.retry} busy={booking.busy} />}
      <Loaded query={query} words={words} stays={duration.booking}>
        {() => (slot && free ? <Choice slot={slot} /> : <Loading label={t('common:loading')} />)}
      </Loaded>
      {move && <p>{t('booking.moving', momentOf(move.startDateTime))}</p>}
      <p>{t('booking.withWhom')}</p>
      {slot && <IconList items={wayThere(slot.typeId)} />}
    </WizardStep>
  )
}

function Choice({ slot }: { slot: Slot }) {
  const { t } = useTranslation('appointment')
  const typeName = useConsultTypeName()
  return (
    <Card>
      <DescriptionList facts={[{ term: t('booking.when'), detail: <Moment start={slot.startDT} /> }, { term: t('booking.what'), detail: typeName(slot.typeId) }]} />
      <Button variant="quiet" className="-ml-3 self-start" onClick={() => history.back()}>{t('booking.changeTime')}</Button>
    </Card>
  )
}
