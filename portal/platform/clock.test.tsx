import { act, render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { clockAtom, setServerTimeAtom, useClock } from './clock.ts'

const serverTime = Date.parse('2026-12-03T06:30:00+01:00')
const minutes = (count: number) => count * 60_000

/** A store whose device is this much ahead of the server, in ms. */
function storeAhead(ahead: number) {
  const store = createStore()
  let device = serverTime + ahead
  store.set(clockAtom, { now: () => new Date(device) })
  return {
    store,
    wait: (time: number) => {
      device += time
    },
    error: () => store.get(clockAtom).now().getTime() - serverTime,
  }
}

test.each([
  ['a day ahead', minutes(1440), 0],
  ['a day behind', -minutes(1440), 0],
  ['an hour ahead', minutes(60), 0],
  ['a little ahead, which may be the response time', 59_000, 59_000],
  ['a little behind', -59_000, -59_000],
])('a device that is %s', (_name, ahead, error) => {
  const device = storeAhead(ahead)
  device.store.set(setServerTimeAtom, serverTime)
  expect(device.error()).toBe(error)
})

test('before any answer the time of the device is used', () => {
  expect(storeAhead(minutes(1440)).error()).toBe(minutes(1440))
})

test('a corrected clock keeps running, and small differences do not change it', () => {
  const device = storeAhead(minutes(1440))
  device.store.set(setServerTimeAtom, serverTime)
  const clock = device.store.get(clockAtom)
  device.wait(minutes(10))
  device.store.set(setServerTimeAtom, serverTime + minutes(10) - 2000)
  expect(device.error()).toBe(minutes(10))
  expect(device.store.get(clockAtom)).toBe(clock)
})

test('when the device clock is corrected, it is used again', () => {
  const device = storeAhead(minutes(1440))
  device.store.set(setServerTimeAtom, serverTime)
  device.wait(-minutes(1440))
  device.store.set(setServerTimeAtom, serverTime)
  expect(device.error()).toBe(0)
})

test('a shown time is updated when the page becomes visible, and the listener is removed on unmount', async () => {
  const remove = vi.spyOn(globalThis, 'removeEventListener')
  const device = storeAhead(0)
  const Shown = () => <p>{useClock().now().toISOString()}</p>
  const { unmount } = render(
    <Provider store={device.store}>
      <Shown />
    </Provider>,
  )
  device.wait(minutes(600))
  act(() => {
    dispatchEvent(new Event('focus'))
  })
  await expect.element(page.getByText('2026-12-03T15:30:00.000Z')).toBeVisible()
  unmount()
  expect(remove.mock.calls.map(([kind]) => kind)).toContain('focus')
})
