import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { setLocation } from '../../stories/story-portal.tsx'
import { useWizard } from './use-wizard.ts'

const schema = z.object({ colour: z.nullable(z.string()) })
const steps = [
  {
    id: 'colour',
    label: 'Kleur',
    title: 'Welke kleur?',
    isDone: ({ colour }: z.infer<typeof schema>) => colour !== null,
  },
  { id: 'confirm', label: 'Klopt dit?', title: 'Klopt dit?', isDone: () => false },
]
const redirectWhenDone = '/appointments'

/** Renders the wizard with a new store, as after a reload. */
function load() {
  const store = createStore()
  const { result } = renderHook(
    () => useWizard({ steps, schema, initial: { colour: null }, isValid: () => true, redirectWhenDone }),
    { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> },
  )
  return result
}

/** Completes the wizard; returns the history state of its last step. */
async function finishTask(): Promise<unknown> {
  const wizard = load()
  act(() => wizard.current.advance({ colour: 'blauw' }))
  await waitFor(() => expect(wizard.current.index).toBe(1))
  const entry: unknown = history.state
  act(() => wizard.current.finish())
  return entry
}

const goTo = (entry: unknown) => act(() => history.pushState(entry, '', '/appointment'))

beforeEach(() => {
  sessionStorage.removeItem('finishedRuns')
  onTestFinished(setLocation('/appointment'))
})

describe('BOOK-12 a finished run', () => {
  test('is not reopened: its history entries redirect', async () => {
    const entry = await finishTask()
    // Finishing does not navigate by itself.
    expect(location.pathname).toBe('/appointment')
    goTo(null)
    goTo(entry)
    expect(location.pathname).toBe(redirectWhenDone)
  })

  test('is not reopened after a reload either', async () => {
    const entry = await finishTask()
    cleanup()
    goTo(entry)
    load()
    expect(location.pathname).toBe(redirectWhenDone)
  })

  test('allows another run', async () => {
    await finishTask()
    goTo(null)
    expect(load().current).toMatchObject({ isFinished: false, index: 0, choices: { colour: null } })
    expect(location.pathname).toBe('/appointment')
  })
})
