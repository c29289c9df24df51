import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readyMade } from '../scenario/ready-made.ts'
import { scenarioNames } from '../scenario/scenario.ts'
import { seedReadyMade } from '../scenario/seed.ts'
import { infoOf } from '../test-kit/granted.ts'
import { freeSlots, openTestBackend, type TestBackend } from '../test-kit/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

/** fetch does not let a caller choose its own Host. */
function statusWith(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(backend.origin + path, { headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .once('error', reject)
      .end()
  })
}

describe('the test admin refuses', () => {
  test.each([
    'elders.example',
    '127.0.0.1.elders.example',
    'localhost.elders.example:80',
    '192.168.1.2',
    '0.0.0.0:4800',
  ])('the host %s', async (Host) => {
    expect(await statusWith('/test-admin/outbox', { Host })).toBe(403)
  })

  test('a page of another origin, however similar', async () => {
    const { host, port } = new URL(backend.origin)
    expect(await statusWith('/test-admin/outbox', { Host: host })).toBe(200)
    expect(await statusWith('/test-admin/outbox', { Host: host, Origin: backend.origin })).toBe(200)
    for (const Origin of [
      'https://elders.example',
      'null',
      `http://localhost:${port}`,
      'http://127.0.0.1',
      `${backend.origin}.elders.example`,
      `${backend.origin}0`,
      backend.origin.slice(0, -1),
      `https://${host}`,
    ]) {
      expect(await statusWith('/test-admin/outbox', { Host: host, Origin })).toBe(403)
    }
  })

  test.each(['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'Via'])(
    'a call through a proxy, known by %s',
    async (name) => {
      expect(await statusWith('/test-admin/outbox', { Host: new URL(backend.origin).host, [name]: '127.0.0.1' })).toBe(
        403,
      )
    },
  )

  test('a form post of any page', async () => {
    const response = await fetch(`${backend.origin}/test-admin/end-sessions`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: '{"email":"a@b.nl"}',
    })
    expect(response.status).toBe(415)
  })
})

describe('the outbox', () => {
  test('shows the newest codes with masked e-mail addresses, under a policy that allows no script', async () => {
    const patient = await backend.testAdmin.createPatient('nothing-planned', { email: 'geheim.adres@voorbeeld.test' })
    await backend.call('login', { basic: patient })
    const response = await fetch(`${backend.origin}/test-admin/outbox`)
    const page = await response.text()
    expect(page).toContain(await backend.testAdmin.codeFor(patient.email))
    expect(page).toContain('ge…@voorbeeld.test')
    expect(page).not.toContain('geheim.adres')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('is empty for someone who was sent nothing', async () => {
    await expect(backend.testAdmin.codeFor('niemand@voorbeeld.test')).rejects.toThrow('404')
  })
})

describe('a reply by the clinic', () => {
  const letter = { filename: 'schema.pdf', data: Buffer.from('%PDF-1.4\n%%EOF').toString('base64'), description: '' }
  const opened = async (token: string, thread_id: number) =>
    (await backend.call('getThread', { token, body: { thread_id, mark_messages_as_read: true } })).body

  test('is unread until the patient opens it, is by an employee, and has its file', async () => {
    const { token } = await backend.signedIn('nothing-planned', { threads: [{ subject: 'Vraag', count_unread: 0 }] })
    const [thread] = (await infoOf(backend, token)).internal_message_threads
    const threadId = thread?.id ?? 0
    await backend.testAdmin.reply({ threadId, content: 'Goed om te horen.', attachments: [letter] })
    const { employees } = (await backend.call('getEmployees', { token })).body as { employees: { id: number }[] }
    expect(await opened(token, threadId)).toMatchObject({
      thread: { count_unread: 1 },
      messages: [
        {},
        { content: 'Goed om te horen.', sender_is_patient: false, attachments: [{ documentFilename: 'schema.pdf' }] },
      ],
    })
    const {
      messages: [, answer],
    } = (await opened(token, threadId)) as { messages: { sender_user_id: number }[] }
    expect(employees.map(({ id }) => id)).toContain(answer?.sender_user_id)
    await expect(backend.testAdmin.reply({ threadId: 999_999, content: 'Wie?' })).rejects.toThrow('404')
    await expect(backend.testAdmin.reply({ threadId, content: ' ' })).rejects.toThrow('491')
  })

  test('is written on a page that shows the latest message as plain text, under a policy that allows only its own script', async () => {
    const { token } = await backend.signedIn('nothing-planned', { email: 'stille.schrijver@voorbeeld.test' })
    await backend.call('newThread', {
      token,
      body: { subject: '<b>Vraag</b>', content: '<script>alert(1)</script>', department: 'office', attachments: [] },
    })
    const response = await fetch(`${backend.origin}/test-admin/messages`)
    const page = await response.text()
    expect(page).toContain('&lt;b&gt;Vraag&lt;/b&gt;')
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).not.toContain('stille.schrijver')
    const script = /<script>(.*?)<\/script>/.exec(page)?.[1] ?? ''
    expect(response.headers.get('content-security-policy')).toContain(
      `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    )
  })
})

describe('scenarios', () => {
  test.each(scenarioNames)('%s fits the contract', async (state) => {
    const { token } = await backend.signedIn(state)
    expect((await backend.call('getInfo', { token, body: { modules: [] } })).status).toBe(200)
    expect((await backend.call('getEmployees', { token })).status).toBe(200)
  })

  const infoFor = async (...order: Parameters<TestBackend['signedIn']>) =>
    infoOf(backend, (await backend.signedIn(...order)).token)

  test('several-planned has three open upcoming consults on three days, unsorted', async () => {
    const { consults } = await infoFor('several-planned')
    const starts = consults.map(({ startDateTime }) => startDateTime)
    expect(consults.map(({ state }) => state)).toEqual([0, 0, 0])
    expect(starts).not.toEqual(starts.toSorted())
    expect(starts.every((start) => Date.parse(start) > Date.now())).toBe(true)
    expect(new Set(starts.map((start) => start.slice(0, 10))).size).toBe(3)
  })

  test('past-open has an open consult in the past, locked has a locked one in the future', async () => {
    const [open] = (await infoFor('past-open')).consults
    expect(open?.state).toBe(0)
    expect(Date.parse(open?.endDateTime ?? '')).toBeLessThan(Date.now())
    const [locked] = (await infoFor('locked')).consults
    expect(locked?.state).toBe(2)
    expect(Date.parse(locked?.startDateTime ?? '')).toBeGreaterThan(Date.now())
  })

  test('past-list has a cancelled consult, one without an employee and one with a former employee', async () => {
    const { token } = await backend.signedIn('past-list')
    const { consults } = await infoOf(backend, token)
    const { employees } = (await backend.call('getEmployees', { token })).body as { employees: { id: number }[] }
    const known = employees.map(({ id }) => id)
    expect(consults.every(({ endDateTime }) => Date.parse(endDateTime) < Date.now())).toBe(true)
    expect([
      consults.filter(({ state }) => state !== 3).length,
      consults.filter(({ state }) => state === 3).length,
    ]).toEqual([4, 1])
    expect(consults.some(({ employeeId }) => employeeId === null)).toBe(true)
    expect(consults.some(({ employeeId }) => employeeId !== null && !known.includes(employeeId))).toBe(true)
  })

  test('unread has two threads with one unread message, and new has not begun onboarding', async () => {
    expect(
      (await infoFor('unread')).internal_message_threads.filter(({ count_unread }) => count_unread === 1),
    ).toHaveLength(2)
    const { user, nextConsult, identificationInfo } = await infoFor('new')
    expect([user, nextConsult, identificationInfo]).toEqual([{ onBoardingComplete: false }, null, { state: 'NULL' }])
  })

  test('overrides replace values of the scenario', async () => {
    const consult = {
      startDateTime: '2027-03-28T03:00:00+02:00',
      endDateTime: '2027-03-28T03:20:00+02:00',
      state: 0 as const,
      consultTypeId: 4,
    }
    const { consults, nextConsult, internal_message_threads } = await infoFor('several-planned', {
      consults: [consult],
      nextConsult: { nextConsultCategory: 3, nextConsultMinDateTime: '2026-10-25T02:30:00+01:00' },
      threads: [{ subject: 'Vraag', count_unread: 4 }],
    })
    expect(consults).toEqual([
      { ...consult, id: expect.any(Number) as number, employeeId: expect.any(Number) as number },
    ])
    expect(nextConsult).toEqual({ nextConsultCategory: 3, nextConsultMinDateTime: '2026-10-25T02:30:00+01:00' })
    expect(internal_message_threads).toMatchObject([{ subject: 'Vraag', count_unread: 4 }])
  })

  test('an unknown scenario is refused with the name of the wrong field', async () => {
    const response = await fetch(`${backend.origin}/test-admin/patients`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"state":"bestaat-niet"}',
    })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('state')
  })

  test('there is one ready-made patient for every scenario, who can sign in; adding them again changes nothing', async () => {
    await seedReadyMade(backend.database)
    await seedReadyMade(backend.database)
    expect(readyMade.map(({ state }) => state).toSorted()).toEqual(scenarioNames.toSorted())
    expect(new Set(readyMade.map(({ password }) => password)).size).toBe(readyMade.length)
    for (const person of readyMade) {
      expect(person.password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z0-9]).{10,}$/)
      expect((await backend.call('login', { basic: person })).status).toBe(200)
    }
  })
})

describe('selling a time', () => {
  test("without a time takes the first one of the patient's category", async () => {
    const { email, token } = await backend.signedIn('nothing-planned')
    const [first, ...rest] = await freeSlots(backend, token, 1)
    const sold = await backend.testAdmin.sell(email)
    expect(sold).toHaveLength(1)
    expect(sold[0]).toEqual({ startDateTime: first?.startDT, availabilityId: first?.avId })
    const left = await freeSlots(backend, token, 1)
    expect(left).toEqual(rest.filter(({ startDT, avId }) => startDT !== first?.startDT || avId !== first.avId))
  })

  test('with a time takes it from every employee who works then', async () => {
    const { email, token } = await backend.signedIn('nothing-planned')
    const slots = await freeSlots(backend, token, 1)
    const shared = slots.find(({ startDT, avId }) =>
      slots.some((other) => other.startDT === startDT && other.avId !== avId),
    )
    expect(shared).toBeDefined()
    await backend.testAdmin.sell(email, { startDateTime: shared?.startDT })
    expect((await freeSlots(backend, token, 1)).map(({ startDT }) => startDT)).not.toContain(shared?.startDT)
  })
})
