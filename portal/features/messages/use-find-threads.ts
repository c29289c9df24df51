import { useQueryClient } from '@tanstack/react-query'
import type { Thread } from '../../api/contract/thread.ts'
import { threadQuery } from '../../api/queries.ts'
import { matchesSearch } from '../../rules/matches-search.ts'
import { messageText } from './rules/html-to-text.ts'
import { useApiClient } from '../../platform/api-client.ts'

/** Conversations that match the search, by subject and by the messages that are in the query cache. */
export function useFindThreads(threads: readonly Thread[], search: string): readonly Thread[] {
  const queries = useQueryClient()
  const call = useApiClient()
  const cachedMessages = (id: number) => queries.getQueryData(threadQuery(call, id).queryKey)?.messages ?? []
  return threads.filter(({ id, subject }) =>
    matchesSearch([subject, ...cachedMessages(id).map(messageText)].join('\n'), search),
  )
}
