import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import {
  arrivalMessageAtom,
  clearNoticesAtom,
  closeNoticeAtom,
  closeNoticesAtom,
  closeReadNoticeAtom,
  duration,
  noticesAtom,
  notifyAtom,
  unreadNoticesAtom,
} from './notices.ts'

const texts = (notices: readonly { text: string }[]) => notices.map(({ text }) => text)

test('TOAST-01.3 a message stays 3 s by default, errors 6 s and those of booking 4 s', () => {
  const store = createStore()
  store.set(notifyAtom, { tone: 'info', text: 'a' })
  store.set(notifyAtom, { tone: 'warning', text: 'b', duration: duration.long })
  store.set(notifyAtom, { tone: 'error', text: 'c', duration: duration.booking })
  expect(store.get(noticesAtom).map(({ duration: stays }) => stays)).toEqual([3000, 6000, 4000])
})

test('TOAST-01.2 the four tones are kept as they are', () => {
  const store = createStore()
  const tones = ['success', 'error', 'warning', 'info'] as const
  for (const tone of tones) store.set(notifyAtom, { tone, text: tone })
  expect(store.get(noticesAtom).map(({ tone }) => tone)).toEqual(tones)
})

test('messages wait in the order in which they came; closing takes one away, also of two alike', () => {
  const store = createStore()
  for (const text of ['a', 'b', 'b']) store.set(notifyAtom, { tone: 'info', text })
  const [, second] = store.get(noticesAtom)
  store.set(closeNoticeAtom, second?.id ?? '')
  expect(texts(store.get(noticesAtom))).toEqual(['a', 'b'])
  store.set(closeNoticeAtom, 'unknown')
  expect(store.get(noticesAtom)).toHaveLength(2)
})

test('a next failure takes the place of the one before', () => {
  const store = createStore()
  for (const text of ['a', 'b']) store.set(notifyAtom, { tone: 'error', text })
  expect(texts(store.get(noticesAtom))).toEqual(['b'])
})

test('a success closes the errors before it, and nothing else', () => {
  const store = createStore()
  for (const tone of ['error', 'warning', 'info', 'success'] as const) store.set(notifyAtom, { tone, text: tone })
  expect(texts(store.get(noticesAtom))).toEqual(['warning', 'info', 'success'])
})

const notifyUnread = (store: ReturnType<typeof createStore>, ...all: string[]) => {
  for (const text of all) store.set(notifyAtom, { tone: 'info', text, isOnlyToast: true })
}

test('TOAST-02.2 the newest five messages that no screen shows can be read later, newest first, each once', () => {
  const store = createStore()
  notifyUnread(store, 'a', 'b', 'c', 'd', 'e', 'f', 'e')
  store.set(notifyAtom, { tone: 'error', text: 'At a field' })
  for (const { id } of store.get(noticesAtom)) store.set(closeNoticeAtom, id)
  expect(store.get(noticesAtom)).toEqual([])
  expect(texts(store.get(unreadNoticesAtom))).toEqual(['e', 'f', 'd', 'c', 'b'])
})

test('TOAST-02.2 a message that the patient closed has been read', () => {
  const store = createStore()
  notifyUnread(store, 'a', 'b')
  store.set(closeReadNoticeAtom, store.get(noticesAtom)[0]?.id ?? '')
  expect([texts(store.get(noticesAtom)), texts(store.get(unreadNoticesAtom))]).toEqual([['b'], ['b']])
})

test('TOAST-02.2 messages go with their screen, and can be read later', () => {
  const store = createStore()
  notifyUnread(store, 'a', 'b')
  store.set(closeNoticesAtom)
  expect([store.get(noticesAtom), texts(store.get(unreadNoticesAtom))]).toEqual([[], ['b', 'a']])
})

test('SES-08.2 messages go when the session goes', () => {
  const store = createStore()
  notifyUnread(store, 'a')
  store.set(arrivalMessageAtom, { pathname: '/', tone: 'success', text: 'a' })
  store.set(clearNoticesAtom)
  expect([store.get(noticesAtom), store.get(unreadNoticesAtom), store.get(arrivalMessageAtom)]).toEqual([[], [], null])
})
