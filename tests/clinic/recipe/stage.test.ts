import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PatientInfo } from '#portal/api/contract/patient.ts'
import { generalQuestion as q, type QuestionAnswer } from '#portal/api/contract/questionnaire.ts'
import type { CallName } from '../contract.ts'
import { onlyRow } from '../database/database.ts'
import { granted, infoOf } from '../test-kit/granted.ts'
import { sampleOf } from '../test-kit/sample/samples.ts'
import { openTestClinic, type TestClinic } from '../test-kit/test-clinic.ts'
import type { RecipeName } from './recipe.ts'

let clinic: TestClinic

beforeAll(async () => {
  clinic = await openTestClinic()
})
afterAll(() => clinic.close())

/** Everything that onboarding changes; of names and numbers only whether they are there. */
function progressOf({ user, personal, identificationInfo, identificationSession, insuranceInfo, onboardGeneralQstrInfo: general, onboardMedicalQstrInfo: medical, referrals, nextConsult }: PatientInfo) {
  const known = Object.entries(personal).filter(([, value]) => value !== null).map(([name]) => name)
  return {
    user, known, identificationInfo, isVerifying: Boolean(identificationSession), insuranceInfo, referrals, nextConsult,
    general: [general.state, general.questionnaire_id !== null], medical: [medical.state, medical.questionnaire_id !== null, medical.type],
  }
}

/** Somebody who registers and goes through onboarding by the clinic's own calls. */
async function newcomer() {
  const { authToken: token } = await granted<{ authToken: string }>(clinic, 'registerPassword', await sampleOf('registerPassword').granted(clinic))
  const call = <T>(name: CallName, body?: unknown) => granted<T>(clinic, name, { token, ...(body !== undefined && { body }) })
  const { email } = await onlyRow<{ email: string }>(clinic.database, 'select email from patient order by id desc limit 1')
  return {
    email, call,
    verify: async (choice: string) => {
      const { identificationUrl } = await call<{ identificationUrl: string }>('startIdentification', { redirectUrl: `${clinic.origin}/dashboard` })
      await fetch(identificationUrl, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' })
    },
    fill: async (questionnaireId: number, answers: Record<string, string>) => {
      for (const [questionId, answer] of Object.entries(answers)) await call('setQuestionAnswer', { questionnaireId, questionId, answer })
    },
    isAt: async (recipe: RecipeName) => {
      const model = await clinic.signedIn(recipe)
      expect({ recipe, ...progressOf(await infoOf(clinic, token)) }).toEqual({ recipe, ...progressOf(await infoOf(clinic, model.token)) })
    },
  }
}

const answers = (isForMigraine: boolean): Record<string, string> => ({
  [q.initials]: 'T.', [q.firstName]: 'Tess', [q.lastName]: 'van Veen', [q.gender]: 'female',
  [q.street]: 'Kade', [q.houseNumber]: '3a', [q.postalCode]: '2311 AA', [q.city]: 'Leiden', [q.country]: 'NL',
  [q.medicationApp]: '0', [q.pharmacyName]: 'De Linde', [q.pharmacyEmail]: 'linde@voorbeeld.test',
  [q.referredForMigraine]: isForMigraine ? '1' : '0', [q.referredForCluster]: isForMigraine ? '0' : '1',
  [q.longerThanAYear]: '1', [q.paralysis]: '0', [q.cancerHistory]: '0', [q.bloodThinners]: '0', [q.discovery]: '["GOOGLE"]',
})
const counts: Record<string, string> = { weight: '70', height: '172', days_migraine: '8', days_headache: '4', days_none: '16' }

describe('each stage of onboarding is where the clinic’s own calls lead', () => {
  test.each([['migraine', true, 'IN_MIGR', ''], ['cluster', false, 'IN_CLUS', '-cluster']] as const)('with %s', async (_, isForMigraine, type, suffix) => {
    const { email, call, verify, fill, isAt } = await newcomer()
    await isAt('new')
    await call('startIdentification', { redirectUrl: `${clinic.origin}/dashboard` })
    await isAt('identifying')
    await clinic.database.rows(`update identification_session set decision = 'declined' where decision is null`)
    await verify('declined')
    await isAt('declined')
    await verify('approved-without-bsn')
    await isAt('no-bsn')
    await call('setBSN', { bsn: '999990019' })
    await isAt('identified')
    const { id: general } = await call<{ id: number }>('startOnboardGeneral')
    await isAt('general-started')
    await fill(general, answers(isForMigraine))
    await call('finalizeOnboardGeneral')
    await isAt(`general-done${suffix}`)
    const { id: medical } = await call<{ id: number }>('startOnboardMedical', { type })
    await isAt(`medical-started${suffix}`)
    const { questionnaire: { questions_answers: questions } } = await call<{ questionnaire: { questions_answers: QuestionAnswer[] } }>('getQuestionnaire', { questionnaireId: medical })
    await fill(medical, Object.fromEntries(questions.map(({ question_id: id, type: kind, answers: choices }) => [id, counts[id] ?? (kind === 'int' ? '21' : kind === 'open' ? '' : choices?.[0] ?? '0')])))
    await clinic.desk.setReferral(email, false)
    await call('finalizeOnboardMedical')
    if (isForMigraine) await isAt('done-not-referred')
    await clinic.desk.setReferral(email, true)
    if (isForMigraine) await isAt('done')
    await clinic.desk.completeOnboarding(email)
    if (isForMigraine) await isAt('intake')
  })

  test('who is only being identified is led back to the portal as well', async () => {
    const { token } = await clinic.signedIn('identifying')
    const address = (await infoOf(clinic, token)).identificationSession?.identificationUrl ?? ''
    const answer = await fetch(address, { method: 'POST', body: new URLSearchParams({ choice: 'approved' }), redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${clinic.origin}/dashboard`])
    expect((await infoOf(clinic, token)).identificationInfo).toEqual({ state: 'APPROVED' })
  })

  test('the desk does neither for who is not there yet', async () => {
    const { email } = await clinic.signedIn('general-started')
    await expect(clinic.desk.setReferral(email, true)).rejects.toThrow('404')
    await expect(clinic.desk.completeOnboarding(email)).rejects.toThrow('404')
  })
})

test('what happened some days ago happened at nine by the clinic’s clock, wherever the server stands', async () => {
  await clinic.database.rows(`set time zone 'Pacific/Auckland'`)
  const { patientId } = await clinic.signedIn('rebate-reasons')
  const { patientId: other } = await clinic.signedIn('documents')
  await clinic.database.rows('set time zone default')
  const rows = await clinic.database.rows(`
    select to_char(amsterdam(rebate.created_at), 'HH24:MI') as at from rebate join invoice on invoice.id = invoice_id where patient_id = $1
    union select to_char(amsterdam(created_at), 'HH24:MI') from document where patient_id in ($1, $2)`, [patientId, other])
  expect(rows).toEqual([{ at: '09:00' }])
})
