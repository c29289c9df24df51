import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callNames, endpointOf } from '../contract.ts'
import { startClinic } from './server.ts'
import { openTestClinic, type TestClinic } from '../test-kit/test-clinic.ts'

let clinic: TestClinic

beforeAll(async () => {
  clinic = await openTestClinic()
})
afterAll(() => clinic.close())

describe('one address of the network', () => {
  const tryFrom = (forwarded: string, at = 0) => clinic.call('login', {
    basic: { email: `iemand${at}@voorbeeld.test`, password: 'Helemaal-Fout-1' }, headers: { 'X-Forwarded-For': forwarded },
  })
  async function tryOften(forwarded: (at: number) => string, times = 30): Promise<number[]> {
    const statuses = []
    for (let at = 0; at < times; at += 1) statuses.push((await tryFrom(forwarded(at), at)).status)
    return [...new Set(statuses)]
  }

  test('thirty failed tries an hour, whatever the accounts; then it has to wait and others do not', async () => {
    expect(await tryOften(() => '203.0.113.7')).toEqual([401])
    const refused = await tryFrom('203.0.113.7')
    expect([refused.status, refused.body]).toEqual([429, { message: expect.stringContaining('Probeer het over een uur opnieuw') as string }])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect((await tryFrom('203.0.113.8')).status).toBe(401)
  })

  test('names that a caller writes in front of the proxy’s own change nothing', async () => {
    expect(await tryOften((at) => `198.51.100.${at}, 203.0.113.9`)).toEqual([401])
    expect((await tryFrom('198.51.100.99, 203.0.113.9')).status).toBe(429)
  })

  test('of version 6 a whole /64 counts as one', async () => {
    expect(await tryOften((at) => `2001:db8:1:2:${at}::1`)).toEqual([401])
    expect((await tryFrom('2001:db8:1:2::1')).status).toBe(429)
    expect((await tryFrom('2001:db8:1:3::1')).status).toBe(401)
  })

  test('codes that are asked for count, signing in well does not', async () => {
    const basic = await clinic.desk.createPatient('otp')
    const headers = { 'X-Forwarded-For': '203.0.113.10' }
    for (let at = 0; at < 31; at += 1) expect((await clinic.call('login', { basic, headers })).status).toBe(200)
    for (let at = 0; at < 30; at += 1) {
      expect((await clinic.call('passwordResetRequest', { body: { emailAddress: `wie${at}@voorbeeld.test` }, headers })).status).toBe(200)
    }
    expect((await clinic.call('login', { basic, headers })).status).toBe(429)
    expect(await clinic.database.rows('select from address_try where address_hash like $1', ['%203.0.113%'])).toEqual([])
  })
})

test.each([['cross-site', 403], ['none', 403], ['same-origin', 200], ['same-site', 200]])('a GET that does something, from a page that is %s, is a %i', async (site, status) => {
  const { token } = await clinic.signedIn('identified')
  expect((await clinic.call('startOnboardGeneral', { token, headers: { 'Sec-Fetch-Site': site } })).status).toBe(status)
})

describe('whoever keeps it running', () => {
  test('hears that it lives and is ready', async () => {
    const [live, ready] = [await fetch(`${clinic.origin}/health/live`), await fetch(`${clinic.origin}/health/ready`)]
    expect([live.status, ready.status, await ready.json()]).toEqual([200, 200, { ready: true }])
  })

  test('hears that it is not when its database is gone', async () => {
    const { database } = clinic
    let isGone = false
    const failing = { ...database, close: async () => {}, rows: ((...given) => (isGone ? Promise.reject(new Error('gone')) : database.rows(...given))) as typeof database.rows }
    const own = await startClinic({ database: { open: failing }, port: 0, desk: false, seed: false, quiet: true })
    isGone = true
    const [live, ready] = [await fetch(`${own.origin}/health/live`), await fetch(`${own.origin}/health/ready`)]
    expect([live.status, ready.status]).toEqual([200, 503])
    await own.close()
  })
})

test('the contract is served as OpenAPI, every call with its statuses', async () => {
  const document = await (await fetch(`${clinic.origin}/openapi.json`)).json() as { openapi: string; paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>> }
  expect(document.openapi).toBe('3.1.0')
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(callNames.toSorted())
  for (const name of callNames) {
    const { method, path } = endpointOf(name)
    expect(Object.keys(document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses ?? {})).toContain('200')
  }
  expect(Object.keys(document.paths['/patientPortal/addConsult']?.['post']?.responses ?? {})).toEqual(['200', '400', '401', '409', '412', '413', '415', '491', '500'])
})
