import { Button } from '#design-system'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '../../ui/load-states/alert.tsx'
import type { Reply } from './use-reply.ts'

interface ReplyFailureProps {
  reply: Reply
  onRetry: () => void
  /** Puts a refused reply back into the form. */
  onChange: () => void
}

/**
 * Shows that the outgoing reply was not sent, why, and what to do: send it again or, if the clinic refused it, change
 * it (MSG-11).
 */
export function ReplyFailure({ reply, onRetry, onChange }: ReplyFailureProps) {
  const { t } = useTranslation('messages')
  return (
    <ErrorAlert
      title={t('reply.failed')}
      text={reply.failure?.text ?? t('reply.kept')}
      actions={
        reply.canChange ? (
          <Button variant="primary" width="full-on-phone" onClick={onChange}>
            {t('reply.change')}
          </Button>
        ) : (
          <Button variant="primary" width="full-on-phone" onClick={onRetry}>
            {t('reply.again')}
          </Button>
        )
      }
    />
  )
}
