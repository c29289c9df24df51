import fc from 'fast-check'
import { expect, test } from 'vitest'
import { story, tell } from '#tests/proof/queue/story.ts'

test(
  'GEN-17.2 GEN-17.5 GEN-17.6 whatever happens on the way, the clinic ends with the last answers, one request at a time, and saved is said only of what is',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(story, async (told) => {
        expect((await tell(told)).wrongs).toEqual([])
      }),
      { seed: 11, numRuns: 1000 },
    )
  },
)
