import { useQueryClient } from '@tanstack/react-query'
import type { Thread } from '../../api/contract/thread.ts'
import { threadQuery } from '../../api/queries.ts'
import { matchesSearch } from '../../rules/matches-search.ts'
import { useApiClient } from '../../platform/api-client.ts'

/** The conversations that mention the words looked for: in the subject, or in what was said where it was opened before. */
export function useFindThreads(threads: readonly Thread[], wanted: string): readonly Thread[] {
  const queries = useQueryClient()
  const call = useApiClient()
  const opened = (id: number) => queries.getQueryData(threadQuery(call, id).queryKey)?.messages ?? []
  return threads.filter(({ id, subject }) => matchesSearch([subject, ...opened(id).map(({ content }) => content)].join('\n'), wanted))
}
