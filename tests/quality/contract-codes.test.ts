import { describe, expect, test } from 'vitest'
import { documentCategory } from '#portal/api/contract/document.ts'
import { rebateReason } from '#portal/api/contract/invoice.ts'
import { actionState, intakeType } from '#portal/api/contract/patient.ts'
import { discoverySource } from '#portal/api/contract/questionnaire.ts'
import { places, production, type Sources } from './source.ts'

const statusTable = 'portal/api/contract/status.ts'
/** A status with a meaning of its own that is given a name or compared with; a list of numbers gives none. */
const namedStatus = /(?:[:=(]|\bcase)\s*(?:401|409|412|491|495)\b/g

const statusesNamedIn = (sources: Sources): string[] =>
  places(Object.fromEntries(Object.entries(sources).filter(([file]) => file !== statusTable)), namedStatus)

/** Only codes that cannot be an ordinary word. */
const codes = [actionState, intakeType, documentCategory, rebateReason, discoverySource].flatMap((named): string[] =>
  Object.values(named),
)
const placesOf = (code: string, sources: Sources): string[] =>
  places(sources, new RegExp(String.raw`(['"\`])${code}\1`, 'g'))

describe('each code of the contract is named in one file', () => {
  const sources = production('{ts,tsx}')

  test('API-04 only the table of statuses gives a status number a meaning', () => {
    expect(places(sources, namedStatus)).toHaveLength(5)
    expect(statusesNamedIn(sources)).toEqual([])
  })

  test.each([
    'const conflict = 409',
    'if (error.status === 401) leave()',
    '{ [412]: words, taken: 409 }',
    'case 495: return',
    'refuse(491)',
  ])('API-04 reports %s', (violation) => {
    expect(statusesNamedIn({ 'portal/example.ts': violation })).toHaveLength(1)
  })

  test.each(['const worded = [400, 401, 409] as const', 'const width = 4090', '// a 409 is a conflict'])(
    'API-04 does not report %s',
    (valid) => {
      expect(statusesNamedIn({ 'portal/example.ts': valid })).toEqual([])
    },
  )

  test.each(codes)('API-06.1 %s occurs once in the source', (code) => {
    expect(placesOf(code, sources)).toHaveLength(1)
  })

  test("REG-12.2 the contract's name for a visitor's device occurs in one file", () => {
    const named = places(sources, /\bvisitorId\b/g).map((place) => place.replace(/:\d+ .*/, ''))
    expect([...new Set(named)]).toEqual(['portal/api/contract/authentication.ts'])
  })

  test('API-06.1 reports a code that occurs a second time', () => {
    expect(
      placesOf('IN_MIGR', { ...sources, 'portal/example.ts': "const isMigraine = type === 'IN_MIGR'" }),
    ).toHaveLength(2)
  })
})
