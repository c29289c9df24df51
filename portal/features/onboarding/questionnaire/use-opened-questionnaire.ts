import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { questionnaires, type QuestionAnswer } from '../../../api/contract/questionnaire.ts'
import { openAnswersAtom } from '../answers/answers.ts'
import type { Answers } from '../rules/question.ts'
import type { SaveQueue } from '../answers/save-queue.ts'
import { useApiClient } from '../../../platform/api-client.ts'
import { useRefreshPatientInfo } from '../../../session/use-patient-info.ts'
import type { QueryState } from '../../../ui/load-states/query-content.tsx'

/** A loaded questionnaire with its save queue. */
export interface LoadedQuestionnaire {
  id: number
  asked: readonly QuestionAnswer[]
  queue: SaveQueue
  /** Paths of the questions that could not be parsed. */
  incomplete?: readonly string[]
}

/** Answers by question id, without unanswered questions. */
export const answersIn = (questions: readonly QuestionAnswer[]): Answers =>
  new Map(questions.flatMap(({ question_id, answer }) => (answer === null ? [] : [[question_id, answer] as const])))

/**
 * Loads a questionnaire and opens its save queue. Without an id it is started first, once (DASH-09): retrying a failed load does
 * not start another. `start` gives the id, and rejects if the answer has none.
 */
export function useOpenedQuestionnaire(
  kind: 'general' | 'medical',
  knownId: number | null,
  start: () => Promise<number>,
): QueryState<LoadedQuestionnaire> {
  const call = useApiClient()
  const refresh = useRefreshPatientInfo()
  const openAnswers = useSetAtom(openAnswersAtom)
  // Kept here as well: the mutation drops its error at a retry, and the notice would disappear.
  const [startError, setStartError] = useState<Error | null>(null)
  const {
    mutate,
    isPending,
    data: startedId,
  } = useMutation({
    mutationFn: start,
    networkMode: 'always',
    onSuccess: () => {
      setStartError(null)
      void refresh()
    },
    onError: setStartError,
  })
  const id = knownId ?? startedId ?? null
  const isNew = id === null
  useEffect(() => {
    if (isNew) mutate()
  }, [isNew, mutate])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['questionnaire', kind],
    queryFn: isNew
      ? skipToken
      : async () => {
          const {
            questionnaire: { questions_answers: asked },
            incomplete = [],
          } = await call(questionnaires.getQuestionnaire, { body: { questionnaireId: id } })
          return { id, asked, queue: await openAnswers(id, answersIn(asked)), incomplete }
        },
    // Answers given meanwhile are in the queue, so one request per opening is enough.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  return { data, error: startError ?? error, isFetching: isPending || isFetching, refetch: isNew ? mutate : refetch }
}
