import { Link } from '#design-system'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../navigation/route-table.ts'
import { useLoadFailure, type QueryState } from '../../ui/load-states/query-content.tsx'

/** Below the heading, for an id that is not an invoice of the patient. The h1 stays with the screen, as it has focus. */
export function InvoiceNotFound({ query }: { query: Pick<QueryState<unknown>, 'error'> }) {
  const { t } = useTranslation('invoice')
  // Also in a toast: the h1 that changes while it has focus is not read again.
  useLoadFailure(query, { errorMessage: () => t('missingMore') })
  return (
    <>
      <p>{t('missingMore')}</p>
      <p>
        <Link href={pathTo('finance')} className="inline-flex min-h-11 items-center">
          {t('all')}
        </Link>
      </p>
    </>
  )
}
