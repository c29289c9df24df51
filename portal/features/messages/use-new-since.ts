import { useState } from 'react'
import type { Message, Thread } from '../../api/contract/thread.ts'
import { newMessages } from './rules/message-grouping.ts'

/** A conversation as fetched, which has marked its messages as read. */
export interface Visited {
  thread: Thread
  messages: readonly Message[]
}

/**
 * `newIds`: messages that are new since the last visit, for as long as the screen is mounted: fetching a conversation marks it
 * as read, so a refetch counts 0. `known`: unread count from before the first fetch. `before`: ids in the first answer.
 */
export function useNewSince(
  visited: Visited,
  known: number,
): { newIds: ReadonlySet<number>; before: ReadonlySet<number> } {
  const [seen, setSeen] = useState(() => ({
    visited,
    newIds: new Set(newMessages(visited.messages, Math.max(visited.thread.count_unread, known))),
  }))
  const [before] = useState(() => new Set(visited.messages.map(({ id }) => id)))
  if (visited !== seen.visited)
    setSeen({
      visited,
      newIds: new Set([...seen.newIds, ...newMessages(visited.messages, visited.thread.count_unread)]),
    })
  return { newIds: seen.newIds, before }
}
