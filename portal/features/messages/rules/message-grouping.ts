import type { Message, Thread } from '../../../api/contract/thread.ts'

const timestamp = ({ created_at }: { created_at: string }) => Date.parse(created_at)

/** Newest conversation first; of equal times the highest id. */
const newestFirst = (threads: readonly Thread[]): Thread[] =>
  threads.toSorted((one, other) => timestamp(other) - timestamp(one) || other.id - one.id)

const isUnread = ({ count_unread }: Thread): boolean => count_unread > 0

/** Conversations with unread messages first, then newest first. */
export const unreadFirst = (threads: readonly Thread[]): Thread[] =>
  newestFirst(threads).toSorted((one, other) => Number(isUnread(other)) - Number(isUnread(one)))

/** Oldest message first; of equal times the lowest id. */
export const oldestFirst = (messages: readonly Message[]): Message[] =>
  messages.toSorted((one, other) => timestamp(one) - timestamp(other) || one.id - other.id)

/** Number of conversations with unread messages. */
export const unreadThreads = (threads: readonly Thread[]): number => threads.filter(isUnread).length

/** Newest conversation with unread messages; undefined if there is none. */
export const newestUnread = (threads: readonly Thread[]): Thread | undefined => newestFirst(threads).find(isUnread)

/** Ids of the `count` newest messages from the clinic, oldest first; all of them if there are fewer. */
export const newMessages = (messages: readonly Message[], count: number): number[] =>
  (count > 0
    ? oldestFirst(messages)
        .filter(({ sender_is_patient }) => !sender_is_patient)
        .slice(-count)
    : []
  ).map(({ id }) => id)

/**
 * How often the patient sent exactly this text (trimmed). One more than before sending means that the reply has
 * arrived.
 */
export const countMessages = (messages: readonly Message[], content: string): number =>
  messages.filter((message) => message.sender_is_patient && message.content.trim() === content.trim()).length

/** Number of conversations with exactly this subject (trimmed). */
export const timesAsked = (threads: readonly Thread[], subject: string): number =>
  threads.filter((thread) => thread.subject.trim() === subject.trim()).length
