import { createContext, use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerTo, normalised, problemWith, type AnswerProblem, type Question } from '../rules/question.ts'
import type { SaveQueue } from '../answers/save-queue.ts'
import { useAnswer, useSaveState } from './use-save-queue.ts'

/** An error and the control that it is at. */
export interface FieldProblem {
  controlId: string
  message: string
}

/** Shared by the questions of a screen. */
interface Answering {
  queue: SaveQueue
  /** Errors by question id. */
  problems: ReadonlyMap<string, FieldProblem>
  /** Called when an answer changes, so that its error is removed. */
  onChanged: (question: Question) => void
  /** Called when a field is left with an invalid answer. */
  onRefused: (question: Question, problem: AnswerProblem) => void
}

/** Provided by a questionnaire's step; null outside of one. */
export const AnsweringContext = createContext<Answering | null>(null)

/** DOM id of the control of a question. */
export const controlIdOf = ({ id }: Question): string => `question-${id}`

/** DOM id of the row of a question in the list of answers. */
export const rowIdOf = ({ id }: Question): string => `answer-${id}`

/** DOM id of the text field for an answer outside the list. */
export const otherIdOf = (question: Question): string => `${controlIdOf(question)}-other`

function useAnsweringContext(): Answering {
  const answering = use(AnsweringContext)
  if (!answering) throw new Error('A question stands in a questionnaire.')
  return answering
}

/** The save queue of this screen. Throws outside a questionnaire. */
export const useQueue = (): SaveQueue => useAnsweringContext().queue

/** Current answer, or the question's initial one. Throws an Error outside a questionnaire, as the hooks below. */
export const useGivenAnswer = ({ id, startsAt = '' }: Question): string => useAnswer(useQueue(), id) || startsAt

type TextBox = HTMLInputElement | HTMLTextAreaElement

/**
 * Ref and initial value for an uncontrolled text field: re-rendering at each keystroke takes half a frame on a cheap
 * phone. Changes from elsewhere (another tab, normalisation) are written into the element.
 */
export function useTypedAnswer<Box extends TextBox>({ id, startsAt = '' }: Question) {
  const queue = useQueue()
  const ref = useRef<Box>(null)
  const [defaultValue] = useState(() => queue.values().get(id) || startsAt)
  useEffect(() => {
    const syncValue = () => {
      const answer = queue.values().get(id) || startsAt
      if (ref.current && ref.current.value !== answer) ref.current.value = answer
    }
    syncValue()
    return queue.subscribe(syncValue)
  }, [queue, id, startsAt])
  return { ref, defaultValue }
}

/** Returns a function that gives the error message for an answer that the clinic refused, with the limits if known. */
export function useRefusedMessage(): (question: Question) => string {
  const { t } = useTranslation('questionnaire')
  return ({ limits }) => (limits ? t('save.refusedBetween', { ...limits }) : t('save.refused'))
}

/** Error and event handlers of one question. */
export function useAnswering(question: Question) {
  const { queue, problems, onChanged, onRefused } = useAnsweringContext()
  const isRefused = useSaveState(queue, question.id) === 'refused'
  const refused = useRefusedMessage()(question)
  const found = problems.get(question.id)
  const isAtOther = found?.controlId === otherIdOf(question)
  return {
    error: isAtOther ? undefined : (found?.message ?? (isRefused ? refused : undefined)),
    otherError: isAtOther ? found.message : undefined,
    /** On each keystroke: stored on the device. */
    type: (typed: string) => {
      queue.type(question.id, typed)
      onChanged(question)
    },
    /** On blur: sent if valid. */
    leave: () => {
      const value = normalised(question, answerTo(question, queue.values()))
      const problem = problemWith(question, value)
      if (problem === null) queue.save(question.id, value)
      else if (value !== '') onRefused(question, problem)
    },
    /** On a choice: sent at once. */
    choose: (chosen: string) => {
      queue.save(question.id, chosen)
      onChanged(question)
    },
  }
}
