import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limit } from '../limit.ts'
import { keepFiles, pdfOf } from '../test-kit/attachment.ts'
import { infoOf } from '../test-kit/granted.ts'
import { servers } from '../test-kit/test-database.ts'
import { openTestBackend, type SignedInPatient, type TestBackend } from '../test-kit/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

const size = 1024

const ask = ({ token }: SignedInPatient, attachments: object[], at = backend) =>
  at.call('newThread', {
    token,
    body: { subject: 'Scan', content: 'Zie de bijlage.', department: 'office', attachments },
  })
const reply = ({ token }: SignedInPatient, thread_id: number, attachments: object[]) =>
  backend.call('replyThread', { token, body: { thread_id, content: 'Zie de bijlage.', attachments } })
const full = { status: 413, body: { message: expect.stringContaining('geen ruimte meer') as string } }

describe('the files of an account', () => {
  test.each([
    ['60 MB before identification', 'new', limit.accountBytesBeforeIdentification],
    ['60 MB after a declined identification', 'declined', limit.accountBytesBeforeIdentification],
    ['500 MB after identification', 'identified', limit.accountBytes],
    ['500 MB after identification without a BSN', 'no-bsn', limit.accountBytes],
  ] as const)(
    'may take exactly %s; messages without files and other accounts are not limited by it',
    async (_what, state, bytes) => {
      const patient = await backend.signedIn(state)
      await keepFiles(backend.database, patient, bytes - size)
      expect(await ask(patient, [pdfOf(size + 1)])).toMatchObject(full)
      expect((await infoOf(backend, patient.token)).internal_message_threads).toEqual([])
      expect((await ask(patient, [pdfOf(size)])).status).toBe(200)
      const [{ id } = { id: 0 }] = (await infoOf(backend, patient.token)).internal_message_threads
      expect(await reply(patient, id, [pdfOf(size)])).toMatchObject(full)
      expect((await reply(patient, id, [])).status).toBe(200)
      expect((await ask(await backend.signedIn(state), [pdfOf(size)])).status).toBe(200)
    },
  )
})

test.each(servers)(
  'on $name, only one of five simultaneous files gets the last space of an account',
  async ({ open }) => {
    const own = await openTestBackend(open)
    try {
      const patient = await own.signedIn('new')
      await keepFiles(own.database, patient, limit.accountBytesBeforeIdentification - size)
      const waiting = () =>
        own.database.rows(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      const sent = await own.database.transaction(async (query) => {
        // None can keep its file before all of them came as far as they can.
        await query.rows('lock table file in share mode')
        const calls = Array.from({ length: 5 }, () => ask(patient, [pdfOf(size)], own))
        await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(calls.length)
        return calls
      })
      const answers = await Promise.all(sent)
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200, 413, 413, 413, 413,
      ])
    } finally {
      await own.close()
    }
  },
)
