import { Loading } from '#design-system'
import { useTranslation } from 'react-i18next'

/** While a screen is on its way. */
export function WaitingForScreen() {
  const { t } = useTranslation()
  return <main className="mx-auto max-w-column p-5"><Loading label={t('loading')} /></main>
}
