import { FieldGroup, TextField } from '#design-system'
import type { ReactNode, Ref } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import {
  countedDays,
  dayKinds,
  dayTotal,
  dayTotalProblem,
  isBlank,
  type DayKind,
  type DayValues,
} from '../rules/day-count.ts'
import { DaySwatch } from './day-mark-icon.tsx'

/** One of the three questions, as the clinic words it. */
interface DayQuestion {
  /** Id of the input; links in the error summary point to it. */
  id: string
  label: string
  hint?: ReactNode
}

/** The three count fields; values and errors are texts. */
export interface DayCountsProps {
  questions: Readonly<Record<DayKind, DayQuestion>>
  values: DayValues
  errors: Readonly<Partial<Record<DayKind, string | undefined>>>
  /** The values differ from the calendar. */
  isByHand: boolean
  /** For moving focus to the heading when the focused button unmounts. */
  headingRef: Ref<HTMLHeadingElement>
  onValueChange: (kind: DayKind, text: string) => void
  onValueDone: (kind: DayKind, text: string) => void
}

/** The three count fields with their total. An error about all three is shown once. */
export function DayCounts({
  questions,
  values,
  errors,
  isByHand,
  headingRef,
  onValueChange,
  onValueDone,
}: DayCountsProps) {
  const { t } = useTranslation('days')
  const id = useId()
  const total = useTotalText(values)
  const shared = dayKinds.every((kind) => errors[kind] === errors.migraine) ? errors.migraine : undefined
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 ref={headingRef} id={id} tabIndex={-1}>
          {t('counts')}
        </h2>
        <p className="text-muted">{t('countsHint')}</p>
      </div>
      <FieldGroup
        aria-labelledby={id}
        status={total}
        error={shared}
        className="rounded-lg border border-divider bg-surface p-5"
      >
        {(sharedErrorId) =>
          dayKinds.map((kind) => (
            <div key={kind} className="flex flex-wrap items-end gap-3">
              <span className="flex h-13 items-center">
                <DaySwatch mark={kind} />
              </span>
              <div className="min-w-0 grow basis-3/4">
                <TextField
                  {...questions[kind]}
                  inputMode="numeric"
                  autoComplete="off"
                  value={values[kind]}
                  error={shared === undefined ? errors[kind] : undefined}
                  sharedErrorId={sharedErrorId}
                  onValueChange={(text) => onValueChange(kind, text)}
                  onBlur={() => onValueDone(kind, values[kind])}
                />
              </div>
            </div>
          ))
        }
      </FieldGroup>
      {/* Below the fields, so that they do not move while typing. */}
      <output className="block max-w-measure empty:sr-only">{isByHand && t('byHand')}</output>
    </section>
  )
}

/** The total as a sentence; '' while all fields are empty. */
function useTotalText(values: DayValues): string {
  const { t } = useTranslation('days')
  if (isBlank(values)) return ''
  const problem = dayTotalProblem(values)
  const sum = dayTotal(values)
  if (problem === null) return t('total.right', { sum })
  return 'missing' in problem
    ? t('total.missing', { sum, total: countedDays, count: problem.missing })
    : t('total.tooMany', { sum, count: problem.tooMany })
}
