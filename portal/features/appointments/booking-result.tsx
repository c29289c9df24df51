import { Card, checkIcon, Icon, IconList, infoIcon } from '#design-system'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PatientInfo } from '../../api/contract/patient.ts'
import { useNavigationState } from '../../navigation/history-entry.ts'
import { appointmentBlock, changeableConsult } from './rules/appointment-block.ts'
import { otherConsults, resultConsult, isCurrent } from './rules/consult-result.ts'
import type { BookingOutcome } from '../../rules/booking-outcome.ts'
import { useClock } from '../../platform/clock.ts'
import { ConsultFacts } from './consult/consult-facts.tsx'
import { ConsultActions } from './consult/planned-consult.tsx'
import { RemoveFromCalendar } from './consult/remove-from-calendar.tsx'
import { usePatientInfo } from '../../session/use-patient-info.ts'
import { focusTarget } from '../../ui/layout/screen.tsx'
import { useVisitInfo } from './use-visit-info.tsx'

/**
 * The consult just booked, moved or cancelled, from the navigation state; undefined once patient info fetched after the
 * change contradicts it.
 */
export function useConsultResult(info: PatientInfo): BookingOutcome | undefined {
  const { result } = useNavigationState('appointments')
  const { now } = useClock()
  const isConfirmed = useIsConfirmed(result)
  return result && (!isConfirmed || isCurrent(info.consults, result, now())) ? result : undefined
}

/** Whether the data were fetched after the change. Until then the result is shown without checking it. */
function useIsConfirmed(result: BookingOutcome | undefined): boolean {
  const { isSuccess, isFetching, isStale } = usePatientInfo()
  const [confirmed, setConfirmed] = useState<BookingOutcome>()
  if (result && confirmed !== result && isSuccess && !isFetching && !isStale) setConfirmed(result)
  return confirmed === result
}

/**
 * Card of the changed consult: that it was done, what happens next, and the actions that remain. Replaces its card in
 * the list. Its heading gets focus on arrival.
 */
export function ConsultResult({ result, info }: { result: BookingOutcome; info: PatientInfo }) {
  const { t } = useTranslation('appointment')
  const { now } = useClock()
  const heading = useId()
  const visitInfo = useVisitInfo()
  const isCancelled = result.kind === 'cancelled'
  const hasNoOther = appointmentBlock(otherConsults(info.consults, result, now()), now()).kind === 'none'
  const consult = resultConsult(info.consults, result, now())
  const changeable = changeableConsult(info.consults, consult?.id, now())
  const { startDateTime, consultTypeId } = result
  const next = isCancelled
    ? [
        { icon: checkIcon, text: t('result.nothingToDo') },
        { icon: infoIcon, text: hasNoOther ? t('result.bookAnew') : t('result.othersStay') },
      ]
    : [
        ...visitInfo(consultTypeId),
        ...(result.kind === 'moved' ? [{ icon: checkIcon, text: t('result.oldGone') }] : []),
      ]
  return (
    <Card aria-labelledby={heading}>
      {/* Gets focus on arrival: it is what became of the task. */}
      <h2 id={heading} {...focusTarget} className="flex items-start gap-3 text-body outline-none">
        <Icon icon={checkIcon} className="h-lh text-success" />
        <span className="min-w-0">{t(`result.${result.kind}`)}</span>
      </h2>
      <ConsultFacts consult={consult ?? { startDateTime, consultTypeId, employeeId: null }} quiet={isCancelled} />
      <h3 className="text-small font-semibold text-muted">{t('result.next')}</h3>
      <IconList items={next} />
      {!isCancelled && changeable && <ConsultActions consult={changeable} />}
      {consult && isCancelled && (
        <div className="-ml-3 flex flex-wrap">
          <RemoveFromCalendar consult={consult} />
        </div>
      )}
    </Card>
  )
}
