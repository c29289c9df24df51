import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { infoOf } from '../test-kit/granted.ts'
import { openTestClinic, type SignedInPatient, type TestClinic } from '../test-kit/test-clinic.ts'

let clinic: TestClinic
let patient: SignedInPatient

beforeAll(async () => {
  clinic = await openTestClinic()
  patient = await clinic.signedIn('nothing-planned')
})
afterAll(() => clinic.close())

const messageOnly = { message: expect.stringMatching(/^[A-Z].+\.$/) as string }

test('a call with a body from another origin is not allowed by a preflight', async () => {
  const response = await fetch(`${clinic.origin}/patientPortal/getInfo`, {
    method: 'OPTIONS', headers: { Origin: 'https://elders.example', 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization' },
  })
  expect(response.status).toBe(404)
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('a note that the database cannot hold is a 400', async () => {
  const { token, consults } = await clinic.signedIn('planned-video')
  const answer = await clinic.call('cancelConsult', { token, body: { consult_id: consults[0]?.id, note: 'een \0 hierin' } })
  expect([answer.status, answer.body]).toEqual([400, messageOnly])
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

test('a patient sees nothing of another in the patient info', async () => {
  const one = await clinic.signedIn('everything')
  const other = await clinic.signedIn('everything')
  const [mine, theirs] = [await infoOf(clinic, one.token), await infoOf(clinic, other.token)]
  for (const part of ['consults', 'documents', 'internal_message_threads'] as const) {
    const ids = theirs[part].map(({ id }) => id)
    expect(mine[part].length).toBeGreaterThan(0)
    expect(mine[part].some(({ id }) => ids.includes(id))).toBe(false)
  }
})
