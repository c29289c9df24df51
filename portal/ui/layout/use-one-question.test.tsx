import { act, render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { expect, test, vi } from 'vitest'
import { viewAtom } from '../../platform/view.ts'
import { useOneQuestion } from './use-one-question.ts'

test('a component that uses one question at a time renders again only for that setting', () => {
  const store = createStore()
  const drawn = vi.fn()
  function Asker() {
    drawn(useOneQuestion())
    return null
  }
  render(
    <Provider store={store}>
      <Asker />
    </Provider>,
  )
  const view = store.get(viewAtom)
  drawn.mockClear()
  act(() => store.set(viewAtom, { ...view, softer: true }))
  expect(drawn).not.toHaveBeenCalled()
  act(() => store.set(viewAtom, { ...view, oneQuestion: true }))
  expect(drawn).toHaveBeenLastCalledWith(true)
})
