import { Link } from '#design-system'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../navigation/destinations.ts'

/** In place of an invoice that the patient does not have; the heading stays the screen's own, as it has focus. */
export function MissingInvoice() {
  const { t } = useTranslation('invoice')
  return (
    <>
      <p>{t('missingMore')}</p>
      <p><Link href={addressOf('finance')} className="inline-flex min-h-11 items-center">{t('all')}</Link></p>
    </>
  )
}
