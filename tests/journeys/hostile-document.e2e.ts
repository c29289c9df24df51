import { corpus, openHostile } from './hostile-steps.ts'
import { extended } from '../support/extended.ts'
import { expect, test } from './journey.ts'

/** One of each that the portal makes something else of; the others are judged by the longer journeys. */
const some = ['a page', 'a picture with a page behind it', 'a PDF with scripts everywhere']

test(
  'MSG-09 DOC-04.3 no content of a hostile document runs, opens in our origin or sends a request',
  { tag: extended },
  async ({ page, context, patient, signIn }) => {
    await signIn(page, await patient('nothing-planned'))
    const chosen = corpus.filter(({ name }) => some.includes(name))
    expect(chosen).toHaveLength(some.length)
    await openHostile({ page, context }, chosen)
  },
)
