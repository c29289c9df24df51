import type { Message, Thread } from '../../../api/contract/thread.ts'

const moment = ({ created_at }: { created_at: string }) => Date.parse(created_at)

/** The youngest conversation first; of one moment, the one made later. */
export const newestFirst = (threads: readonly Thread[]): Thread[] => threads.toSorted((one, other) => moment(other) - moment(one) || other.id - one.id)

/** As it was said: the oldest first. */
export const oldestFirst = (messages: readonly Message[]): Message[] => messages.toSorted((one, other) => moment(one) - moment(other) || one.id - other.id)

/** In how many conversations something is new. */
export const unreadThreads = (threads: readonly Thread[]): number => threads.filter(({ count_unread }) => count_unread > 0).length

/** The youngest conversation in which something is new. */
export const newestUnread = (threads: readonly Thread[]): Thread | undefined => newestFirst(threads).find(({ count_unread }) => count_unread > 0)

/** Which messages are new to the patient, where the clinic counts so many: the last that came from the clinic. */
export const newOnes = (messages: readonly Message[], count: number): number[] =>
  (count > 0 ? oldestFirst(messages).filter(({ sender_is_patient }) => !sender_is_patient).slice(-count) : []).map(({ id }) => id)

/** How often the patient said exactly this: once more than before, and it has arrived. */
export const timesSaid = (messages: readonly Message[], content: string): number =>
  messages.filter((message) => message.sender_is_patient && message.content.trim() === content.trim()).length

/** How many conversations are about this, in these very words. */
export const timesAsked = (threads: readonly Thread[], subject: string): number => threads.filter((thread) => thread.subject.trim() === subject.trim()).length
