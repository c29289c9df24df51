import type { Message, Thread } from '#portal/api/contract/thread.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachmentOf } from '../test-kit/attachment.ts'
import { infoOf } from '../test-kit/granted.ts'
import { openTestBackend, type SignedInPatient, type TestBackend } from '../test-kit/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

const report = attachmentOf('rap<port>?.pdf')
const question = {
  subject: 'Vraag over slapen',
  content: 'Ik slaap slecht.\nWat kan ik doen?',
  department: 'office',
  attachments: [],
}

const threadsOf = async (token: string) => (await infoOf(backend, token)).internal_message_threads

async function read(token: string, thread_id: number) {
  const { status, body } = await backend.call('getThread', { token, body: { thread_id, mark_messages_as_read: true } })
  expect(status).toBe(200)
  return body as { thread: Thread; messages: Message[] }
}

const ask = ({ token }: SignedInPatient, changed: object = {}) =>
  backend.call('newThread', { token, body: { ...question, ...changed } })
const reply = ({ token }: SignedInPatient, thread_id: number, changed: object = {}) =>
  backend.call('replyThread', { token, body: { thread_id, content: 'Dank u wel.', attachments: [], ...changed } })

describe('messages', () => {
  test('a new question and a reply are in the thread in order, with their text unchanged', async () => {
    const patient = await backend.signedIn('nothing-planned')
    expect((await ask(patient)).status).toBe(200)
    const [{ id } = { id: 0 }] = await threadsOf(patient.token)
    expect((await reply(patient, id, { content: '<b>Dank</b> u \u202Ewel' })).status).toBe(200)
    const { thread, messages } = await read(patient.token, id)
    expect(thread).toMatchObject({ subject: question.subject, count_unread: 0 })
    expect(
      messages.map(({ content, sender_is_patient, sender_user_id }) => [content, sender_is_patient, sender_user_id]),
    ).toEqual([
      [question.content, true, null],
      ['<b>Dank</b> u \u202Ewel', true, null],
    ])
  })

  test('reading marks a thread as read, and only that one', async () => {
    const { token } = await backend.signedIn('unread')
    const [first, second] = await threadsOf(token)
    expect((await read(token, first?.id ?? 0)).thread.count_unread).toBe(1)
    expect((await threadsOf(token)).map(({ count_unread }) => count_unread)).toEqual([0, second?.count_unread, 0])
  })

  test('five hundred messages come in order, from three kinds of senders', async () => {
    const { token } = await backend.signedIn('many-messages')
    const [{ id } = { id: 0 }] = await threadsOf(token)
    const { messages } = await read(token, id)
    expect(messages).toHaveLength(500)
    expect(messages.map(({ created_at }) => created_at)).toEqual(
      messages.map(({ created_at }) => created_at).toSorted((a, b) => Date.parse(a) - Date.parse(b)),
    )
    const { body } = await backend.call('getEmployees', { token })
    const listed = (body as { employees: { id: number }[] }).employees.map((employee) => employee.id)
    const senders = messages
      .slice(0, 3)
      .map(({ sender_is_patient, sender_user_id }) => [
        sender_is_patient,
        sender_user_id !== null && listed.includes(sender_user_id),
      ])
    expect(senders).toEqual([
      [false, true],
      [true, false],
      [false, false],
    ])
  })

  test('an attachment is returned byte for byte, under a sanitized name', async () => {
    const patient = await backend.signedIn('nothing-planned')
    expect((await ask(patient, { attachments: [report] })).status).toBe(200)
    const [{ id } = { id: 0 }] = await threadsOf(patient.token)
    const [attachment] = (await read(patient.token, id)).messages[0]?.attachments ?? []
    expect(attachment?.documentFilename).toBe('rapport.pdf')
    const { body } = await backend.call('getDocument', {
      token: patient.token,
      body: { documentId: attachment?.id, data: true },
    })
    expect(body).toEqual({ documentData: report.data, mimetype: 'application/pdf', description: 'rapport.pdf' })
  })

  test('a message with a refused file is not stored', async () => {
    const patient = await backend.signedIn('nothing-planned')
    const virus = { attachments: [attachmentOf('virus.pdf', Buffer.from('MZ not a pdf'))] }
    const refused = { status: 491, body: { message: expect.stringContaining('virus.pdf') as string } }
    expect(await ask(patient, virus)).toMatchObject(refused)
    expect(await threadsOf(patient.token)).toEqual([])
    await ask(patient)
    const [{ id } = { id: 0 }] = await threadsOf(patient.token)
    expect(await reply(patient, id, virus)).toMatchObject(refused)
    expect((await read(patient.token, id)).messages).toHaveLength(1)
  })

  test('a medical question is refused before the first consult', async () => {
    const answer = await ask(await backend.signedIn('nothing-planned'), { department: 'medical' })
    expect([answer.status, answer.body]).toEqual([
      412,
      {
        message:
          'Let op, medische vragen kunnen pas gesteld worden nadat een eerste intake consult heeft plaatsgevonden.',
      },
    ])
    expect((await ask(await backend.signedIn('past-list'), { department: 'medical' })).status).toBe(200)
  })

  test.each([{ subject: ' ' }, { content: '\n\t' }, { subject: 'x'.repeat(201) }, { content: 'x'.repeat(10_001) }])(
    'a question with %j gets a 491',
    async (changed) => {
      expect((await ask(await backend.signedIn('nothing-planned'), changed)).status).toBe(491)
    },
  )
})

describe('reviews', () => {
  const send = (uuid: string, changed: object = {}) =>
    review('addReview', uuid, { score: 4, motivation: '', anonymous: false, ...changed })
  const validate = (uuid: string) => review('validateReview', uuid)

  async function review(name: 'addReview' | 'validateReview', uuid: string, body?: object) {
    const response = await fetch(
      `${backend.origin}/patientPortal/review/consult/${encodeURIComponent(uuid)}/${name === 'addReview' ? 'add' : 'validate'}`,
      {
        method: 'POST',
        ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      },
    )
    return { status: response.status, body: (await response.json()) as { error?: string } }
  }

  async function linkOf(kind: Parameters<TestBackend['testAdmin']['reviewLink']>[1]) {
    const { email } = await backend.testAdmin.createPatient('reviews')
    return backend.testAdmin.reviewLink(email, kind)
  }

  test('a link accepts one review, with tags removed and other < kept', async () => {
    const uuid = await linkOf('open')
    expect((await validate(uuid)).status).toBe(200)
    expect(
      (await send(uuid, { motivation: ' I <3 jullie, 1 < 2 <scr<script>ipt>alert(1)</script><b>echt</b> ' })).status,
    ).toBe(200)
    expect(
      await backend.database.rows('select score, motivation, anonymous from review where uuid = $1', [uuid]),
    ).toEqual([{ score: 4, motivation: 'I <3 jullie, 1 < 2 ipt>alert(1)echt', anonymous: false }])
    expect([(await validate(uuid)).status, (await send(uuid)).status]).toEqual([495, 495])
  })

  test('one of two simultaneous reviews is stored', async () => {
    const uuid = await linkOf('open')
    const statuses = await Promise.all([send(uuid), send(uuid)])
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 495]))
  })

  test.each([
    ['expired', 'PCE_REVIEW_EXPIRED'],
    ['dropped', 'PCE_REVIEW_CONSULT_DROPPED'],
    ['not-ended', 'PCE_REVIEW_CONSULT_NOT_ENDED'],
  ] as const)('a link of kind %s is refused with its error code and a sentence', async (kind, error) => {
    const uuid = await linkOf(kind)
    for (const answer of [await validate(uuid), await send(uuid)]) {
      expect(answer).toEqual({ status: 412, body: { error, message: expect.stringMatching(/\.$/) as string } })
    }
  })

  test.each([{ score: 0 }, { score: 6 }, { score: 2.5 }, { anonymous: 'ja' }])(
    'a review with %j gets a 400',
    async (changed) => {
      expect((await send(await linkOf('open'), changed)).status).toBe(400)
    },
  )

  test('a comment that is too long is refused with a message', async () => {
    expect(await send(await linkOf('open'), { motivation: 'x'.repeat(4001) })).toEqual({
      status: 491,
      body: { message: 'Maak uw toelichting korter: hoogstens 4000 tekens.' },
    })
  })
})
