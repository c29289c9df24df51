import { Link } from '#design-system'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../navigation/destinations.ts'

/** Below the heading, for an id that is not an invoice of the patient. The h1 stays with the screen, as it has focus. */
export function MissingInvoice() {
  const { t } = useTranslation('invoice')
  return (
    <>
      <p>{t('missingMore')}</p>
      <p><Link href={addressOf('finance')} className="inline-flex min-h-11 items-center">{t('all')}</Link></p>
    </>
  )
}
