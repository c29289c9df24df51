import { expect, test } from 'vitest'
import { callNames } from '#portal/api/contract/contract.ts'
import { fuzzFigures } from './fuzz.ts'
import { killFigures } from './kill.ts'
import { percentile } from './measure.ts'
import { persistenceFigures } from './persistence.ts'
import { raceFigures } from './race.ts'

test('a race is fair when every time goes once, and proves something when the control goes wrong', () => {
  const held = { sold: 50, double: 0, statuses: { 200: 50, 409: 2950 }, seconds: 1 }
  const control = { sold: 50, double: 12, statuses: { 200: 80, 409: 2920 }, seconds: 1 }
  expect(raceFigures(held, control).passed).toBe(true)
  for (const unfair of [
    { ...held, sold: 49 },
    { ...held, double: 1 },
    { ...held, statuses: { 200: 50, 409: 2949, 500: 1 } },
  ])
    expect(raceFigures(unfair, control).passed).toBe(false)
  expect(raceFigures(held, { ...control, double: 0 }).passed).toBe(false)
})

test('a kill proves something when nothing is missing and the control sees every kind of loss', () => {
  const control = [
    'answer 3 to city: there is NaN',
    'message 4 has 0 of 1 files',
    '2 appointments where one was moved',
    'a new patient: Error',
  ]
  const sound = { where: 'embedded', acknowledged: [20, 30], missing: [], partial: [], control, seconds: 2 }
  expect(killFigures([sound]).passed).toBe(true)
  for (const wrong of [
    { ...sound, missing: ['message 7'] },
    { ...sound, partial: ['a thread without a message'] },
    { ...sound, control: control.slice(1) },
  ]) {
    expect(killFigures([sound, wrong]).passed).toBe(false)
  }
  expect(killFigures([]).passed).toBe(false)
})

test('stopping proves something when nothing is missing, the upload is there, and no migration ran twice', () => {
  const sound = {
    where: 'embedded',
    acknowledged: [20, 30],
    missing: [],
    partial: [],
    isUploadKept: true,
    migratedAgain: 0,
  }
  expect(persistenceFigures([sound], true).passed).toBe(true)
  for (const wrong of [
    { ...sound, missing: ['message 7'] },
    { ...sound, partial: ['a thread without a message'] },
    { ...sound, isUploadKept: false },
    { ...sound, migratedAgain: 1 },
  ]) {
    expect(persistenceFigures([sound, wrong], true).passed).toBe(false)
  }
  expect(persistenceFigures([sound], false).passed).toBe(false)
  expect(persistenceFigures([], true).passed).toBe(false)
})

test('half of the calls are faster than the middle one, and one in a hundred is slower than p99', () => {
  const times = Array.from({ length: 200 }, (_, at) => at)
  expect([percentile(times, 0.5), percentile(times, 0.99), percentile([7], 0.99)]).toEqual([100, 198, 7])
  expect(percentile([], 0.5)).toBeNaN()
})

test('a fuzz proves something when every input was answered as declared, some of them granted', () => {
  const inputs = callNames.length * 8 * 60
  const sound = { where: 'PGlite', statuses: { 200: 1000, 400: inputs - 1000 }, found: [] }
  expect(fuzzFigures([sound]).passed).toBe(true)
  for (const wrong of [
    { ...sound, found: ['setBSN: a failure of the clinic: 500'] },
    { ...sound, statuses: { 400: inputs } },
    { ...sound, statuses: { 200: 1000 } },
  ]) {
    expect(fuzzFigures([sound, wrong]).passed).toBe(false)
  }
  expect(fuzzFigures([]).passed).toBe(false)
})
