import { useTranslation } from 'react-i18next'
import { newVersionAtom } from '../../platform/service-worker/app-version.ts'
import { LabelledNotice } from '../load-states/labelled-notice.tsx'
import { useLiveValue } from './use-live-value.ts'

/** Says that a newer version will open once nothing is unsaved. */
export function NewVersionNotice() {
  const { t } = useTranslation()
  const isWaiting = useLiveValue(newVersionAtom, null) !== null
  return (
    <div aria-live="polite" className="empty:sr-only">
      {isWaiting && (
        <LabelledNotice tone="info" title={t('newVersion.title')}>
          {t('newVersion.text')}
        </LabelledNotice>
      )}
    </div>
  )
}
