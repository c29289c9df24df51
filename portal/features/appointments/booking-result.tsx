import { Card, checkIcon, IconList, infoIcon } from '#design-system'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PatientInfo } from '../../api/contract/patient.ts'
import { useNavigationState } from '../../navigation/history-entry.ts'
import { appointmentBlock, changeableConsult } from './rules/appointment-block.ts'
import { besideResult, resultConsult, stillHolds } from './rules/consult-result.ts'
import type { BookingOutcome } from '../../rules/booking-outcome.ts'
import { useClock } from '../../platform/clock.ts'
import { ConsultFacts } from './consult/consult-facts.tsx'
import { ConsultActions } from './consult/planned-consult.tsx'
import { RemoveFromCalendar } from './consult/remove-from-calendar.tsx'
import { usePatientInfo } from '../../session/use-patient-info.ts'
import { useWhatIsNext } from './use-what-is-next.tsx'

/** What the patient just booked, moved or cancelled: until they leave, and only as long as it is so. */
export function useConsultResult(info: PatientInfo): BookingOutcome | undefined {
  const { result } = useNavigationState('appointments')
  const { now } = useClock()
  const isKnown = useIsKnown(result)
  return result && (!isKnown || stillHolds(info.consults, result, now())) ? result : undefined
}

/** Whether the clinic has told how things stand since it was done. Until then what was done is all there is to say. */
function useIsKnown(result: BookingOutcome | undefined): boolean {
  const { isSuccess, isFetching, isStale } = usePatientInfo()
  const [known, setKnown] = useState<BookingOutcome>()
  if (result && known !== result && isSuccess && !isFetching && !isStale) setKnown(result)
  return known === result
}

/** That consult once more, what happens now, and what can be done with it: in place of its card. */
export function ConsultResult({ result, info }: { result: BookingOutcome; info: PatientInfo }) {
  const { t } = useTranslation('appointment')
  const { now } = useClock()
  const heading = useId()
  const whatIsNext = useWhatIsNext()
  const isCancelled = result.kind === 'cancelled'
  const isFree = appointmentBlock(besideResult(info.consults, result, now()), now()).kind === 'none'
  const consult = resultConsult(info.consults, result, now())
  const changeable = changeableConsult(info.consults, consult?.id, now())
  const { startDateTime, consultTypeId } = result
  const next = isCancelled
    ? [{ icon: checkIcon, text: t('result.nothingToDo') }, { icon: infoIcon, text: isFree ? t('result.bookAnew') : t('result.othersStay') }]
    : [...whatIsNext(consultTypeId), ...(result.kind === 'moved' ? [{ icon: checkIcon, text: t('result.oldGone') }] : [])]
  return (
    <Card aria-labelledby={heading}>
      <h2 id={heading} className="text-small font-semibold text-muted">{t(`result.${result.kind}`)}</h2>
      <ConsultFacts consult={consult ?? { startDateTime, consultTypeId, employeeId: null }} quiet={isCancelled} />
      <h3 className="text-small font-semibold text-muted">{t('result.next')}</h3>
      <IconList items={next} />
      {!isCancelled && changeable && <ConsultActions consult={changeable} />}
      {consult && isCancelled && <div className="-ml-3 flex flex-wrap"><RemoveFromCalendar consult={consult} /></div>}
    </Card>
  )
}
