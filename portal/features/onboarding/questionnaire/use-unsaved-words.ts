import { useTranslation } from 'react-i18next'
import type { SaveQueue } from '../answers/save-queue.ts'
import { useErrorMessage } from '../../../ui/load-states/alert.tsx'

/** Message why not every answer is saved: refused, barred, or worth a retry. */
export function useUnsavedWords(queue: SaveQueue): () => string {
  const { t } = useTranslation('questionnaire')
  const errorMessage = useErrorMessage()
  return () => {
    if (queue.state() === 'refused') return t('errors.answerRefused')
    const barred = queue.blockingErrorOf()
    return barred ? errorMessage(barred.error) : t('errors.saveFailed')
  }
}
