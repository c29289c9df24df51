import { Icon, checkIcon, warningIcon } from '#design-system'
import { useTranslation } from 'react-i18next'
import type { SaveQueue } from '../answers/save-queue.ts'
import { timeText } from '../../../rules/clinic-time.ts'
import { useSavedAt, useSaveState } from './use-save-queue.ts'

/** Whether all answers are safe, in the bar at the foot; said once at each change. An answer on its way changes nothing so far. */
export function SaveLine({ queue }: { queue: SaveQueue }) {
  const { t } = useTranslation('questionnaire')
  const state = useSaveState(queue)
  const savedAt = useSavedAt(queue)
  const isSafe = state === 'saved' || state === 'saving'
  return (
    <output className="flex items-center gap-x-2 text-small">
      {!isSafe && <><Icon picture={warningIcon} size="1.25rem" className="text-warning" />{t('save.unsaved')}</>}
      {isSafe && savedAt !== null && <><Icon picture={checkIcon} size="1.25rem" className="text-success" />{t('save.saved', { time: timeText(new Date(savedAt).toISOString()) })}</>}
    </output>
  )
}
