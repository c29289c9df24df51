import { cleanup, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { bookingState, cancelState, useNavigationState } from './navigation-state.ts'

function leaveInHistory(state: unknown) {
  const before: unknown = history.state
  onTestFinished(() => history.replaceState(before, ''))
  history.replaceState(state, '')
}

test.each([null, undefined, 0, 'text', true, [], [{ consultId: 1 }], new Date(0), new Map([['consultId', 1]])])('ACC-13 a history entry that holds %o is an empty state', (state) => {
  leaveInHistory(state)
  expect(renderHook(() => useNavigationState(cancelState)).result.current.consultId).toBeUndefined()
})

test('ACC-13 nothing that a history entry can hold breaks a screen', () => {
  leaveInHistory(null)
  fc.assert(fc.property(fc.anything({ withDate: true, withMap: true, withSet: true, withBigInt: true, withTypedArray: true }), (state) => {
    history.replaceState(state, '')
    renderHook(() => useNavigationState(bookingState))
    cleanup()
  }), { seed: 13, numRuns: 300 })
  expect(document.body).toBeInTheDocument()
})

test('the state is read anew when the entry changes, and is the same object while it does not', () => {
  leaveInHistory({ consultId: 1 })
  const { result, rerender } = renderHook(() => useNavigationState(cancelState))
  const first = result.current
  rerender()
  expect(result.current).toBe(first)
  history.replaceState({ consultId: 2 }, '')
  rerender()
  expect(result.current.consultId).toBe(2)
})
