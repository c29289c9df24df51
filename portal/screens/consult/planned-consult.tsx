import { Badge, Button, Card, Icon } from '#design-system'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { usePathname } from 'wouter/use-browser-location'
import type { Consult } from '../../api/contract/consult.ts'
import { goTo } from '../../navigation/go-to.ts'
import { destinations } from '../../navigation/destinations.ts'
import { modeOf } from '../../rules/booking-mode.ts'
import { daysUntil, longDateText } from '../../rules/clinic-time.ts'
import { clockAtom } from '../../session/clock.ts'
import { useConsultText } from './use-consult-words.ts'
import { Moment } from './moment.tsx'
import { useEmployeeName } from '../patient/use-patient-info.ts'

/** A consult to come: when, with whom, and the two things a patient may want to do with it. */
export function PlannedConsult({ consult, heading, primary = false }: { consult: Consult; heading: string; primary?: boolean }) {
  const { t } = useTranslation('appointment')
  const from = usePathname()
  const employee = useEmployeeName()(consult.employeeId)
  const date = longDateText(consult.startDateTime)
  const { id: consultId, consultTypeId, startDateTime } = consult
  const reschedule = () => goTo(destinations.booking, { state: { from, isReschedule: true, consultId, consultType: consultTypeId } })
  const cancel = () => goTo(destinations.cancel, { state: { consultId, startDateTime, displayName: employee, consultType: consultTypeId } })
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-small font-normal text-muted">{heading}</h2>
        <Badge tone="neutral" icon="calendar"><DaysAway startDateTime={startDateTime} /></Badge>
      </div>
      <div className="flex flex-col gap-1.5">
        <p><Moment start={startDateTime} end={consult.endDateTime} quiet={!primary} /></p>
        <p className="flex items-start gap-2"><Icon name={modeOf(consultTypeId) ?? 'calendar'} className="mt-1" />{useConsultText()(consult)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant={primary ? 'primary' : 'secondary'} aria-label={t('block.rescheduleOf', { date })} onClick={reschedule}>{t('block.reschedule')}</Button>
        <Button aria-label={t('block.cancelOf', { date })} onClick={cancel}>{t('block.cancel')}</Button>
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
