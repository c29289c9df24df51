import fc from 'fast-check'
import type { Proof, Result } from './proof.ts'
import { story, tell, type Told } from './queue/story.ts'

const runs = 20_000

/** Proves something when every story went well, and trouble of each kind was met. */
export function saveQueueFigures(
  stories: number,
  counts: Readonly<Partial<Told['counts']>>,
  found: readonly string[],
): Result {
  const kinds = Object.entries(counts)
  return {
    passed: stories === runs && found.length === 0 && kinds.length > 0 && kinds.every(([, count]) => count > 0),
    summary: { amount: `${stories} stories`, figure: `${found.length} went wrong`, limit: '0' },
    figures: [
      `${stories} stories of up to 40 events in one or two tabs, on a pretended clock, browser and clinic; in ${found.length} of them something went wrong.`,
      '',
      '| met | times |',
      '|---|---|',
      ...kinds.map(([kind, count]) => `| ${kind} | ${count} |`),
      ...(found.length > 0 ? ['', ...found.map((one) => `- ${one}`)] : []),
    ],
  }
}

/** The same stories as in the unit tests, twenty times as many. */
export const saveQueue: Proof = {
  says: 'answers of a questionnaire survive whatever happens on their way to the clinic',
  judges: [
    'portal/platform',
    'portal/features/onboarding',
    'tests/proof/save-queue.ts',
    'tests/proof/queue',
    ':!**/*.test.ts',
    ':!**/*.test.tsx',
    ':!**/*.stories.tsx',
  ],
  async run({ seed }) {
    const counts: Partial<Record<keyof Told['counts'], number>> = {}
    const { failed, numRuns, counterexample } = await fc.check(
      fc.asyncProperty(story, async (told) => {
        const { wrongs, counts: own } = await tell(told)
        for (const [kind, count] of Object.entries(own) as [keyof Told['counts'], number][])
          counts[kind] = (counts[kind] ?? 0) + count
        return wrongs.length === 0
      }),
      { seed, numRuns: runs },
    )
    return saveQueueFigures(numRuns, counts, failed ? [JSON.stringify(counterexample)] : [])
  },
}
