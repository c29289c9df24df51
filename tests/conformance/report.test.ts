import { expect, test } from 'vitest'
import type { Check } from './check.ts'
import { mustBe, NotChecked } from './finding.ts'
import { runChecks } from './run-checks.ts'
import { isConforming, reportOf } from './report.ts'
import { worldOf } from './world.ts'

const world = worldOf('http://127.0.0.1:1', { createPatient: async () => undefined, codeFor: async () => '000000' })
const check = (id: string, run: Check['run']): Check => ({
  id,
  description: `What ${id} is about`,
  calls: ['login'],
  run,
})

const sound = check('sound', async () => {})
const wrong = check('wrong', async () => mustBe('the status', 401, 200))
const leaking = check('leaking', async () => mustBe('a used code', 401, '200 {"authToken":"abc-123","id":7}'))
const impossible = check('impossible', () => Promise.reject(new NotChecked('The adapter has no ageCodes.')))
const unmade = check('unmade', async (given) => void (await given.signedIn('onboarded')))
const unreachable = check('unreachable', async (given) => void (await given.send('login')))

test('a wrong answer is reported with the expected and actual value, by rule and by call', async () => {
  const lines = reportOf(await runChecks(world, [sound, wrong, impossible, unmade, unreachable]))
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}login +1 passed, 2 failed, 2 not checked$/))
  const at = lines.indexOf('  FAILED      wrong: What wrong is about')
  expect(lines[at + 1]?.trim()).toBe('the status: expected 401, got 200')
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}not checked {2}impossible/))
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}not checked {2}unmade/))
  expect(lines).toContainEqual(expect.stringMatching(/the check could not go on: .*fetch failed/))
  expect(lines.at(-1)).toBe('1 passed, 2 failed, 2 not checked')
})

test('tokens in an answer are masked in the report', async () => {
  expect(reportOf(await runChecks(world, [leaking]))).toContainEqual(
    expect.stringContaining('got 200 {"authToken":"…","id":7}'),
  )
})

test('a run passes only if no check fails and at least one passes', async () => {
  expect(isConforming(await runChecks(world, [sound, impossible]))).toBe(true)
  expect(isConforming(await runChecks(world, [sound, wrong]))).toBe(false)
  expect(isConforming(await runChecks(world, [impossible]))).toBe(false)
})
