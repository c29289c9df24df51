import { expect, test, vi } from 'vitest'
import { storedJson, storedText } from './stored-text.ts'

const fails = (): never => {
  throw new Error('QuotaExceededError')
}
const failing: [string, Partial<Storage> | undefined][] = [
  ['off', undefined],
  ['full', { getItem: () => null, setItem: fails }],
  ['forbidden', { getItem: fails, setItem: fails, removeItem: fails }],
]

test.each(['sessionStorage', 'localStorage'] as const)('%s stores a text until it is removed', (place) => {
  const kept = new Map<string, string>()
  vi.stubGlobal(place, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  const { read, write, remove } = storedText(place, 'thing')
  expect([read(), write(''), read(), write('here'), read(), [...kept]]).toEqual([
    null,
    true,
    '',
    true,
    'here',
    [['thing', 'here']],
  ])
  remove()
  expect([read(), kept.size]).toEqual([null, 0])
})

test.each(failing)('a storage that is %s stores nothing and does not throw', (_name, storage) => {
  vi.stubGlobal('localStorage', storage)
  const { read, write, remove } = storedText('localStorage', 'thing')
  expect([write('here'), read(), remove()]).toEqual([false, null, undefined])
})

test.each([
  [null, undefined],
  ['', undefined],
  ['{', undefined],
  ['null', null],
  ['{"a":[1]}', { a: [1] }],
])('%j is parsed as JSON: %j', (text, value) => {
  vi.stubGlobal('sessionStorage', { getItem: () => text })
  expect(storedJson('sessionStorage', 'thing').read()).toEqual(value)
})
