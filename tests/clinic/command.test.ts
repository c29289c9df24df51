import { afterEach, describe, expect, test, vi } from 'vitest'
import { portFrom, surroundings } from './command.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('what a command takes from its surroundings', () => {
  test('without a word there is a desk, no proxy, and the port of the command', () => {
    expect(surroundings(4803)).toEqual({ standInPort: 4803, behindProxy: false, desk: true })
  })

  test('behind a proxy there is no desk', () => {
    vi.stubEnv('CLINIC_BEHIND_PROXY', '1')
    expect(surroundings(4803)).toMatchObject({ behindProxy: true, desk: false })
  })

  test.each(['4801.5', '-1', '65536', 'vier'])('%j is no port', (given) => {
    vi.stubEnv('CLINIC_STAND_IN_PORT', given)
    expect(() => surroundings(4803)).toThrow(`CLINIC_STAND_IN_PORT must be a port number, not "${given}".`)
  })

  test('an empty variable is as one that is not there', () => {
    vi.stubEnv('CLINIC_PORT', '')
    expect(portFrom('CLINIC_PORT', 4801)).toBe(4801)
  })
})
