import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { openLoopbackServer, type LoopbackServer } from '#tests/support/loopback-server.ts'
import { sendFirstCalls } from './first-calls.ts'
import { createClient, requestOf } from '../api/client.ts'
import { call as endpoint } from '../api/contract/endpoint.ts'
import { dropEarlyCalls, type FirstCall, type FirstCalls } from '../api/early-calls.ts'

const getInfo = endpoint(
  'POST /patientPortal/getInfo',
  'token',
  z.unknown(),
  z.object({ modules: z.array(z.string()) }),
)
const getInvoice = endpoint('GET /patientPortal/invoice/:id', 'token', z.unknown())
const body = { modules: ['user'] }

let server: LoopbackServer
let token: string | null
let expired: number
const serverTimes: number[] = []

const client = () =>
  createClient({
    baseAddress: server.baseAddress,
    getToken: () => token,
    onUnauthorized: () => {
      expired += 1
    },
    onServerTime: (time) => serverTimes.push(time),
  })

const dataset: Record<string, string> = {}
/** What the frame says. */
const said: string[] = []
let waiting: { work: () => void; delay: number }[]
/** Opens a page with these calls: its own script runs. */
function open({
  path = '/dashboard',
  cookie = 'a=b; token=abc',
  ...given
}: Partial<FirstCalls> & { path?: string; cookie?: string } = {}) {
  const info: FirstCall = {
    ...requestOf(server.baseAddress, getInfo, { body, token: '{token}' }),
    method: 'POST',
    body: JSON.stringify(body),
  }
  const first = {
    addresses: '^/dashboard/?$',
    calls: [info],
    loading: 'Bezig met laden…',
    delayMs: 1000,
    ...given,
  }
  vi.stubGlobal('location', { pathname: path })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', {
    cookie,
    documentElement: { dataset },
    querySelector: () => ({ append: (text: string) => said.push(text) }),
    getElementById: () => ({ textContent: JSON.stringify(first) }),
  })
  const timers = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((work: () => void, delay: number) => waiting.push({ work, delay })) as never)
  sendFirstCalls()
  timers.mockRestore()
}

beforeEach(async () => {
  token = 'abc'
  expired = 0
  serverTimes.length = 0
  delete dataset['session']
  said.length = 0
  waiting = []
  vi.stubGlobal('earlyCalls', undefined)
  server = await openLoopbackServer()
  server.reply = { type: 'application/json', body: '"early"' }
})
afterEach(() => server.close())

const arrived = () =>
  server.arrived.map(({ method, url, headers, body: sent }) => [method, url, headers.authorization, sent])

describe('an early call sent by the page', () => {
  test('answers the first equal call, and no second one', async () => {
    open()
    const call = client()
    expect(await call(getInfo, { body })).toBe('early')
    server.reply = { type: 'application/json', body: '"later"' }
    expect(arrived()).toEqual([['POST', '/patientPortal/getInfo', 'Token abc', JSON.stringify(body)]])
    expect(await call(getInfo, { body })).toBe('later')
    expect(arrived()).toHaveLength(2)
  })

  test('has the ids of the path', async () => {
    open({
      path: '/invoice/12/rebate',
      addresses: '^/invoice/(?<id>[1-9]\\d*)/rebate/?$',
      calls: [
        {
          method: 'GET',
          url: `${server.baseAddress}/patientPortal/invoice/{id}`,
          headers: { Accept: 'application/json', Authorization: 'Token {token}' },
        },
      ],
    })
    await client()(getInvoice, { path: { id: 12 } })
    expect(arrived()).toEqual([['GET', '/patientPortal/invoice/12', 'Token abc', '']])
  })

  test.each<[string, () => Promise<unknown>]>([
    ['with another body', () => client()(getInfo, { body: { modules: ['user', 'consults'] } })],
    ['of another call', () => client()(getInvoice, { path: { id: 12 } })],
  ])('does not answer a call %s', async (_what, send) => {
    open()
    const [early] = globalThis.earlyCalls ?? []
    await Promise.all([early?.answer, send()])
    expect(arrived()).toHaveLength(2)
  })

  test('SES-03 does not answer another patient, and is aborted and dropped', async () => {
    open()
    const [early] = globalThis.earlyCalls ?? []
    dropEarlyCalls('def')
    await expect(early?.answer).rejects.toMatchObject({ name: 'AbortError' })
    expect(globalThis.earlyCalls).toEqual([])
    token = 'def'
    await client()(getInfo, { body })
    expect(arrived().at(-1)).toEqual(['POST', '/patientPortal/getInfo', 'Token def', JSON.stringify(body)])
  })

  test('is preserved for the session with its token', () => {
    open()
    dropEarlyCalls('abc')
    expect(globalThis.earlyCalls).toHaveLength(1)
  })

  test('is sent again once it is too old', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    open()
    const [early] = globalThis.earlyCalls ?? []
    vi.setSystemTime(Date.now() + 15_000)
    await Promise.all([early?.answer, client()(getInfo, { body })])
    expect(arrived()).toHaveLength(2)
  })

  test('without a connection gives a noConnection error', async () => {
    await server.close()
    open()
    await expect(client()(getInfo, { body })).rejects.toMatchObject({ kind: 'noConnection' })
  })

  test('that failed is sent again, because the connection may be back', async () => {
    server.reply = { line: 'cut' }
    open()
    const [early] = globalThis.earlyCalls ?? []
    await expect(early?.answer).rejects.toThrow('fetch failed')
    server.reply = { type: 'application/json', body: '"again"' }
    expect(await client()(getInfo, { body })).toBe('again')
  })

  test('that was rejected with 401 ends the session', async () => {
    server.reply = { status: 401 }
    open()
    await expect(client()(getInfo, { body })).rejects.toMatchObject({ status: 401 })
    expect(expired).toBe(1)
  })

  test('is aborted by the signal of the call that took it over', async () => {
    server.reply = { line: 'never' }
    open()
    const leaving = new AbortController()
    const answer = client()(getInfo, { body, signal: leaving.signal })
    leaving.abort(new Error('left'))
    await expect(answer).rejects.toThrow('left')
  })

  test('APP-02 reports the server time of the moment it is taken over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const now = Date.UTC(2026, 2, 1)
    vi.setSystemTime(now)
    server.reply = { type: 'application/json', body: '1', headers: { Date: new Date(now).toUTCString() } }
    open()
    await globalThis.earlyCalls?.[0]?.answer
    vi.setSystemTime(now + 4000)
    await client()(getInfo, { body })
    expect(serverTimes).toEqual([now + 4000])
  })
})

test.each(['', 'token=', 'mytoken=abc'])('with the cookie "%s" is not sent, and the frame is not shown', (cookie) => {
  open({ cookie })
  expect([globalThis.earlyCalls, dataset['session'], arrived()]).toEqual([undefined, 'none', []])
})

test('with a token that is not valid in a header is not sent or reported', async () => {
  token = 'a€'
  open({ cookie: 'token=a€' })
  await expect(client()(getInfo, { body })).rejects.toThrow(TypeError)
  expect(arrived()).toEqual([])
})

test('a frame shown for a second shows a loading message', () => {
  open({ calls: [] })
  expect(said).toEqual([])
  for (const { work, delay } of waiting) if (delay === 1000) work()
  expect(said).toEqual(['Bezig met laden…'])
})
