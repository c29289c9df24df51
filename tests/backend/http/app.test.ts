import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callNames, endpointOf } from '#portal/api/contract/contract.ts'
import { infoOf } from '../test-kit/granted.ts'
import { openTestBackend, send, type SignedInPatient, type TestBackend } from '../test-kit/test-backend.ts'
import { startBackend } from './server.ts'

let backend: TestBackend
let patient: SignedInPatient

beforeAll(async () => {
  backend = await openTestBackend()
  patient = await backend.signedIn('nothing-planned')
})
afterAll(() => backend.close())

const messageOnly = { message: expect.stringMatching(/^[A-Z].+\.$/) as string }

test('a preflight from another origin is refused', async () => {
  const response = await fetch(`${backend.origin}/patientPortal/getInfo`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://elders.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization',
    },
  })
  expect(response.status).toBe(404)
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('a note with a NUL character gets a 400', async () => {
  const { token, consults } = await backend.signedIn('planned-video')
  const answer = await backend.call('cancelConsult', {
    token,
    body: { consult_id: consults[0]?.id, note: 'een \0 hierin' },
  })
  expect([answer.status, answer.body]).toEqual([400, messageOnly])
})

describe('every response', () => {
  const expectedHeaders = {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }

  test.each([
    '/auth/login',
    '/auth/registerEmailAddress',
    '/auth/',
    '/patientPortal/getInfo',
    '/patientPortal/review/consult/x/add',
    '/patientPortal',
    '/identification/decisionHook',
  ])('of %s is JSON with every security header, whatever the status', async (path) => {
    for (const method of ['GET', 'POST', 'PUT']) {
      const response = await fetch(backend.origin + path, { method, headers: { Accept: 'text/html' } })
      expect(response.status).toBeGreaterThanOrEqual(401)
      expect(response.headers.get('content-type')).toBe('application/json')
      expect(await response.json()).toEqual(messageOnly)
      expect(Object.fromEntries(response.headers)).toMatchObject(expectedHeaders)
    }
  })

  test('of a successful call has the same headers', async () => {
    const answer = await backend.call('getInfo', { token: patient.token, body: { modules: [] } })
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject(expectedHeaders)
  })

  test('that breaks the contract becomes a logged 500 without its content', async () => {
    const { token, patientId } = await backend.signedIn('nothing-planned')
    await backend.database.rows(`update patient set referrals = '["geheim-woord"]' where id = $1`, [patientId])
    await backend.database.rows(
      `insert into consult (patient_id, consult_type_id, starts_at, ends_at) values ($1, 4, '10000-01-01', '10000-01-02')`,
      [patientId],
    )
    const answer = await backend.call('getInfo', { token, body: { modules: [] } })
    expect(answer.status).toBe(500)
    expect(JSON.stringify(answer.body)).not.toContain('geheim-woord')
    const lines = backend.log.filter((line) => line.includes('"status":500'))
    expect(lines.join('')).toContain('consults.0.startDateTime')
    expect(lines.join('')).not.toContain('geheim-woord')
    const [, reference = 'none'] = /: (\w+)\.$/.exec((answer.body as { message: string }).message) ?? []
    expect(lines.join('')).toContain(reference)
  })
})

test('the patient info has no data of another patient', async () => {
  const one = await backend.signedIn('everything')
  const other = await backend.signedIn('everything')
  const [mine, theirs] = [await infoOf(backend, one.token), await infoOf(backend, other.token)]
  for (const part of ['consults', 'documents', 'internal_message_threads'] as const) {
    const ids = theirs[part].map(({ id }) => id)
    expect(mine[part].length).toBeGreaterThan(0)
    expect(mine[part].some(({ id }) => ids.includes(id))).toBe(false)
  }
})

describe('one IP address', () => {
  const tryFrom = (forwarded: string, at = 0) =>
    backend.call('login', {
      basic: { email: `iemand${at}@voorbeeld.test`, password: 'Helemaal-Fout-1' },
      headers: { 'X-Forwarded-For': forwarded },
    })
  async function tryOften(forwarded: (at: number) => string, times = 30): Promise<number[]> {
    const statuses = []
    for (let at = 0; at < times; at += 1) statuses.push((await tryFrom(forwarded(at), at)).status)
    return [...new Set(statuses)]
  }

  test('has thirty failed attempts an hour, whatever the accounts, then gets a 429, unlike other addresses', async () => {
    expect(await tryOften(() => '203.0.113.7')).toEqual([401])
    const refused = await tryFrom('203.0.113.7')
    expect([refused.status, refused.body]).toEqual([
      429,
      { message: expect.stringContaining('Probeer het over een uur opnieuw') as string },
    ])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect((await tryFrom('203.0.113.8')).status).toBe(401)
  })

  test('has thirty attempts also when a hundred arrive at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => tryFrom('203.0.113.20', 1000 + at)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(30)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(70)
  })

  test('is taken from the proxy’s own part of X-Forwarded-For, not from the caller’s', async () => {
    expect(await tryOften((at) => `198.51.100.${at}, 203.0.113.9`)).toEqual([401])
    expect((await tryFrom('198.51.100.99, 203.0.113.9')).status).toBe(429)
  })

  test('is a whole /64 network for IPv6', async () => {
    expect(await tryOften((at) => `2001:db8:1:2:${at}::1`)).toEqual([401])
    expect((await tryFrom('2001:db8:1:2::1')).status).toBe(429)
    expect((await tryFrom('2001:db8:1:3::1')).status).toBe(401)
  })

  test('has requested codes counted, and successful sign-ins not', async () => {
    const basic = await backend.testAdmin.createPatient('otp')
    const headers = { 'X-Forwarded-For': '203.0.113.10' }
    for (let at = 0; at < 31; at += 1) expect((await backend.call('login', { basic, headers })).status).toBe(200)
    for (let at = 0; at < 30; at += 1) {
      expect(
        (await backend.call('passwordResetRequest', { body: { emailAddress: `wie${at}@voorbeeld.test` }, headers }))
          .status,
      ).toBe(200)
    }
    expect((await backend.call('login', { basic, headers })).status).toBe(429)
    expect(await backend.database.rows('select from address_try where address_hash like $1', ['%203.0.113%'])).toEqual(
      [],
    )
  })
})

test.each([
  ['cross-site', 403],
  ['none', 403],
  ['same-origin', 200],
  ['same-site', 200],
])('a GET with a side effect from a page that is %s gets a %i', async (site, status) => {
  const { token } = await backend.signedIn('identified')
  expect((await backend.call('startOnboardGeneral', { token, headers: { 'Sec-Fetch-Site': site } })).status).toBe(
    status,
  )
})

describe('a portal of another origin', () => {
  const portal = 'https://portaal.voorbeeld.test'
  let own: Awaited<ReturnType<typeof startBackend>>

  beforeAll(async () => {
    own = await startBackend({
      database: { open: { ...backend.database, close: async () => {} } },
      port: 0,
      testAdmin: false,
      seed: false,
      quiet: true,
      allowOrigins: [portal],
    })
  })
  afterAll(() => own.close())

  test.each([
    [portal, true],
    [`${portal}.elders.example`, false],
    [`${portal}:8443`, false],
    [portal.slice(0, -1), false],
    ['http://portaal.voorbeeld.test', false],
    ['null', false],
  ])('allows calls from %s: %s', async (Origin, isAllowed) => {
    const preflight = await fetch(`${own.origin}/patientPortal/getInfo`, {
      method: 'OPTIONS',
      headers: { Origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization' },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBe(isAllowed ? portal : null)
    const { token } = await backend.signedIn('identified')
    const started = await send(own.origin, 'startOnboardGeneral', {
      token,
      headers: { Origin, 'Sec-Fetch-Site': 'cross-site' },
    })
    expect(started.status).toBe(isAllowed ? 200 : 403)
    // The portal reads the time, for a device whose clock is wrong.
    expect(started.headers.get('access-control-expose-headers')).toBe('Retry-After,Date')
  })
})

describe('the health endpoints', () => {
  test('report a live and ready back end', async () => {
    const [live, ready] = [await fetch(`${backend.origin}/health/live`), await fetch(`${backend.origin}/health/ready`)]
    expect([live.status, ready.status, await ready.json()]).toEqual([200, 200, { ready: true }])
  })

  test('report a back end as not ready when its database is closed', async () => {
    const { database } = backend
    let isGone = false
    const failing = {
      ...database,
      close: async () => {},
      rows: ((...given) =>
        isGone ? Promise.reject(new Error('gone')) : database.rows(...given)) as typeof database.rows,
    }
    const own = await startBackend({ database: { open: failing }, port: 0, testAdmin: false, seed: false, quiet: true })
    isGone = true
    const [live, ready] = [await fetch(`${own.origin}/health/live`), await fetch(`${own.origin}/health/ready`)]
    expect([live.status, ready.status]).toEqual([200, 503])
    await own.close()
  })
})

test('the contract is served as OpenAPI, with the statuses of every call', async () => {
  const document = (await (await fetch(`${backend.origin}/openapi.json`)).json()) as {
    openapi: string
    info: { description: string }
    paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>
  }
  expect(document.openapi).toBe('3.1.0')
  expect(document.info.description).toContain('The contract has no call for logging off.')
  expect(document.info.description).toContain('the clinic keeps taking it until its time is over')
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  // Logging off stands beside the contract.
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual([...callNames, 'signOut'].toSorted())
  for (const name of callNames) {
    const { method, path } = endpointOf(name)
    expect(
      Object.keys(document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses ?? {}),
    ).toContain('200')
  }
  expect(Object.keys(document.paths['/patientPortal/addConsult']?.['post']?.responses ?? {})).toEqual([
    '200',
    '400',
    '401',
    '409',
    '412',
    '413',
    '415',
    '491',
    '500',
  ])
})
