import { randomUUID } from 'node:crypto'
import { once as happened } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type CallName, callNames, endpointOf, isAuthentication } from '#portal/api/contract/contract.ts'
import { onlyRow } from '../database/database.ts'
import { databases } from '../test-kit/test-database.ts'
import { bodyBytesOf } from '../limit.ts'
import { declaredStatus, statusesOf } from '#portal/api/contract/declared-status.ts'
import { sampleOf } from '../test-kit/sample/samples.ts'
import { startBackend } from './server.ts'
import {
  type Answer,
  basicHeader,
  openTestBackend,
  type CallInput,
  type TestBackend,
} from '../test-kit/test-backend.ts'

type Fields = Record<string, unknown>

const message = { message: expect.stringMatching(/^[A-Z].+/) as string }
/** An id that is in nobody's hands. */
const missingFor = (given: unknown) => (typeof given === 'number' ? 2_147_483_647 : randomUUID())
const seen = ({ status, text, headers }: Answer) => ({ status, text, type: headers.get('content-type') })
const sorted = (numbers: Iterable<number>) => [...new Set(numbers)].toSorted((a, b) => a - b)
/** The side effects of a GET. */
const everythingSent =
  'select (select count(*)::int from code) as codes, (select count(*)::int from questionnaire) as questionnaires, (select count(*)::int from payment) as links'
const withBody = callNames.filter((name) => endpointOf(name).body)

/** For the tests that mean something only to some calls. */
const once = (applies: boolean) => (applies ? [undefined] : [])

/** What is said, and whether the contract's own page names the status for this call. */
function refusal(name: CallName, { status, body }: Answer) {
  return { status, isDeclared: statusesOf(name).includes(status), body }
}

function refusedWith(status: number) {
  return { status, isDeclared: true, body: expect.objectContaining(message) as object }
}

describe.each(callNames)('the sample of %s', (name) => {
  const { refused = {}, owned = {}, inEarnest } = sampleOf(name)

  test('covers every declared status and no other', () => {
    const met = [
      ...Object.keys(refused).map(Number),
      ...Object.values(owned),
      ...(inEarnest === undefined ? [] : [inEarnest]),
    ]
    expect(sorted(met)).toEqual(
      sorted([...declaredStatus[name], ...met.filter((status) => statusesOf(name).includes(status))]),
    )
  })

  test('lists every id of the call as one that may belong to another patient', () => {
    const { body, path, authorization } = endpointOf(name)
    const fields = Object.entries((body && z.toJSONSchema(body, { io: 'input' }).properties) ?? {}) as [
      string,
      { exclusiveMinimum?: number },
    ][]
    const ids = fields.filter(([, { exclusiveMinimum }]) => exclusiveMinimum === 0).map(([field]) => field)
    const parts = authorization === 'none' ? [] : [...path.matchAll(/:(\w+)/g)].map(([, part]) => part)
    expect(Object.keys(owned)).toEqual(expect.arrayContaining([...ids, ...parts]))
  })
})

describe.each(databases)('on $name', ({ open }) => {
  let backend: TestBackend

  beforeAll(async () => {
    backend = await openTestBackend(open)
  })
  afterAll(() => backend.close())

  describe.each(callNames)('%s', (name) => {
    const { authorization, body, path: address, method, answer: promised } = endpointOf(name)
    const takesBody = body !== undefined
    const { granted, refused = {}, owned = {}, newcomer } = sampleOf(name)
    const send = (input: CallInput) => backend.call(name, input)
    let arranged: Promise<CallInput> | undefined
    /** Arranged once: what is refused first must leave it possible. */
    const ready = () => (arranged ??= granted(backend))

    test.each(once(authorization !== 'none'))(
      'without a header, with only a cookie, with another scheme or with a wrong token gets a 401',
      async () => {
        const { token = '', basic, ...rest } = await ready()
        const own = authorization === 'bearer' ? 'Bearer' : 'Token'
        const other = own === 'Token' ? 'Bearer' : 'Token'
        const wrong =
          authorization === 'basic'
            ? `Token ${token}`
            : basicHeader({ email: 'iemand@voorbeeld.test', password: 'Helemaal-Fout-1' })
        const cookie = { Cookie: `token=${basic ? basicHeader(basic) : token}` }
        for (const headers of [
          {},
          cookie,
          ...[wrong, `${other} ${token}`, `${own} `, `${own} ${token}x`].map((Authorization) => ({ Authorization })),
        ]) {
          const answer = await send({ ...rest, headers })
          expect(refusal(name, answer)).toEqual(refusedWith(401))
          expect(answer.headers.has('www-authenticate')).toBe(false)
          expect(answer.headers.has('set-cookie')).toBe(false)
        }
      },
    )

    test.each(once(takesBody))('with a body that is not JSON gets a 415, with malformed JSON a 400', async () => {
      const input = await ready()
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
        expect(refusal(name, await send({ ...input, headers: { 'Content-Type': type } }))).toEqual(refusedWith(415))
      }
      for (const broken of [
        '',
        '{',
        '[]',
        'null',
        '"tekst"',
        '{}',
        '{"__proto__":{}}',
        '['.repeat(Math.min(200_000, bodyBytesOf(name))),
      ]) {
        expect(refusal(name, await send({ ...input, body: broken }))).toEqual(refusedWith(400))
      }
    })

    test.each(once(takesBody))('without one of its fields, or with one of another type, gets a 400', async () => {
      const input = await ready()
      for (const [field, value] of Object.entries(input.body as Fields)) {
        const { [field]: _, ...without } = input.body as Fields
        expect(refusal(name, await send({ ...input, body: without }))).toEqual(refusedWith(400))
        expect(
          refusal(
            name,
            await send({
              ...input,
              body: { ...without, [field]: typeof value === 'object' ? 'tekst' : { tekst: value } },
            }),
          ),
        ).toEqual(refusedWith(400))
      }
    })

    test.each(once(address.includes(':')))(
      'with a malformed id in the path gets the same response as with a missing one',
      async () => {
        const { path = {}, ...input } = await ready()
        for (const [part, given] of Object.entries(path)) {
          const missing = seen(await send({ ...input, path: { ...path, [part]: missingFor(given) } }))
          expect(missing.status).toBe(495)
          for (const odd of [
            'x',
            '0',
            '-1',
            '1.5',
            '1e3',
            '2147483648',
            ' 1',
            '１',
            '\0',
            '%',
            '../1',
            "' or 1=1",
            '9'.repeat(3000),
          ]) {
            expect([odd, seen(await send({ ...input, path: { ...path, [part]: odd } }))]).toEqual([odd, missing])
          }
        }
      },
    )

    test.each(once(['token', 'bearer'].includes(authorization)))(
      'from a patient who is not onboarded is refused if it requires onboarding',
      async () => {
        const { token } = await backend.signedIn('new')
        expect((await send({ ...(await ready()), token })).status).toBe(newcomer ?? Object.values(owned)[0])
      },
    )

    test.each(Object.entries(owned))(
      'with a %s of another patient gets a %i, identical to the response for a missing one',
      async (field, status) => {
        const [mine, theirs] = [await granted(backend), await granted(backend)]
        const place = address.includes(`:${field}`) ? 'path' : 'body'
        const valueIn = (input: CallInput) => (input[place] as Fields)[field]
        const sendWith = (value: unknown) => send({ ...mine, [place]: { ...(mine[place] as Fields), [field]: value } })
        const [foreign, missing] = [await sendWith(valueIn(theirs)), await sendWith(missingFor(valueIn(mine)))]
        expect(refusal(name, foreign)).toEqual(refusedWith(status))
        expect(seen(foreign)).toEqual(seen(missing))
        expect([(await send(mine)).status, (await send(theirs)).status]).toEqual([200, 200])
      },
    )

    test.each(Object.entries(refused))('can be refused with %s', async (status, arrange) => {
      expect(refusal(name, await send(await arrange(backend)))).toEqual(refusedWith(Number(status)))
    })

    test.each(once(!takesBody && method === 'POST'))('ignores a body', async () => {
      expect(
        (await send({ ...(await granted(backend)), body: '{', headers: { 'Content-Type': 'text/plain' } })).status,
      ).toBe(200)
    })

    test('succeeds after all those refusals, with a response that fits the contract', async () => {
      const answer = await send(await ready())
      expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, ''])
      expect(answer.headers.get('content-type')).toBe('application/json')
      expect(promised.safeParse(answer.body).error?.issues).toBeUndefined()
    })
  })
})

describe('other rules of every call', () => {
  let backend: TestBackend

  beforeAll(async () => {
    backend = await openTestBackend()
  })
  afterAll(() => backend.close())

  test('TEST-02.2 without a test admin the calls meant for tests are refused', async () => {
    const { origin, close } = await startBackend({
      database: { open: { ...backend.database, close: async () => {} } },
      port: 0,
      testAdmin: false,
      seed: false,
      quiet: true,
    })
    for (const name of callNames) {
      const { inEarnest, granted } = sampleOf(name)
      if (inEarnest === undefined) continue
      const { token, body } = await granted(backend)
      const response = await fetch(origin + endpointOf(name).path, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect([response.status, await response.json()]).toEqual([inEarnest, message])
    }
    await close()
  })

  test.each(withBody)('%s with a body of one byte over the limit gets a 413', async (name) => {
    const { token, ...basic } = await backend.signedIn('nothing-planned')
    const proof = endpointOf(name).authorization === 'basic' ? { basic } : { token }
    expect(
      refusal(name, await backend.call(name, { ...proof, body: Buffer.alloc(bodyBytesOf(name) + 1, ' ') })),
    ).toEqual(refusedWith(413))
  })

  test.each(withBody.filter(isAuthentication))(
    '%s accepts a small flat body: a larger one gets a 413, a nested one a 400',
    async (name) => {
      const { body, ...rest } = await sampleOf(name).granted(backend)
      const send = (more: object) => backend.call(name, { ...rest, body: { ...(body as Fields), ...more } })
      expect(refusal(name, await send({ more: 'x'.repeat(4096) }))).toEqual(refusedWith(413))
      for (const more of [[], {}, [[[]]]]) expect(refusal(name, await send({ more }))).toEqual(refusedWith(400))
      expect((await send({ more: null })).status).toBe(200)
    },
  )

  test.each(callNames.filter((name) => endpointOf(name).method === 'GET'))(
    'a HEAD of %s gets a 405 and changes nothing',
    async (name) => {
      const { token, basic, path = {} } = await sampleOf(name).granted(backend)
      const address = backend.origin + endpointOf(name).path.replace(/:(\w+)/g, (_, part: string) => String(path[part]))
      const before = await onlyRow(backend.database, everythingSent)
      const { status, headers } = await fetch(address, {
        method: 'HEAD',
        headers: { Authorization: basic ? basicHeader(basic) : `Token ${token}` },
      })
      expect([status, headers.get('allow')]).toEqual([405, 'GET'])
      expect(await onlyRow(backend.database, everythingSent)).toEqual(before)
    },
  )

  test('a body that is cut off gets a 400, and is not logged as an error', async () => {
    const { token } = await backend.signedIn('nothing-planned')
    const { hostname, port } = new URL(backend.origin)
    backend.log.length = 0
    const socket = connect(Number(port), hostname)
    await happened(socket, 'connect')
    socket.write(
      `POST /patientPortal/thread/new HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Token ${token}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\nExpect: 100-continue\r\n\r\n`,
    )
    // The back end has begun to read.
    await happened(socket, 'data')
    socket.write('{"subject":"', () => socket.destroy())
    const ended = () =>
      backend.log
        .filter((line) => line.includes('/patientPortal/thread/new'))
        .map((line) => JSON.parse(line) as { level: string; status: number })
    while (ended().length === 0) await backend.call('getEmployees', { token })
    expect(ended()).toMatchObject([{ level: 'info', status: 400 }])
  })

  test('a body of exactly the limit is accepted', async () => {
    const { token } = await backend.signedIn('nothing-planned')
    const body = JSON.stringify({ modules: [] }).padEnd(bodyBytesOf('getInfo'))
    expect((await backend.call('getInfo', { token, body })).status).toBe(200)
  })

  test('a body without Content-Length gets a 413 at the limit too', async () => {
    const { token } = await backend.signedIn('nothing-planned')
    const status = await new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(backend.origin)
      const socket = connect(Number(port), hostname)
      socket.once('error', reject)
      socket.once('data', (data) => {
        resolve(data.toString('latin1').slice(0, 12))
        socket.destroy()
      })
      socket.write(
        `POST /patientPortal/getInfo HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Token ${token}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
      )
      const chunk = `10000\r\n${' '.repeat(0x1_00_00)}\r\n`
      socket.write(chunk.repeat(20))
    })
    expect(status).toBe('HTTP/1.1 413')
  })

  test.each([
    ['too large', 413, { 'Content-Type': 'application/json' }],
    ['of another type', 415, { 'Content-Type': 'text/plain' }],
    ['without a valid token', 401, { 'Content-Type': 'application/json', Authorization: 'Token nobody' }],
  ])('a body refused unread because it is %s closes only its own connection', async (_what, status, headers) => {
    const { token } = await backend.signedIn('nothing-planned')
    const answer = await fetch(`${backend.origin}/patientPortal/getInfo`, {
      method: 'POST',
      headers: { Authorization: `Token ${token}`, ...headers },
      body: ' '.repeat(bodyBytesOf('getInfo') + 900_000),
    })
    expect([answer.status, answer.headers.get('connection')]).toEqual([status, 'close'])
  })
})
