import { afterEach, describe, expect, test, vi } from 'vitest'
import { resolveConfig, type ResolvedConfig } from 'vite'
import { readEnvironment } from './environment.ts'

const root = new URL('../..', import.meta.url).pathname

const host = { VITE_API_HOST: 'clinic.example' }

describe('the base address', () => {
  test.each([
    ['https by default', host, 'https://clinic.example'],
    ['https with VITE_API_SSL true', { ...host, VITE_API_SSL: 'true' }, 'https://clinic.example'],
    ['http only with VITE_API_SSL false', { ...host, VITE_API_SSL: 'false' }, 'http://clinic.example'],
    [
      'with a port',
      { VITE_API_SSL: 'false', VITE_API_HOST: '127.0.0.1', VITE_API_PORT: '4173' },
      'http://127.0.0.1:4173',
    ],
    ['without a port if it is empty', { ...host, VITE_API_PORT: '' }, 'https://clinic.example'],
  ])('APP-08.1 is built from the ssl flag, host and port: %s', (_name, environment, address) => {
    const { baseAddress } = readEnvironment(environment)
    expect(baseAddress).toBe(address)
    expect(new URL(baseAddress).href).toBe(`${address}/`)
  })

  test.each([
    {},
    { VITE_API_HOST: '' },
    { VITE_API_HOST: 'https://clinic.example' },
    { VITE_API_SSL: 'false', VITE_API_PORT: '80' },
  ])('APP-08.2 %o throws an error that names the variable', (environment) => {
    expect(() => readEnvironment(environment)).toThrow(/VITE_API_HOST/)
  })
})

test.each([
  ['true', true],
  ['false', false],
  ['', false],
  [undefined, false],
])('APP-12.3 the development flag %o skips code validation: %o', (value, skips) => {
  expect(readEnvironment({ ...host, VITE_SKIP_CODE_CHECK: value }).skipsCodeCheck).toBe(skips)
})

test.each([
  ['/patientPortal/signOut', 'https://clinic.example/patientPortal/signOut'],
  ['', null],
  [undefined, null],
])('SES-03 the log-off path of the back end, %o, gives the address %o', (path, address) => {
  expect(readEnvironment({ ...host, VITE_SIGN_OUT_PATH: path }).signOutAddress).toBe(address)
})

describe('the address for error reports', () => {
  const addressFor = (address: string | undefined, clinic = 'clinic.example') =>
    readEnvironment({ VITE_API_HOST: clinic, VITE_REPORT_ADDRESS: address }).reportAddress

  test.each([
    ['https://reports.example/portal', 'https://reports.example/portal'],
    ['https://reports.example/', 'https://reports.example/'],
    ['', null],
    [undefined, null],
  ])('%s gives %s', (given, address) => {
    expect(addressFor(given)).toBe(address)
  })

  test.each([
    'reports.example/portal',
    'http://reports.example/portal',
    'https://reports.example',
    'https://*.example/portal',
    'https://key@reports.example/portal',
    'https://reports.example/portal?key=1',
    'https://reports.example/portal#1',
    'https://reports.example/a b',
    'http://127.0.0.1:4810/report',
  ])('%s stops the build with an error that names it', (given) => {
    expect(() => addressFor(given)).toThrow(`VITE_REPORT_ADDRESS is not set as it must be: ${given} `)
  })

  test('may be this machine if the back end is on it too', () => {
    expect(addressFor('http://127.0.0.1:4810/report', '127.0.0.1')).toBe('http://127.0.0.1:4810/report')
  })
})

test.each([
  ['30', 30],
  ['', 90],
  [undefined, 90],
])('BOOK-03.4 %o slot days are read as %i', (value, days) => {
  expect(readEnvironment({ ...host, VITE_SLOT_DAYS: value }).slotDays).toBe(days)
})

const lists = {
  VITE_VERIFICATION_ORIGINS: { id: 'IDENT-03.6', setting: 'verificationOrigins' },
  VITE_PAYMENT_ORIGINS: { id: 'FIN-06.2', setting: 'paymentOrigins' },
} as const

describe.each(Object.entries(lists))('the allowed origins for %s', (variable, { id, setting }) => {
  const listed = (origins: string | undefined, clinic = 'clinic.example') =>
    readEnvironment({ VITE_API_HOST: clinic, [variable]: origins })[setting]

  test.each([
    [undefined, []],
    ['', []],
    ['https://verify.example', ['https://verify.example']],
    ['https://verify.example, https://other.example:8443', ['https://verify.example', 'https://other.example:8443']],
    ['https://verify.example\nhttps://other.example\n', ['https://verify.example', 'https://other.example']],
  ])(`${id} %j are read as %j`, (given, origins) => {
    expect(listed(given)).toEqual(origins)
  })

  test.each([
    'verify.example',
    'http://verify.example',
    'https://verify.example/',
    'https://verify.example/start',
    'https://*.example',
    'https://user@verify.example',
    'HTTPS://verify.example',
    'https://verify.example:443',
    'https://',
    'javascript:alert(1)',
    'null',
    'https://verify.example;https://other.example',
    'http://127.0.0.1:4802',
    'https://localhost',
    'http://[::1]:4802',
  ])(`${id} %s stops the build with an error that names it`, (given) => {
    expect(() => listed(`https://verify.example ${given}`)).toThrow(
      `${variable} is not set as it must be: ${given.split(' ')[0]} `,
    )
  })

  test.each(['127.0.0.1', 'localhost'])(`${id} may include this machine when the back end is at %s`, (clinic) => {
    expect(listed('http://127.0.0.1:4802', clinic)).toEqual(['http://127.0.0.1:4802'])
    expect(() => listed('http://verify.example', clinic)).toThrow(variable)
  })
})

test.each([
  ['true', true],
  ['false', false],
  ['', false],
  [undefined, false],
])('TEST-02.1 the flag %o includes the test page: %o', (value, has) => {
  expect(readEnvironment({ ...host, VITE_TEST_PAGE: value }).hasTestPage).toBe(has)
})

test.each([
  ['VITE_TEST_PAGE', 'yes'],
  ['VITE_API_SSL', 'no'],
  ['VITE_API_PORT', '80a'],
  ['VITE_SKIP_CODE_CHECK', '1'],
  ['VITE_SLOT_DAYS', 'many'],
  ['VITE_SLOT_DAYS', '0'],
  ['VITE_SIGN_OUT_PATH', '//evil.example/'],
  ['VITE_SIGN_OUT_PATH', 'signOut'],
  ['VITE_API_HOTS', 'clinic.example'],
])('an invalid %s (%s) throws an error that names it', (name, value) => {
  expect(() => readEnvironment({ ...host, [name]: value })).toThrow(name)
})

test('other variables are ignored', () => {
  expect(readEnvironment({ ...host, MODE: 'production', HOME: '/root' }).baseAddress).toBe('https://clinic.example')
})

describe('the build', () => {
  const config = (command: 'build' | 'serve', mode: string): Promise<ResolvedConfig> =>
    resolveConfig({ configFile: `${root}vite.config.ts`, logLevel: 'silent' }, command, mode, mode)

  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test('APP-12.4 a production build rejects the development flag by name', async () => {
    vi.stubEnv('VITE_API_HOST', 'clinic.example')
    vi.stubEnv('VITE_SKIP_CODE_CHECK', 'true')
    await expect(config('build', 'production')).rejects.toThrow(/VITE_SKIP_CODE_CHECK/)
  })

  test('APP-12.4 a development build accepts the flag, and a production build works without it', async () => {
    vi.stubEnv('VITE_API_HOST', 'clinic.example')
    vi.stubEnv('VITE_SKIP_CODE_CHECK', 'true')
    expect((await config('serve', 'development')).command).toBe('serve')
    vi.stubEnv('VITE_SKIP_CODE_CHECK', 'false')
    expect((await config('build', 'production')).command).toBe('build')
  })

  test('without a report address its constant is empty, so that the code is dropped; otherwise it has the address', async () => {
    const reportAddress = async () =>
      (await config('build', 'production')).define?.['import.meta.env.VITE_REPORT_ADDRESS'] as unknown
    vi.stubEnv('VITE_API_HOST', 'clinic.example')
    expect(await reportAddress()).toBe('""')
    vi.stubEnv('VITE_REPORT_ADDRESS', 'https://reports.example/portal')
    expect(await reportAddress()).toBe('"https://reports.example/portal"')
  })

  test.each(['build', 'serve'] as const)('APP-08.2 APP-08.3 %s without a host fails', async (command) => {
    vi.stubEnv('VITE_API_HOST', '')
    await expect(config(command, 'production')).rejects.toThrow(/VITE_API_HOST/)
  })
})
