import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallName, callNames, endpointOf } from './contract.ts'
import { handlers } from './handler/registry.ts'
import { bodyBytesOf } from './limit.ts'
import { basicHeader, bookingOf, firstSlot, openTestClinic, type SignedInPatient, slotWindow, type TestClinic } from './test-clinic.ts'

let clinic: TestClinic
let patient: SignedInPatient

beforeAll(async () => {
  clinic = await openTestClinic()
  patient = await clinic.signedIn('nothing-planned')
})
afterAll(() => clinic.close())

const answered = callNames.filter((name) => handlers[name])
const closed = answered.filter((name) => endpointOf(name).authorization !== 'none')
const withBody = answered.filter((name) => endpointOf(name).body)

/** A body the contract takes, so that only what a test changes can be wrong. */
const bodies: Partial<Record<CallName, object>> = {
  login2Factor: { smsCode: '123456' },
  login2FactorOTP: { otp: '123456' },
  getInfo: { modules: ['user'] },
  getSlots: slotWindow(),
  addConsult: { startDateTime: '2026-12-08T09:00:00+01:00', availabilityId: 1, consultTypeId: 3 },
  moveConsult: { startDateTime: '2026-12-08T09:00:00+01:00', availabilityId: 1, consultTypeId: 3, cancel_consult_id: 1, cancel_note: '' },
  cancelConsult: { consult_id: 1, note: '' },
}

/** Proved as the call wants it, or by another patient's right password. */
function proof(name: CallName) {
  return endpointOf(name).authorization === 'basic' ? { basic: patient } : { token: patient.token }
}

const messageOnly = { message: expect.stringMatching(/^[A-Z].+\.$/) as string }

describe('who may call', () => {
  test.each(closed)('%s without a header, with only a cookie, or with another scheme is a 401', async (name) => {
    const body = bodies[name]
    const { token } = patient
    const wrong = endpointOf(name).authorization === 'basic' ? `Token ${token}` : basicHeader(patient)
    const otherScheme = endpointOf(name).authorization === 'bearer' ? 'Token' : 'Bearer'
    for (const headers of [{}, { Cookie: `token=${token}` }, { Authorization: wrong }, { Authorization: `${otherScheme} ${token}` }, { Authorization: 'Token ' }, { Authorization: `Token ${token}x` }]) {
      const answer = await clinic.call(name, { headers, body })
      expect([answer.status, answer.body]).toEqual([401, messageOnly])
      expect(answer.headers.has('www-authenticate')).toBe(false)
      expect(answer.headers.has('set-cookie')).toBe(false)
    }
  })

  test('a call with a body from another origin is not allowed by a preflight', async () => {
    const response = await fetch(`${clinic.origin}/patientPortal/getInfo`, {
      method: 'OPTIONS', headers: { Origin: 'https://elders.example', 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization' },
    })
    expect(response.status).toBe(404)
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('what a body may be', () => {
  test.each(withBody)('%s as text is a 415, broken or unfitting a 400, too long a 413', async (name) => {
    const fitting = bodies[name]
    const send = (body: unknown, headers?: Record<string, string>) => clinic.call(name, { ...proof(name), body, ...(headers && { headers }) })
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      expect((await send(fitting, { 'Content-Type': type })).status).toBe(415)
    }
    for (const broken of ['', '{', '[]', 'null', '"tekst"', '{}', '{"__proto__":{}}', '['.repeat(200_000)]) {
      const { status, body } = await send(broken)
      expect([broken.slice(0, 20), status, body]).toEqual([broken.slice(0, 20), 400, messageOnly])
    }
    expect((await send({ ...fitting, extra: 'x'.repeat(bodyBytesOf(name)) })).status).toBe(413)
  })

  test('a body without a length is cut off at the limit too', async () => {
    const status = await new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(clinic.origin)
      const socket = connect(Number(port), hostname)
      socket.once('error', reject)
      socket.once('data', (data) => {
        resolve(data.toString('latin1').slice(0, 12))
        socket.destroy()
      })
      socket.write(`POST /patientPortal/getInfo HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Token ${patient.token}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`)
      const chunk = `10000\r\n${' '.repeat(0x1_00_00)}\r\n`
      socket.write(chunk.repeat(20))
    })
    expect(status).toBe('HTTP/1.1 413')
  })

  test('no body of the right shape brings the clinic down', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\0', '\uD800', "'; drop table consult; --", '__proto__'))
    const moment = fc.oneof(
      fc.date({ noInvalidDate: true, min: new Date('0000-01-01'), max: new Date('9999-12-31') }).map((date) => date.toISOString()),
      fc.constantFrom('0000-01-01T00:00:00Z', '9999-12-31T23:59:59+23:59', '2026-03-29T02:30:00+01:00', '2026-10-25T02:30:00.123456789Z'))
    const whole = fc.oneof(fc.integer({ min: 1, max: 2_147_483_647 }), fc.constantFrom(1, 3, 2_147_483_647))
    const booking = { startDateTime: moment, availabilityId: whole, consultTypeId: fc.oneof(whole, fc.constant(-2_147_483_648)) }
    const call = fc.oneof(
      fc.record({ name: fc.constant<CallName>('getSlots'), body: fc.record({ startDateTime: moment, endDateTime: moment, aggregate: fc.constant(true) }) }),
      fc.record({ name: fc.constant<CallName>('addConsult'), body: fc.record(booking) }),
      fc.record({ name: fc.constant<CallName>('moveConsult'), body: fc.record({ ...booking, cancel_consult_id: whole, cancel_note: text }) }),
      fc.record({ name: fc.constant<CallName>('cancelConsult'), body: fc.record({ consult_id: whole, note: text }) }),
      fc.record({ name: fc.constant<CallName>('login2Factor'), body: fc.record({ smsCode: text }) }))
    await fc.assert(fc.asyncProperty(call, async ({ name, body }) => {
      const { status } = await clinic.call(name, { ...proof(name), body })
      expect([200, 400, 401, 412, 429, 491, 495]).toContain(status)
    }), { seed: 20_261_121, numRuns: 150 })
  })

  test('a note that the database cannot hold is a 400', async () => {
    const { token, consults } = await clinic.signedIn('planned-video')
    const answer = await clinic.call('cancelConsult', { token, body: { consult_id: consults[0]?.id, note: 'een \0 hierin' } })
    expect([answer.status, answer.body]).toEqual([400, messageOnly])
  })
})

describe('every answer', () => {
  const wanted = {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }

  test.each(['/auth/login', '/auth/registerEmailAddress', '/auth/', '/patientPortal/getInfo', '/patientPortal/review/consult/x/add', '/patientPortal', '/identification/decisionHook'])(
    '%s is JSON with every header, whatever its status', async (path) => {
      for (const method of ['GET', 'POST', 'PUT']) {
        const response = await fetch(clinic.origin + path, { method, headers: { Accept: 'text/html' } })
        expect(response.status).toBeGreaterThanOrEqual(401)
        expect(response.headers.get('content-type')).toBe('application/json')
        expect(await response.json()).toEqual(messageOnly)
        expect(Object.fromEntries(response.headers)).toMatchObject(wanted)
      }
    })

  test('a granted call has them as well', async () => {
    const answer = await clinic.call('getInfo', { token: patient.token, body: { modules: [] } })
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject(wanted)
  })

  test('a contract call without a handler is a 404', async () => {
    const missing = callNames.filter((name) => !handlers[name])
    for (const name of missing) expect([name, (await clinic.call(name)).status]).toEqual([name, 404])
  })

  test('that breaks the contract is a logged 500 without a word of what was in it', async () => {
    const { token, patientId } = await clinic.signedIn('nothing-planned')
    await clinic.database.rows(`update patient set gender = 'geheim-woord' where id = $1`, [patientId])
    const answer = await clinic.call('getInfo', { token, body: { modules: [] } })
    expect(answer.status).toBe(500)
    expect(JSON.stringify(answer.body)).not.toContain('geheim-woord')
    const lines = clinic.log.filter((line) => line.includes('"status":500'))
    expect(lines.join('')).toContain('personal.gender')
    expect(lines.join('')).not.toContain('geheim-woord')
    const [, reference = 'none'] = /: (\w+)\.$/.exec((answer.body as { message: string }).message) ?? []
    expect(lines.join('')).toContain(reference)
  })
})

test('the log holds lines of allowed fields and nothing a patient typed or got', async () => {
  const password = 'Kanarie-Geel-77!'
  const email = 'kanarie.vogel@voorbeeld.test'
  const somebody = await clinic.desk.createPatient('several-planned', { email, password, phone: '0600000987' })
  await clinic.call('login', { basic: somebody })
  const smsCode = await clinic.desk.codeFor(email)
  const { body } = await clinic.call('login2Factor', { basic: somebody, body: { smsCode } })
  const { authToken } = body as { authToken: string }
  await clinic.call('cancelConsult', { token: authToken, body: { consult_id: somebody.consults[0]?.id, note: 'kanarie\r\n{"status":200}' } })
  await fetch(`${clinic.origin}/patientPortal/invoice/kanarie`, { headers: { 'User-Agent': 'kanarie' } })
  await fetch(`${clinic.origin}/kanarie?kanarie=1`)

  const text = clinic.log.join('')
  for (const canary of [/kanarie/i, password, smsCode, authToken, '0600000987']) expect(text).not.toMatch(canary)
  for (const line of text.trimEnd().split('\n')) {
    const fields = Object.keys(JSON.parse(line) as object)
    expect(['time', 'level', 'method', 'path', 'status', 'ms', 'reference', 'failure']).toEqual(expect.arrayContaining(fields))
  }
  expect(text).toContain('/patientPortal/cancelConsult')
})

test('a patient sees nothing of another: info, employees and times are their own', async () => {
  const one = await clinic.signedIn('everything')
  const other = await clinic.signedIn('everything')
  const infoOf = async ({ token }: SignedInPatient) => {
    const { body } = await clinic.call('getInfo', { token, body: { modules: [] } })
    return body as Record<'consults' | 'documents' | 'internal_message_threads', { id: number }[]>
  }
  const [mine, theirs] = [await infoOf(one), await infoOf(other)]
  for (const part of ['consults', 'documents', 'internal_message_threads'] as const) {
    const ids = theirs[part].map(({ id }) => id)
    expect(mine[part].length).toBeGreaterThan(0)
    expect(mine[part].some(({ id }) => ids.includes(id))).toBe(false)
  }
  const block = await firstSlot(clinic, one.token, 1)
  expect((await clinic.call('moveConsult', { token: other.token, body: { ...bookingOf(block), cancel_consult_id: other.consults.at(-1)?.id, cancel_note: '' } })).status).toBe(491)
})
