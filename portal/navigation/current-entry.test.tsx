import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { refuseHistory } from '../stories/refuse-history.ts'
import { setLocation } from '../stories/story-portal.tsx'
import { useHistoryState, usePathname, useSearch, writeEntry } from './current-entry.ts'

const useShown = () => [usePathname(), useSearch(), useHistoryState()]
const shown = () => renderHook(useShown).result
const write = (...entry: Parameters<typeof writeEntry>) => act(() => writeEntry(...entry))
const own = () => [location.pathname, location.search, history.state as unknown]
const laterOn = () => act(() => vi.advanceTimersByTimeAsync(1000))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  onTestFinished(setLocation('/appointment', { step: 0 }))
})

describe.each([
  ['by an exception', false],
  ['silently', true],
])('APP-15.1 a history change that the browser rejects %s', (_way, silently) => {
  test.each([
    ['added', false],
    ['replaced', true],
  ])('is shown as if it had succeeded, an entry %s', (_what, replace) => {
    const { current: before } = shown()
    const result = shown()
    refuseHistory(silently)
    write('/appointments?type=video', { chosen: 1 }, replace)
    expect(result.current).toEqual(['/appointments', '?type=video', { chosen: 1 }])
    expect(own()).toEqual(before)
  })

  test('is retried as soon as the browser allows it, once', async () => {
    // Nothing to go forward to, which a new entry would take the place of.
    history.pushState(history.state, '')
    const result = shown()
    const entries = history.length
    const accept = refuseHistory(silently)
    write('/appointments', { chosen: 1 }, false)
    write('/appointments', { chosen: 2 }, true)
    await laterOn()
    expect(own()).toEqual(['/appointment', expect.any(String), { step: 0 }])
    accept()
    await laterOn()
    expect(own()).toEqual(['/appointments', '', { chosen: 2 }])
    expect(result.current).toEqual(own())
    expect(history.length).toBe(Math.min(entries + 1, 50))
    write('/appointments', { chosen: 3 }, true)
    await laterOn()
    expect(own()).toEqual(['/appointments', '', { chosen: 3 }])
  })

  test('is dropped once the patient has navigated elsewhere', async () => {
    const result = shown()
    const accept = refuseHistory(silently)
    write('/appointments', { chosen: 1 }, true)
    accept()
    act(() => history.pushState({ elsewhere: true }, '', '/dashboard'))
    expect(result.current).toEqual(['/dashboard', '', { elsewhere: true }])
    await laterOn()
    expect(own()).toEqual(['/dashboard', '', { elsewhere: true }])
  })
})

test('a state that cannot be cloned still throws', () => {
  expect(() => writeEntry('/appointments', { cannot: () => undefined }, true)).toThrow(
    expect.objectContaining({ name: 'DataCloneError' }) as Error,
  )
})
