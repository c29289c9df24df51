import { Button } from '#design-system'
import { useTranslation } from 'react-i18next'
import type { Consult } from '../../../api/contract/consult.ts'
import { usePathname } from '../../../navigation/current-entry.ts'
import { goTo } from '../../../navigation/history-entry.ts'
import { longDateText } from '../../../rules/clinic-time.ts'
import { EarlierTime } from '../earlier-offer.tsx'
import { useEmployeeName } from '../../../session/use-patient-info.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { ConsultCard } from './consult-card.tsx'

/** Card of a planned consult with its actions. */
export function PlannedConsult({ consult, heading, primary = false }: { consult: Consult; heading?: string; primary?: boolean }) {
  return <ConsultCard consult={consult} heading={heading} quiet={!primary}><ConsultActions consult={consult} primary={primary} /></ConsultCard>
}

/** Buttons to move, cancel, add to the calendar and look for an earlier time. */
export function ConsultActions({ consult, primary = false }: { consult: Consult; primary?: boolean }) {
  const { t } = useTranslation('appointment')
  const from = usePathname()
  const employee = useEmployeeName()(consult.employeeId)
  const date = longDateText(consult.startDateTime)
  const { id: consultId, consultTypeId, startDateTime } = consult
  const reschedule = () => goTo('booking', { state: { from, isReschedule: true, consultId, consultType: consultTypeId } })
  const cancel = () => goTo('cancel', { state: { consultId, startDateTime, displayName: employee ?? undefined, consultType: consultTypeId } })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant={primary ? 'primary' : 'secondary'} aria-label={t('block.rescheduleOf', { date })} onClick={reschedule}>{t('block.reschedule')}</Button>
      <Button aria-label={t('block.cancelOf', { date })} onClick={cancel}>{t('block.cancel')}</Button>
      <AddToCalendar consult={consult} />
      <EarlierTime consult={consult} />
    </div>
  )
}
