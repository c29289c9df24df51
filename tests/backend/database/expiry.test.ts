import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startBackend } from '../http/server.ts'
import { databases } from '../test-kit/test-database.ts'
import { openTestBackend, type TestBackend } from '../test-kit/test-backend.ts'
import { onlyRow } from './database.ts'
import { keepRemoving } from './expiry.ts'

/** One row of each that is over and one that is not; the second begins with `keep`. */
const rows = (patientId: number, invoiceId: number) => `
  insert into code (id, subject, code_hash, sent_at, expires_at) values
    (gen_random_uuid(), 'old', 'x', now() - interval '61 minutes', now() - interval '51 minutes'),
    (gen_random_uuid(), 'keep: counted', 'x', now() - interval '59 minutes', now() - interval '49 minutes');
  insert into outbox (email, channel, sent_to, code, sent_at) values
    ('old', 'sms', '0600000000', '123456', now() - interval '61 minutes'), ('keep', 'sms', '0600000000', '123456', now());
  insert into wrong_code (subject, at) values ('old', now() - interval '61 minutes'), ('keep', now() - interval '59 minutes');
  insert into address_try (address_hash, at) values ('old', now() - interval '61 minutes'), ('keep', now() - interval '59 minutes');
  insert into registration_message (registration_hash, number_hash, at) values ('old', 'x', now() - interval '61 minutes'), ('keep', 'x', now());
  insert into password_attempt (email_hash, wrong, at, locked_until) values
    ('old', 5, now() - interval '25 hours', null), ('old: lock', 6, now() - interval '25 hours', now() - interval '23 hours'),
    ('keep', 5, now() - interval '23 hours', null), ('keep: lock', 6, now() - interval '25 hours', now() + interval '1 minute');
  insert into registration (token_hash, email, expires_at) values ('old', 'x', now() - interval '1 second'), ('keep', 'x', now() + interval '1 minute');
  insert into session (token_hash, patient_id, expires_at) values ('old', ${patientId}, now() - interval '1 second'), ('keep', ${patientId}, now() + interval '1 day');
  insert into payment (token_hash, invoice_id, expires_at) values ('old', ${invoiceId}, now() - interval '1 second'), ('keep', ${invoiceId}, now() + interval '1 minute');`

const named = {
  code: 'subject',
  outbox: 'email',
  wrong_code: 'subject',
  address_try: 'address_hash',
  registration_message: 'registration_hash',
  password_attempt: 'email_hash',
  registration: 'token_hash',
  session: 'token_hash',
  payment: 'token_hash',
}
const count = (which: string) =>
  `select ${Object.entries(named)
    .map(
      ([table, column]) => `(select count(*)::int from ${table} where starts_with(${column}, '${which}')) as ${table}`,
    )
    .join(', ')}`
const none = Object.fromEntries(Object.keys(named).map((table) => [table, 0]))
const kept = { ...Object.fromEntries(Object.keys(named).map((table) => [table, 1])), password_attempt: 2 }

describe.each(databases)('expired data on $name', ({ open }) => {
  let backend: TestBackend
  let invoiceId: number
  let patientId: number

  beforeAll(async () => {
    backend = await openTestBackend(open)
    ;({ patientId } = await backend.signedIn('invoices'))
    ;({ id: invoiceId } = await onlyRow<{ id: number }>(backend.database, 'select min(id) as id from invoice'))
  })
  afterAll(() => backend.close())

  const left = async () => [
    await onlyRow(backend.database, count('old')),
    await onlyRow(backend.database, count('keep')),
  ]

  test('is deleted when a back end starts, and nothing else is', async () => {
    await backend.database.script(rows(patientId, invoiceId))
    const own = await startBackend({
      database: { open: { ...backend.database, close: async () => {} } },
      port: 0,
      testAdmin: false,
      seed: false,
      quiet: true,
    })
    expect(await left()).toEqual([none, kept])
    await own.close()
  })

  test('is deleted at each interval, also after an attempt failed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const lines: string[] = []
    let isGone = true
    const statements: string[] = []
    const failing = {
      ...backend.database,
      rows: async () => (isGone ? Promise.reject(new Error('gone')) : [statements.push('done')]),
    } as never
    const stop = keepRemoving(failing, { line: ({ path, failure = '' }) => lines.push(`${path} ${failure}`) })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(lines).toEqual([expect.stringMatching(/^expiry Error/)])
    isGone = false
    await vi.advanceTimersByTimeAsync(1_200_000)
    expect(statements.length).toBe(2 * Object.keys(named).length)
    stop()
    await vi.advanceTimersByTimeAsync(1_200_000)
    expect([statements.length, lines.length]).toEqual([2 * Object.keys(named).length, 1])
  })
})
