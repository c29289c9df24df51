import type { Message, Thread } from '#portal/api/contract/thread.ts'
import type { PatientInfo } from '#portal/api/contract/patient.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '../contract.ts'
import { limit } from '../limit.ts'
import { isForPatient } from '../test-kit/patient-sentence.ts'
import { changed } from '../test-kit/sample/sample.ts'
import { sampleOf } from '../test-kit/sample/samples.ts'
import { openTestClinic, slotWindow, type TestClinic } from '../test-kit/test-clinic.ts'

let clinic: TestClinic

beforeAll(async () => {
  clinic = await openTestClinic()
})
afterAll(() => clinic.close())

const pdf = '%PDF-1.7\n'
const file = (filename: string, content: string | Buffer = pdf) => ({ filename, data: Buffer.from(content).toString('base64'), description: '' })
const withFile = (name: CallName, attachment: object) => changed(sampleOf(name).granted, { attachments: [attachment] })

/** The status, once it is certain that the words with it are for a patient. */
async function refused(name: CallName, arrange: ReturnType<typeof changed>) {
  const { status, body } = await clinic.call(name, await arrange(clinic))
  const { message } = body as { message: string }
  expect([message, isForPatient(message)]).toEqual([message, true])
  return { status, message }
}

describe.each(['newThread', 'replyThread', 'requestRebate'] as const)('%s', (name) => {
  test.each<[string, string, string]>([
    ['a renamed executable', 'rekening.pdf', 'MZ\u0090\0'],
    ['a renamed page', 'foto.png', '<!doctype html><script>alert(1)</script>'],
    ['an executable that reads as a PDF', 'rekening\u202Efdp.exe', pdf],
    ['an executable in another folder', '..\\..\\start\r\nup\\x.exe', pdf],
  ])('does not take %s, and names it on one line', async (_, filename, content) => {
    const { status, message } = await refused(name, withFile(name, file(filename, content)))
    expect(status).toBe(491)
    expect(message).not.toMatch(/[\p{Cc}\p{Cf}/\\]/u)
  })

  test('takes no file of one byte too many', async () => {
    const large = Buffer.concat([Buffer.from(pdf), Buffer.alloc(limit.fileBytes + 1 - pdf.length)])
    expect(await refused(name, withFile(name, file('scan.pdf', large)))).toEqual({ status: 413, message: 'Het bestand "scan.pdf" is te groot. Een bestand mag hoogstens 20 MB zijn.' })
  })
})

test.each(['../x.pdf', 'a\u202Eb.pdf', 'regel\r\nSet-Cookie: a=b.pdf', 'C:\\x\\y.pdf'])('the name %j is refused in words, and nothing is kept', async (filename) => {
  for (const name of ['newThread', 'replyThread', 'requestRebate'] as const) {
    expect(await refused(name, withFile(name, file(filename)))).toEqual({ status: 491, message: expect.stringContaining('gewone naam') as string })
  }
})

test.each([['CON.pdf', '_CON.pdf'], ['a<b>?.pdf', 'ab.pdf']])('the name %j is kept and given back as %j', async (filename, cleaned) => {
  const { token = '', body } = await withFile('replyThread', file(filename))(clinic)
  expect((await clinic.call('replyThread', { token, body })).status).toBe(200)
  const { thread_id } = body as { thread_id: number }
  const read = (await clinic.call('getThread', { token, body: { thread_id, mark_messages_as_read: true } })).body as { thread: Thread; messages: Message[] }
  const [attachment] = read.messages.at(-1)?.attachments ?? []
  expect(attachment?.documentFilename).toBe(cleaned)
  const document = await clinic.call('getDocument', { token, body: { documentId: attachment?.id, data: true } })
  expect([document.status, document.headers.has('set-cookie'), document.headers.has('content-disposition')]).toEqual([200, false, false])
})

describe('a moment', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

  test.each([['yesterday', inDays(-1)], ['beyond what is open', inDays(limit.daysAhead + 2)], ['in the year 9999', '9999-12-31T23:59:59+00:00'], ['in the year 1', '0001-01-01T00:00:00Z']])('%s cannot be booked or moved to', async (_, startDateTime) => {
    for (const name of ['addConsult', 'moveConsult'] as const) {
      expect((await refused(name, changed(sampleOf(name).granted, { startDateTime }))).status).toBe(491)
    }
  })

  test.each(['2026-02-30T09:00:00+01:00', '2026-12-08T24:30:00+01:00', '2026-12-08T09:00:00', '2026-12-08', '08-12-2026 09:00', '1765180800000', ''])('%j is none', async (startDateTime) => {
    for (const name of ['getSlots', 'addConsult', 'moveConsult'] as const) {
      expect((await refused(name, changed(sampleOf(name).granted, { startDateTime }))).status).toBe(400)
    }
  })

  test('outside the open window has nothing free', async () => {
    const { token } = await clinic.signedIn('nothing-planned')
    for (const [startDateTime, endDateTime] of [[inDays(-30), inDays(-1)], [inDays(limit.daysAhead + 2), inDays(limit.daysAhead + 60)]]) {
      const { status, body } = await clinic.call('getSlots', { token, body: { ...slotWindow(), startDateTime, endDateTime } })
      expect([status, body]).toEqual([200, { slots: {} }])
    }
  })
})

test('what does not fit leaves the patient as they were', async () => {
  const move = await changed(sampleOf('moveConsult').granted, { startDateTime: '9999-12-31T23:59:59Z' })(clinic)
  const { token = '' } = move
  const consultsOf = async () => ((await clinic.call('getInfo', { token, body: { modules: [] } })).body as PatientInfo).consults
  const before = await consultsOf()
  expect((await clinic.call('moveConsult', move)).status).toBe(491)
  expect(await consultsOf()).toEqual(before)
})
