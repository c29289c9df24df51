import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { openLoopbackServer, type LoopbackReply, type LoopbackServer } from '#tests/support/loopback-server.ts'
import { answerTimeout, createClient, type Call } from './client.ts'
import { call as endpoint } from './contract/endpoint.ts'
import { ApiError } from './error.ts'
import { messageFor } from './message-for.ts'
import { ConnectionLost, type BackendRequest, type BackendResponse } from './transport.ts'

const ask = endpoint('POST /patientPortal/ask', 'token', z.unknown(), z.object({ text: z.string() }))
const count = endpoint('GET /patientPortal/count', 'token', z.object({ count: z.number() }))
const open = endpoint('POST /auth/open', 'none', z.unknown())
const basic = endpoint('GET /auth/basic', 'basic', z.unknown())
const bearer = endpoint('POST /hook', 'bearer', z.unknown())

let server: LoopbackServer
const onUnauthorized = vi.fn<() => void>()
let call: Call

beforeEach(async () => {
  server = await openLoopbackServer()
  call = createClient({ baseAddress: server.baseAddress, getToken: () => 'abc', onUnauthorized })
})
afterEach(async () => {
  onUnauthorized.mockReset()
  await server.close()
})

const failureOf = async (failing: Promise<unknown>): Promise<unknown> =>
  failing.then(
    () => undefined,
    (error: unknown) => error,
  )
const apiFailureOf = async (failing: Promise<unknown>): Promise<ApiError> => {
  const error = await failureOf(failing)
  if (error instanceof ApiError) return error
  throw new Error('expected an ApiError', { cause: error })
}

describe('a failure', () => {
  test.each<[string, LoopbackReply, string, unknown]>([
    [
      'the error field',
      { type: 'application/json', body: '{"error":"Taken","message":"other"}' },
      'Taken',
      { error: 'Taken', message: 'other' },
    ],
    [
      'the message field, without an error field',
      { type: 'application/json', body: '{"error":5,"message":"Taken"}' },
      'Taken',
      { error: 5, message: 'Taken' },
    ],
    [
      'the status, without either field',
      { type: 'application/json', body: '{"error":""}' },
      'Request failed with status 409',
      { error: '' },
    ],
    [
      'the status, if the answer is text',
      { type: 'text/html', body: '<h1>Conflict</h1>' },
      'Request failed with status 409',
      '<h1>Conflict</h1>',
    ],
    ['the status, if the answer is empty', {}, 'Request failed with status 409', undefined],
  ])('ERR-03.1 ERR-03.2 has the status and data, and as its message %s', async (_name, given, message, data) => {
    server.reply = { ...given, status: 409 }
    expect(await apiFailureOf(call(count))).toMatchObject({
      name: 'ApiError',
      kind: 'status',
      status: 409,
      message,
      data,
      outcomeUnknown: false,
    })
  })

  test('a 5xx status leaves the outcome unknown', async () => {
    server.reply = { status: 503 }
    expect(await apiFailureOf(call(count))).toMatchObject({ kind: 'status', status: 503, outcomeUnknown: true })
  })

  test.each<[string, LoopbackReply]>([
    ['the wrong shape', { type: 'application/json', body: '{"count":"many"}' }],
    ['malformed JSON', { type: 'application/json', body: '{"count":1' }],
    ['JSON sent as text', { type: 'text/plain', body: '{"count":1}' }],
    ['no content', { status: 204 }],
  ])('ERR-04.1 an answer that breaks the contract is a brokenAnswer error: %s', async (_name, given) => {
    server.reply = given
    expect(await apiFailureOf(call(count))).toMatchObject({
      kind: 'brokenAnswer',
      status: given.status ?? 200,
      outcomeUnknown: true,
    })
  })

  test('ERR-04.1 a dropped connection and an unreachable back end are noConnection errors', async () => {
    server.reply = { line: 'cut' }
    expect(await apiFailureOf(call(count))).toMatchObject({
      kind: 'noConnection',
      status: 0,
      data: undefined,
      outcomeUnknown: true,
    })
    expect(server.arrived).toHaveLength(1)
    await server.close()
    expect(await apiFailureOf(call(count))).toMatchObject({ kind: 'noConnection' })
  })

  test('ERR-04.1 ERR-04.2 no answer within 15 s is a time-out', async () => {
    const clock = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
    server.reply = { line: 'never' }
    const failing = apiFailureOf(call(count))
    await vi.waitFor(() => expect(server.arrived).toHaveLength(1))
    clock.abort(new DOMException('The operation timed out.', 'TimeoutError'))
    expect(await failing).toMatchObject({ kind: 'timeout', status: 0, outcomeUnknown: true })
    expect([timeout.mock.calls, answerTimeout]).toEqual([[[15_000]], 15_000])
  })

  test('a call with its own timeout uses that instead', async () => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('The operation timed out.', 'TimeoutError')))
    expect(await apiFailureOf(call(count, { timeout: 120_000 }))).toMatchObject({ kind: 'timeout' })
    expect(timeout.mock.calls).toEqual([[120_000]])
  })

  test('ERR-04.2 an upload may take as long as bytes are moving; a minute without progress is a time-out', async () => {
    vi.useFakeTimers()
    const sending = Promise.withResolvers<BackendResponse>()
    let request: BackendRequest | undefined
    const slow = createClient({
      baseAddress: '',
      getToken: () => null,
      onUnauthorized,
      transport: (given) => {
        request = given
        given.signal.addEventListener('abort', () => sending.reject(new DOMException('Stopped.', 'AbortError')))
        return sending.promise
      },
    })
    const progressed = vi.fn<(sent: number) => void>()
    const failing = apiFailureOf(slow(ask, { body: { text: '' }, onProgress: progressed }))
    for (const sent of [0.25, 0.5, 0.75, 1]) {
      vi.advanceTimersByTime(59_999)
      request?.onProgress?.(sent)
    }
    expect(progressed.mock.calls).toEqual([[0.25], [0.5], [0.75], [1]])
    vi.advanceTimersByTime(59_999)
    expect(request?.signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await failing).toMatchObject({ kind: 'timeout', status: 0, outcomeUnknown: true })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a finished upload leaves no timer running', async () => {
    vi.useFakeTimers()
    const quick = createClient({
      baseAddress: '',
      getToken: () => null,
      onUnauthorized,
      transport: () => Promise.resolve({ status: 200, contentType: 'application/json', text: '{}' }),
    })
    await quick(ask, { body: { text: '' }, onProgress: () => {} })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('an aborted call rejects with the reason of its signal, not with an ApiError', async () => {
    const giveUp = new AbortController()
    server.reply = { line: 'never' }
    const failing = failureOf(call(count, { signal: giveUp.signal }))
    await vi.waitFor(() => expect(server.arrived).toHaveLength(1))
    giveUp.abort()
    const error = await failing
    expect(error).not.toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ name: expect.stringMatching(/Abort|Fetch/) as string })
  })

  test('a call with an abort signal still times out', async () => {
    const clock = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
    server.reply = { line: 'never' }
    const failing = apiFailureOf(call(count, { signal: new AbortController().signal }))
    await vi.waitFor(() => expect(server.arrived).toHaveLength(1))
    clock.abort(new DOMException('The operation timed out.', 'TimeoutError'))
    expect(await failing).toMatchObject({ kind: 'timeout' })
  })

  test('a call that was aborted before it started is not sent', async () => {
    expect(await failureOf(call(count, { signal: AbortSignal.abort() }))).not.toBeInstanceOf(ApiError)
    expect(server.arrived).toHaveLength(0)
  })

  test('ERR-04 a programming error is thrown unchanged, and never reported as a lost connection', async () => {
    const mistake = new TypeError('AbortSignal.any is not a function')
    const broken = (thrown: Error) =>
      createClient({ baseAddress: '', getToken: () => null, onUnauthorized, transport: () => Promise.reject(thrown) })
    expect(await failureOf(broken(mistake)(count))).toBe(mistake)
    expect(messageFor(mistake)).toBe('responses.500')
    expect(await apiFailureOf(broken(new ConnectionLost(mistake))(count))).toMatchObject({ kind: 'noConnection' })
  })

  test('ERR-04.1 an answer that breaks off halfway is a noConnection error', async () => {
    server.reply = { type: 'application/json', body: '{"count":', line: 'halfway' }
    expect(await apiFailureOf(call(count))).toMatchObject({ kind: 'noConnection', outcomeUnknown: true })
  })

  test.each([401, 409, 429, 500, 502, 503, 504])('a call that fails with %i is not retried', async (status) => {
    server.reply = { status }
    await apiFailureOf(call(ask, { body: { text: 'x' } }))
    await apiFailureOf(call(count))
    expect(server.arrived).toHaveLength(2)
  })

  test('SES-07.1 SES-07.2 a 401 is reported to the session only if the call carried its token', async () => {
    server.reply = { status: 401 }
    await Promise.all(
      [call(open), call(bearer), call(basic, { credentials: { email: 'a@b.nl', password: 'x' } })].map(apiFailureOf),
    )
    expect(onUnauthorized).not.toHaveBeenCalled()
    await apiFailureOf(call(count))
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['another session began', 'def'],
    ['the session ended', null],
  ])('SES-07 SES-08 a 401 for an earlier session is not reported when %s meanwhile', async (_what, next) => {
    let token: string | null = 'abc'
    let refuse = () => {}
    const refused = createClient({
      baseAddress: '',
      getToken: () => token,
      onUnauthorized,
      transport: () =>
        new Promise((resolve) => {
          refuse = () => resolve({ status: 401, contentType: '', text: '' })
        }),
    })
    const failing = apiFailureOf(refused(count))
    token = next
    refuse()
    expect(await failing).toMatchObject({ status: 401 })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  test.each([400, 403, 409, 500])('SES-07.1 a %i does not end the session', async (status) => {
    server.reply = { status }
    await apiFailureOf(call(count))
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})
