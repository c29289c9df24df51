import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../../api/error.ts'
import { toastsAtom, showToastAtom } from '../../session/toast-state.ts'
import { startTexts } from '../../stories/story-portal.tsx'
import { button, text } from '../../stories/render-screen.tsx'
import { QueryContent, type QueryContentProps } from './query-content.tsx'

const words = 'De kliniek is even niet bereikbaar. Probeer het over een paar minuten opnieuw.'
const queryKey = ['sample']
/** The clinic's answer to each call in turn. */
let replies: (() => Promise<string>)[]
const says = (data: string) => () => Promise.resolve(data)
const fails = () => Promise.reject(new ApiError('status', 503, undefined))
const waits = () => new Promise<string>(() => {})

const Own: NonNullable<QueryContentProps<string>['failed']> = ({ text: why, onRetry }) => (
  <button type="button" onClick={onRetry}>
    Zelf: {why}
  </button>
)

function Sample() {
  const query = useQuery({ queryKey, queryFn: () => replies.shift()?.() ?? waits() })
  return (
    <QueryContent query={query} failed={Own}>
      {(data) => <p>{data}</p>}
    </QueryContent>
  )
}

async function show(...given: typeof replies) {
  replies = given
  await startTexts()
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const store = createStore()
  render(
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <Sample />
      </QueryClientProvider>
    </Provider>,
  )
  return { queries, store }
}
const own = () => button(`Zelf: ${words}`)

test('without data, the error view of the screen replaces the alert, and can retry', async () => {
  await show(fails, says('Uw vragen'))
  await expect.element(own()).toBeVisible()
  await expect.element(button('Opnieuw proberen')).not.toBeInTheDocument()
  await own().click()
  await expect.element(text('Uw vragen')).toBeVisible()
  await expect.element(own()).not.toBeInTheDocument()
})

test('during a retry a loading message is shown', async () => {
  await show(fails, waits)
  await own().click()
  await expect.element(text('Bezig met laden…')).toBeInTheDocument()
  await expect.element(own()).not.toBeInTheDocument()
})

test('ERR-11.3 earlier data stays in view, with the alert, whose retry button is not filled', async () => {
  const { queries } = await show(says('Uw vragen'), fails)
  await expect.element(text('Uw vragen')).toBeVisible()
  await queries.invalidateQueries({ queryKey })
  await expect.element(text(words)).toBeVisible()
  await expect.element(text('Uw vragen')).toBeVisible()
  await expect.element(own()).not.toBeInTheDocument()
  // The content may have a filled button of its own.
  await expect.element(button('Opnieuw proberen')).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' })
})

describe('TOAST-02.4 the toast of a failed load', () => {
  const toasts = (store: ReturnType<typeof createStore>) => store.get(toastsAtom).map(({ text: said }) => said)

  test('is closed when a retry starts', async () => {
    const { store } = await show(fails, waits)
    await expect.poll(() => toasts(store)).toEqual([words])
    await own().click()
    await expect.poll(() => toasts(store)).toEqual([])
  })

  test('is closed when a refetch of the data succeeds, without closing other toasts', async () => {
    const { queries, store } = await show(says('Uw vragen'), fails, says('Uw nieuwe vragen'))
    await expect.element(text('Uw vragen')).toBeVisible()
    await queries.invalidateQueries({ queryKey })
    await expect.poll(() => toasts(store)).toEqual([words])
    store.set(showToastAtom, { tone: 'info', text: 'Nog iets anders.' })
    await button('Opnieuw proberen').click()
    await expect.element(text('Uw nieuwe vragen')).toBeVisible()
    expect(toasts(store)).toEqual(['Nog iets anders.'])
  })
})
