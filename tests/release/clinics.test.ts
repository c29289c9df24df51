import { expect, test } from 'vitest'
import { clinicsFigures, type ClinicRun } from './clinics.ts'

const sound: ClinicRun = { stages: { journeys: { passed: 3, failed: [] } }, leftovers: [] }

test('a clinic of which no test ran, one failed, or something of another is left proves nothing', () => {
  expect(clinicsFigures({ a: sound }).passed).toBe(true)
  expect(clinicsFigures({}).passed).toBe(false)
  expect(clinicsFigures({ a: { ...sound, stages: { journeys: { passed: 0, failed: [] } } } }).passed).toBe(false)
  expect(clinicsFigures({ a: { ...sound, stages: { journeys: { passed: 3, failed: ['one'] } } } }).passed).toBe(false)
  expect(clinicsFigures({ a: sound, b: { ...sound, leftovers: ['a name in a file'] } }).passed).toBe(false)
})
