import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Fetches a query from the clinic now, ignoring the cache: to check whether a write was applied. A request already in flight
 * is cancelled, as its answer may be older than the write. Rejects like the query's `queryFn`.
 */
export async function fetchFresh<Answer, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<Answer> {
  await queries.cancelQueries({ queryKey: options.queryKey, exact: true })
  return queries.fetchQuery({ ...options, staleTime: 0 })
}
