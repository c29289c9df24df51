import { createContext, use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerTo, normalised, problemWith, type AnswerProblem, type Question } from '../rules/question.ts'
import type { SaveQueue } from '../answers/save-queue.ts'
import { useAnswer, useSaveState } from './use-save-queue.ts'

/** What the questions of a screen share. */
interface Answering {
  queue: SaveQueue
  /** What is wrong, in words, by question id. */
  problems: ReadonlyMap<string, string>
  /** Told that an answer was changed: what was wrong with it counts no more. */
  onChanged: (question: Question) => void
  /** Told of a typed answer that its field was left with and that cannot go on. */
  onRefused: (question: Question, problem: AnswerProblem) => void
}

export const AnsweringContext = createContext<Answering | null>(null)

/** The id of the control that asks a question, for what leads to it. */
export const controlIdOf = ({ id }: Question): string => `question-${id}`

function useShared(): Answering {
  const answering = use(AnsweringContext)
  if (!answering) throw new Error('A question stands in a questionnaire.')
  return answering
}

/** Where the answers of this screen go. */
export const useQueue = (): SaveQueue => useShared().queue

/** What the question is answered with so far. */
export const useGivenAnswer = ({ id, startsAt = '' }: Question): string => useAnswer(useQueue(), id) || startsAt

type TextBox = HTMLInputElement | HTMLTextAreaElement

/**
 * A box that keeps the text typed in it by itself: drawn anew at each letter, it would cost half a frame on a cheap phone.
 * What becomes of the answer elsewhere, in another tab or once it is put in order, is written into it.
 */
export function useTypedAnswer<Box extends TextBox>({ id, startsAt = '' }: Question) {
  const queue = useQueue()
  const ref = useRef<Box>(null)
  const [defaultValue] = useState(() => queue.values().get(id) || startsAt)
  useEffect(() => {
    const write = () => {
      const answer = queue.values().get(id) || startsAt
      if (ref.current && ref.current.value !== answer) ref.current.value = answer
    }
    write()
    return queue.subscribe(write)
  }, [queue, id, startsAt])
  return { ref, defaultValue }
}

/** What the clinic could not use about an answer, in words: pressing the same button again would not help. */
export function useRefusedWords(): (question: Question) => string {
  const { t } = useTranslation('questionnaire')
  return ({ limits }) => (limits ? t('save.refusedBetween', { ...limits }) : t('save.refused'))
}

/** What is wrong with a question's answer, and what to tell when it changes. */
export function useAnswering(question: Question) {
  const { queue, problems, onChanged, onRefused } = useShared()
  const isRefused = useSaveState(queue, question.id) === 'refused'
  const refused = useRefusedWords()(question)
  return {
    error: problems.get(question.id) ?? (isRefused ? refused : undefined),
    /** A letter more: kept on the device. */
    type: (typed: string) => {
      queue.type(question.id, typed)
      onChanged(question)
    },
    /** The field is left: what can go on is sent. */
    leave: () => {
      const value = normalised(question, answerTo(question, queue.values()))
      const problem = problemWith(question, value)
      if (problem === null) queue.save(question.id, value)
      else if (value !== '') onRefused(question, problem)
    },
    /** Something was chosen: sent at once. */
    choose: (chosen: string) => {
      queue.save(question.id, chosen)
      onChanged(question)
    },
  }
}
