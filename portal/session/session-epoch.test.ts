import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'

/** The page, loaded anew in the same tab. */
const load = async () => {
  vi.resetModules()
  const { beginPeriodAtom, ...period } = await import('./session-epoch.ts')
  const store = createStore()
  return { ...period, beginPeriod: () => store.set(beginPeriodAtom) }
}

/** What a tab keeps over a reload. */
function keepStorage(): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), clear: () => kept.clear() })
  return kept
}

test('SES-08 a reload is in the same period, and what the tab kept is there', async () => {
  const kept = keepStorage()
  const before = (await load()).currentPeriod()
  kept.set('finishedRuns', '["a"]')
  expect((await load()).currentPeriod()).toBe(before)
  expect(kept.has('finishedRuns')).toBe(true)
})

test('SES-08 a period that begins is another, and nothing the tab kept is there', async () => {
  const kept = keepStorage()
  const { beginPeriod, currentPeriod } = await load()
  const before = currentPeriod()
  kept.set('finishedRuns', '["a"]')
  beginPeriod()
  expect(currentPeriod()).not.toBe(before)
  expect([...kept]).toEqual([['period', currentPeriod()]])
})

test('SES-08 where storage is off, a period lasts until the next begins', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const { beginPeriod, currentPeriod } = await load()
  const before = currentPeriod()
  expect(currentPeriod()).toBe(before)
  beginPeriod()
  expect(currentPeriod()).not.toBe(before)
})

test('SES-08 what still runs for a period is stopped when it ends, before the next has a name', async () => {
  keepStorage()
  const { beginPeriod, currentPeriod, periodSignal } = await load()
  const [before, signal] = [currentPeriod(), periodSignal()]
  let atEnd: string | undefined
  signal.addEventListener('abort', () => { atEnd = currentPeriod() })
  beginPeriod()
  expect([atEnd, signal.aborted, periodSignal().aborted]).toEqual([before, true, false])
})
