import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patientInfo } from '#portal/api/contract/patient.ts'
import type { CallName } from '#portal/api/contract/contract.ts'
import { sha256 } from '../credential/secret.ts'
import { sampleOf } from '../test-kit/sample/samples.ts'
import {
  bookingOf,
  firstSlot,
  openTestBackend,
  type CallInput,
  type SignedInPatient,
  type TestBackend,
} from '../test-kit/test-backend.ts'

let backend: TestBackend
let patient: SignedInPatient

beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

const getInfo = () => backend.call('getInfo', { token: patient.token, body: { modules: [] } })

describe('a fault', () => {
  beforeAll(async () => {
    patient = await backend.signedIn('nothing-planned')
  })

  test('applies to the call, the patient and the number of times it was set for', async () => {
    const other = await backend.signedIn('nothing-planned')
    await backend.testAdmin.arm(
      patient.email,
      'getInfo',
      { kind: 'status', status: 503, body: { message: 'Even niet.' } },
      2,
    )
    expect((await backend.call('getInfo', { token: other.token, body: { modules: [] } })).status).toBe(200)
    expect((await backend.call('getEmployees', { token: patient.token })).status).toBe(200)
    const answers = [await getInfo(), await getInfo(), await getInfo()]
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 200])
    expect(answers[0]?.body).toEqual({ message: 'Even niet.' })
  })

  test('may answer in another media type', async () => {
    await backend.testAdmin.arm(patient.email, 'getInfo', {
      kind: 'status',
      status: 502,
      body: '<h1>Bad gateway</h1>',
      contentType: 'text/html',
    })
    const { body, headers } = await getInfo()
    expect([body, headers.get('content-type')]).toEqual(['<h1>Bad gateway</h1>', 'text/html'])
  })

  test.each([204, 304, 491, 495, 599])('may have the status %i', async (status) => {
    await backend.testAdmin.arm(patient.email, 'getInfo', { kind: 'status', status })
    expect((await getInfo()).status).toBe(status)
  })

  test('may break the contract with a 200', async () => {
    await backend.testAdmin.arm(patient.email, 'getInfo', { kind: 'break' })
    const { status, body } = await getInfo()
    expect(status).toBe(200)
    expect(patientInfo.safeParse(body).success).toBe(false)
  })

  test('may close the connection, after which the back end still answers', async () => {
    await backend.testAdmin.arm(patient.email, 'getInfo', { kind: 'reset' })
    await expect(getInfo()).rejects.toThrow('fetch failed')
    expect((await getInfo()).status).toBe(200)
  })

  test('may cut the response off halfway, after which the back end still answers', async () => {
    await backend.testAdmin.arm(patient.email, 'getInfo', { kind: 'cut' })
    await expect(getInfo()).rejects.toThrow('terminated')
    expect((await getInfo()).status).toBe(200)
  })

  test('may come after the call was carried out', async () => {
    const booker = await backend.signedIn('nothing-planned')
    const body = bookingOf(await firstSlot(backend, booker.token, 1))
    await backend.testAdmin.arm(booker.email, 'addConsult', { kind: 'reset', after: true })
    await expect(backend.call('addConsult', { token: booker.token, body })).rejects.toThrow('fetch failed')
    expect((await backend.call('addConsult', { token: booker.token, body })).status).toBe(412)
  })

  test('without after keeps the call from being carried out', async () => {
    const booker = await backend.signedIn('nothing-planned')
    const body = bookingOf(await firstSlot(backend, booker.token, 1))
    await backend.testAdmin.arm(booker.email, 'addConsult', { kind: 'status', status: 500 })
    expect((await backend.call('addConsult', { token: booker.token, body })).status).toBe(500)
    expect((await backend.call('addConsult', { token: booker.token, body })).status).toBe(200)
  })

  test('applies to a sign-in with an unknown e-mail address', async () => {
    const basic = { email: 'Bestaat.Niet@voorbeeld.test', password: 'Helemaal-Fout-1' }
    await backend.testAdmin.arm(basic.email, 'login', { kind: 'status', status: 500 })
    expect((await backend.call('login', { basic })).status).toBe(500)
    expect((await backend.call('login', { basic })).status).toBe(401)
  })

  test('may be text that is not JSON, sent unchanged', async () => {
    await backend.testAdmin.arm(patient.email, 'getInfo', {
      kind: 'status',
      status: 200,
      body: '{"user":{"onBoardingComplete":tr',
    })
    const { status, body, headers } = await getInfo()
    expect([status, headers.get('content-type'), body]).toEqual([
      200,
      'application/json',
      '{"user":{"onBoardingComplete":tr',
    ])
  })

  test('may delay the right response', async () => {
    await backend.testAdmin.arm(patient.email, 'getInfo', { kind: 'slow', ms: 1 })
    expect((await getInfo()).status).toBe(200)
  })
})

describe('a fault for someone without an account', () => {
  const broken = { kind: 'status', status: 503, body: { message: 'Even niet.' } } as const

  /** What becomes of somebody else's call, of one's own, and of one's own again. */
  async function armed(name: CallName, key: string, own: CallInput) {
    const other = await sampleOf(name).granted(backend)
    await backend.testAdmin.arm(key, name, broken)
    return [await backend.call(name, other), await backend.call(name, own), await backend.call(name, own)].map(
      ({ status }) => status,
    )
  }

  test.each(['registerEmailAddress', 'passwordResetRequest', 'validateCode', 'passwordReset2Factor'] as const)(
    'of %s is found by the e-mail address in its body',
    async (name) => {
      const input = await sampleOf(name).granted(backend)
      const { emailAddress } = input.body as { emailAddress: string }
      expect(await armed(name, emailAddress.toUpperCase(), input)).toEqual([200, 503, 200])
    },
  )

  test.each(['validateEmailAddress', 'registerPhoneNumber', 'validatePhoneNumber', 'registerPassword'] as const)(
    'of %s is found by the e-mail address of the registration',
    async (name) => {
      const input = await sampleOf(name).granted(backend)
      const { registrationToken } = input.body as { registrationToken: string }
      const [row] = await backend.database.rows<{ email: string }>(
        'select email from registration where token_hash = $1',
        [sha256(registrationToken)],
      )
      expect(await armed(name, row?.email ?? '', input)).toEqual([200, 503, 200])
    },
  )

  test.each(['validateReview', 'addReview'] as const)('of %s is found by the uuid of the link', async (name) => {
    const input = await sampleOf(name).granted(backend)
    expect(await armed(name, String(input.path?.['id']), input)).toEqual([200, 503, 200])
  })
})

test("a hanging call ends at the caller's timeout, and does not keep the back end from closing", async () => {
  const own = await openTestBackend(async () => ({ ...backend.database, close: async () => {} }))
  const { email, token } = await own.signedIn('nothing-planned')
  await own.testAdmin.arm(email, 'getEmployees', { kind: 'hang' }, 2)
  const headers = { Authorization: `Token ${token}` }
  const ask = (signal?: AbortSignal) =>
    fetch(`${own.origin}/patientPortal/getEmployees`, { method: 'POST', headers, ...(signal && { signal }) })
  await expect(ask(AbortSignal.timeout(50))).rejects.toThrow('timeout')
  const hanging = ask().then(
    ({ status }) => String(status),
    (error: Error) => error.message,
  )
  // Another call's round trip: by then the hanging one is under way.
  await own.call('getInfo', { token, body: { modules: [] } })
  await own.close()
  expect(await hanging).toBe('fetch failed')
})
