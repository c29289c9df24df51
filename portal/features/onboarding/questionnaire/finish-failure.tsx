import { ButtonLink } from '#design-system'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../../navigation/destination.ts'
import { destinations } from '../../../navigation/destinations.ts'
import { FailureNotice } from '../../../ui/load-states/failure-notice.tsx'
import { LabelledNotice } from '../../../ui/layout/labelled-notice.tsx'
import type { Finishing } from './use-finish.ts'

/** Why a questionnaire could not be sent. One that was sent before leads to the overview: trying again would not help. */
export function FinishFailure({ finishing: { failure, busy, isPast } }: { finishing: Finishing }) {
  const { t } = useTranslation('questionnaire')
  if (!failure) return null
  if (!isPast) return <FailureNotice text={failure.text} onRetry={failure.retry} busy={busy} />
  return <LabelledNotice tone="error" actions={<ButtonLink href={addressOf(destinations.dashboard)}>{t('toOverview')}</ButtonLink>}>{failure.text}</LabelledNotice>
}
