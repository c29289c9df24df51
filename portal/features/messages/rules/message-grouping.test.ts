import { describe, expect, test } from 'vitest'
import type { Message, Thread } from '../../../api/contract/thread.ts'
import {
  newestUnread,
  newMessages,
  oldestFirst,
  timesAsked,
  countMessages,
  unreadFirst,
  unreadThreads,
} from './message-grouping.ts'

const thread = (id: number, created_at: string, rest: Partial<Thread> = {}): Thread => ({
  id,
  subject: `Vraag ${id}`,
  created_at,
  count_unread: 0,
  ...rest,
})
const message = (id: number, created_at: string, rest: Partial<Message> = {}): Message => ({
  id,
  content: `Bericht ${id}`,
  sender_is_patient: false,
  sender_user_id: 7,
  created_at,
  attachments: [],
  ...rest,
})
const ids = (things: readonly { id: number }[]) => things.map(({ id }) => id)

// The hour that occurs twice when summer time ends, and two equal moments.
const threads = [
  thread(1, '2026-10-25T01:30:00+02:00'),
  thread(3, '2026-10-25T02:30:00+01:00'),
  thread(2, '2026-10-25T02:30:00+02:00'),
  thread(4, '2026-10-25T01:30:00Z'),
]

test('MSG-01.1 conversations are sorted newest first, by instant and not by notation', () =>
  expect(ids(unreadFirst(threads))).toEqual([4, 3, 2, 1]))

test('MSG-10.1 conversations with unread messages come first, however many; then the newest', () => {
  const unread = (id: number) => ({ 1: 1, 2: 5 })[id] ?? 0
  expect(ids(unreadFirst(threads.map((one) => ({ ...one, count_unread: unread(one.id) }))))).toEqual([2, 1, 4, 3])
})

test('MSG-02.2 messages are sorted oldest first', () =>
  expect(
    ids(
      oldestFirst([
        message(3, '2026-11-02T09:00:00+01:00'),
        message(1, '2026-11-01T09:00:00+01:00'),
        message(2, '2026-11-02T09:00:00+01:00'),
      ]),
    ),
  ).toEqual([1, 2, 3]))

test.each([
  [[], 0],
  [[0, 0], 0],
  [[1, 0, 4], 2],
])('DASH-14.1 with unread counts %j, %i conversations are unread', (counts, unread) => {
  expect(
    unreadThreads(counts.map((count_unread, id) => thread(id, '2026-11-01T09:00:00+01:00', { count_unread }))),
  ).toBe(unread)
})

test('DASH-01 the newest unread conversation is found', () => {
  expect(newestUnread(threads)).toBeUndefined()
  expect(newestUnread(threads.map((one) => ({ ...one, count_unread: one.id === 4 ? 0 : 1 })))?.id).toBe(3)
})

describe('MSG-02 new messages since the last visit', () => {
  const messages = [
    message(1, '2026-11-01T09:00:00+01:00'),
    message(4, '2026-11-04T09:00:00+01:00'),
    message(2, '2026-11-02T09:00:00+01:00', { sender_is_patient: true }),
    message(3, '2026-11-03T09:00:00+01:00', { sender_is_patient: true }),
  ]
  test.each([
    [0, []],
    [1, [4]],
    [2, [1, 4]],
    [9, [1, 4]],
    [-1, []],
  ])('with %i unread they are %j, never messages of the patient', (count, expected) =>
    expect(newMessages(messages, count)).toEqual(expected),
  )
})

test('a message of the patient is found again, whatever whitespace the back end trimmed', () => {
  const own = (id: number, content: string) =>
    message(id, '2026-11-01T09:00:00+01:00', { content, sender_is_patient: true })
  expect(
    countMessages(
      [
        own(1, 'Dank u'),
        own(2, ' Dank u\n'),
        own(3, 'Dank U'),
        message(4, '2026-11-01T09:00:00+01:00', { content: 'Dank u' }),
      ],
      'Dank u ',
    ),
  ).toBe(2)
  expect(
    timesAsked(
      [
        thread(1, '2026-11-01T09:00:00+01:00', { subject: 'Recept ' }),
        thread(2, '2026-11-01T09:00:00+01:00', { subject: 'recept' }),
      ],
      'Recept',
    ),
  ).toBe(1)
})
