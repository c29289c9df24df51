import { StepIndicator } from '#design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dateText, daysUntil, timeText } from '../../rules/clinic-time.ts'
import { useClock } from '../../platform/clock.ts'

interface ActionProgressProps {
  /** The open step, from 1. */
  step: number
  total: number
  /** When the last answer was kept, in ms, where this device knows. */
  savedAt: number | null
}

/** How far a questionnaire is that was begun, and since when that is kept. */
export function ActionProgress({ step, total, savedAt }: ActionProgressProps) {
  const { t } = useTranslation(['dashboard', 'common'])
  const { now } = useClock()
  const words = () => {
    if (savedAt === null) return t('common:steps.progress', { step, total })
    const at = new Date(savedAt)
    const when = ({ 0: 'today', [-1]: 'yesterday' } as const)[daysUntil(at.toISOString(), now())] ?? 'earlier'
    return t(`progress.${when}`, { step, total, time: timeText(at), date: dateText(at) })
  }
  return (
    <StepIndicator
      steps={Array.from({ length: total }, (_, at) => ({ id: String(at), label: t('progress.step', { step: at + 1 }) }))}
      current={step - 1}
      texts={{
        label: t('progress.task'), progress: words(),
        states: { done: t('common:steps.done'), current: t('common:steps.current'), open: t('common:steps.open'), error: t('common:steps.error') },
      }}
    />
  )
}

/** The room that it takes, whether it is there or on its way: what stands below must not move under a thumb. The longest words it can have decide. */
export function ProgressRoom({ total, children }: { total: number; children: ReactNode }) {
  const { now } = useClock()
  const longAgo = now().getTime() - 30 * 86_400_000
  return (
    <div className="grid *:[grid-area:1/1]">
      <div className="invisible" aria-hidden><ActionProgress step={total} total={total} savedAt={longAgo} /></div>
      {children}
    </div>
  )
}
