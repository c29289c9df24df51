import { useState } from 'react'
import type { Message, Thread } from '../../api/contract/thread.ts'
import { newOnes } from './rules/message-runs.ts'

export interface Visited {
  thread: Thread
  messages: readonly Message[]
}

/**
 * What came since the last visit, for as long as this one lasts: asking for a conversation makes it read, and asked again
 * the clinic counts nothing. `known` is what it counted before it was asked.
 */
export function useNewSince(visited: Visited, known: number): { newIds: ReadonlySet<number>; before: ReadonlySet<number> } {
  const [seen, setSeen] = useState(() => ({ visited, newIds: new Set(newOnes(visited.messages, Math.max(visited.thread.count_unread, known))) }))
  const [before] = useState(() => new Set(visited.messages.map(({ id }) => id)))
  if (visited !== seen.visited) setSeen({ visited, newIds: new Set([...seen.newIds, ...newOnes(visited.messages, visited.thread.count_unread)]) })
  return { newIds: seen.newIds, before }
}
