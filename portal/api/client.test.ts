import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { openLoopbackServer, type LoopbackReply, type LoopbackServer } from '#tests/support/loopback-server.ts'
import { createClient, type Call } from './client.ts'
import { call as endpoint } from './contract/endpoint.ts'

const ask = endpoint('POST /patientPortal/ask', 'token', z.unknown(), z.object({ text: z.string() }))
const count = endpoint('GET /patientPortal/count', 'token', z.object({ count: z.number() }))
const onePart = endpoint('GET /patientPortal/invoice/:id/payment_link', 'token', z.unknown())
const open = endpoint('POST /auth/open', 'none', z.unknown())
const basic = endpoint('GET /auth/basic', 'basic', z.unknown())
const bearer = endpoint('POST /hook', 'bearer', z.unknown())

let server: LoopbackServer
let token: string | null
let call: Call

beforeEach(async () => {
  token = 'abc'
  server = await openLoopbackServer()
  call = createClient({ baseAddress: server.baseAddress, getToken: () => token, onUnauthorized: () => {} })
})
afterEach(() => server.close())

describe('an answer', () => {
  test.each<[string, LoopbackReply, unknown]>([
    ['JSON is parsed', { type: 'application/json', body: '{"a":[1]}' }, { a: [1] }],
    ['JSON with a character set is parsed', { type: 'Application/JSON; charset=utf-8', body: '"é"' }, 'é'],
    ['any other type is text', { type: 'text/plain', body: '{"a":1}' }, '{"a":1}'],
    ['without a type it is text', { body: 'ok' }, 'ok'],
    ['an empty JSON body is not an error', { type: 'application/json', body: '' }, undefined],
    ['a 204 is not an error', { status: 204 }, undefined],
  ])('API-01 %s', async (_name, given, data) => {
    server.reply = given
    expect(await call(ask, { body: { text: 'x' } })).toEqual(data)
  })

  test.each<[string, LoopbackReply]>([
    ['malformed JSON', { type: 'application/json', body: '{"a":' }],
    ['an HTML page', { type: 'text/html; charset=utf-8', body: '<p>Log in op wifi</p>' }],
  ])('API-07.1 %s is a broken answer, even for a call that accepts any answer', async (_name, given) => {
    server.reply = given
    await expect(call(ask, { body: { text: 'x' } })).rejects.toMatchObject({
      kind: 'brokenAnswer',
      status: 200,
      outcomeUnknown: true,
    })
  })

  test('is parsed as the contract describes', async () => {
    server.reply = { type: 'application/json', body: '{"count":3,"more":true}' }
    expect(await call(count)).toEqual({ count: 3 })
  })
})

describe('a request', () => {
  test('has its body as JSON, and no body where the call takes none', async () => {
    await call(ask, { body: { text: 'é €' } })
    await call(count)
    expect(server.arrived.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/patientPortal/ask', '{"text":"é €"}'],
      ['GET', '/patientPortal/count', ''],
    ])
    expect(server.arrived.map(({ headers }) => headers['content-type'])).toEqual(['application/json', undefined])
  })

  test('fills the path parameters, with any characters encoded', async () => {
    await call(onePart, { path: { id: 12 } })
    await call(onePart, { path: { id: 'a/b?c=d e' } })
    expect(server.arrived.map(({ url }) => url)).toEqual([
      '/patientPortal/invoice/12/payment_link',
      '/patientPortal/invoice/a%2Fb%3Fc%3Dd%20e/payment_link',
    ])
  })

  const credentials = { email: 'emma@voorbeeld.nl', password: 'Zomer€été:1' }
  test.each<[string, () => Promise<unknown>, string | undefined]>([
    ['API-02.2 calls of the portal use Token', () => call(count), 'Token abc'],
    ['API-02.1 the simulated decision uses Bearer', () => call(bearer), 'Bearer abc'],
    ['API-02.3 calls without an authorization scheme send none, with or without a token', () => call(open), undefined],
    [
      'API-02.3 signing in uses Basic, and no token',
      () => call(basic, { credentials }),
      `Basic ${Buffer.from('emma@voorbeeld.nl:Zomer€été:1', 'utf8').toString('base64')}`,
    ],
  ])('API-02 LOGIN-03.1 LOGIN-03.2 %s', async (_name, send, authorization) => {
    await send()
    expect(server.arrived[0]?.headers.authorization).toBe(authorization)
  })

  test('API-02.1 API-02.2 signed out, no call has an authorization header', async () => {
    token = null
    await Promise.all([call(count), call(bearer), call(open)])
    expect(server.arrived.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined, undefined])
  })

  test('uses no HTTP cache and no cookies', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    await call(count)
    // Node has no cookie jar, so the options given to fetch are checked instead.
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ credentials: 'omit', cache: 'no-store' })
  })
})
