import { Badge, Card } from '#design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consult } from '../../../api/contract/consult.ts'
import { daysUntil } from '../../../rules/clinic-time.ts'
import { useClock } from '../../../platform/clock.ts'
import { ConsultFacts } from './consult-facts.tsx'

interface ConsultCardProps {
  consult: Consult
  /** Which one it is; the others after the first say nothing. */
  heading?: string | undefined
  /** It is over: how far away it is says nothing. */
  past?: boolean
  /** After the first of several. */
  quiet?: boolean
  /** What can be done with it. */
  children?: ReactNode
}

/** One consult: which it is and how far away, its day and time as the fact, and with whom. */
export function ConsultCard({ consult, heading, past = false, quiet = false, children }: ConsultCardProps) {
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        {heading && <h2 className="text-small font-semibold text-muted">{heading}</h2>}
        {!past && <Badge tone="neutral" className="font-semibold"><DaysAway startDateTime={consult.startDateTime} /></Badge>}
      </div>
      <ConsultFacts consult={consult} quiet={quiet} />
      {children}
    </Card>
  )
}

function DaysAway({ startDateTime }: Pick<Consult, 'startDateTime'>) {
  const { t } = useTranslation('appointment')
  const days = daysUntil(startDateTime, useClock().now())
  if (days <= 0) return t('block.today')
  return days === 1 ? t('block.tomorrow') : t('block.inDays', { count: days })
}
