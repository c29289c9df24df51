import type { Thread } from '../../api/contract/thread.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { newestUnread, unreadThreads } from '../messages/rules/message-grouping.ts'

/** Path at which unread messages are read: a single unread conversation, else the list. */
export function unreadAddress(threads: readonly Thread[]): string {
  const newest = newestUnread(threads)
  return newest && unreadThreads(threads) === 1 ? pathTo('question', { id: newest.id }) : pathTo('messages')
}
