import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'

/** Imports the module again, as after a reload in the same tab. */
const load = async () => {
  vi.resetModules()
  const { beginSessionEpochAtom, sessionEpochAtom, ...epoch } = await import('./session-epoch.ts')
  const store = createStore()
  return { ...epoch, inStore: () => store.get(sessionEpochAtom), beginEpoch: () => store.set(beginSessionEpochAtom) }
}

/** Replaces session storage by a Map that survives the reload. */
function keepStorage(): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    clear: () => kept.clear(),
  })
  return kept
}

test('SES-08 a reload has the same session epoch and the same session storage', async () => {
  const kept = keepStorage()
  const before = (await load()).currentSessionEpoch()
  expect(before).toMatch(/^[\da-f-]{36}$/)
  kept.set('finishedRuns', '["a"]')
  expect((await load()).currentSessionEpoch()).toBe(before)
  expect(kept.has('finishedRuns')).toBe(true)
})

test('SES-08.3 a new session epoch has another id and clears session storage', async () => {
  const kept = keepStorage()
  const { beginEpoch, currentSessionEpoch, inStore } = await load()
  const before = currentSessionEpoch()
  expect(inStore()).toBe(before)
  kept.set('finishedRuns', '["a"]')
  beginEpoch()
  expect(currentSessionEpoch()).not.toBe(before)
  expect(inStore()).toBe(currentSessionEpoch())
  expect([...kept]).toEqual([['epoch', currentSessionEpoch()]])
})

test('PWA-03 SES-08 a closed install offer does not belong to a patient, and stays closed', async () => {
  const kept = keepStorage()
  const { beginEpoch, currentSessionEpoch } = await load()
  currentSessionEpoch()
  kept.set('installClosed', 'yes')
  beginEpoch()
  expect([...kept]).toEqual([
    ['epoch', currentSessionEpoch()],
    ['installClosed', 'yes'],
  ])
})

test('SES-08 without session storage, a session epoch lasts until the next one starts', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const { beginEpoch, currentSessionEpoch } = await load()
  const before = currentSessionEpoch()
  expect(currentSessionEpoch()).toBe(before)
  beginEpoch()
  expect(currentSessionEpoch()).not.toBe(before)
})

test('SES-08.2 the signal of a session aborts when it ends, before the next epoch starts', async () => {
  keepStorage()
  const { beginEpoch, currentSessionEpoch, sessionSignal } = await load()
  const [before, signal] = [currentSessionEpoch(), sessionSignal()]
  let atEnd: string | undefined
  signal.addEventListener('abort', () => {
    atEnd = currentSessionEpoch()
  })
  beginEpoch()
  expect([atEnd, signal.aborted, sessionSignal().aborted]).toEqual([before, true, false])
})
