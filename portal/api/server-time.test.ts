import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { openLoopbackServer, type LoopbackReply, type LoopbackServer } from '#tests/support/loopback-server.ts'
import { createClient } from './client.ts'
import { call as endpoint } from './contract/endpoint.ts'

const count = endpoint('GET /patientPortal/count', 'token', z.object({ count: z.number() }))
const onServerTime = vi.fn<(time: number) => void>()
const options = { baseAddress: '', getToken: () => 'abc', onUnauthorized: () => {}, onServerTime }
const time = Date.parse('2026-12-03T05:30:00Z')
let server: LoopbackServer

beforeEach(async () => {
  onServerTime.mockReset()
  server = await openLoopbackServer()
})
afterEach(() => server.close())

test.each<[string, LoopbackReply]>([
  ['an answer', { headers: { Date: 'Thu, 03 Dec 2026 05:30:00 GMT' } }],
  ['a refusal', { status: 409, headers: { Date: 'Thu, 03 Dec 2026 05:30:00 GMT' } }],
  ['a cached answer of an hour old', { headers: { Date: 'Thu, 03 Dec 2026 04:30:00 GMT', Age: '3600' } }],
])('the server time is read from %s', async (_name, reply) => {
  server.reply = { ...server.reply, ...reply }
  await createClient({ ...options, baseAddress: server.baseAddress })(count).catch(() => undefined)
  expect(onServerTime.mock.calls).toEqual([[time]])
})

test('an invalid server time is ignored', async () => {
  server.reply = { ...server.reply, headers: { Date: 'soon' } }
  await createClient({ ...options, baseAddress: server.baseAddress })(count)
  expect(onServerTime).not.toHaveBeenCalled()
})

test.each([
  ['within a moment', 200, 1],
  ['hours later, after the device slept', 8 * 3_600_000, 0],
])('the server time is used only from a prompt answer: one received %s', async (_name, delay, times) => {
  let device = time
  vi.spyOn(Date, 'now').mockImplementation(() => device)
  const slow = createClient({
    ...options,
    transport: () => {
      device += delay
      return Promise.resolve({ status: 200, contentType: 'application/json', text: '{"count":1}', serverTime: time })
    },
  })
  await slow(count)
  expect(onServerTime).toHaveBeenCalledTimes(times)
})
