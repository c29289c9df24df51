import { afterEach, describe, expect, test, vi } from 'vitest'
import { resolveConfig, type ResolvedConfig } from 'vite'
import { baseAddress, skipsCodeCheck, slotDays } from './environment.ts'

const root = new URL('..', import.meta.url).pathname

describe('the base address', () => {
  test.each([
    ['https by default', { VITE_API_HOST: 'clinic.example' }, 'https://clinic.example'],
    ['https when told', { VITE_API_SSL: 'true', VITE_API_HOST: 'clinic.example' }, 'https://clinic.example'],
    ['http only when told', { VITE_API_SSL: 'false', VITE_API_HOST: 'clinic.example' }, 'http://clinic.example'],
    ['with a port', { VITE_API_SSL: 'false', VITE_API_HOST: '127.0.0.1', VITE_API_PORT: '4173' }, 'http://127.0.0.1:4173'],
    ['without one where it is empty', { VITE_API_HOST: 'clinic.example', VITE_API_PORT: '' }, 'https://clinic.example'],
  ])('APP-08 is made of ssl flag, host and port: %s', (_name, environment, address) => {
    expect(baseAddress(environment)).toBe(address)
    expect(new URL(baseAddress(environment)).href).toBe(`${address}/`)
  })

  test.each([{}, { VITE_API_HOST: '' }, { VITE_API_SSL: 'false', VITE_API_PORT: '80' }])('APP-08 %o raises an error that names the variable', (environment) => {
    expect(() => baseAddress(environment)).toThrow(/VITE_API_HOST/)
  })
})

test.each([['true', true], ['false', false], ['1', false], ['', false], [undefined, false]])('APP-12 the development flag %o skips the check of codes: %o', (value, skips) => {
  expect(skipsCodeCheck(value === undefined ? {} : { VITE_SKIP_CODE_CHECK: value })).toBe(skips)
})

test.each([['30', 30], ['', 90], ['many', 90], ['0', 90], [undefined, 90]])('BOOK-03 %o days configured are %i', (value, days) => {
  expect(slotDays(value === undefined ? {} : { VITE_SLOT_DAYS: value })).toBe(days)
})

describe('the build', () => {
  const config = (command: 'build' | 'serve', mode: string): Promise<ResolvedConfig> => resolveConfig({ configFile: `${root}vite.config.ts`, logLevel: 'silent' }, command, mode, mode)

  afterEach(() => { vi.unstubAllEnvs() })

  test('APP-12 a production build refuses the flag by name', async () => {
    vi.stubEnv('VITE_API_HOST', 'clinic.example')
    vi.stubEnv('VITE_SKIP_CODE_CHECK', 'true')
    await expect(config('build', 'production')).rejects.toThrow(/VITE_SKIP_CODE_CHECK/)
  })

  test('APP-12 development takes the flag, and production goes on without it', async () => {
    vi.stubEnv('VITE_API_HOST', 'clinic.example')
    vi.stubEnv('VITE_SKIP_CODE_CHECK', 'true')
    expect((await config('serve', 'development')).command).toBe('serve')
    vi.stubEnv('VITE_SKIP_CODE_CHECK', 'false')
    expect((await config('build', 'production')).command).toBe('build')
  })

  test.each(['build', 'serve'] as const)('APP-08 %s without a host stops before there is a portal to call from', async (command) => {
    vi.stubEnv('VITE_API_HOST', '')
    await expect(config(command, 'production')).rejects.toThrow(/VITE_API_HOST/)
  })
})
