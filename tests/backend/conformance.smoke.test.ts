import { afterAll, beforeAll, expect, test } from 'vitest'
import { checks } from '#tests/conformance/checks.ts'
import { runCheck } from '#tests/conformance/run-checks.ts'
import { worldOf, type World } from '#tests/conformance/world.ts'
import openAdapter from './adapter.ts'
import { openTestBackend, type TestBackend } from './test-kit/test-backend.ts'

let backend: TestBackend
let world: World

beforeAll(async () => {
  backend = await openTestBackend()
  world = worldOf(backend.origin, openAdapter(backend.origin))
})
afterAll(() => backend.close())

/** One of each call, for which the adapter makes a patient of nearly every state. All checks take longer: `npm run test:release conformance`. */
const oneOfEachCall = checks.filter(({ id }) => id.startsWith('shape/'))

test.concurrent.each(oneOfEachCall)('conforms to the contract: $id', async (check) => {
  const { status, why } = await runCheck(world, check)
  expect([status, why]).toEqual(['passed', undefined])
})
