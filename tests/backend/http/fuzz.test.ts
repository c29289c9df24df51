import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallName, callNames } from '#portal/api/contract/contract.ts'
import { runFuzz } from '../test-kit/fuzz.ts'
import { withStub } from '../test-kit/handler-stub.ts'
import { Refusal } from './refusal.ts'
import { type Answer, openTestBackend, type TestBackend } from '../test-kit/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

const seed = 20_261_121

test('for random input every call answers only declared statuses, and every handler is reached', async () => {
  const tally = await runFuzz(backend, { seed, runs: 6 })
  const beyondTheDoor = callNames.filter((name) =>
    Object.keys(tally[name]).some((status) => !['400', '401', '403', '413', '415'].includes(status)),
  )
  expect(beyondTheDoor).toEqual(callNames)
}, 120_000)

describe('the fuzz test finds', () => {
  /** With something wrong in the back end for as long as it runs. */
  const fuzzWith = (name: CallName, fault: (body: string) => Refusal | undefined) =>
    withStub(
      name,
      ({ body }, original) => fault(JSON.stringify(body)) ?? original(),
      () => runFuzz(backend, { seed, runs: 100, calls: [name] }),
    )

  const becauseOf = (words: string) =>
    expect.objectContaining({
      cause: expect.objectContaining({ message: expect.stringContaining(words) as string }) as Error,
    }) as Error

  test('a failure on one specific character', async () => {
    const fuzzed = fuzzWith('setQuestionAnswer', (body) => {
      if (body.includes("'")) throw new Error('kapot')
      return undefined
    })
    await expect(fuzzed).rejects.toEqual(becauseOf('setQuestionAnswer: a failure of the back end: 500'))
  })

  test.each<[string, CallName, Refusal]>([
    ['an undeclared status: 412', 'cancelConsult', new Refusal(412, 'U kunt dit nu niet doen.')],
    ['words that are not for a patient: "Invalid input."', 'newThread', new Refusal(491, 'Invalid input.')],
    [
      'words that are not for a patient: "De waarde',
      'newThread',
      new Refusal(491, 'De waarde van documentId klopt niet.'),
    ],
    ['too many tries, and no word how long to wait', 'login', new Refusal(429, 'U heeft dit te vaak gedaan.')],
  ])('%s', async (words, name, refusal) => {
    await expect(fuzzWith(name, () => refusal)).rejects.toEqual(becauseOf(`${name}: ${words}`))
  })

  test.each<[string, Partial<Answer>]>([
    ['the answer breaks the contract', { status: 200, body: ['kapot'] }],
    ['the answer is no JSON', { status: 200, headers: new Headers({ 'Content-Type': 'text/html' }) }],
    [
      'a refusal that says more than its message',
      { status: 401, body: { message: 'U bent niet ingelogd.', stack: 'at answerCall' } },
    ],
  ])('%s', async (words, broken) => {
    const call: TestBackend['call'] = async (name, input) => ({ ...(await backend.call(name, input)), ...broken })
    await expect(runFuzz({ ...backend, call }, { seed, runs: 20, calls: ['getEmployees'] })).rejects.toEqual(
      becauseOf(words),
    )
  })
})
