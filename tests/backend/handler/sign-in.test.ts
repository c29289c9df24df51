import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, stepAt } from '../credential/totp.ts'
import { firstRow } from '../database/database.ts'
import { wrongOf } from '../test-kit/sample/sample.ts'
import { signOutPath } from '../sign-out-path.ts'
import { openTestBackend, type TestBackend } from '../test-kit/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

async function wrongTimes(basic: { email: string; password: string }, times: number) {
  const answers = []
  for (let count = 0; count < times; count += 1) answers.push(await backend.call('login', { basic }))
  return answers
}

describe('first step', () => {
  test('the right password returns the method and sends a code of six digits', async () => {
    const basic = await backend.testAdmin.createPatient('nothing-planned')
    const { status, body } = await backend.call('login', { basic })
    expect([status, body]).toEqual([200, { method: 'sms' }])
    expect(await backend.testAdmin.codeFor(basic.email)).toMatch(/^\d{6}$/)
  })

  test.each([
    ['otp', 'otp'],
    ['unknown-method', 'post'],
  ] as const)('a patient of the scenario %s has the method %s and gets no code', async (state, method) => {
    const basic = await backend.testAdmin.createPatient(state)
    expect((await backend.call('login', { basic })).body).toEqual({ method })
    expect(await firstRow(backend.database, 'select from outbox where email = $1', [basic.email])).toBeUndefined()
  })

  test('a password with colons and letters beyond ASCII is accepted in the header', async () => {
    const basic = await backend.testAdmin.createPatient('nothing-planned', { password: 'één:Twee:drieë-4!' })
    expect((await backend.call('login', { basic })).status).toBe(200)
  })

  test('the e-mail address is case-insensitive', async () => {
    const basic = await backend.testAdmin.createPatient('nothing-planned')
    expect((await backend.call('login', { basic: { ...basic, email: basic.email.toUpperCase() } })).status).toBe(200)
  })

  test('a wrong password and an unknown e-mail address get the same answers, before and during the lock', async () => {
    const { email } = await backend.testAdmin.createPatient('nothing-planned')
    const known = await wrongTimes({ email, password: 'Helemaal-Fout-1' }, 7)
    const unknown = await wrongTimes({ email: 'bestaat.niet@voorbeeld.test', password: 'Helemaal-Fout-1' }, 7)
    expect(known.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect(unknown.map(({ status, body }) => [status, body])).toEqual(known.map(({ status, body }) => [status, body]))
    expect(unknown[0]?.body).toEqual({ message: 'Dit e-mailadres en wachtwoord horen niet bij elkaar.' })
    for (const answers of [known, unknown]) {
      expect(answers.every(({ headers }) => !headers.has('www-authenticate'))).toBe(true)
      expect(Number(answers[5]?.headers.get('retry-after'))).toBe(7200)
      expect(Number(answers[6]?.headers.get('retry-after'))).toBeGreaterThan(7000)
    }
  })

  test('a locked account refuses the right password too, and accepts it after the lock', async () => {
    const basic = await backend.testAdmin.createPatient('nothing-planned')
    await wrongTimes({ ...basic, password: 'Helemaal-Fout-1' }, 6)
    expect((await backend.call('login', { basic })).status).toBe(429)
    await backend.database.rows(
      `update password_attempt set locked_until = now() - interval '1 second' where locked_until is not null`,
    )
    expect((await backend.call('login', { basic })).status).toBe(200)
  })

  test('the count of wrong passwords restarts after a lock', async () => {
    const basic = { ...(await backend.testAdmin.createPatient('nothing-planned')), password: 'Helemaal-Fout-1' }
    await wrongTimes(basic, 6)
    await backend.database.rows(
      `update password_attempt set locked_until = now() - interval '1 second' where locked_until is not null`,
    )
    expect((await wrongTimes(basic, 6)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('the right password resets the count of wrong ones', async () => {
    const basic = await backend.testAdmin.createPatient('otp')
    const wrong = { ...basic, password: 'Helemaal-Fout-1' }
    await wrongTimes(wrong, 5)
    await backend.call('login', { basic })
    expect((await wrongTimes(wrong, 5)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  })

  test.each(['', 'Basic', 'Basic !!!', 'Basic OnNvbWV0aGluZw==', 'Token abc'])(
    'the header %j gets a 401',
    async (Authorization) => {
      expect((await backend.call('login', { headers: { Authorization } })).status).toBe(401)
    },
  )
})

describe('codes', () => {
  async function atTheCode() {
    const basic = await backend.testAdmin.createPatient('nothing-planned')
    await backend.call('login', { basic })
    const code = await backend.testAdmin.codeFor(basic.email)
    return { basic, code, enter: (smsCode: string) => backend.call('login2Factor', { basic, body: { smsCode } }) }
  }

  test('a code gives a valid token, once', async () => {
    const { code, enter } = await atTheCode()
    const { status, body } = await enter(code)
    expect(status).toBe(200)
    const { authToken } = body as { authToken: string }
    expect((await backend.call('getInfo', { token: authToken, body: { modules: [] } })).status).toBe(200)
    expect((await enter(code)).status).toBe(401)
  })

  test('one of two simultaneous calls with the same code succeeds', async () => {
    const { code, enter } = await atTheCode()
    const answers = await Promise.all([enter(code), enter(code)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
  })

  test('a token is valid for thirty days, and only its hash is stored', async () => {
    const { basic, code, enter } = await atTheCode()
    const { authToken } = (await enter(code)).body as { authToken: string }
    const row = await firstRow<{ hash: string; days: number }>(
      backend.database,
      `
      select token_hash as hash, round(extract(epoch from expires_at - now()) / 86400)::int as days from session where patient_id = $1`,
      [basic.patientId],
    )
    expect(row?.days).toBe(30)
    expect(row?.hash).not.toContain(authToken)
    expect(Buffer.from(authToken, 'base64url')).toHaveLength(32)
  })

  test('an expired and an ended session are refused', async () => {
    const one = await backend.signedIn('nothing-planned')
    await backend.database.rows(`update session set expires_at = now() where patient_id = $1`, [one.patientId])
    const other = await backend.signedIn('nothing-planned')
    await backend.testAdmin.endSessions(other.email)
    for (const { token } of [one, other]) expect((await backend.call('getEmployees', { token })).status).toBe(401)
  })

  test('SES-03 logging off ends the session of its token and no other', async () => {
    const one = await backend.signedIn('nothing-planned')
    const other = await backend.signedIn('nothing-planned')
    const signOut = (token: string) =>
      fetch(backend.origin + signOutPath, { method: 'POST', headers: { Authorization: `Token ${token}` } })
    const statusOf = async ({ token }: { token: string }) => (await backend.call('getEmployees', { token })).status
    expect((await signOut(one.token)).status).toBe(204)
    expect([await statusOf(one), await statusOf(other), (await signOut(one.token)).status]).toEqual([401, 200, 204])
  })

  test('five wrong attempts void a code, and a new one works', async () => {
    const { basic, code, enter } = await atTheCode()
    const wrong = wrongOf(code)
    const messages = []
    for (let count = 0; count < 5; count += 1) messages.push(await enter(wrong))
    expect(messages.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    expect(messages[3]?.body).toEqual({ message: 'Deze code klopt niet.' })
    expect(messages[4]?.body).toEqual({ message: 'Deze code is niet meer geldig. Vraag een nieuwe code aan.' })
    expect((await enter(code)).status).toBe(401)
    await backend.call('login', { basic })
    expect((await enter(await backend.testAdmin.codeFor(basic.email))).status).toBe(200)
  })

  test('a code expires after ten minutes', async () => {
    const { basic, code, enter } = await atTheCode()
    const row = await firstRow<{ seconds: number }>(
      backend.database,
      'select round(extract(epoch from expires_at - sent_at))::int as seconds from code where subject = $1',
      [`sign-in:${basic.patientId}`],
    )
    expect(row?.seconds).toBe(600)
    await backend.testAdmin.ageCodes(basic.email)
    expect((await enter(code)).body).toEqual({ message: 'Deze code is niet meer geldig. Vraag een nieuwe code aan.' })
  })

  test('a repeated request sends no code at once; later it does, and the older code is void', async () => {
    const { basic, code, enter } = await atTheCode()
    expect((await backend.call('login', { basic })).status).toBe(200)
    expect(await backend.testAdmin.codeFor(basic.email)).toBe(code)
    await backend.database.rows(`update code set sent_at = sent_at - interval '26 seconds' where subject = $1`, [
      `sign-in:${basic.patientId}`,
    ])
    await backend.call('login', { basic })
    const rows = await backend.database.rows('select from outbox where email = $1', [basic.email])
    expect(rows).toHaveLength(2)
    const newer = await backend.testAdmin.codeFor(basic.email)
    expect((await enter(code)).status).toBe(401)
    expect((await enter(newer)).status).toBe(200)
  })

  test('a seventh unused code within an hour is refused with the time to wait', async () => {
    const { basic } = await atTheCode()
    for (let count = 0; count < 5; count += 1) {
      await backend.testAdmin.ageCodes(basic.email)
      expect((await backend.call('login', { basic })).status).toBe(200)
    }
    await backend.testAdmin.ageCodes(basic.email)
    const refused = await backend.call('login', { basic })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
  })

  test('after ten wrong codes within an hour the right one is refused too', async () => {
    const basic = await backend.testAdmin.createPatient('otp')
    const right = await backend.testAdmin.codeFor(basic.email)
    const enter = (otp: string) => backend.call('login2FactorOTP', { basic, body: { otp } })
    for (let count = 0; count < 10; count += 1) expect((await enter('geen-code')).status).toBe(401)
    expect((await enter(right)).status).toBe(429)
  })

  test('the second step requires the password again', async () => {
    const { basic, code } = await atTheCode()
    const refused = await backend.call('login2Factor', {
      basic: { ...basic, password: 'Helemaal-Fout-1' },
      body: { smsCode: code },
    })
    expect(refused.status).toBe(401)
  })

  test('a code of another patient is refused', async () => {
    const { code } = await atTheCode()
    const other = await atTheCode()
    expect((await other.enter(code)).status).toBe(401)
  })

  test('codes are stored only as a hash', async () => {
    const { basic, code } = await atTheCode()
    const row = await firstRow<{ hash: string }>(
      backend.database,
      'select code_hash as hash from code where subject = $1',
      [`sign-in:${basic.patientId}`],
    )
    expect(row?.hash).toMatch(/^[\w-]{43}$/)
    expect(row?.hash).not.toContain(code)
  })
})

describe('authenticator app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [20_000_000_000, '353130'],
  ])('at %i s the code of RFC 6238 is %s', (seconds, code) => {
    expect(codeOf(Buffer.from('12345678901234567890').toString('hex'), stepAt(seconds * 1000))).toBe(code)
  })

  async function withApp() {
    const basic = await backend.testAdmin.createPatient('otp')
    const { secret } = (await firstRow<{ secret: string }>(
      backend.database,
      'select otp_secret as secret from patient where id = $1',
      [basic.patientId],
    )) ?? { secret: '' }
    return { basic, secret, enter: (otp: string) => backend.call('login2FactorOTP', { basic, body: { otp } }) }
  }

  test('a code gives a token once, after which it and older codes are refused', async () => {
    const { basic, secret, enter } = await withApp()
    const step = stepAt(Date.now())
    expect((await enter(codeOf(secret, step))).status).toBe(200)
    expect((await enter(codeOf(secret, step))).status).toBe(401)
    expect((await enter(codeOf(secret, step - 1))).status).toBe(401)
    expect((await enter(await backend.testAdmin.codeFor(basic.email))).status).toBe(200)
  })

  test('a code three steps earlier or later is refused', async () => {
    const { secret, enter } = await withApp()
    expect((await enter(codeOf(secret, stepAt(Date.now()) - 3))).status).toBe(401)
    expect((await enter(codeOf(secret, stepAt(Date.now()) + 3))).status).toBe(401)
  })

  test('a code is refused for a patient with codes by text message', async () => {
    const basic = await backend.testAdmin.createPatient('nothing-planned')
    expect((await backend.call('login2FactorOTP', { basic, body: { otp: '123456' } })).status).toBe(401)
  })
})
