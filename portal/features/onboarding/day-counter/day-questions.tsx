import { useState } from 'react'
import * as z from 'zod/mini'
import { countedDays, dayKinds, marksOn, type DayKind, type DayMark } from '../rules/day-count.ts'
import { dayKey } from '../../../rules/clinic-time.ts'
import { useClock } from '../../../platform/clock.ts'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { controlIdOf, useAnswering, useGivenAnswer } from '../questionnaire/answering.ts'
import type { LocalizedQuestion } from '../questionnaire/localized-question.ts'
import { SaveFailure } from '../questionnaire/save-failure.tsx'
import { DayCounter } from './day-counter.tsx'

const storedDays = z.object({
  today: z.string().check(z.regex(/^\d{8}$/)),
  marks: z.array(z.nullable(z.enum(dayKinds))).check(z.length(countedDays)),
})

interface DayQuestionsProps {
  questions: Readonly<Record<DayKind, LocalizedQuestion>>
  /** Name of the draft with the marks: the clinic receives the counts only. */
  draft: string
}

/** The three day counts, with the calendar that computes them. */
export function DayQuestions({ questions, draft }: DayQuestionsProps) {
  const { now } = useClock()
  const [today] = useState(() => dayKey(now()))
  const { marks, store } = useMarks(draft, today)
  const fields = {
    migraine: useAnswering(questions.migraine),
    headache: useAnswering(questions.headache),
    none: useAnswering(questions.none),
  }
  const values = {
    migraine: useGivenAnswer(questions.migraine),
    headache: useGivenAnswer(questions.headache),
    none: useGivenAnswer(questions.none),
  }
  const byKind = <Value,>(valueOf: (kind: DayKind) => Value) => ({
    migraine: valueOf('migraine'),
    headache: valueOf('headache'),
    none: valueOf('none'),
  })
  return (
    <>
      <DayCounter
        today={today}
        marks={marks}
        onMarksChange={store}
        questions={byKind((kind) => ({ id: controlIdOf(questions[kind]), label: questions[kind].label }))}
        values={values}
        errors={byKind((kind) => fields[kind].error)}
        onValueChange={(kind, typed) => fields[kind].type(typed)}
        onValueDone={(kind) => fields[kind].leave()}
      />
      {dayKinds.map((kind) => (
        <SaveFailure key={kind} question={questions[kind]} />
      ))}
    </>
  )
}

/** The marks, stored as a draft with the date of the calendar, so that each keeps its date on later days. */
function useMarks(draft: string, today: string) {
  const { text, change } = useDraft(draft)
  const { data } = storedDays.safeParse(parsed(text))
  return { marks: marksOn(today, data), store: (marks: readonly DayMark[]) => change(JSON.stringify({ today, marks })) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
