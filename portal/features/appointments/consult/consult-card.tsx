import { Badge, Card } from '#design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consult } from '../../../api/contract/consult.ts'
import { daysUntil } from '../../../rules/clinic-time.ts'
import { useClock } from '../../../platform/clock.ts'
import { ConsultFacts } from './consult-facts.tsx'

interface ConsultCardProps {
  consult: Consult
  /** Set on the first of a group only. */
  heading?: string | undefined
  /** Omits the badge with the number of days. */
  past?: boolean
  /** Smaller date, for consults after the first. */
  quiet?: boolean
  /** Actions. */
  children?: ReactNode
}

/** Card of one consult: heading and days until it, date and time, type and employee. */
export function ConsultCard({ consult, heading, past = false, quiet = false, children }: ConsultCardProps) {
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        {heading && <h2 className="text-small font-semibold text-muted">{heading}</h2>}
        {!past && (
          <Badge tone="neutral" className="font-semibold">
            <DaysAway startDateTime={consult.startDateTime} />
          </Badge>
        )}
      </div>
      <ConsultFacts consult={consult} quiet={quiet} />
      {children}
    </Card>
  )
}

/** 'over 12 dagen', 'morgen' or 'vandaag'; also the latter for the past. */
export function DaysAway({ startDateTime }: Pick<Consult, 'startDateTime'>) {
  const { t } = useTranslation('appointment')
  const days = daysUntil(startDateTime, useClock().now())
  const soon = days <= 0 ? t('block.today') : t('block.tomorrow')
  return <span>{days <= 1 ? soon : t('block.inDays', { count: days })}</span>
}
