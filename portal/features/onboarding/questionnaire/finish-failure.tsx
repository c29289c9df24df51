import { ButtonLink } from '#design-system'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../navigation/route-table.ts'
import { ErrorAlert, Alert } from '../../../ui/load-states/alert.tsx'
import { RefusedNotice, type RefusedQuestion } from './refused-notice.tsx'
import type { Finishing } from './use-finish.ts'

/**
 * Why the questionnaire could not be sent; nothing without a failure. Offers a retry or, where that cannot help, the
 * refused answer, or the dashboard if it was sent before (GEN-13).
 */
export function FinishFailure({
  finishing: { failure, busy, isPast },
  refused,
}: {
  finishing: Finishing
  refused: RefusedQuestion | undefined
}) {
  const { t } = useTranslation('questionnaire')
  if (!failure) return null
  if (refused) return <RefusedNotice text={failure.text} question={refused} />
  if (!isPast) return <ErrorAlert text={failure.text} onRetry={failure.retry} busy={busy} />
  return (
    <Alert tone="error" actions={<ButtonLink href={pathTo('dashboard')}>{t('toOverview')}</ButtonLink>}>
      {failure.text}
    </Alert>
  )
}
