import type { Check } from './check.ts'
import { Finding, NotChecked } from './finding.ts'
import type { World } from './world.ts'

export interface CheckResult {
  check: Pick<Check, 'id' | 'description' | 'calls'>
  status: 'passed' | 'failed' | 'not checked'
  /** What was expected and received, or why it could not be checked. */
  why?: string
}

export async function runCheck(world: World, check: Check): Promise<CheckResult> {
  try {
    await check.run(world)
    return { check, status: 'passed' }
  } catch (error) {
    if (error instanceof NotChecked) return { check, status: 'not checked', why: error.message }
    // A back end or an adapter that throws has not passed.
    const why =
      error instanceof Finding
        ? error.message
        : `the check could not go on: ${String(error)}${error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''}`
    return { check, status: 'failed', why }
  }
}

/** How many checks run at the same time; each has its own patients. */
const atOnce = 4

export async function runChecks(world: World, checks: readonly Check[]): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  const waiting = [...checks.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      results[next[0]] = await runCheck(world, next[1])
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
