import { Badge, Button, Card, calendarIcon } from '#design-system'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { usePathname } from 'wouter/use-browser-location'
import type { Consult } from '../../api/contract/consult.ts'
import { goTo } from '../../navigation/go-to.ts'
import { destinations } from '../../navigation/destinations.ts'
import { daysUntil, longDateText } from '../../rules/clinic-time.ts'
import { clockAtom } from '../../session/clock.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { EarlierTime } from '../earlier/earlier-time.tsx'
import { ConsultFacts } from './consult-facts.tsx'
import { useEmployeeName } from '../patient/use-patient-info.ts'

/** A consult to come: when, with whom, and the two things a patient may want to do with it. */
export function PlannedConsult({ consult, heading, primary = false }: { consult: Consult; heading?: string; primary?: boolean }) {
  const { t } = useTranslation('appointment')
  const from = usePathname()
  const employee = useEmployeeName()(consult.employeeId)
  const date = longDateText(consult.startDateTime)
  const { id: consultId, consultTypeId, startDateTime } = consult
  const reschedule = () => goTo(destinations.booking, { state: { from, isReschedule: true, consultId, consultType: consultTypeId } })
  const cancel = () => goTo(destinations.cancel, { state: { consultId, startDateTime, displayName: employee ?? undefined, consultType: consultTypeId } })
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {heading && <h2 className="text-small font-normal text-muted">{heading}</h2>}
        <Badge tone="neutral" icon={calendarIcon}><DaysAway startDateTime={startDateTime} /></Badge>
      </div>
      <ConsultFacts consult={consult} quiet={!primary} />
      <div className="flex flex-wrap gap-3">
        <Button variant={primary ? 'primary' : 'secondary'} aria-label={t('block.rescheduleOf', { date })} onClick={reschedule}>{t('block.reschedule')}</Button>
        <Button aria-label={t('block.cancelOf', { date })} onClick={cancel}>{t('block.cancel')}</Button>
        <AddToCalendar consult={consult} />
        <EarlierTime consult={consult} />
      </div>
    </Card>
  )
}

function DaysAway({ startDateTime }: { startDateTime: string }) {
  const { t } = useTranslation('appointment')
  const days = daysUntil(startDateTime, useAtomValue(clockAtom).now())
  if (days <= 0) return t('block.today')
  return days === 1 ? t('block.tomorrow') : t('block.inDays', { count: days })
}
