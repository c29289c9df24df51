import { changeScreen, type Walk } from './walk.ts'

export interface Heap {
  /** After the first round, and after all changes, in bytes, with all that nothing refers to taken away. */
  first: number
  last: number
  changes: number
}

const changes = 200

async function heapOf({ session }: Walk): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
}

/** From screen to screen, round after round. */
export async function measureHeap(walk: Walk, addresses: readonly string[]): Promise<Heap> {
  await walk.enter()
  for (const address of addresses) await changeScreen(walk, address)
  const first = await heapOf(walk)
  // Whole rounds only: the screen that is there counts in both.
  const rounds = Math.ceil(changes / addresses.length)
  for (let round = 0; round < rounds; round += 1) for (const address of addresses) await changeScreen(walk, address)
  return { first, last: await heapOf(walk), changes: rounds * addresses.length }
}
