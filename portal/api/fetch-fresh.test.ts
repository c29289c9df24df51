import { QueryClient, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { fetchFresh } from './fetch-fresh.ts'

/** A query whose n-th request is answered by calling `answer(n, text)`. */
function controlledQuery() {
  const waiting: ((answer: string) => void)[] = []
  const query = queryOptions({
    queryKey: ['state'],
    queryFn: ({ signal }) =>
      new Promise<string>((resolve, reject) => {
        waiting.push(resolve)
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  })
  const answer = async (at: number, text: string): Promise<void> => {
    await expect.poll(() => waiting.length).toBeGreaterThan(at)
    waiting[at]?.(text)
  }
  return { query, answer }
}

test('fetchFresh refetches, even while an older request is pending', async () => {
  const queries = new QueryClient()
  const { query, answer } = controlledQuery()
  queries.setQueryData(query.queryKey, 'known')
  const older = queries.fetchQuery({ ...query, staleTime: 0 })
  const newer = fetchFresh(queries, query)
  await answer(0, 'before')
  await answer(1, 'after')
  expect(await newer).toBe('after')
  expect(await older).not.toBe('before')
  expect(queries.getQueryData(query.queryKey)).toBe('after')
})

test('fetchFresh works without cached data', async () => {
  const queries = new QueryClient()
  const { query, answer } = controlledQuery()
  const older = queries.fetchQuery(query).catch(() => 'dropped')
  const newer = fetchFresh(queries, query)
  await answer(0, 'before')
  await answer(1, 'after')
  expect([await older, await newer]).toEqual(['dropped', 'after'])
})
