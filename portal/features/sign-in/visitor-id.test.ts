import { expect, test, vi } from 'vitest'

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** Imports the module anew, as a page load would. */
const load = async () => {
  vi.resetModules()
  return (await import('./visitor-id.ts')).visitor
}

function keepStorage(...entries: [string, string][]): Map<string, string> {
  const storage = new Map(entries)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
  return storage
}

test('REG-12.1 a device gets a random UUID, which is stored', async () => {
  const kept = keepStorage()
  const asked = vi.spyOn(globalThis, 'fetch')
  const id = (await load())()
  expect(id).toMatch(uuid)
  expect((await load())()).toBe(id)
  expect([...kept.values()]).toEqual([id])
  expect(asked).not.toHaveBeenCalled()
})

test('REG-12.1 another device gets another', async () => {
  keepStorage()
  const made = (await load())()
  keepStorage()
  expect((await load())()).not.toBe(made)
})

test('REG-12.1 an invalid stored id is replaced', async () => {
  const kept = keepStorage(['visitor', 'emma@voorbeeld.nl'])
  const made = (await load())()
  expect(made).toMatch(uuid)
  expect(kept.get('visitor')).toBe(made)
})

test.each([
  ['off', undefined],
  [
    'full',
    {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    },
  ],
])('REG-12.1 when storage is %s, the id holds for this visit', async (_name, storage) => {
  vi.stubGlobal('localStorage', storage)
  const visitor = await load()
  expect(visitor()).toMatch(uuid)
  expect(visitor()).toBe(visitor())
})
