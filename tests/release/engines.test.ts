import { expect, test } from 'vitest'
import type { Outcome } from '../support/report.ts'
import { enginesResult } from './engines.ts'

const journey: Outcome = {
  project: 'firefox',
  file: 'tests/release/engine/journeys.engine.ts',
  title: 'the overview',
  state: 'passed',
}
const story: Outcome = { ...journey, file: 'tests/release/engine/stories.engine.ts', title: 'card' }

test('the check passes only if journeys and stories ran in each engine, and all passed', () => {
  expect(enginesResult({ firefox: [journey, story, { ...story, title: 'badge' }] })).toMatchObject({
    passed: true,
    details: expect.arrayContaining(['| firefox | 1 of 1 | 2 of 2 |']),
  })
  expect(enginesResult({ firefox: [journey, { ...story, state: 'failed', reason: 'console:\n Oops' }] })).toMatchObject(
    {
      passed: false,
      details: expect.arrayContaining(['| firefox | 1 of 1 | 0 of 1 |', '- firefox: card: console: Oops']),
    },
  )
  expect(enginesResult({ firefox: [journey, story], webkit: [] }).passed).toBe(false)
  expect(enginesResult({ firefox: [story] }).passed).toBe(false)
  expect(enginesResult({}).passed).toBe(false)
})
