import { corpus, openHostile } from './hostile-steps.ts'
import { test } from './journey.ts'

test('MSG-09 DOC-04.3 nothing of all that a sender can put into a document runs, opens in our origin or asks for anything', async ({
  page,
  context,
  patient,
  signIn,
}) => {
  test.setTimeout(120_000)
  await signIn(page, await patient('nothing-planned'))
  await openHostile({ page, context }, corpus)
})
