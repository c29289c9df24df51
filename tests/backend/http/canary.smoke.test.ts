import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Exchange, findLeaks, recorded } from '../test-kit/canary.ts'
import { callNames } from '#portal/api/contract/contract.ts'
import { withStub } from '../test-kit/handler-stub.ts'
import { Refusal } from './refusal.ts'
import { sampleOf } from '../test-kit/sample/samples.ts'
import { openTestBackend, type CallInput, type TestBackend } from '../test-kit/test-backend.ts'

let plain: TestBackend
let backend: TestBackend
let exchanges: Exchange[]

beforeAll(async () => {
  plain = await openTestBackend()
})
beforeEach(() => {
  plain.log.length = 0
  ;({ backend, exchanges } = recorded(plain))
})
afterAll(() => plain.close())

/** Every text of a body with a character at its end that no column can hold. */
function unstorable(value: unknown): unknown {
  if (typeof value === 'string') return `${value}\0`
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value)
    ? value.map(unstorable)
    : Object.fromEntries(Object.entries(value).map(([field, part]) => [field, unstorable(part)]))
}

/** Ways in which the same call goes wrong, beside those that its own rules name. */
function spoiled(input: CallInput): CallInput[] {
  if (input.body === undefined) return [{ ...input, token: `${input.token}x` }]
  return [
    { ...input, body: JSON.stringify(input.body).slice(0, -1) },
    { ...input, body: unstorable(input.body) },
  ]
}

const statuses = () => [...new Set(exchanges.map(({ answer }) => answer.status))]

test('no input, patient data or secret is in the log, a header or a refusal, whatever the outcome of a call', async () => {
  for (const name of callNames) {
    const { granted, refused = {} } = sampleOf(name)
    const input = await granted(backend)
    for (const other of spoiled(input)) await backend.call(name, other)
    await backend.call(name, input)
    for (const arrange of Object.values(refused)) await backend.call(name, await arrange(backend))
  }
  await fetch(`${backend.origin}/patientPortal/invoice/kanarie`, { headers: { 'User-Agent': 'kanarie' } })
  await fetch(`${backend.origin}/kanarie?kanarie=1`)
  expect(statuses()).toEqual(expect.arrayContaining([200, 400, 401, 409, 412, 491, 495]))
  expect(findLeaks(exchanges, plain.log)).toEqual([])
  expect(plain.log.join('')).not.toContain('kanarie')
  expect(plain.log.join('')).toContain('/patientPortal/invoice/:id/payment_link')
  expect(plain.log.length).toBeGreaterThan(exchanges.length)
}, 120_000)

test('none is there either when the back end throws an error that holds all of it', async () => {
  for (const name of callNames) {
    const input = await sampleOf(name).granted(backend)
    const fail = (request: object) => {
      throw new Error(JSON.stringify({ ...request, query: undefined }))
    }
    await withStub(name, fail, () => backend.call(name, input))
    const again = await sampleOf(name).granted(backend)
    await withStub(
      name,
      ({ body, path, who }) => [body, path, who],
      () => backend.call(name, again),
    )
  }
  expect(exchanges.filter(({ answer }) => answer.status === 500).length).toBeGreaterThan(callNames.length)
  expect(findLeaks(exchanges, plain.log)).toEqual([])
}, 120_000)

describe('a leak is found', () => {
  const leak = async (handler: (body: Record<string, string>) => unknown) => {
    const input = await sampleOf('login2Factor').granted(backend)
    await withStub(
      'login2Factor',
      ({ body }) => handler(body as Record<string, string>),
      () => backend.call('login2Factor', input),
    )
    return { leaks: findLeaks(exchanges, plain.log), code: (input.body as { smsCode: string }).smsCode }
  }

  test('in the log', async () => {
    const { leaks, code } = await leak(({ smsCode }) => {
      throw Object.assign(new Error('kapot'), { name: `WrongCode(${smsCode})` })
    })
    expect(leaks).toEqual([`in the log: ${code}`])
  })

  test('in a refusal', async () => {
    const { leaks, code } = await leak(({ smsCode }) => new Refusal(401, `De code ${smsCode} klopt niet.`))
    expect(leaks).toEqual([`in a 401 of login2Factor: ${code}`])
  })

  test('in a header', async () => {
    const { leaks, code } = await leak(
      ({ smsCode }) => new Refusal(429, 'U moet even wachten.', { retryAfter: smsCode as unknown as number }),
    )
    expect(leaks).toEqual([`in a header of login2Factor: ${code}`])
  })

  test('in a field that the log does not have', () => {
    expect(findLeaks([], ['{"time":"nu","level":"info"}\n{"time":"nu","note":"x"}\n'])).toEqual([
      'another field in the log: {"time":"nu","note":"x"}',
    ])
  })
})
