import fc from 'fast-check'
import { expect, test } from 'vitest'
import { play, scenario } from '#tests/save-queue/scenario.ts'

test(
  'GEN-17.2 GEN-17.5 GEN-17.6 in any scenario the back end ends with the last answers, one request at a time, and only saved answers are reported as saved',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async (all) => {
        expect(await play(all)).toEqual([])
      }),
      { seed: 11, numRuns: 1000 },
    )
  },
)
