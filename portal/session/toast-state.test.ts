import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import {
  flashMessageAtom,
  clearToastsAtom,
  closeToastAtom,
  closeToastsAtom,
  closeReadToastAtom,
  duration,
  toastsAtom,
  showToastAtom,
  unreadToastsAtom,
} from './toast-state.ts'

const texts = (notices: readonly { text: string }[]) => notices.map(({ text }) => text)

test('TOAST-01.3 a toast is shown 3 s by default, a long one 6 s and one of booking 4 s', () => {
  const store = createStore()
  store.set(showToastAtom, { tone: 'info', text: 'a' })
  store.set(showToastAtom, { tone: 'warning', text: 'b', duration: duration.long })
  store.set(showToastAtom, { tone: 'error', text: 'c', duration: duration.booking })
  expect(store.get(toastsAtom).map(({ duration: stays }) => stays)).toEqual([3000, 6000, 4000])
})

test('TOAST-01.2 the four tones are stored unchanged', () => {
  const store = createStore()
  const tones = ['success', 'error', 'warning', 'info'] as const
  for (const tone of tones) store.set(showToastAtom, { tone, text: tone })
  expect(store.get(toastsAtom).map(({ tone }) => tone)).toEqual(tones)
})

test('toasts are queued in order of arrival; closing removes one, also of two with equal text', () => {
  const store = createStore()
  for (const text of ['a', 'b', 'b']) store.set(showToastAtom, { tone: 'info', text })
  const [, second] = store.get(toastsAtom)
  store.set(closeToastAtom, second?.id ?? '')
  expect(texts(store.get(toastsAtom))).toEqual(['a', 'b'])
  store.set(closeToastAtom, 'unknown')
  expect(store.get(toastsAtom)).toHaveLength(2)
})

test('a new error replaces the previous one', () => {
  const store = createStore()
  for (const text of ['a', 'b']) store.set(showToastAtom, { tone: 'error', text })
  expect(texts(store.get(toastsAtom))).toEqual(['b'])
})

test('a success closes earlier errors, and nothing else', () => {
  const store = createStore()
  for (const tone of ['error', 'warning', 'info', 'success'] as const) store.set(showToastAtom, { tone, text: tone })
  expect(texts(store.get(toastsAtom))).toEqual(['warning', 'info', 'success'])
})

const notifyUnread = (store: ReturnType<typeof createStore>, ...all: string[]) => {
  for (const text of all) store.set(showToastAtom, { tone: 'info', text, isOnlyToast: true })
}

test('TOAST-02.2 the newest five toasts without a text on the screen can be read later, newest first, each once', () => {
  const store = createStore()
  notifyUnread(store, 'a', 'b', 'c', 'd', 'e', 'f', 'e')
  store.set(showToastAtom, { tone: 'error', text: 'At a field' })
  for (const { id } of store.get(toastsAtom)) store.set(closeToastAtom, id)
  expect(store.get(toastsAtom)).toEqual([])
  expect(texts(store.get(unreadToastsAtom))).toEqual(['e', 'f', 'd', 'c', 'b'])
})

test('TOAST-02.2 a toast closed by the patient counts as read', () => {
  const store = createStore()
  notifyUnread(store, 'a', 'b')
  store.set(closeReadToastAtom, store.get(toastsAtom)[0]?.id ?? '')
  expect([texts(store.get(toastsAtom)), texts(store.get(unreadToastsAtom))]).toEqual([['b'], ['b']])
})

test('TOAST-02.2 toasts are closed with their screen, and can be read later', () => {
  const store = createStore()
  notifyUnread(store, 'a', 'b')
  store.set(closeToastsAtom)
  expect([store.get(toastsAtom), texts(store.get(unreadToastsAtom))]).toEqual([[], ['b', 'a']])
})

test('SES-08.2 toasts are cleared when the session ends', () => {
  const store = createStore()
  notifyUnread(store, 'a')
  store.set(flashMessageAtom, { pathname: '/', tone: 'success', text: 'a' })
  store.set(clearToastsAtom)
  expect([store.get(toastsAtom), store.get(unreadToastsAtom), store.get(flashMessageAtom)]).toEqual([[], [], null])
})
