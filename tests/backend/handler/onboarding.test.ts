import { generalQuestion as q, type QuestionAnswer } from '#portal/api/contract/questionnaire.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CallName } from '#portal/api/contract/contract.ts'
import { firstRow } from '../database/database.ts'
import { infoOf } from '../test-kit/granted.ts'
import { startBackend } from '../http/server.ts'
import { openTestBackend, send, type SignedInPatient, type TestBackend } from '../test-kit/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

const statusOf = async (name: CallName, token: string, body?: unknown) =>
  (await backend.call(name, { token, ...(body !== undefined && { body }) })).status
const dashboard = () => `${backend.origin}/dashboard`

async function begin(token: string) {
  const { status, body } = await backend.call('startIdentification', { token, body: { redirectUrl: dashboard() } })
  expect(status).toBe(200)
  return (body as { identificationUrl: string }).identificationUrl
}

function choose(address: string, choice: string) {
  return fetch(address, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' })
}

async function questionsOf(token: string, questionnaireId: number) {
  const { body } = await backend.call('getQuestionnaire', { token, body: { questionnaireId } })
  return (body as { questionnaire: { questions_answers: QuestionAnswer[] } }).questionnaire.questions_answers
}

describe('identification', () => {
  test.each([
    ['approved', 'APPROVED'],
    ['declined', 'DECLINED'],
    ['approved-without-bsn', 'ACCEPT_NO_BSN'],
  ])('the choice %s on the verification site sets the state %s and redirects to the portal', async (choice, state) => {
    const { token } = await backend.signedIn('new')
    const address = await begin(token)
    const { identificationInfo, identificationSession } = await infoOf(backend, token)
    expect([identificationInfo, identificationSession?.identificationUrl]).toEqual([{ state: 'STARTED' }, address])
    const page = await fetch(address)
    expect(await page.text()).toContain(`value="${choice}"`)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const answer = await choose(address, choice)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, dashboard()])
    const after = await infoOf(backend, token)
    expect([after.identificationInfo, after.identificationSession]).toEqual([{ state }, null])
    expect((await choose(address, 'declined')).status).toBe(404)
    expect((await fetch(address)).status).toBe(404)
  })

  test('a declined patient can start again, an approved one cannot', async () => {
    const { token } = await backend.signedIn('declined')
    await choose(await begin(token), 'approved')
    expect(await statusOf('startIdentification', token, { redirectUrl: dashboard() })).toBe(412)
  })

  test.each([
    'https://elders.example/dashboard',
    'javascript:alert(1)',
    '//elders.example',
    '/dashboard',
    '',
    'http://gebruiker@HOST/dashboard',
    'http://:geheim@HOST/dashboard',
    'http://HOST@elders.example/dashboard',
    'https://HOST/dashboard',
    'ftp://HOST/dashboard',
    'blob:http://HOST/3f8e',
    `http://HOST/${'x'.repeat(2000)}`,
  ])('refuses to redirect to %s', async (written) => {
    const { token } = await backend.signedIn('new')
    expect(
      await statusOf('startIdentification', token, {
        redirectUrl: written.replace('HOST', new URL(backend.origin).host),
      }),
    ).toBe(491)
  })

  test.each([
    ['https://portaal.voorbeeld.test/dashboard', 200],
    ['https://portaal.voorbeeld.test.elders.example/dashboard', 491],
    ['https://portaal.voorbeeld.test@elders.example/dashboard', 491],
    ['https://elders@portaal.voorbeeld.test/dashboard', 491],
    ['https://portaal.voorbeeld.test:444/dashboard', 491],
    ['http://portaal.voorbeeld.test/dashboard', 491],
    ['https://portaal.voorbeeld.tes/dashboard', 491],
  ])('with a portal on another origin, the redirect to %s gets a %i', async (redirectUrl, status) => {
    const own = await startBackend({
      database: { open: { ...backend.database, close: async () => {} } },
      port: 0,
      testAdmin: false,
      seed: false,
      quiet: true,
      allowOrigins: ['https://portaal.voorbeeld.test'],
    })
    const { token } = await backend.signedIn('new')
    expect((await send(own.origin, 'startIdentification', { token, body: { redirectUrl } })).status).toBe(status)
    await own.close()
  })

  test('a redirect URL is normalised as browsers do, without its line breaks', async () => {
    const { token } = await backend.signedIn('new')
    const { body } = await backend.call('startIdentification', {
      token,
      body: { redirectUrl: ` ${backend.origin}/dash\r\nboard/../dashboard?a=é\n` },
    })
    const answer = await choose((body as { identificationUrl: string }).identificationUrl, 'approved')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${dashboard()}?a=%C3%A9`])
  })

  test('a failure of the verification site shows and logs nothing of the request body', async () => {
    const printed = vi.spyOn(console, 'error').mockReturnValue()
    const address = await begin((await backend.signedIn('new')).token)
    const broken = await fetch(address, {
      method: 'POST',
      body: 'geheim-woord',
      headers: { 'Content-Type': 'multipart/form-data' },
    })
    expect([broken.status, await broken.text()]).toEqual([500, expect.not.stringContaining('geheim-woord')])
    expect(printed).not.toHaveBeenCalled()
    expect(backend.log.filter((line) => line.includes('stand-in')).join('')).toMatch(/"status":500.*"failure":"\w+/)
  })

  test("a decision by decisionHook is accepted once, and only for the patient's own session", async () => {
    const [one, other] = [await backend.signedIn('new'), await backend.signedIn('new')]
    const sessionId = (await begin(one.token)).split('/').at(-1)
    const hook = (token: string) => statusOf('decisionHook', token, { sessionId, decision: 'approved' })
    expect([await hook(other.token), await hook(one.token), await hook(one.token)]).toEqual([495, 200, 495])
    expect((await infoOf(backend, one.token)).identificationInfo).toEqual({ state: 'APPROVED' })
    expect((await infoOf(backend, other.token)).identificationInfo).toEqual({ state: 'NULL' })
  })

  test.each(['999990019', '99999006', '099999006'])(
    'the BSN %s is accepted, stored with nine digits, and completes an approval without BSN',
    async (bsn) => {
      const { token, patientId } = await backend.signedIn('no-bsn')
      expect(await statusOf('setBSN', token, { bsn })).toBe(200)
      expect((await infoOf(backend, token)).identificationInfo).toEqual({ state: 'APPROVED' })
      expect(await firstRow(backend.database, 'select bsn from patient where id = $1', [patientId])).toEqual({
        bsn: bsn.padStart(9, '0'),
      })
      expect(await statusOf('setBSN', token, { bsn })).toBe(200)
      expect(await statusOf('setBSN', token, { bsn: '999991772' })).toBe(412)
    },
  )

  test.each(['999990018', '12345', '1234567890', 'abcdefghi', '000000000', ' 999990019'])(
    'the BSN %j is refused',
    async (bsn) => {
      const { token } = await backend.signedIn('no-bsn')
      const answer = await backend.call('setBSN', { token, body: { bsn } })
      expect([answer.status, answer.body]).toEqual([491, { message: 'Ongeldig BSN' }])
    },
  )
})

describe('the order of onboarding', () => {
  test.each(['new', 'identifying', 'declined', 'no-bsn'] as const)(
    'in the scenario %s the general questionnaire is refused before identification',
    async (state) => {
      expect(await statusOf('startOnboardGeneral', (await backend.signedIn(state)).token)).toBe(412)
    },
  )

  test.each(['identified', 'general-started'] as const)(
    'in the scenario %s the medical questionnaire is refused before the general one is finished',
    async (state) => {
      const { token } = await backend.signedIn(state)
      expect(await statusOf('startOnboardMedical', token, { type: 'IN_MIGR' })).toBe(412)
      expect(await statusOf('finalizeOnboardMedical', token)).toBe(412)
    },
  )

  test.each(['general-started', 'general-done', 'nothing-planned'] as const)(
    'in the scenario %s the general questionnaire cannot be started again',
    async (state) => {
      const answer = await backend.call('startOnboardGeneral', { token: (await backend.signedIn(state)).token })
      expect([answer.status, answer.body]).toEqual([
        412,
        { message: 'De algemene vragenlijst is al gestart of voltooid.' },
      ])
    },
  )

  test('one of two simultaneous starts creates the questionnaire', async () => {
    const { token } = await backend.signedIn('identified')
    const statuses = await Promise.all([1, 2].map(() => statusOf('startOnboardGeneral', token)))
    expect(new Set(statuses)).toEqual(new Set([200, 412]))
  })

  test('a type other than that of the referral is refused', async () => {
    const { token } = await backend.signedIn('general-done')
    for (const type of ['IN_CLUS', 'IN_ANDERS', ''])
      expect(await statusOf('startOnboardMedical', token, { type })).toBe(491)
  })
})

describe('answers', () => {
  async function started(state: 'general-started' | 'medical-started' | 'medical-started-cluster') {
    const patient = await backend.signedIn(state)
    const info = await infoOf(backend, patient.token)
    const id =
      (state === 'general-started' ? info.onboardGeneralQstrInfo : info.onboardMedicalQstrInfo).questionnaire_id ?? 0
    return {
      ...patient,
      id,
      answer: (questionId: string, answer: string) =>
        statusOf('setQuestionAnswer', patient.token, { questionnaireId: id, questionId, answer }),
    }
  }

  test('an answer is stored, replaced by a later one, and cleared by an empty one', async () => {
    const { token, id, answer } = await started('general-started')
    for (const city of ['Leiden', 'Den Haag', '']) {
      expect(await answer(q.city, city)).toBe(200)
      expect((await questionsOf(token, id)).find(({ question_id }) => question_id === q.city)?.answer).toBe(city)
    }
  })

  test.each([
    [q.country, 'US'],
    [q.gender, 'M'],
    [q.medicationApp, 'ja'],
    [q.pharmacyEmail, 'geen adres'],
    [q.firstName, 'x'.repeat(201)],
    [q.discovery, 'DOCTOR'],
    [q.discovery, '["KRANT"]'],
    [q.discovery, '[{"value":"OTHER","text":"x","meer":1}]'],
    ['onbekend', '1'],
  ])('the general question %s refuses %j', async (id, given) => {
    expect(await (await started('general-started')).answer(id, given)).toBe(491)
  })

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'the question id %s, a property of every object, is refused',
    async (name) => {
      const { answer } = await started('general-started')
      for (const given of ['', '1', 'x'.repeat(900_000)]) expect(await answer(name, given)).toBe(491)
    },
  )

  test('a list of sources is held to a maximum length too', async () => {
    const { answer } = await started('general-started')
    expect(await answer(q.discovery, JSON.stringify(Array.from({ length: 10_000 }, () => 'DOCTOR')))).toBe(491)
    expect(
      await answer(
        q.discovery,
        JSON.stringify([
          'DOCTOR',
          'FRIEND',
          'GOOGLE',
          'SOCIAL',
          'MEDIA',
          { value: 'OTHER', text: '\u0001'.repeat(200) },
        ]),
      ),
    ).toBe(200)
  })

  test.each([
    ['weight', '7e1'],
    ['weight', '-1'],
    ['days_migraine', '29'],
    ['aura', 'ja'],
    ['severity', 'Heel erg'],
    ['characteristics', 'Drukkend; Iets'],
    ['characteristics', 'Drukkend; Drukkend'],
    ['remarks', 'x'.repeat(4001)],
  ])('the medical question %s refuses %j', async (id, given) => {
    expect(await (await started('medical-started')).answer(id, given)).toBe(491)
  })

  test.each([
    ['medical-started', 9, ['weight', 'height', 'age_at_onset', 'family']],
    ['medical-started-cluster', 5, ['severity', 'location', 'side', 'duration']],
  ] as const)('in the scenario %s there are %i pages, and the first has %j', async (state, pages, first) => {
    const { token, id } = await started(state)
    const questions = await questionsOf(token, id)
    expect([...new Set(questions.map(({ page }) => page))]).toEqual(
      Array.from({ length: pages }, (_, index) => index + 1),
    )
    expect(questions.filter(({ page }) => page === 1).map(({ question_id }) => question_id)).toEqual(first)
    expect(questions.at(-1)).toMatchObject({ type: 'open', allow_empty: true })
    expect(questions.every(({ question, type, disabled }) => question && type && disabled === false)).toBe(true)
  })
})

describe('from the first answer to the first consult', () => {
  const generalAnswers: Record<string, string> = {
    [q.initials]: 'T.',
    [q.firstName]: 'Tess',
    [q.lastName]: 'van Veen',
    [q.gender]: 'female',
    [q.street]: 'Kade',
    [q.houseNumber]: '3a',
    [q.postalCode]: '2311 AA',
    [q.city]: 'Leiden',
    [q.country]: 'NL',
    [q.medicationApp]: '1',
    [q.postDelivery]: '1',
    [q.neighbourDelivery]: '0',
    [q.medicationHistory]: '1',
    [q.nationalExchange]: '0',
    [q.referredForMigraine]: '1',
    [q.longerThanAYear]: '1',
    [q.paralysis]: '0',
    [q.cancerHistory]: '0',
    [q.bloodThinners]: '0',
    [q.discovery]: '["GOOGLE",{"value":"OTHER","text":"de kapper"}]',
  }

  async function fill(token: string, questionnaireId: number, answers: Record<string, string>) {
    for (const [questionId, answer] of Object.entries(answers)) {
      expect([questionId, await statusOf('setQuestionAnswer', token, { questionnaireId, questionId, answer })]).toEqual(
        [questionId, 200],
      )
    }
  }

  async function withGeneral(answers: Record<string, string>): Promise<SignedInPatient> {
    const patient = await backend.signedIn('identified')
    const { id } = (await backend.call('startOnboardGeneral', { token: patient.token })).body as { id: number }
    await fill(patient.token, id, answers)
    return patient
  }

  test('a migraine patient is onboarded after two questionnaires, and can book an intake', async () => {
    const { token } = await withGeneral(generalAnswers)
    expect(await statusOf('finalizeOnboardGeneral', token)).toBe(200)
    expect(await statusOf('finalizeOnboardGeneral', token)).toBe(412)
    expect((await infoOf(backend, token)).personal).toMatchObject({
      name_initials: 'T.',
      name_first: 'Tess',
      name_last: 'van Veen',
      gender: 'F',
    })

    const { id } = (await backend.call('startOnboardMedical', { token, body: { type: 'IN_MIGR' } })).body as {
      id: number
    }
    expect(await statusOf('finalizeOnboardMedical', token)).toBe(491)
    const counts: Record<string, string> = { height: '172', days_migraine: '8', days_headache: '4', days_none: '16' }
    const answers = (await questionsOf(token, id))
      .filter(({ allow_empty }) => !allow_empty)
      .map(({ question_id, type, answers: choices }): [string, string] => [
        question_id,
        counts[question_id] ?? (type === 'int' ? '21' : (choices?.[0] ?? '0')),
      ])
    await fill(token, id, Object.fromEntries(answers))
    await fill(token, id, { days_none: '17' })
    expect(await statusOf('finalizeOnboardMedical', token)).toBe(491)
    await fill(token, id, { days_none: '16' })
    expect(await statusOf('finalizeOnboardMedical', token)).toBe(200)
    expect(await infoOf(backend, token)).toMatchObject({
      user: { onBoardingComplete: true },
      onboardMedicalQstrInfo: { state: 'FINISHED', type: 'IN_MIGR' },
      nextConsult: { nextConsultCategory: 0 },
    })
  })

  test('a cluster patient gets the other intake', async () => {
    const { token } = await withGeneral({
      ...generalAnswers,
      [q.referredForMigraine]: '0',
      [q.referredForCluster]: '1',
    })
    expect(await statusOf('finalizeOnboardGeneral', token)).toBe(200)
    expect((await infoOf(backend, token)).onboardMedicalQstrInfo.type).toBe('IN_CLUS')
  })

  test.each([
    ['no referral', { [q.referredForMigraine]: '0', [q.referredForCluster]: '0' }],
    ['no pharmacy', { [q.medicationApp]: '0' }],
    ['OTHER without an explanation', { [q.discovery]: '[{"value":"OTHER","text":" "}]' }],
    ['no screening', { [q.bloodThinners]: '' }],
  ])('with %s the general questionnaire cannot be finished', async (_, changed) => {
    const { token } = await withGeneral({ ...generalAnswers, ...changed })
    expect(await statusOf('finalizeOnboardGeneral', token)).toBe(491)
  })
})
