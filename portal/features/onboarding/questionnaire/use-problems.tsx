import { ErrorSummary, goToControl } from '#design-system'
import { useSetAtom } from 'jotai'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerProblem, Question } from '../rules/question.ts'
import { problemsIn } from '../rules/questionnaire-pages.ts'
import type { SaveQueue } from '../answers/save-queue.ts'
import { duration, showToastAtom } from '../../../session/toast-state.ts'
import { controlIdOf, otherIdOf, useRefusedMessage, type FieldProblem } from './answering.ts'
import type { LocalizedPage, LocalizedQuestion } from './localized-question.ts'

const problemKey = (problem: Exclude<AnswerProblem, 'badEmail'>) => `problem.${problem}` as const

/** Question and error in one sentence; after a plain label the error continues it. */
const sentence = (label: string, error: string) =>
  label.endsWith('?') ? `${label} ${error}` : `${label}: ${error.charAt(0).toLocaleLowerCase('nl')}${error.slice(1)}`

type Problems = ReadonlyMap<string, FieldProblem>
const none: Problems = new Map()

interface ProblemsOptions {
  page: LocalizedPage
  /** The questions of this screen. */
  questions: readonly LocalizedQuestion[]
  queue: SaveQueue
  /** One question at a time: an error is at its field alone, which takes focus. */
  isAlone: boolean
}

/**
 * Validates the answers of a screen on Next (`check`, false if any is invalid), and typed ones on blur. Errors are
 * shown at the fields and in a toast, and those of several questions in a summary (GEN-12, GEN-20).
 */
export function useProblems({ page, questions, queue, isAlone }: ProblemsOptions) {
  const { t } = useTranslation(['questionnaire', 'common'])
  const notify = useSetAtom(showToastAtom)
  const [problems, setProblems] = useState(none)
  // Key of the summary, which takes focus at each try.
  const [tries, setTries] = useState(0)
  const [isCombined, setIsCombined] = useState(false)
  const messageOf = (problem: AnswerProblem) =>
    problem === 'badEmail' ? t('common:err_email') : t(problemKey(problem))
  const refusedMessage = useRefusedMessage()
  const showToast = (text: string) => notify({ tone: 'error', text, duration: duration.long })
  const problemAt = (question: Question, problem: AnswerProblem): FieldProblem => ({
    controlId: (problem === 'otherText' ? otherIdOf : controlIdOf)(question),
    message: messageOf(problem),
  })

  const [first] = questions.flatMap(({ id }) => problems.get(id) ?? [])
  const focusFirst = useEffectEvent(() => {
    if (isAlone && first) goToControl(first.controlId, 'nearest')
  })
  useEffect(() => {
    if (tries > 0) focusFirst()
  }, [tries])

  function check(): boolean {
    const problemsFound = problemsIn(questions, queue.values())
    const combined = problemsFound.length === 0 ? (page.errorIn?.(queue.values()) ?? null) : null
    const found: Problems = combined
      ? new Map(
          questions.flatMap((question) =>
            combined.ids.includes(question.id)
              ? [[question.id, { controlId: controlIdOf(question), message: combined.message }]]
              : [],
          ),
        )
      : new Map(problemsFound.map(({ question, problem }) => [question.id, problemAt(question, problem)]))
    // Every field of the screen re-renders: in a transition, which React divides.
    startTransition(() => {
      setProblems(found)
      setTries((count) => count + 1)
      setIsCombined(combined !== null)
    })
    const [message] = [...found.values()].map((problem) => problem.message)
    if (message === undefined) return true
    const isShownAtField = isAlone || combined !== null || problemsFound.every(({ problem }) => problem === 'badEmail')
    showToast(isShownAtField ? message : t('generalQuestions.requiredFieldsMissing', { count: found.size }))
    return false
  }

  const invalid = questions.flatMap((question) => {
    const problem = problems.get(question.id)
    return problem ? [{ question, problem }] : []
  })
  // An error about several answers together is listed once.
  const listed = isCombined ? invalid.slice(0, 1) : invalid
  return {
    problems,
    check,
    hasProblems: invalid.length > 0,
    /** Shows errors for the answers of this screen that the clinic refused. */
    showRefused: (): void => {
      const refused = questions.filter(({ id }) => queue.stateOf(id) === 'refused')
      if (refused.length === 0) return
      setProblems(
        new Map(
          refused.map((question) => [
            question.id,
            { controlId: controlIdOf(question), message: refusedMessage(question) },
          ]),
        ),
      )
      setTries((count) => count + 1)
      setIsCombined(false)
    },
    onRefused: (question: Question, problem: AnswerProblem) => {
      setProblems(new Map([...problems, [question.id, problemAt(question, problem)]]))
      showToast(messageOf(problem))
    },
    onChanged: ({ id }: Question) => {
      if (!problems.has(id)) return
      // A combined error goes at any change; individual errors stay until their own answer changes.
      setProblems(isCombined ? none : new Map([...problems].filter(([wrongId]) => wrongId !== id)))
    },
    summary: !isAlone && invalid.length > 0 && tries > 0 && (
      <ErrorSummary
        key={tries}
        title={t('lookAgain', { count: listed.length })}
        errors={listed.map(({ question, problem: { controlId, message } }) => ({
          controlId,
          message: isCombined || controlId !== controlIdOf(question) ? message : sentence(question.label, message),
        }))}
      />
    ),
  }
}
