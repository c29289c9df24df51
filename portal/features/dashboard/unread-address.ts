import type { Thread } from '../../api/contract/thread.ts'
import { addressOf } from '../../navigation/destinations.ts'
import { newestUnread, unreadThreads } from '../messages/rules/message-runs.ts'

/** Where unread messages are read: a single conversation is opened at once. */
export function unreadAddress(threads: readonly Thread[]): string {
  const newest = newestUnread(threads)
  return newest && unreadThreads(threads) === 1 ? addressOf('question', { id: newest.id }) : addressOf('messages')
}
