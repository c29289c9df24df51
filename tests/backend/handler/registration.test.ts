import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstRow } from '../database/database.ts'
import { newAddress, newPhone, wrongOf } from '../test-kit/sample/sample.ts'
import { openTestBackend, type TestBackend } from '../test-kit/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

const password = 'Zeven-Zwanen-7!'

async function begin(emailAddress = newAddress()) {
  const phoneNumber = newPhone()
  const { status, body } = await backend.call('registerEmailAddress', {
    body: { emailAddress, visitorId: crypto.randomUUID() },
  })
  expect(status).toBe(200)
  const { registrationToken } = body as { registrationToken: string }
  return {
    emailAddress,
    registrationToken,
    phoneNumber,
    confirmEmail: async () =>
      backend.call('validateEmailAddress', {
        body: { registrationToken, emailCode: await backend.testAdmin.codeFor(emailAddress, 'email') },
      }),
    phone: (number = phoneNumber) =>
      backend.call('registerPhoneNumber', { body: { registrationToken, phoneNumber: number } }),
    confirmPhone: async () =>
      backend.call('validatePhoneNumber', {
        body: { registrationToken, smsCode: await backend.testAdmin.codeFor(emailAddress, 'sms') },
      }),
    choose: (chosen = password) => backend.call('registerPassword', { body: { registrationToken, password: chosen } }),
  }
}

async function atThePassword(emailAddress?: string) {
  const registration = await begin(emailAddress)
  for (const step of [registration.confirmEmail, () => registration.phone(), registration.confirmPhone])
    expect((await step()).status).toBe(200)
  return registration
}

describe('registering', () => {
  test('five calls in order create a signed-in patient whose onboarding has not begun', async () => {
    const { emailAddress, choose } = await atThePassword()
    const { authToken: token } = (await choose()).body as { authToken: string }
    const { body } = await backend.call('getInfo', { token, body: { modules: [] } })
    expect(body).toMatchObject({
      user: { onBoardingComplete: false },
      identificationInfo: { state: 'NULL' },
      onboardGeneralQstrInfo: { state: 'NULL', questionnaire_id: null },
      consults: [],
    })
    const basic = { email: emailAddress, password }
    expect((await backend.call('login', { basic })).body).toEqual({ method: 'sms' })
    expect(
      (
        await backend.call('login2Factor', {
          basic,
          body: { smsCode: await backend.testAdmin.codeFor(emailAddress, 'sms') },
        })
      ).status,
    ).toBe(200)
  })

  test('every step is refused before the previous one is done', async () => {
    const { registrationToken, confirmEmail, phone, confirmPhone, choose } = await begin()
    const validatePhone = () => backend.call('validatePhoneNumber', { body: { registrationToken, smsCode: '000000' } })
    expect([(await phone()).status, (await validatePhone()).status, (await choose()).status]).toEqual([412, 412, 412])
    await confirmEmail()
    expect([(await validatePhone()).status, (await choose()).status]).toEqual([412, 412])
    await phone()
    expect((await choose()).status).toBe(412)
    await confirmPhone()
    expect((await choose()).status).toBe(200)
  })

  test('a token is valid for one registration and 15 minutes', async () => {
    const done = await atThePassword()
    await done.choose()
    const late = await begin()
    await backend.database.rows(`update registration set expires_at = now() - interval '1 second' where email = $1`, [
      late.emailAddress,
    ])
    for (const { status, body } of [
      await done.phone(),
      await late.confirmEmail(),
      await backend.call('registerPassword', { body: { registrationToken: 'verzonnen', password } }),
    ]) {
      expect([status, body]).toEqual([412, { message: 'Uw aanmelding is verlopen. Begin opnieuw met uw e-mailadres.' }])
    }
  })

  test('an e-mail address with an account gets the same answer, but no code, and cannot continue', async () => {
    const { email } = await backend.testAdmin.createPatient('nothing-planned')
    const { registrationToken } = await begin(email.toUpperCase())
    expect(await firstRow(backend.database, 'select from outbox where email = $1', [email])).toBeUndefined()
    expect(
      (await backend.call('validateEmailAddress', { body: { registrationToken, emailCode: '000000' } })).status,
    ).toBe(401)
  })

  test('the second of two registrations with one e-mail address is refused at the last step', async () => {
    const first = await atThePassword()
    await backend.database.rows(`update code set sent_at = sent_at - interval '26 seconds'`)
    const second = await atThePassword(first.emailAddress)
    expect((await first.choose()).status).toBe(200)
    expect((await second.choose()).status).toBe(409)
  })

  test('a changed phone number has to be confirmed again, and the code for the old one is refused', async () => {
    const { emailAddress, registrationToken, phone, choose } = await atThePassword()
    const oldCode = await backend.testAdmin.codeFor(emailAddress, 'sms')
    await phone(newPhone())
    expect((await choose()).status).toBe(412)
    expect((await backend.call('validatePhoneNumber', { body: { registrationToken, smsCode: oldCode } })).status).toBe(
      401,
    )
  })

  test('the right code stays valid until five wrong ones', async () => {
    const { emailAddress, registrationToken, confirmEmail } = await begin()
    const emailCode = wrongOf(await backend.testAdmin.codeFor(emailAddress, 'email'))
    for (let count = 0; count < 4; count += 1)
      expect((await backend.call('validateEmailAddress', { body: { registrationToken, emailCode } })).body).toEqual({
        message: 'Deze code klopt niet.',
      })
    expect((await confirmEmail()).status).toBe(200)
  })

  test.each([
    'geen-adres',
    'a@b',
    'a b@voorbeeld.test',
    'a@voorbeeld.test\r\nBcc: b@voorbeeld.test',
    `${'a'.repeat(250)}@voorbeeld.test`,
  ])('the e-mail address %j is refused', async (emailAddress) => {
    expect((await backend.call('registerEmailAddress', { body: { emailAddress, visitorId: 'x' } })).status).toBe(491)
  })

  test.each(['1234567', '06 12345678', '0612345678901234', 'abcdefgh'])(
    'the phone number %j is refused',
    async (number) => {
      const { confirmEmail, phone } = await begin()
      await confirmEmail()
      expect((await phone(number)).status).toBe(491)
    },
  )

  test('a password that is weak or holds contact data is refused', async () => {
    const { emailAddress, phoneNumber, choose } = await atThePassword()
    const name = emailAddress.split('@')[0] ?? ''
    for (const weak of [
      'Kort-1!',
      'zeven-zwanen-7!',
      'ZEVEN-ZWANEN-7!',
      'Zeven-Zwanen!',
      'ZevenZwanen77',
      `X-${name}-1`,
      `Nummer-${phoneNumber.slice(-8)}!`,
      `${password}${'a'.repeat(260)}`,
    ]) {
      expect([weak, (await choose(weak)).status]).toEqual([weak, 491])
    }
    expect((await choose()).status).toBe(200)
  })
})

describe('text messages of a registration', () => {
  const sentTo = async (numbers: readonly string[]) =>
    backend.database.rows('select from outbox where sent_to in (select jsonb_array_elements_text($1::jsonb))', [
      JSON.stringify(numbers),
    ])

  async function withEmail(headers: Record<string, string> = {}) {
    const { registrationToken, confirmEmail } = await begin()
    await confirmEmail()
    return (number: string) =>
      backend.call('registerPhoneNumber', { body: { registrationToken, phoneNumber: number }, headers })
  }

  test('at most six are sent for one registration, whatever the numbers', async () => {
    const text = await withEmail()
    const numbers = Array.from({ length: 30 }, newPhone)
    const answers = await Promise.all(numbers.map(text))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array<number>(6).fill(200),
      ...Array<number>(24).fill(429),
    ])
    expect(await sentTo(numbers)).toHaveLength(6)
    const refused = await text(newPhone())
    expect([refused.status, refused.body]).toEqual([
      429,
      { message: 'Er zijn te veel codes verstuurd. Begin over een kwartier opnieuw met uw e-mailadres.' },
    ])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900)
  })

  test('at most six an hour are sent to one number, however it is written and whoever requests them', async () => {
    const number = newPhone()
    const ways = [number, number.slice(1), `0${number.slice(3)}`, `00${number.slice(1)}`]
    const statuses = []
    for (let at = 0; at < 8; at += 1) statuses.push((await (await withEmail())(ways[at % ways.length] ?? '')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    expect(await sentTo(ways)).toHaveLength(6)
    await backend.database.rows(`update registration_message set at = at - interval '1 hour'`)
    expect((await (await withEmail())(number)).status).toBe(200)
  })

  test('a repeated request soon after a code sends none and does not count', async () => {
    const [text, number] = [await withEmail(), newPhone()]
    for (let at = 0; at < 9; at += 1) expect((await text(number)).status).toBe(200)
    expect(await sentTo([number])).toHaveLength(1)
    expect((await text(newPhone())).status).toBe(200)
  })

  test('one IP address can request a limited number, whatever the registrations', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.77' }
    const statuses = []
    for (let at = 0; at < 32; at += 1) statuses.push((await (await withEmail(headers))(newPhone())).status)
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429])
  })
})

describe('resetting a password', () => {
  async function asked() {
    const patient = await backend.signedIn('nothing-planned')
    expect((await backend.call('passwordResetRequest', { body: { emailAddress: patient.email } })).status).toBe(200)
    return {
      ...patient,
      emailAddress: patient.email,
      emailCode: await backend.testAdmin.codeFor(patient.email, 'email'),
    }
  }

  test('a code sets a new password, ends the old one and every session, and keeps the second factor', async () => {
    const { email, password: old, token, emailAddress, emailCode } = await asked()
    expect(
      (await backend.call('validateCode', { body: { emailAddress, code: emailCode, type: 'EMAIL' } })).status,
    ).toBe(200)
    const { status, body } = await backend.call('passwordReset2Factor', { body: { emailAddress, emailCode, password } })
    expect([status, body]).toEqual([200, {}])
    expect((await backend.call('getInfo', { token, body: { modules: [] } })).status).toBe(401)
    expect((await backend.call('login', { basic: { email, password: old } })).status).toBe(401)
    expect((await backend.call('login', { basic: { email, password } })).body).toEqual({ method: 'sms' })
    expect((await backend.call('passwordReset2Factor', { body: { emailAddress, emailCode, password } })).status).toBe(
      401,
    )
  })

  test('an unknown e-mail address gets the same answers, from the request to the last wrong code', async () => {
    const { email } = await backend.testAdmin.createPatient('otp')
    const walk = async (emailAddress: string) => {
      const answers = [await backend.call('passwordResetRequest', { body: { emailAddress } })]
      for (let count = 0; count < 6; count += 1)
        answers.push(await backend.call('validateCode', { body: { emailAddress, code: 'fout', type: 'EMAIL' } }))
      answers.push(await backend.call('passwordReset2Factor', { body: { emailAddress, emailCode: 'fout', password } }))
      return answers.map(({ status, body }) => [status, body])
    }
    const known = await walk(email)
    expect(known.map(([status]) => status)).toEqual([200, 401, 401, 401, 401, 401, 401, 401])
    expect(await walk(newAddress())).toEqual(known)
  })

  test('a refused password leaves the code valid', async () => {
    const { emailAddress, emailCode } = await asked()
    expect(
      (await backend.call('passwordReset2Factor', { body: { emailAddress, emailCode, password: 'kort' } })).status,
    ).toBe(491)
    expect((await backend.call('passwordReset2Factor', { body: { emailAddress, emailCode, password } })).status).toBe(
      200,
    )
  })

  test('a reset ends the lock after too many wrong passwords', async () => {
    const { email, emailAddress, emailCode } = await asked()
    for (let count = 0; count < 6; count += 1)
      await backend.call('login', { basic: { email, password: 'Helemaal-Fout-1' } })
    await backend.call('passwordReset2Factor', { body: { emailAddress, emailCode, password } })
    expect((await backend.call('login', { basic: { email, password } })).status).toBe(200)
  })
})
