import { useQuery } from '@tanstack/react-query'
import { invoiceQuery } from '../../api/queries.ts'
import { isOwnInvoice } from './rules/invoice-groups.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { isNotFound } from '../../ui/load-states/is-not-found.ts'

/** One invoice by id. `isMissing`: unknown to the clinic, or another debtor's (FIN-03). */
export function useInvoice(id: number) {
  const query = useQuery(invoiceQuery(useApiClient(), id))
  return { query, isMissing: query.data ? !isOwnInvoice(query.data) : isNotFound(query.error) }
}
