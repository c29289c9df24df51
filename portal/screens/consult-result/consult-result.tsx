import { Card, checkIcon, IconList, infoIcon } from '#design-system'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PatientInfo } from '../../api/contract/patient.ts'
import { destinations } from '../../navigation/destinations.ts'
import { useNavigationState } from '../../navigation/use-navigation-state.ts'
import { appointmentBlock } from '../../rules/appointment-block.ts'
import { resultConsult, stillHolds } from '../../rules/consult-result.ts'
import type { ToldResult } from '../../rules/told-result.ts'
import { clockAtom } from '../../session/clock.ts'
import { ConsultFacts } from '../consult/consult-facts.tsx'
import { RemoveFromCalendar } from '../consult/remove-from-calendar.tsx'
import { usePatientInfo } from '../patient/use-patient-info.ts'
import { useWhatIsNext } from './use-what-is-next.tsx'

/** What the patient just booked, moved or cancelled, once more, and what happens now: until they leave, and only as long as it is so. */
export function ConsultResult({ info }: { info: PatientInfo }) {
  const { result } = useNavigationState(destinations.appointments)
  const { now } = useAtomValue(clockAtom)
  const isKnown = useIsKnown(result)
  if (!result || (isKnown && !stillHolds(info.consults, result, now()))) return null
  return <Result result={result} info={info} />
}

/** Whether the clinic has told how things stand since it was done. Until then what was done is all there is to say. */
function useIsKnown(result: ToldResult | undefined): boolean {
  const { isSuccess, isFetching, isStale } = usePatientInfo()
  const [known, setKnown] = useState<ToldResult>()
  if (result && known !== result && isSuccess && !isFetching && !isStale) setKnown(result)
  return known === result
}

function Result({ result, info }: { result: ToldResult; info: PatientInfo }) {
  const { t } = useTranslation('appointment')
  const { now } = useAtomValue(clockAtom)
  const heading = useId()
  const whatIsNext = useWhatIsNext()
  const isCancelled = result.kind === 'cancelled'
  const isFree = appointmentBlock(info.consults, now()).kind === 'none'
  const consult = resultConsult(info.consults, result, now())
  const { startDateTime, consultTypeId } = result
  const next = isCancelled
    ? [{ icon: checkIcon, text: t('result.nothingToDo') }, { icon: infoIcon, text: isFree ? t('result.bookAnew') : t('result.othersStay') }]
    : [...whatIsNext(consultTypeId), ...(result.kind === 'moved' ? [{ icon: checkIcon, text: t('result.oldGone') }] : [])]
  return (
    <Card aria-labelledby={heading}>
      <h2 id={heading} className="text-small font-semibold text-muted">{t(`result.${result.kind}`)}</h2>
      <ConsultFacts consult={consult ?? { startDateTime, consultTypeId, employeeId: null }} quiet={isCancelled} />
      <h3>{t('result.next')}</h3>
      <IconList items={next} />
      {/* What was booked or moved can be put into a calendar where it stands planned, below. */}
      {consult && isCancelled && <div className="-ml-3 flex flex-wrap"><RemoveFromCalendar consult={consult} /></div>}
    </Card>
  )
}
