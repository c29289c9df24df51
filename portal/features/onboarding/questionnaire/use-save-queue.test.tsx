import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSaveQueue } from '../answers/save-queue.ts'
import { useAnswer, useSavedAt, useSaveState } from './use-save-queue.ts'

/** A queue in memory, on a clinic that takes everything when it is told to. */
async function opened() {
  const told = Promise.withResolvers<undefined>()
  const queue = await openSaveQueue({
    clinic: new Map([['a', 'old']]), tab: 'tab', signal: new AbortController().signal, now: () => 1, clock: () => 42,
    send: () => told.promise.then(() => 'acknowledged' as const), readBack: () => Promise.resolve(new Map()),
    mirror: { update: (change) => Promise.resolve(void change(undefined)) }, lock: (work) => work(),
    tabs: { broadcast: () => {}, listen: () => () => {} }, soon: (work) => work(), later: () => () => {}, followOnline: () => () => {},
  })
  return { queue, tell: () => act(async () => told.resolve(undefined)) }
}

test('GEN-17 a keystroke draws its own field anew and no other; each field and the whole say how far they are', async () => {
  const { queue, tell } = await opened()
  const drawn: string[] = []
  function Field({ id }: { id: string }) {
    const line = `${id}: ${useAnswer(queue, id)} ${useSaveState(queue, id)}`
    drawn.push(line)
    return <p>{line}</p>
  }
  const Whole = () => <p>{`whole: ${useSaveState(queue)} ${useSavedAt(queue)}`}</p>
  render(<><Field id="a" /><Field id="b" /><Whole /></>)
  const seen = () => screen.getAllByText(/: /).map(({ textContent }) => textContent)
  expect(seen()).toEqual(['a: old saved', 'b:  saved', 'whole: saved null'])
  drawn.length = 0
  await act(async () => queue.type('a', 'n'))
  await act(async () => queue.type('a', 'ne'))
  expect(drawn).toEqual(['a: n unsaved', 'a: ne unsaved'])
  await act(async () => queue.save('a', 'new'))
  expect(seen()).toEqual(['a: new saving', 'b:  saved', 'whole: saving null'])
  await tell()
  expect(seen()).toEqual(['a: new saved', 'b:  saved', 'whole: saved 42'])
})
