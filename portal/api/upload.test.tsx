import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { name } from '../../package.json'
import { createClient } from './client.ts'
import { call as endpoint } from './contract/endpoint.ts'
import { ConnectionLost, type BackendRequest } from './transport.ts'
import { upload } from './upload.ts'

/** Large enough to be sent in more than one piece. */
const large = JSON.stringify('x'.repeat(2_000_000))
const progressed = vi.fn<(sent: number) => void>()

/** A request to the test's own dev server, which answers with the file at the path and accepts any body. */
const request = (given: Partial<BackendRequest> = {}): BackendRequest => ({
  endpoint: endpoint('POST /package.json', 'none', z.unknown()),
  url: '/package.json',
  headers: { 'Content-Type': 'application/json' },
  body: large,
  signal: new AbortController().signal,
  onProgress: progressed,
  ...given,
})

test('progress is reported during an upload, until it is complete', async () => {
  progressed.mockReset()
  await upload(request())
  const steps = progressed.mock.calls.map(([sent]) => sent)
  expect(steps.at(-1)).toBe(1)
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
})

test.each([
  [
    'with a 200',
    '/package.json',
    { status: 200, contentType: 'application/json', text: expect.stringContaining(name) as string },
  ],
  ['with a 404', '/nowhere', { status: 404, contentType: '', text: '' }],
])('the answer is returned unchanged: one %s', async (_which, url, answer) => {
  expect(await upload(request({ url }))).toEqual(answer)
})

test('the answer of a call with progress is validated like any other', async () => {
  progressed.mockReset()
  const call = createClient({ baseAddress: location.origin, getToken: () => null, onUnauthorized: () => {} })
  const saveFile = endpoint(
    'POST /package.json',
    'none',
    z.object({ name: z.string() }),
    z.object({ data: z.string() }),
  )
  expect(await call(saveFile, { body: { data: large }, onProgress: progressed })).toEqual({ name })
  expect(progressed).toHaveBeenLastCalledWith(1)
})

test('an aborted upload stops', async () => {
  const giveUp = new AbortController()
  const sending = upload(request({ signal: giveUp.signal }))
  giveUp.abort()
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
})

test('an upload aborted before it started is not sent', async () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send')
  await expect(upload(request({ signal: AbortSignal.abort() }))).rejects.toMatchObject({ name: 'AbortError' })
  expect(send).not.toHaveBeenCalled()
})

test('an unreachable back end rejects with ConnectionLost', async () => {
  await expect(upload(request({ url: 'http://127.0.0.1:1/' }))).rejects.toBeInstanceOf(ConnectionLost)
})
