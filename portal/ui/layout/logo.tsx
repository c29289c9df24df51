import { useTranslation } from 'react-i18next'
import LogoPicture from './logo-picture.tsx'

/** The clinic's logo and its short name, so that a phone's bar stays in one row. */
export function Logo() {
  const { t } = useTranslation('clinic')
  return (
    <span className="flex min-w-11 items-center gap-3">
      <LogoPicture />
      {/* At rest the letters are large, and the bar stays in one row. */}
      <span translate="no" className="in-data-rest:max-wide:sr-only">
        {t('shortName')}
      </span>
    </span>
  )
}
