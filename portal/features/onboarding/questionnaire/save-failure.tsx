import { Button, Icon, warningIcon } from '#design-system'
import { useTranslation } from 'react-i18next'
import type { Question } from '../rules/question.ts'
import { useErrorMessage } from '../../../ui/load-states/alert.tsx'
import { ContactText } from '../../../ui/layout/contact-text.tsx'
import { useSaveState } from './use-save-queue.ts'
import { useQueue } from './answering.ts'

/** Below a field whose answer is not saved: a retry, or why the clinic refuses any answer. A refused answer is shown as the field's error instead. */
export function SaveFailure({ question }: { question: Question & { label: string } }) {
  const { t } = useTranslation(['questionnaire', 'common'])
  const queue = useQueue()
  const errorMessage = useErrorMessage()
  const state = useSaveState(queue, question.id)
  const blocked = state === 'blocked' ? queue.blockingErrorOf(question.id) : null
  return (
    <output>
      {(state === 'failed' || blocked) && (
        <span className="flex flex-wrap items-center gap-x-2 text-small font-semibold text-warning">
          <Icon icon={warningIcon} />
          <span className="min-w-0 grow basis-1/2">
            {blocked ? <ContactText>{errorMessage(blocked.error)}</ContactText> : t('save.failed')}
          </span>
          {!blocked && (
            <Button
              variant="quiet"
              className="px-0!"
              aria-label={t('save.retryOf', { question: question.label })}
              onClick={() => void queue.flush()}
            >
              {t('common:retry')}
            </Button>
          )}
        </span>
      )}
    </output>
  )
}
