import { useTranslation } from 'react-i18next'
import LogoPicture from './logo-picture.tsx'

/** The clinic's logo and its name, in so few words that a telephone's bar stays in one row. */
export function Logo() {
  const { t } = useTranslation('clinic')
  return (
    <span className="flex items-center gap-3">
      <LogoPicture />
      <span translate="no">{t('shortName')}</span>
    </span>
  )
}
