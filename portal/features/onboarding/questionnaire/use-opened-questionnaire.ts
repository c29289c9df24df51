import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { questionnaires, type QuestionAnswer } from '../../../api/contract/questionnaire.ts'
import { openAnswersAtom } from '../answers/answers.ts'
import type { Answers } from '../rules/question.ts'
import type { SaveQueue } from '../answers/save-queue.ts'
import { useApiClient } from '../../../platform/api-client.ts'
import { useRefreshPatientInfo } from '../../../session/use-patient-info.ts'
import type { Loadable } from '../../../ui/load-states/loaded.tsx'

/** A questionnaire as it stands at the clinic, and where its answers go. */
export interface OpenedQuestionnaire {
  id: number
  asked: readonly QuestionAnswer[]
  queue: SaveQueue
  /** The clinic sent a question that cannot be read. */
  incomplete?: readonly string[]
}

/** The answers among the questions. */
export const answersIn = (asked: readonly QuestionAnswer[]): Answers => new Map(asked.flatMap(({ question_id, answer }) => (answer === null ? [] : [[question_id, answer] as const])))

/**
 * Opens a questionnaire: one that has no id yet is started first, once: questions that do not come are asked for again
 * without another start. `start` throws where the answer has no id.
 */
export function useOpenedQuestionnaire(kind: 'general' | 'medical', knownId: number | null, start: () => Promise<number>): Loadable<OpenedQuestionnaire> {
  const call = useApiClient()
  const refresh = useRefreshPatientInfo()
  const openAnswers = useSetAtom(openAnswersAtom)
  // The mutation forgets it as soon as it is tried again, and the notice with it.
  const [startError, setStartError] = useState<Error | null>(null)
  const { mutate, isPending, data: startedId } = useMutation({
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
  useEffect(() => { if (isNew) mutate() }, [isNew, mutate])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['questionnaire', kind],
    queryFn: isNew ? skipToken : async () => {
      const { questionnaire: { questions_answers: asked }, incomplete = [] } = await call(questionnaires.getQuestionnaire, { body: { questionnaireId: id } })
      return { id, asked, queue: await openAnswers(id, answersIn(asked)), incomplete }
    },
    // What is answered meanwhile is in the queue; each opening asks the clinic once.
    staleTime: Infinity, gcTime: 0, refetchOnReconnect: false,
  })
  return { data, error: startError ?? error, isFetching: isPending || isFetching, refetch: isNew ? mutate : refetch }
}
