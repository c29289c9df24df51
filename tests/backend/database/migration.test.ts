import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PatientInfo } from '#portal/api/contract/patient.ts'
import { startProcess } from '../test-kit/backend-process.ts'
import { hashPassword } from '../credential/password.ts'
import { sha256 } from '../credential/secret.ts'
import { type Database, onlyRow } from './database.ts'
import { databases, servers } from '../test-kit/test-database.ts'
import { readyMade } from '../scenario/ready-made.ts'
import { freeSlots, openTestBackend, type TestBackend } from '../test-kit/test-backend.ts'

const email = 'oud.patient@voorbeeld.test'
const password = 'Oude-Molen-2020!'
const token = 'token-of-long-ago'

/** Rows as the first clinic wrote them: the tables had fewer columns, and codes belonged to patients. */
const rows = `
  insert into location (name, opened_through) values ('Kliniek van toen', amsterdam(now())::date + 2);
  insert into employee (location_id, name_last) values (1, 'de Vries');
  insert into opening_hours (employee_id, weekday, opens, closes, category, consult_type_ids, slot_minutes) values (1, 1, '09:00', '10:00', 1, '{4}', 20);
  insert into patient (location_id, email, phone, password_hash, onboarding_complete, identification_state, general_state, general_questionnaire_id,
      medical_state, medical_questionnaire_id, medical_type, referrals, next_consult_category)
    values (1, '${email}', '0600000000', 'later', true, 'APPROVED', 'FINISHED', 71, 'FINISHED', 72, 'IN_MIGR', '[{"type": "IN_MIGR"}]', 1);
  insert into session (token_hash, patient_id, expires_at) values ('${sha256(token)}', 1, now() + interval '3 days');
  insert into code (id, patient_id, code_hash, expires_at) values (gen_random_uuid(), 1, 'x', now());
  insert into wrong_code (patient_id) values (1);
  insert into outbox (patient_id, code) values (1, '123456');
  insert into consult (patient_id, employee_id, consult_type_id, starts_at, ends_at, state) values (1, 1, 1, '2025-03-03T09:00Z', '2025-03-03T09:25Z', 1);
  insert into document (patient_id, category, description) values (1, 'GP_LETTER', 'Brief van toen');
  insert into thread (patient_id, subject, unread) values (1, 'Gesprek van toen', 1);`

/** A database as it was when there was one migration, with what happened since. */
async function makeOld(database: Database): Promise<Database> {
  await database.script('drop schema public cascade; create schema public')
  await database.script(await readFile(new URL('./migration/001-clinic.sql', import.meta.url), 'utf8'))
  await database.script(
    `create table migration (name text primary key, applied_at timestamptz not null default now()); insert into migration (name) values ('001-clinic.sql')`,
  )
  await database.script(rows)
  await database.rows('update patient set password_hash = $1', [await hashPassword(password)])
  return database
}

describe.each(databases)('the data of an older version on $name', ({ open: openEmpty }) => {
  let backend: TestBackend

  beforeAll(async () => {
    backend = await openTestBackend(async () => makeOld(await openEmpty()))
  })
  afterAll(() => backend.close())

  test('stay available to the patient, whose session stays valid', async () => {
    const { body } = await backend.call('getInfo', { token, body: { modules: [] } })
    const info = body as PatientInfo
    expect(info).toMatchObject({
      consults: [{ consultTypeId: 1, startDateTime: '2025-03-03T10:00:00+01:00', state: 1 }],
      documents: [{ category: 'GP_LETTER', description: 'Brief van toen' }],
      internal_message_threads: [{ subject: 'Gesprek van toen', count_unread: 1 }],
      onboardGeneralQstrInfo: { state: 'FINISHED' },
      onboardMedicalQstrInfo: { state: 'FINISHED', type: 'IN_MIGR' },
    })
    const [documentId, threadId] = [info.documents[0]?.id, info.internal_message_threads[0]?.id]
    expect((await backend.call('getDocument', { token, body: { documentId, data: true } })).status).toBe(200)
    expect(
      (await backend.call('getThread', { token, body: { thread_id: threadId, mark_messages_as_read: true } })).body,
    ).toMatchObject({ messages: [] })
    for (const { questionnaire_id: questionnaireId } of [info.onboardGeneralQstrInfo, info.onboardMedicalQstrInfo]) {
      expect((await backend.call('getQuestionnaire', { token, body: { questionnaireId } })).status).toBe(200)
    }
  })

  test('work with the calls that were added since', async () => {
    expect(
      (await backend.call('replyThread', { token, body: { thread_id: 1, content: 'Nog een vraag', attachments: [] } }))
        .status,
    ).toBe(200)
    expect((await backend.call('listInvoices', { token })).body).toEqual({ invoices: [] })
    expect((await freeSlots(backend, token, 1)).length).toBeGreaterThan(0)
    const basic = { email, password }
    expect((await backend.call('login', { basic })).status).toBe(200)
    expect(
      (await backend.call('login2Factor', { basic, body: { smsCode: await backend.testAdmin.codeFor(email) } })).status,
    ).toBe(200)
  })
})

describe.each(databases)('the schema of $name', ({ open }) => {
  let backend: TestBackend
  let patientId: number

  beforeAll(async () => {
    backend = await openTestBackend(open)
    patientId = (await backend.signedIn('everything')).patientId
  })
  afterAll(() => backend.close())

  test.each([
    ['patient', 'method', 'fax'],
    ['patient', 'gender', 'X'],
    ['patient', 'medical_type', 'IN_ANDERS'],
    ['patient', 'referrals', '{}'],
    ['patient', 'identification_state', 'FINISHED'],
    ['patient', 'insurance_state', 'klaar'],
    ['patient', 'general_state', 'APPROVED'],
    ['patient', 'medical_state', ''],
    ['patient', 'next_consult_category', '5'],
    ['consult', 'consult_type_id', '10'],
    ['consult', 'state', '4'],
    ['questionnaire', 'kind', 'ANDERS'],
    ['document', 'category', 'ANDERS'],
    ['invoice', 'debtor_type', 'patient'],
    ['thread', 'unread', '-1'],
    ['thread', 'department', 'kantine'],
  ])('rejects a value of %s.%s that is not in the contract: %j', async (table, column, value) => {
    const owner = table === 'patient' ? 'id' : 'patient_id'
    await expect(
      backend.database.script(`update ${table} set ${column} = '${value}' where ${owner} = ${patientId}`),
    ).rejects.toThrow('violates check constraint')
  })
})

describe.each(servers)('an empty $name', ({ createStore }) => {
  test('gets each migration and each ready-made patient once when two back ends start at the same time', async () => {
    const store = await createStore()
    const clinics = await Promise.all([1, 2].map(() => startProcess(store, 'main')))
    const database = await store.open()
    expect(
      await onlyRow(
        database,
        `select
      (select count(*)::int from patient) as patients,
      (select count(*)::int - count(distinct name)::int from location) as twice`,
      ),
    ).toEqual({ patients: readyMade.length, twice: 0 })
    expect(
      await Promise.all(clinics.map(async ({ origin }) => (await fetch(`${origin}/health/ready`)).status)),
    ).toEqual([200, 200])
    expect(await Promise.all(clinics.map(({ end }) => end('SIGTERM')))).toEqual([0, 0])
    await database.close()
    await store.remove()
  }, 60_000)
})
