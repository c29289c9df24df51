import { createStore } from 'jotai'
import { cleanup, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { beginSessionEpochAtom, currentSessionEpoch } from '../session/session-epoch.ts'
import {
  goTo,
  navigateAfterPaint,
  replaceState,
  adoptHistoryEntry,
  pushState,
  isOtherSession,
  isPlainEntry,
  useNavigationState,
} from './history-entry.ts'

const beginEpoch = () => createStore().set(beginSessionEpochAtom)

const addressAfterPaint = () =>
  new Promise<string>((resolve) => {
    requestAnimationFrame(() => setTimeout(() => setTimeout(() => resolve(location.pathname))))
  })

/** Goes to the screen for cancelling an appointment. */
async function goToCancel() {
  goTo('cancel', { state: { consultId: 3 } })
  await expect.poll(() => location.pathname).toBe('/cancel-appointment')
}

function leaveInHistory(state: unknown) {
  const before = { state: history.state as unknown, href: location.href }
  onTestFinished(() => history.replaceState(before.state, '', before.href))
  history.replaceState(state, '')
}

test.each([null, undefined, 0, 'text', true, [], [{ consultId: 1 }], new Date(0), new Map([['consultId', 1]])])(
  'ACC-13.5 a history entry with state %o gives an empty state',
  (state) => {
    leaveInHistory(state)
    expect(renderHook(() => useNavigationState('cancel')).result.current.consultId).toBeUndefined()
  },
)

test('ACC-13.5 no history state breaks a screen', () => {
  leaveInHistory(null)
  fc.assert(
    fc.property(
      fc.anything({ withDate: true, withMap: true, withSet: true, withBigInt: true, withTypedArray: true }),
      (state) => {
        history.replaceState(state, '')
        renderHook(() => useNavigationState('booking'))
        cleanup()
      },
    ),
    { seed: 13, numRuns: 300 },
  )
  expect(document.body).toBeInTheDocument()
})

test('the state is parsed when the entry changes, and is the same object until then', () => {
  leaveInHistory({ consultId: 1 })
  const { result, rerender } = renderHook(() => useNavigationState('cancel'))
  const first = result.current
  rerender()
  expect(result.current).toBe(first)
  history.replaceState({ consultId: 2 }, '')
  rerender()
  expect(result.current.consultId).toBe(2)
})

test('a navigation pushes an entry unless it replaces one, and the current entry is not pushed twice', async () => {
  leaveInHistory(null)
  const [push, replace] = [vi.spyOn(history, 'pushState'), vi.spyOn(history, 'replaceState')]
  goTo('question', { parameters: { id: 12 } })
  await addressAfterPaint()
  expect([location.pathname, push.mock.calls.length, replace.mock.calls.length]).toEqual(['/question/12', 1, 0])
  goTo('question', { parameters: { id: 12 }, replace: true })
  expect([push.mock.calls.length, replace.mock.calls.length]).toEqual([1, 0])
  goTo('question', { parameters: { id: 13 }, replace: true })
  expect([location.pathname, push.mock.calls.length, replace.mock.calls.length]).toEqual(['/question/13', 1, 1])
  replaceState({ more: 1 })
  expect([push.mock.calls.length, replace.mock.calls.length]).toEqual([1, 2])
  pushState({ more: 2 })
  expect([push.mock.calls.length, replace.mock.calls.length]).toEqual([2, 2])
})

describe('SES-08.1 a history entry belongs to the session that created it', () => {
  test('state written by goTo, replaceState and pushState is read until a session starts or ends', async () => {
    leaveInHistory(null)
    await goToCancel()
    expect([location.pathname, history.state]).toEqual([
      '/cancel-appointment',
      { consultId: 3, epoch: currentSessionEpoch() },
    ])
    replaceState({ displayName: 'dr. Bos' })
    pushState({ more: 1 })
    const { result, rerender } = renderHook(() => useNavigationState('cancel'))
    expect(result.current).toMatchObject({ consultId: 3, displayName: 'dr. Bos' })
    beginEpoch()
    goTo('cancel', { replace: true })
    rerender()
    expect(result.current.consultId).toBeUndefined()
  })

  test('an entry of an earlier session has an empty state, cannot be extended, and is cleared when shown', async () => {
    leaveInHistory(null)
    await goToCancel()
    beginEpoch()
    expect([isOtherSession(history.state), isPlainEntry()]).toEqual([true, true])
    expect(renderHook(() => useNavigationState('cancel')).result.current.consultId).toBeUndefined()
    adoptHistoryEntry()
    expect(history.state).toEqual({ epoch: currentSessionEpoch() })
  })

  test.each([
    ['replacing the state', replaceState],
    ['adding an entry', pushState],
  ])('%s does not copy state of an earlier session', async (_what, write) => {
    leaveInHistory(null)
    await goToCancel()
    beginEpoch()
    write({ displayName: 'dr. Bos' })
    expect(history.state).toEqual({ displayName: 'dr. Bos', epoch: currentSessionEpoch() })
  })

  test('an entry without state is adopted by the current session, and stays plain', () => {
    leaveInHistory(null)
    adoptHistoryEntry()
    expect([history.state, isPlainEntry()]).toEqual([{ epoch: currentSessionEpoch() }, true])
  })

  test('an entry without a session epoch is adopted by the current session when shown', () => {
    leaveInHistory({ consultId: 3 })
    expect([isOtherSession(history.state), isPlainEntry()]).toEqual([false, false])
    adoptHistoryEntry()
    expect(history.state).toEqual({ consultId: 3, epoch: currentSessionEpoch() })
  })
})

describe('a navigation waits for the next paint', () => {
  test('so that the press is painted first', async () => {
    leaveInHistory(null)
    const before = location.pathname
    goTo('appointments')
    expect(location.pathname).toBe(before)
    expect(await addressAfterPaint()).toBe('/appointments')
  })

  test('and of two presses before it only the second counts, with one entry', async () => {
    leaveInHistory(null)
    const opened: string[] = []
    navigateAfterPaint(() => opened.push('first'))
    navigateAfterPaint(() => opened.push('second'))
    await addressAfterPaint()
    expect(opened).toEqual(['second'])
    navigateAfterPaint(() => opened.push('third'))
    await addressAfterPaint()
    expect(opened).toEqual(['second', 'third'])
  })

  test('and is dropped when the patient goes back before it', async () => {
    leaveInHistory(null)
    const opened: string[] = []
    navigateAfterPaint(() => opened.push('first'))
    dispatchEvent(new PopStateEvent('popstate'))
    await addressAfterPaint()
    navigateAfterPaint(() => opened.push('second'))
    await addressAfterPaint()
    expect(opened).toEqual(['second'])
  })

  test('SES-08.1 and is dropped when the session ends before it', async () => {
    leaveInHistory(null)
    const before = location.pathname
    goTo('cancel', { state: { consultId: 3 } })
    beginEpoch()
    expect([await addressAfterPaint(), history.state]).toEqual([before, null])
  })
})
