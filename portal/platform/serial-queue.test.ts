import { expect, test } from 'vitest'
import { createSerialQueue } from './serial-queue.ts'

const orders: [string, readonly ('done' | 'failed')[]][] = [
  ['every task succeeds', ['done', 'done', 'done']],
  ['a task after a failed one', ['failed', 'done']],
  ['a failed task at the end', ['done', 'failed']],
]

test.each(orders)('tasks run one at a time, in the order of the calls: %s', async (_name, ends) => {
  const { run, settled } = createSerialQueue()
  const log: string[] = []
  const outcomes = Promise.allSettled(
    ends.map((end, at) =>
      run(async () => {
        log.push(`${at} begins`)
        await Promise.resolve()
        log.push(`${at} ends`)
        if (end === 'failed') throw new Error('It failed.')
        return at
      }),
    ),
  )
  await settled()
  expect(log).toEqual(ends.flatMap((_end, at) => [`${at} begins`, `${at} ends`]))
  expect((await outcomes).map(({ status }) => status)).toEqual(
    ends.map((end) => (end === 'done' ? 'fulfilled' : 'rejected')),
  )
})
