import { render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { expect, test } from 'vitest'
import { toastsAtom, showToastAtom } from '../../session/toast-state.ts'
import { button } from '../../stories/render-screen.tsx'
import { useSubmit } from './use-submit.ts'

/** The action of each submit in turn. */
let outcomes: (() => Promise<string>)[]
const fails = () => Promise.reject(new Error('refused'))
const waits = () => new Promise<string>(() => {})

function Sample() {
  const { busy, failure, submit } = useSubmit(() => outcomes.shift()?.() ?? waits(), {
    onDone: () => {},
    errorMessage: () => 'Het is niet verstuurd.',
  })
  return (
    <>
      <button type="button" aria-busy={busy} onClick={() => submit()}>
        Versturen
      </button>
      {failure && <p>{failure.text}</p>}
    </>
  )
}

test('TOAST-02.4 sending again closes the toast of the previous error before the answer arrives, and no other toast', async () => {
  outcomes = [fails, waits]
  const store = createStore()
  const toasts = () => store.get(toastsAtom).map(({ text }) => text)
  render(
    <Provider store={store}>
      <Sample />
    </Provider>,
  )
  await button('Versturen').click()
  await expect.poll(toasts).toEqual(['Het is niet verstuurd.'])
  store.set(showToastAtom, { tone: 'info', text: 'Nog iets anders.' })
  await button('Versturen').click()
  await expect.element(button('Versturen')).toHaveAttribute('aria-busy', 'true')
  expect(toasts()).toEqual(['Nog iets anders.'])
})
