import { StepIndicator } from '#design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dateText, daysUntil, timeText } from '../../rules/clinic-time.ts'
import { useClock } from '../../platform/clock.ts'

interface ActionProgressProps {
  /** The open step, from 1. */
  step: number
  total: number
  /** Time of the last save in ms, where this device knows it. */
  savedAt: number | null
}

/** Progress of a started questionnaire: step, and when it was last saved. */
export function ActionProgress({ step, total, savedAt }: ActionProgressProps) {
  const { t } = useTranslation(['dashboard', 'common'])
  const { now } = useClock()
  const progressText = () => {
    if (savedAt === null) return t('common:steps.progress', { step, total })
    const at = new Date(savedAt)
    const dayKind = ({ 0: 'today', [-1]: 'yesterday' } as const)[daysUntil(at.toISOString(), now())] ?? 'earlier'
    return t(`progress.${dayKind}`, { step, total, time: timeText(at), date: dateText(at) })
  }
  return (
    <StepIndicator
      steps={Array.from({ length: total }, (_, at) => ({
        id: String(at),
        label: t('progress.step', { step: at + 1 }),
      }))}
      current={step - 1}
      labels={{
        label: t('progress.task'),
        progress: progressText(),
        states: {
          done: t('common:steps.done'),
          current: t('common:steps.current'),
          open: t('common:steps.open'),
          error: t('common:steps.error'),
        },
      }}
    />
  )
}

/**
 * Reserves the height of the progress while it loads, so that nothing below moves. Sized by the longest text: a date in
 * the past.
 */
export function ProgressRoom({ total, children }: { total: number; children: ReactNode }) {
  const { now } = useClock()
  const longAgo = now().getTime() - 30 * 86_400_000
  return (
    <div className="grid *:[grid-area:1/1]">
      <div className="invisible" aria-hidden>
        <ActionProgress step={total} total={total} savedAt={longAgo} />
      </div>
      {children}
    </div>
  )
}
