import { expect, test } from '@playwright/test'
import { openTestAdmin } from '../support/test-admin.ts'
import { journeyOrigin, journeyStandInOrigin } from '../support/ports.ts'
import { failureOf, runMonkeyTest } from '../monkey-test/run.ts'
import { extended } from '../support/extended.ts'

/** The short form of the release check: one seed of its twenty, and fewer actions. */
test(
  'SES-08 two patients acting at random get no errors and see nothing of each other',
  { tag: extended },
  async ({ browser }) => {
    test.setTimeout(300_000)
    const run = await runMonkeyTest({
      browser,
      origin: journeyOrigin,
      standInOrigin: journeyStandInOrigin,
      testAdmin: openTestAdmin(journeyOrigin),
      seed: 4,
      actions: 300,
    })
    expect(failureOf(run)).toEqual([])
    expect(run.actions).toBe(300)
    expect(run.screens.length).toBeGreaterThan(6)
  },
)
