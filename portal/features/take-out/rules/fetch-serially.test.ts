import { describe, expect, test, vi } from 'vitest'
import { fetchSerially, type FetchTask, type Progress } from './fetch-serially.ts'

const task = (name: string, fetch: () => Promise<string>): FetchTask<string> => ({
  name,
  fetch: async () => ({ file: await fetch() }),
})
const sound = (name: string) => task(name, () => Promise.resolve(`${name}.pdf`))

/** Fails as often as told, then succeeds. */
function flaky(name: string, failures: number) {
  const fetch = vi.fn<() => Promise<string>>().mockResolvedValue(`${name}.pdf`)
  for (let at = 0; at < failures; at += 1) fetch.mockRejectedValueOnce(new Error('503'))
  return { task: task(name, fetch), fetch }
}

async function run(
  tasks: readonly FetchTask<string>[],
  {
    again = [],
    signal = new AbortController().signal,
    stopsAll = () => false,
  }: { again?: boolean[]; signal?: AbortSignal; stopsAll?: () => boolean } = {},
) {
  const asked: string[][] = []
  const progress: Progress[] = []
  const files: string[] = []
  const fetching = fetchSerially(tasks, {
    signal,
    onProgress: (now) => progress.push(now),
    stopsAll,
    askAgain: (failed) => {
      asked.push(failed.map(({ name }) => name))
      return Promise.resolve(again.shift() ?? false)
    },
  })
  let next = await fetching.next()
  for (; !next.done; next = await fetching.next()) files.push(next.value)
  return { files, asked, progress, missing: next.value.map(({ name }) => name) }
}

describe('TAKE-01.5 a failed download', () => {
  test('is named, and only that is retried', async () => {
    const [once, always] = [flaky('b', 1), flaky('c', 9)]
    const a = flaky('a', 0)
    expect(await run([a.task, once.task, always.task], { again: [true, false] })).toMatchObject({
      files: ['a.pdf', 'b.pdf'],
      asked: [['b', 'c'], ['c']],
      missing: ['c'],
    })
    expect([a, once, always].map(({ fetch }) => fetch.mock.calls.length)).toEqual([1, 2, 2])
  })

  test('without a connection stops the others too, which are not tried', async () => {
    const [lost, other] = [flaky('a', 1), flaky('b', 0)]
    expect(await run([lost.task, other.task], { stopsAll: () => true })).toMatchObject({
      files: [],
      missing: ['a', 'b'],
    })
    expect(other.fetch).not.toHaveBeenCalled()
  })
})

test('TAKE-01.4 items named in an answer are downloaded too, and counted as soon as they are known', async () => {
  const list: FetchTask<string> = { name: 'list', fetch: () => Promise.resolve({ found: [sound('a'), sound('b')] }) }
  const { files, progress } = await run([list, sound('z')])
  expect(files).toEqual(['z.pdf', 'a.pdf', 'b.pdf'])
  expect(progress).toEqual([
    { done: 0, total: 2, name: 'list' },
    { done: 1, total: 4, name: 'z' },
    { done: 2, total: 4, name: 'a' },
    { done: 3, total: 4, name: 'b' },
  ])
})

test('TAKE-01.7 each download waits until the previous file has been processed', async () => {
  const second = flaky('b', 0)
  const fetching = fetchSerially([sound('a'), second.task], {
    signal: new AbortController().signal,
    onProgress: () => {},
    stopsAll: () => false,
    askAgain: () => Promise.resolve(false),
  })
  expect(await fetching.next()).toEqual({ done: false, value: 'a.pdf' })
  expect(second.fetch).not.toHaveBeenCalled()
  await fetching.next()
  expect(second.fetch).toHaveBeenCalledOnce()
})

describe('TAKE-01.6 once it is aborted', () => {
  test('nothing more is downloaded, and no file is returned', async () => {
    const stop = new AbortController()
    const later = flaky('b', 0)
    const stopping = task('a', () => {
      stop.abort()
      return Promise.resolve('a.pdf')
    })
    await expect(run([stopping, later.task], { signal: stop.signal })).rejects.toThrow(/abort/i)
    expect(later.fetch).not.toHaveBeenCalled()
  })

  test('the aborted call does not count as a failure', async () => {
    const stop = new AbortController()
    const stopping = task('a', () => {
      stop.abort()
      return Promise.reject(new Error('aborted'))
    })
    await expect(run([stopping], { signal: stop.signal })).rejects.toThrow(/abort/i)
  })
})
