import { useTranslation } from 'react-i18next'
import type { SaveQueue } from '../answers/save-queue.ts'
import { useErrorMessage } from '../../../ui/load-states/alert.tsx'

/**
 * Returns a function that gives the message why not every answer is saved: one is refused, all are refused, or a retry
 * may help.
 */
export function useUnsavedMessage(queue: SaveQueue): () => string {
  const { t } = useTranslation('questionnaire')
  const errorMessage = useErrorMessage()
  return () => {
    if (queue.state() === 'refused') return t('errors.answerRefused')
    const blocked = queue.blockingErrorOf()
    return blocked ? errorMessage(blocked.error) : t('errors.saveFailed')
  }
}
