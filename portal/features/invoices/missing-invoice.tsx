import { Link } from '#design-system'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../navigation/destinations.ts'
import { useLoadFailure, type Loadable } from '../../ui/load-states/loaded.tsx'

/** Below the heading, for an id that is not an invoice of the patient. The h1 stays with the screen, as it has focus. */
export function MissingInvoice({ query }: { query: Pick<Loadable<unknown>, 'error'> }) {
  const { t } = useTranslation('invoice')
  // Also in a toast: the h1 that changes while it has focus is not read again.
  useLoadFailure(query, { errorMessage: () => t('missingMore') })
  return (
    <>
      <p>{t('missingMore')}</p>
      <p>
        <Link href={addressOf('finance')} className="inline-flex min-h-11 items-center">
          {t('all')}
        </Link>
      </p>
    </>
  )
}
