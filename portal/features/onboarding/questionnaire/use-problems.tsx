import { ErrorSummary } from '#design-system'
import { useSetAtom } from 'jotai'
import { startTransition, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerProblem, Question } from '../rules/question.ts'
import { problemsIn } from '../rules/questionnaire-pages.ts'
import type { SaveQueue } from '../answers/save-queue.ts'
import { duration, notifyAtom } from '../../../session/notices.ts'
import { controlIdOf, useRefusedWords } from './answering.ts'
import type { AskedPage, AskedQuestion } from './asked.ts'

const problemKey = (problem: Exclude<AnswerProblem, 'badEmail'>) => `problem.${problem}` as const

/** Question and error in one sentence; after a plain label the error continues it. */
const sentence = (label: string, words: string) => (label.endsWith('?') ? `${label} ${words}` : `${label}: ${words.charAt(0).toLocaleLowerCase('nl')}${words.slice(1)}`)

const none: ReadonlyMap<string, string> = new Map()

/** Validates the answers of a screen on Next, and typed ones on blur. Errors are shown at the fields, in a summary and in a toast. */
export function useProblems(page: AskedPage, questions: readonly AskedQuestion[], queue: SaveQueue) {
  const { t } = useTranslation(['questionnaire', 'common'])
  const notify = useSetAtom(notifyAtom)
  const [problems, setProblems] = useState(none)
  // Key of the summary, which takes focus at each try.
  const [tries, setTries] = useState(0)
  const [isFault, setIsFault] = useState(false)
  const messageOf = (problem: AnswerProblem) => (problem === 'badEmail' ? t('common:err_email') : t(problemKey(problem)))
  const refusedWords = useRefusedWords()
  const showToast = (text: string) => notify({ tone: 'error', text, duration: duration.long })

  function check(): boolean {
    const problemsFound = problemsIn(questions, queue.values())
    const fault = problemsFound.length === 0 ? page.faultIn?.(queue.values()) ?? null : null
    // Every field of the screen is rendered anew: in a transition, which React divides.
    startTransition(() => {
      setProblems(fault ? new Map(fault.ids.map((id) => [id, fault.words])) : new Map(problemsFound.map(({ question, problem }) => [question.id, messageOf(problem)])))
      setTries((count) => count + 1)
      setIsFault(fault !== null)
    })
    if (fault) showToast(fault.words)
    else if (problemsFound.length > 0) showToast(problemsFound.every(({ problem }) => problem === 'badEmail') ? t('common:err_email') : t('generalQuestions.requiredFieldsMissing'))
    return problemsFound.length === 0 && !fault
  }

  const invalid = questions.filter(({ id }) => problems.has(id))
  // An error about several answers together is listed once.
  const listed = isFault ? invalid.slice(0, 1) : invalid
  return {
    problems, check,
    /** Shows errors for the answers of this screen that the clinic refused. */
    showRefused: (): void => {
      const refused = questions.filter(({ id }) => queue.stateOf(id) === 'refused')
      if (refused.length === 0) return
      setProblems(new Map(refused.map((question) => [question.id, refusedWords(question)])))
      setTries((count) => count + 1)
      setIsFault(false)
    },
    onRefused: ({ id }: Question, problem: AnswerProblem) => {
      setProblems(new Map([...problems, [id, messageOf(problem)]]))
      showToast(messageOf(problem))
    },
    onChanged: ({ id }: Question) => {
      if (!problems.has(id)) return
      // A combined error goes at any change; individual errors stay until their own answer changes.
      setProblems(isFault ? none : new Map([...problems].filter(([wrongId]) => wrongId !== id)))
    },
    summary: invalid.length > 0 && tries > 0 && (
      <ErrorSummary
        key={tries} title={t('lookAgain', { count: listed.length })}
        errors={listed.map((question) => ({ controlId: controlIdOf(question), message: isFault ? problems.get(question.id) ?? '' : sentence(question.label, problems.get(question.id) ?? '') }))}
      />
    ),
  }
}
