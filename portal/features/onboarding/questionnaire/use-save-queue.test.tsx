import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSaveQueue } from '../answers/save-queue.ts'
import { useAnswer, useSavedAt, useSaveState } from './use-save-queue.ts'

/** A save queue in memory; its clinic acknowledges once `tell` is called. */
async function opened() {
  const gate = Promise.withResolvers<undefined>()
  const queue = await openSaveQueue({
    backend: new Map([['a', 'old']]),
    tab: 'tab',
    signal: new AbortController().signal,
    now: () => 1,
    clock: () => 42,
    send: () => gate.promise.then(() => 'acknowledged' as const),
    readBack: () => Promise.resolve(new Map()),
    mirror: { update: (change) => Promise.resolve(void change(undefined)) },
    lock: (work) => work(),
    tabs: { broadcast: () => {}, listen: () => () => {} },
    soon: (work) => work(),
    later: () => () => {},
    followOnline: () => () => {},
  })
  return { queue, tell: () => act(async () => gate.resolve(undefined)) }
}

test('GEN-17 a keystroke renders only its own field; each field and the whole show their save state', async () => {
  const { queue, tell } = await opened()
  const renders: string[] = []
  function Field({ id }: { id: string }) {
    const line = `${id}: ${useAnswer(queue, id)} ${useSaveState(queue, id)}`
    renders.push(line)
    return <p>{line}</p>
  }
  const Whole = () => <p>{`whole: ${useSaveState(queue)} ${useSavedAt(queue)}`}</p>
  render(
    <>
      <Field id="a" />
      <Field id="b" />
      <Whole />
    </>,
  )
  const texts = () => screen.getAllByText(/: /).map(({ textContent }) => textContent)
  expect(texts()).toEqual(['a: old saved', 'b:  saved', 'whole: saved null'])
  renders.length = 0
  await act(async () => queue.type('a', 'n'))
  await act(async () => queue.type('a', 'ne'))
  expect(renders).toEqual(['a: n unsaved', 'a: ne unsaved'])
  await act(async () => queue.save('a', 'new'))
  expect(texts()).toEqual(['a: new saving', 'b:  saved', 'whole: saving null'])
  await tell()
  expect(texts()).toEqual(['a: new saved', 'b:  saved', 'whole: saved 42'])
})
