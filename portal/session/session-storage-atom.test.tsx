import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { openedPaymentsAtom } from '../features/invoices/opened-payments.ts'
import { finishedRunsAtom } from '../ui/wizard/finished-runs.ts'
import { documentViewAtom } from '../ui/document-viewer/document-view.ts'
import { clockAtom } from '../platform/clock.ts'
import { sessionStorageAtom } from './session-storage-atom.ts'
import { signInAtom, signOutAtom } from './token.ts'

type Store = ReturnType<typeof createStore>
const now = new Date('2026-11-21T08:00:00.000Z')
const at = now.toISOString()

const states: [
  string,
  { write: (store: Store, what: number) => void; read: (store: Store) => unknown; key: string; second: unknown },
][] = [
  [
    'opened payments',
    {
      write: (store, id) => store.set(openedPaymentsAtom, id),
      read: (store) => store.get(openedPaymentsAtom),
      key: 'openedPayments',
      second: { 9: at },
    },
  ],
  [
    'finished wizard runs',
    {
      write: (store, run) => store.set(finishedRunsAtom, String(run)),
      read: (store) => store.get(finishedRunsAtom),
      key: 'finishedRuns',
      second: ['9'],
    },
  ],
  [
    'choice between text and pages',
    {
      write: (store, what) => store.set(documentViewAtom, what === 9 ? 'text' : 'pages'),
      read: (store) => store.get(documentViewAtom),
      key: 'documentView',
      second: 'text',
    },
  ],
]

test.each(states)(
  'SES-08.2 SES-08.3 of two patients in one tab, the second never gets the first one’s %s',
  (_name, { write, read, key, second }) => {
    const store = createStore()
    store.set(clockAtom, { now: () => now })
    store.set(signInAtom, 'emma')
    const none = read(store)
    write(store, 5)
    expect(read(store)).not.toEqual(none)
    store.set(signOutAtom, 'expired')
    store.set(signInAtom, 'bram')
    expect(read(store)).toEqual(none)
    write(store, 9)
    expect([read(store), JSON.parse(sessionStorage.getItem(key)!)]).toEqual([second, second])
  },
)

test.each(states)('SES-08 a reload in the same session restores the %s', (_name, { write, read, second }) => {
  const store = createStore()
  store.set(clockAtom, { now: () => now })
  store.set(signInAtom, 'emma')
  write(store, 9)
  expect(read(createStore())).toEqual(second)
})

test('a value is stored under its key and restored after a reload', () => {
  const thingAtom = sessionStorageAtom('thing', (stored) => stored ?? 'nothing')
  createStore().set(thingAtom, 'here')
  expect([sessionStorage.getItem('thing'), createStore().get(thingAtom)]).toEqual(['"here"', 'here'])
})

test('with unavailable or corrupt storage the value is lost on reload, but usable until then', () => {
  sessionStorage.setItem('thing', '{')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const thingAtom = sessionStorageAtom('thing', (stored) => stored ?? 'nothing')
  const store = createStore()
  expect(store.get(thingAtom)).toBe('nothing')
  store.set(thingAtom, 'here')
  expect(store.get(thingAtom)).toBe('here')
})
