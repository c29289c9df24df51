import { afterAll, beforeAll, expect, test } from 'vitest'
import { checks } from '#tests/conformance/checks.ts'
import { judge } from '#tests/conformance/judge.ts'
import { worldOf, type World } from '#tests/conformance/world.ts'
import openAdapter from './adapter.ts'
import { openTestClinic, type TestClinic } from './test-kit/test-clinic.ts'

let clinic: TestClinic
let world: World

beforeAll(async () => {
  clinic = await openTestClinic()
  world = worldOf(clinic.origin, openAdapter(clinic.origin))
})
afterAll(() => clinic.close())

test.concurrent.each(checks)('conforms: $id', async (check) => {
  const { verdict, why } = await judge(world, check)
  expect([verdict, why]).toEqual(['passed', undefined])
})
