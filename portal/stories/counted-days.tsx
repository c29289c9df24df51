import { useState } from 'react'
import { countedDays, countsOf, type DayMark } from '../features/onboarding/rules/day-count.ts'
import { DayCounter, type DayCounterProps } from '../features/onboarding/day-counter/day-counter.tsx'

/** One letter per day: migraine, headache only, none; any other is an unmarked day. */
const signs: Record<string, DayMark> = { m: 'migraine', h: 'headache', n: 'none' }
export const marksOf = (signed: string): DayMark[] =>
  Array.from({ length: countedDays }, (_, place) => signs[signed[place] ?? ''] ?? null)

const questions: DayCounterProps['questions'] = {
  migraine: { id: 'days_migraine', label: 'Op hoeveel dagen had u migraine?' },
  headache: { id: 'days_headache', label: 'Op hoeveel dagen had u alleen hoofdpijn?' },
  none: { id: 'days_none', label: 'Op hoeveel dagen had u geen hoofdpijn?' },
}

const noErrors: DayCounterProps['errors'] = {}

export type CountedDaysProps = Partial<
  Pick<DayCounterProps, 'today' | 'marks' | 'values' | 'errors' | 'onMarksChange' | 'onValueDone'>
>

/** The day counter with state. */
export function CountedDays({
  today = '2026-11-19',
  marks: given = marksOf(''),
  values: typed = countsOf(given),
  errors = noErrors,
  onMarksChange,
  onValueDone,
}: CountedDaysProps) {
  const [marks, setMarks] = useState(given)
  const [values, setValues] = useState(typed)
  return (
    <DayCounter
      {...{ today, marks, values, errors, questions }}
      onMarksChange={(changed) => {
        setMarks(changed)
        onMarksChange?.(changed)
      }}
      onValueChange={(kind, text) => setValues((now) => ({ ...now, [kind]: text }))}
      onValueDone={(kind, text) => onValueDone?.(kind, text)}
    />
  )
}
