import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { questionnaires } from '../../../api/contract/questionnaire.ts'
import { openedQueueAtom, savedAtAtom } from '../answers/answers.ts'
import { generalPages } from '../rules/general-pages.ts'
import { isIntakeType, medicalPages } from '../rules/medical-pages.ts'
import { stepsOf, resumeStep, type QuestionPage } from '../rules/questionnaire-pages.ts'
import { useApiClient } from '../../../platform/api-client.ts'
import { ActionProgress } from '../action-progress.tsx'
import { answersIn } from './use-opened-questionnaire.ts'

/** A started questionnaire. */
export interface CardProgressProps {
  questionnaireId: number
  kind: 'general' | 'medical'
  /** Type of a medical questionnaire; null for a general one. */
  type: string | null
}

/** Progress of a started questionnaire; renders nothing on failure. */
export function CardProgress({ questionnaireId, kind, type }: CardProgressProps) {
  const call = useApiClient()
  const savedAt = useAtomValue(savedAtAtom)
  const openedQueue = useAtomValue(openedQueueAtom)
  const { data } = useQuery({
    queryKey: ['questionnaire', 'progress', questionnaireId],
    queryFn: async ({ signal }) => {
      const {
        questionnaire: { questions_answers: asked },
      } = await call(questionnaires.getQuestionnaire, { body: { questionnaireId }, signal })
      // Answers that are still being sent count too.
      const answers = (await openedQueue(questionnaireId))?.values() ?? answersIn(asked)
      const pages: readonly QuestionPage[] =
        kind === 'general' ? generalPages(answers) : isIntakeType(type) ? medicalPages(type, asked) : []
      const steps = stepsOf(pages)
      const page = steps[resumeStep(steps, pages, answers)]?.page
      return page === undefined
        ? null
        : { step: page + 1, total: pages.length, savedAt: await savedAt(questionnaireId) }
    },
    gcTime: 0,
  })
  return data && <ActionProgress {...data} />
}
