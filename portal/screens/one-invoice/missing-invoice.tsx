import { Link } from '#design-system'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../navigation/destination.ts'
import { destinations } from '../../navigation/destinations.ts'

/** In place of an invoice that the patient does not have. */
export function MissingInvoice() {
  const { t } = useTranslation('invoice')
  return (
    <>
      <h1>{t('missing')}</h1>
      <p>{t('missingMore')}</p>
      <p><Link href={addressOf(destinations.finance)} className="inline-flex min-h-11 items-center">{t('all')}</Link></p>
    </>
  )
}
