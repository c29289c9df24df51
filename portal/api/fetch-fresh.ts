import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Asks the clinic now, whatever is known: to see whether something was done. A question that is still under way was asked
 * before, and its answer may be as old as that: it is dropped.
 */
export async function fetchFresh<Answer, Key extends QueryKey>(queries: QueryClient, question: FetchQueryOptions<Answer, Error, Answer, Key>): Promise<Answer> {
  await queries.cancelQueries({ queryKey: question.queryKey, exact: true })
  return queries.fetchQuery({ ...question, staleTime: 0 })
}
