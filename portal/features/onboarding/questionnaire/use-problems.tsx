import { ErrorSummary } from '#design-system'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerProblem, Question } from '../rules/question.ts'
import { problemsIn } from '../rules/questionnaire-pages.ts'
import type { SaveQueue } from '../answers/save-queue.ts'
import { duration, notifyAtom } from '../../../session/notices.ts'
import { controlIdOf, useRefusedWords } from './answering.ts'
import type { AskedPage, AskedQuestion } from './asked.ts'

const problemKey = (problem: Exclude<AnswerProblem, 'badEmail'>) => `problem.${problem}` as const

/** A question and what is wrong with its answer; after a mere name it goes on in the same sentence. */
const sentence = (label: string, words: string) => (label.endsWith('?') ? `${label} ${words}` : `${label}: ${words.charAt(0).toLocaleLowerCase('nl')}${words.slice(1)}`)

const none: ReadonlyMap<string, string> = new Map()

/** Judges the answers of a screen when it is left, and a typed one when its field is: what is wrong stands at its field, in a list above, and in a toast. */
export function useProblems(page: AskedPage, questions: readonly AskedQuestion[], queue: SaveQueue) {
  const { t } = useTranslation(['questionnaire', 'common'])
  const notify = useSetAtom(notifyAtom)
  const [problems, setProblems] = useState(none)
  // The list takes focus at each try, and goes once nothing on it is left.
  const [tries, setTries] = useState(0)
  const [isFault, setIsFault] = useState(false)
  const words = (problem: AnswerProblem) => (problem === 'badEmail' ? t('common:err_email') : t(problemKey(problem)))
  const refusedWords = useRefusedWords()
  const tell = (text: string) => notify({ tone: 'error', text, duration: duration.long })

  function check(): boolean {
    const found = problemsIn(questions, queue.values())
    const fault = found.length === 0 ? page.faultIn?.(queue.values()) ?? null : null
    setProblems(fault ? new Map(fault.ids.map((id) => [id, fault.words])) : new Map(found.map(({ question, problem }) => [question.id, words(problem)])))
    setTries((count) => count + 1)
    setIsFault(fault !== null)
    if (fault) tell(fault.words)
    else if (found.length > 0) tell(found.every(({ problem }) => problem === 'badEmail') ? t('common:err_email') : t('generalQuestions.requiredFieldsMissing'))
    return found.length === 0 && !fault
  }

  const wrong = questions.filter(({ id }) => problems.has(id))
  // What answers lack together is one thing to look at.
  const listed = isFault ? wrong.slice(0, 1) : wrong
  return {
    problems, check,
    /** Lists those of these answers that the clinic could not use. */
    showRefused: (): void => {
      const refused = questions.filter(({ id }) => queue.stateOf(id) === 'refused')
      if (refused.length === 0) return
      setProblems(new Map(refused.map((question) => [question.id, refusedWords(question)])))
      setTries((count) => count + 1)
      setIsFault(false)
    },
    onRefused: ({ id }: Question, problem: AnswerProblem) => {
      setProblems(new Map([...problems, [id, words(problem)]]))
      tell(words(problem))
    },
    onChanged: ({ id }: Question) => {
      if (!problems.has(id)) return
      // Answers that do not fit each other are right together; one that is missing is missing by itself.
      setProblems(isFault ? none : new Map([...problems].filter(([wrongId]) => wrongId !== id)))
    },
    summary: wrong.length > 0 && tries > 0 && (
      <ErrorSummary
        key={tries} title={t('lookAgain', { count: listed.length })}
        errors={listed.map((question) => ({ controlId: controlIdOf(question), message: isFault ? problems.get(question.id) ?? '' : sentence(question.label, problems.get(question.id) ?? '') }))}
      />
    ),
  }
}
