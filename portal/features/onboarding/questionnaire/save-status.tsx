import { Icon, checkIcon, warningIcon } from '#design-system'
import { useTranslation } from 'react-i18next'
import type { SaveQueue } from '../answers/save-queue.ts'
import { timeText } from '../../../rules/clinic-time.ts'
import { useSavedAt, useSaveState } from './use-save-queue.ts'

/** Save state in the footer, as a live region. Saving counts as saved, so that it is not announced at every answer. */
export function SaveStatus({ queue }: { queue: SaveQueue }) {
  const { t } = useTranslation('questionnaire')
  const state = useSaveState(queue)
  const savedAt = useSavedAt(queue)
  const isSaved = state === 'saved' || state === 'saving'
  return (
    <output className="flex items-center gap-x-2 text-small">
      {!isSaved && (
        <>
          <Icon icon={warningIcon} size="1.25rem" className="text-warning" />
          <span>{t('save.unsaved')}</span>
        </>
      )}
      {isSaved && savedAt !== null && (
        <>
          <Icon icon={checkIcon} size="1.25rem" className="text-success" />
          <span>{t('save.saved', { time: timeText(new Date(savedAt).toISOString()) })}</span>
        </>
      )}
    </output>
  )
}
