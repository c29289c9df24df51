import { setTimeout as wait } from 'node:timers/promises'

const patience = 20_000

/** Waits for something to be so, and says what it waited for in vain. */
export async function untilSo<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
  for (const end = Date.now() + patience; Date.now() < end; await wait(50)) {
    const found = await look()
    if (found !== null && found !== undefined && found !== false) return found
  }
  throw new Error(`In ${patience / 1000} seconds it did not come about that ${what}.`)
}
