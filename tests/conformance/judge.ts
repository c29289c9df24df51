import type { Check } from './check.ts'
import { Finding, NotJudged } from './finding.ts'
import type { World } from './world.ts'

export interface Judgement {
  check: Pick<Check, 'id' | 'judges' | 'calls'>
  verdict: 'passed' | 'failed' | 'not judged'
  /** What was expected and what came, or why nobody could tell. */
  why?: string
}

export async function judge(world: World, check: Check): Promise<Judgement> {
  try {
    await check.run(world)
    return { check, verdict: 'passed' }
  } catch (error) {
    if (error instanceof NotJudged) return { check, verdict: 'not judged', why: error.message }
    // A back end or an adapter that breaks down has not shown what it should.
    const why =
      error instanceof Finding
        ? error.message
        : `the check could not go on: ${String(error)}${error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''}`
    return { check, verdict: 'failed', why }
  }
}

/** So many checks run side by side; each has patients of its own. */
const atOnce = 4

export async function judgeAll(world: World, checks: readonly Check[]): Promise<Judgement[]> {
  const judgements: Judgement[] = []
  const waiting = [...checks.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      judgements[next[0]] = await judge(world, next[1])
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return judgements
}
