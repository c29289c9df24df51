import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { questionnaires, type QuestionAnswer } from '../../../api/contract/questionnaire.ts'
import { patientInfoQuery } from '../../../api/queries.ts'
import { openAnswersAtom } from '../answers/answers.ts'
import type { Answers } from '../rules/question.ts'
import type { SaveQueue } from '../answers/save-queue.ts'
import { useApiClient } from '../../../platform/api-client.ts'

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

/** Opens a questionnaire: one that has no id yet is started first. `start` throws where the answer has none. */
export function useOpenedQuestionnaire(kind: 'general' | 'medical', id: number | null, start: () => Promise<number>) {
  const call = useApiClient()
  const openAnswers = useSetAtom(openAnswersAtom)
  return useQuery<OpenedQuestionnaire>({
    queryKey: ['questionnaire', kind],
    queryFn: async ({ client }) => {
      const opened = id ?? await start()
      if (id === null) void client.invalidateQueries(patientInfoQuery(call))
      const { questionnaire: { questions_answers: asked }, incomplete = [] } = await call(questionnaires.getQuestionnaire, { body: { questionnaireId: opened } })
      return { id: opened, asked, queue: await openAnswers(opened, answersIn(asked)), incomplete }
    },
    // What is answered meanwhile is in the queue; each opening asks the clinic once.
    staleTime: Infinity, gcTime: 0, refetchOnReconnect: false,
  })
}
