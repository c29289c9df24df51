import { useTranslation } from 'react-i18next'
import { newVersionAtom } from '../../platform/service-worker/app-version.ts'
import { Alert } from '../load-states/alert.tsx'
import { useLiveValue } from './use-live-value.ts'

/** Shows that a newer version will open once nothing is unsaved. */
export function NewVersionNotice() {
  const { t } = useTranslation()
  const isWaiting = useLiveValue(newVersionAtom, null) !== null
  return (
    <div aria-live="polite" className="empty:sr-only">
      {isWaiting && (
        <Alert tone="info" title={t('newVersion.title')}>
          {t('newVersion.text')}
        </Alert>
      )}
    </div>
  )
}
