import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PatientInfo } from '#portal/api/contract/patient.ts'
import { generalQuestion as q, type QuestionAnswer } from '#portal/api/contract/questionnaire.ts'
import type { CallName } from '#portal/api/contract/contract.ts'
import { onlyRow } from '../database/database.ts'
import { granted, infoOf } from '../test-kit/granted.ts'
import { sampleOf } from '../test-kit/sample/samples.ts'
import { openTestBackend, type TestBackend } from '../test-kit/test-backend.ts'
import type { ScenarioName } from './scenario.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

/** Everything that onboarding changes; of names and numbers only whether they are there. */
function progressOf({
  user,
  personal,
  identificationInfo,
  identificationSession,
  insuranceInfo,
  onboardGeneralQstrInfo: general,
  onboardMedicalQstrInfo: medical,
  referrals,
  nextConsult,
}: PatientInfo) {
  const known = Object.entries(personal)
    .filter(([, value]) => value !== null)
    .map(([name]) => name)
  return {
    user,
    known,
    identificationInfo,
    isVerifying: Boolean(identificationSession),
    insuranceInfo,
    referrals,
    nextConsult,
    general: [general.state, general.questionnaire_id !== null],
    medical: [medical.state, medical.questionnaire_id !== null, medical.type],
  }
}

/** Somebody who registers and goes through onboarding by the back end's own calls. */
async function newcomer() {
  const { authToken: token } = await granted<{ authToken: string }>(
    backend,
    'registerPassword',
    await sampleOf('registerPassword').granted(backend),
  )
  const call = <T>(name: CallName, body?: unknown) =>
    granted<T>(backend, name, { token, ...(body !== undefined && { body }) })
  const { email } = await onlyRow<{ email: string }>(
    backend.database,
    'select email from patient order by id desc limit 1',
  )
  return {
    email,
    call,
    verify: async (choice: string) => {
      const { identificationUrl } = await call<{ identificationUrl: string }>('startIdentification', {
        redirectUrl: `${backend.origin}/dashboard`,
      })
      await fetch(identificationUrl, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' })
    },
    fill: async (questionnaireId: number, answers: Record<string, string>) => {
      for (const [questionId, answer] of Object.entries(answers))
        await call('setQuestionAnswer', { questionnaireId, questionId, answer })
    },
    place: async () => progressOf(await infoOf(backend, token)),
  }
}

async function placeOf(scenario: ScenarioName) {
  return progressOf(await infoOf(backend, (await backend.signedIn(scenario)).token))
}

const answers = (isForMigraine: boolean): Record<string, string> => ({
  [q.initials]: 'T.',
  [q.firstName]: 'Tess',
  [q.lastName]: 'van Veen',
  [q.gender]: 'female',
  [q.street]: 'Kade',
  [q.houseNumber]: '3a',
  [q.postalCode]: '2311 AA',
  [q.city]: 'Leiden',
  [q.country]: 'NL',
  [q.medicationApp]: '0',
  [q.pharmacyName]: 'De Linde',
  [q.pharmacyEmail]: 'linde@voorbeeld.test',
  [q.referredForMigraine]: isForMigraine ? '1' : '0',
  [q.referredForCluster]: isForMigraine ? '0' : '1',
  [q.longerThanAYear]: '1',
  [q.paralysis]: '0',
  [q.cancerHistory]: '0',
  [q.bloodThinners]: '0',
  [q.discovery]: '["GOOGLE"]',
})
const counts: Record<string, string> = {
  weight: '70',
  height: '172',
  days_migraine: '8',
  days_headache: '4',
  days_none: '16',
}

const medicalAnswers = (questions: readonly QuestionAnswer[]): Record<string, string> =>
  Object.fromEntries(
    questions.map(({ question_id: id, type, answers: choices }) => [
      id,
      counts[id] ?? (type === 'int' ? '21' : type === 'open' ? '' : (choices?.[0] ?? '0')),
    ]),
  )

/** Goes the whole way, and says where it came by, each place under the name of its scenario. */
async function walk(isForMigraine: boolean): Promise<Partial<Record<ScenarioName, ReturnType<typeof progressOf>>>> {
  const { email, call, verify, fill, place } = await newcomer()
  const places: Awaited<ReturnType<typeof walk>> = { new: await place() }
  await call('startIdentification', { redirectUrl: `${backend.origin}/dashboard` })
  places.identifying = await place()
  await backend.database.rows(`update identification_session set decision = 'declined' where decision is null`)
  await verify('declined')
  places.declined = await place()
  await verify('approved-without-bsn')
  places['no-bsn'] = await place()
  await call('setBSN', { bsn: '999990019' })
  places.identified = await place()
  const { id: general } = await call<{ id: number }>('startOnboardGeneral')
  places['general-started'] = await place()
  await fill(general, answers(isForMigraine))
  await call('finalizeOnboardGeneral')
  places[isForMigraine ? 'general-done' : 'general-done-cluster'] = await place()
  const { id: medical } = await call<{ id: number }>('startOnboardMedical', {
    type: isForMigraine ? 'IN_MIGR' : 'IN_CLUS',
  })
  places[isForMigraine ? 'medical-started' : 'medical-started-cluster'] = await place()
  const { questionnaire } = await call<{ questionnaire: { questions_answers: QuestionAnswer[] } }>('getQuestionnaire', {
    questionnaireId: medical,
  })
  await fill(medical, medicalAnswers(questionnaire.questions_answers))
  if (!isForMigraine) return places
  await backend.testAdmin.setReferral(email, false)
  await call('finalizeOnboardMedical')
  places['done-not-referred'] = await place()
  await backend.testAdmin.setReferral(email, true)
  places.done = await place()
  await backend.testAdmin.completeOnboarding(email)
  return { ...places, intake: await place() }
}

describe('each onboarding scenario equals the state that the back end’s own calls lead to', () => {
  test.each([
    ['migraine', true],
    ['cluster', false],
  ] as const)('with %s', async (_, isForMigraine) => {
    const places = Object.entries(await walk(isForMigraine)) as [ScenarioName, unknown][]
    expect(places.length).toBe(isForMigraine ? 11 : 8)
    for (const [scenario, place] of places) expect([scenario, place]).toEqual([scenario, await placeOf(scenario)])
  })

  test('identification in the scenario “identifying” also redirects to the portal', async () => {
    const { token } = await backend.signedIn('identifying')
    const address = (await infoOf(backend, token)).identificationSession?.identificationUrl ?? ''
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'approved' }),
      redirect: 'manual',
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${backend.origin}/dashboard`])
    expect((await infoOf(backend, token)).identificationInfo).toEqual({ state: 'APPROVED' })
  })

  test('the test admin refuses to set a referral or complete onboarding too early', async () => {
    const { email } = await backend.signedIn('general-started')
    await expect(backend.testAdmin.setReferral(email, true)).rejects.toThrow('404')
    await expect(backend.testAdmin.completeOnboarding(email)).rejects.toThrow('404')
  })
})

test('past events are at 09:00 Amsterdam time, whatever the time zone of the database', async () => {
  await backend.database.rows(`set time zone 'Pacific/Auckland'`)
  const { patientId } = await backend.signedIn('rebate-reasons')
  const { patientId: other } = await backend.signedIn('documents')
  await backend.database.rows('set time zone default')
  const rows = await backend.database.rows(
    `
    select to_char(amsterdam(rebate.created_at), 'HH24:MI') as at from rebate join invoice on invoice.id = invoice_id where patient_id = $1
    union select to_char(amsterdam(created_at), 'HH24:MI') from document where patient_id in ($1, $2)`,
    [patientId, other],
  )
  expect(rows).toEqual([{ at: '09:00' }])
})
