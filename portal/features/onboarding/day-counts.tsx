import { FieldGroup, TextField } from '#design-system'
import type { ReactNode, Ref } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { countedDays, dayKinds, dayTotal, dayTotalProblem, isBlank, type DayKind, type DayValues } from './rules/day-count.ts'
import { DaySwatch } from './day-sign.tsx'

/** One of the three questions, in the clinic's words. */
interface DayQuestion {
  /** The input's id: a link of the error summary leads there. */
  id: string
  label: string
  hint?: ReactNode
}

export interface DayCountsProps {
  questions: Readonly<Record<DayKind, DayQuestion>>
  values: DayValues
  errors: Readonly<Partial<Record<DayKind, string | undefined>>>
  /** They say something else than the calendar. */
  isByHand: boolean
  /** The heading takes focus when what had it is gone. */
  headingRef: Ref<HTMLHeadingElement>
  onValueChange: (kind: DayKind, text: string) => void
  onValueDone: (kind: DayKind, text: string) => void
}

/** The three counts, with what they add up to. One error about all three stands there once. */
export function DayCounts({ questions, values, errors, isByHand, headingRef, onValueChange, onValueDone }: DayCountsProps) {
  const { t } = useTranslation('days')
  const id = useId()
  const total = useTotalText(values)
  const shared = dayKinds.every((kind) => errors[kind] === errors.migraine) ? errors.migraine : undefined
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 ref={headingRef} id={id} tabIndex={-1}>{t('counts')}</h2>
        <p className="text-muted">{t('countsHint')}</p>
      </div>
      <FieldGroup aria-labelledby={id} status={total} error={shared} className="rounded-lg border border-divider bg-surface p-5">
        {(sharedErrorId) => dayKinds.map((kind) => (
          <div key={kind} className="flex flex-wrap items-end gap-3">
            <span className="flex h-13 items-center"><DaySwatch mark={kind} /></span>
            <div className="min-w-0 grow basis-3/4">
              <TextField
                {...questions[kind]}
                inputMode="numeric" autoComplete="off"
                value={values[kind]} error={shared === undefined ? errors[kind] : undefined} sharedErrorId={sharedErrorId}
                onValueChange={(text) => onValueChange(kind, text)}
                onBlur={() => onValueDone(kind, values[kind])}
              />
            </div>
          </div>
        ))}
      </FieldGroup>
      {/* Below what is typed in, so that nothing moves under the fingers. */}
      <output className="block max-w-measure empty:sr-only">{isByHand && t('byHand')}</output>
    </section>
  )
}

/** What the three add up to, in words; nothing as long as nothing is filled in. */
function useTotalText(values: DayValues): string {
  const { t } = useTranslation('days')
  if (isBlank(values)) return ''
  const problem = dayTotalProblem(values)
  const sum = dayTotal(values)
  if (problem === null) return t('total.right', { sum })
  return 'missing' in problem ? t('total.missing', { sum, total: countedDays, count: problem.missing }) : t('total.tooMany', { sum, count: problem.tooMany })
}
