import { createStore } from 'jotai'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createClient, type Call } from '../../../api/client.ts'
import { questionnaires } from '../../../api/contract/questionnaire.ts'
import { ConnectionLost, type BackendRequest } from '../../../api/transport.ts'
import { apiClientAtom } from '../../../platform/api-client.ts'
import { claimDrafts, draftsSettled, draftsOf, wipeDrafts } from '../../../platform/drafts/draft-store.ts'
import { signInAtom, signOutAtom, startSessionAtom, tokenAtom } from '../../../session/token.ts'
import { isUnsavedAtom } from '../../../session/unsaved.ts'
import { forgetAnswersAtom, openAnswersAtom, savedAtAtom } from './answers.ts'

const emma = 'emma@voorbeeld.nl'
const nothing = new Map<string, string>()

/** The fake clinic's state: each test sets how it answers. */
const newClinic = () => ({
  answer: (): Promise<number> => Promise.resolve(200),
  answers: new Map<string, string>(),
  sent: [] as string[],
  waiting: 0,
  mostAtOnce: 0,
})
let backend = newClinic()
const losesTheConnection = () => Promise.reject(new ConnectionLost())

async function transport({ endpoint, body = '', headers, signal }: BackendRequest) {
  signal.throwIfAborted()
  if (endpoint === questionnaires.getQuestionnaire) {
    const answers = [...backend.answers].map(([id, answer]) => ({ question_id: id, answer }))
    return {
      status: 200,
      contentType: 'application/json',
      text: JSON.stringify({ questionnaire: { id: 7, questions_answers: answers } }),
    }
  }
  const { questionId, answer } = JSON.parse(typeof body === 'string' ? body : '') as {
    questionId: string
    answer: string
  }
  backend.sent.push(`${questionId}=${answer} ${headers['Authorization']}`)
  backend.waiting += 1
  backend.mostAtOnce = Math.max(backend.mostAtOnce, backend.waiting)
  try {
    const status = await backend.answer()
    if (status === 200) backend.answers.set(questionId, answer)
    return { status, contentType: 'application/json', text: '{}' }
  } finally {
    backend.waiting -= 1
  }
}

/** One tab with its own store. */
function openTab() {
  const store = createStore()
  store.set(
    apiClientAtom,
    createClient({
      baseAddress: 'https://clinic.invalid',
      getToken: () => store.get(tokenAtom),
      onUnauthorized: () => store.set(signOutAtom, 'expired'),
      transport,
    }),
  )
  return { store, open: () => store.set(openAnswersAtom, 7, nothing), isUnsaved: () => store.get(isUnsavedAtom) }
}

async function signedIn(token: string, email = emma) {
  await claimDrafts({ email, token })
  const tab = openTab()
  // Signing in ends the previous test's session, as closing its page would.
  tab.store.set(signInAtom, token)
  onTestFinished(() => tab.store.set(signOutAtom, 'loggedOff'))
  return tab
}

/** The stored draft of the answers, as JSON; needs a session. */
const storedAnswers = async (token: string) => JSON.stringify((await draftsOf(token).read('answers 7')) ?? null)

beforeEach(async () => {
  backend = newClinic()
  document.cookie = 'token=; Path=/; Max-Age=0'
  sessionStorage.clear()
  // Wait for the previous test's writes: the tests share tokens, which real sessions do not.
  await vi.waitUntil(
    async () =>
      !Object.values(await navigator.locks.query())
        .flat()
        .some(({ name }: LockInfo) => name === 'answers 7 device'),
  )
  await wipeDrafts()
})

describe('GEN-17 an answer that is not saved on the back end', () => {
  test('GEN-17.2 GEN-17.4 is restored after a reload, typed or completed, and is sent by itself', async () => {
    backend.answer = losesTheConnection
    const queue = await (await signedIn('one')).open()
    queue.save('city', 'Deventer')
    queue.type('street', 'Brink')
    await expect.poll(() => queue.state()).toBe('failed')
    await draftsSettled()
    queue.close()
    backend.answer = () => Promise.resolve(200)
    const again = await (await signedIn('one')).open()
    expect(Object.fromEntries(again.values())).toEqual({ city: 'Deventer', street: 'Brink' })
    await expect.poll(() => backend.sent).toEqual(['city=Deventer Token one', 'city=Deventer Token one'])
    expect(again.stateOf('street')).toBe('unsaved')
  })

  test('GEN-17.2 is stored even without another frame, because a page that is left gets none', async () => {
    vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
    const queue = await (await signedIn('one')).open()
    queue.type('street', 'Brink')
    await draftsSettled()
    expect(await storedAnswers('one')).not.toContain('Brink')
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => storedAnswers('one')).toContain('Brink')
  })

  test('SES-06.1 is stored even if the session ends before the next frame', async () => {
    vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
    const { store, open } = await signedIn('one')
    const queue = await open()
    queue.type('street', 'Brink')
    store.set(signOutAtom, 'expired')
    await expect.poll(() => storedAnswers('one')).toContain('Brink')
    const again = await (await signedIn('two')).open()
    expect(again.values().get('street')).toBe('Brink')
  })

  test('SES-06.1 SES-07.1 SES-07.4 GEN-17.3 outlives a session ended by the back end, for the same patient under their next token', async () => {
    backend.answer = () => Promise.resolve(401)
    const { store, open } = await signedIn('one')
    const queue = await open()
    queue.save('city', 'Deventer')
    await expect.poll(() => store.get(tokenAtom)).toBeNull()
    await expect.poll(() => storedAnswers('one')).toContain('"lostAt":null')
    backend.answer = () => Promise.resolve(200)
    const again = await (await signedIn('two')).open()
    expect(again.values().get('city')).toBe('Deventer')
    expect(await again.flush()).toBe(true)
    expect(backend.sent).toEqual(['city=Deventer Token one', 'city=Deventer Token two'])
  })

  test('SES-06.3 is not found or sent by another patient', async () => {
    backend.answer = losesTheConnection
    const queue = await (await signedIn('one')).open()
    queue.save('city', 'Deventer')
    await expect.poll(() => queue.state()).toBe('failed')
    backend.answer = () => Promise.resolve(200)
    const others = await (await signedIn('two', 'jan@voorbeeld.nl')).open()
    expect([others.values().size, others.state(), await queue.flush(), await others.flush()]).toEqual([
      0,
      'saved',
      false,
      true,
    ])
    expect(backend.sent.filter((one) => !one.endsWith('Token one'))).toEqual([])
  })

  test('SES-08.2 is not sent in the next session, even when it was about to be', async () => {
    const { store, open } = await signedIn('one')
    const queue = await open()
    queue.save('city', 'Deventer')
    store.set(signInAtom, 'two')
    expect(await queue.flush()).toBe(false)
    await draftsSettled()
    expect(backend.sent).toEqual([])
  })

  test('SES-08.2 is not sent either when the call had started but its client was still loading', async () => {
    const { store, open } = await signedIn('one')
    const arrived = Promise.withResolvers<undefined>()
    const client = store.get(apiClientAtom)
    let calls = 0
    const later: Call = async (endpoint, ...input) => {
      calls += 1
      await arrived.promise
      return client(endpoint, ...input)
    }
    store.set(apiClientAtom, later)
    const queue = await open()
    queue.save('city', 'Deventer')
    await expect.poll(() => calls).toBe(1)
    store.set(signInAtom, 'two')
    arrived.resolve(undefined)
    expect(await queue.flush()).toBe(false)
    await later(questionnaires.setQuestionAnswer, { body: { questionnaireId: 8, questionId: 'other', answer: '1' } })
    expect(backend.sent).toEqual(['other=1 Token two'])
  })

  test('SES-03.3 is deleted by log-off', async () => {
    backend.answer = losesTheConnection
    const { store, open } = await signedIn('one')
    const queue = await open()
    queue.save('city', 'Deventer')
    store.set(signOutAtom, 'loggedOff')
    queue.type('street', 'Brink')
    await draftsSettled()
    const again = await (await signedIn('two')).open()
    expect([again.values().size, again.state()]).toEqual([0, 'saved'])
  })
})

describe('GEN-17 an answer that is saved on the back end', () => {
  test('is deleted from the device, which stores only the time, and not even that once the questionnaire is finished', async () => {
    const { store, open } = await signedIn('one')
    const queue = await open()
    expect(await storedAnswers('one')).toBe('null')
    queue.type('city', 'Deventer')
    await expect.poll(() => storedAnswers('one')).toContain('Deventer')
    queue.save('city', 'Deventer')
    expect(await queue.flush()).toBe(true)
    await expect.poll(() => storedAnswers('one')).not.toContain('Deventer')
    expect(await store.get(savedAtAtom)(7)).toBe(queue.savedAt())
    expect(queue.savedAt()).not.toBeNull()
    await store.set(forgetAnswersAtom, 7)
    expect([await storedAnswers('one'), await store.get(savedAtAtom)(7)]).toEqual(['null', null])
    expect(await open()).not.toBe(queue)
  })

  test('is deleted once the questionnaire is finished, even if another tab holds the lock', async () => {
    const { store, open } = await signedIn('one')
    const queue = await open()
    queue.type('city', 'Deventer')
    await expect.poll(() => storedAnswers('one')).toContain('Deventer')
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')))
    await store.set(forgetAnswersAtom, 7)
    expect(await storedAnswers('one')).toBe('null')
  })

  test('SES-03.3 leaves an empty database after log-off', async () => {
    const { store, open } = await signedIn('one')
    const queue = await open()
    queue.save('city', 'Deventer')
    expect(await queue.flush()).toBe(true)
    store.set(signOutAtom, 'loggedOff')
    await draftsSettled()
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('portal')
      request.addEventListener('success', () => resolve(request.result))
    })
    onTestFinished(() => database.close())
    const keys = await new Promise((resolve) => {
      const request = database.transaction('drafts').objectStore('drafts').getAllKeys()
      request.addEventListener('success', () => resolve(request.result))
    })
    expect(keys).toEqual([])
  })
})

test('GEN-17 opening the answers again returns the same queue, which continues after its screen was left', async () => {
  const { open } = await signedIn('one')
  const [queue, same] = await Promise.all([open(), open()])
  expect(same).toBe(queue)
  queue.save('city', 'Deventer')
  await expect.poll(() => queue.state()).toBe('saved')
})

test('GEN-17 a new version does not reload the page while an answer is typed, failed or being sent', async () => {
  const { open, isUnsaved } = await signedIn('one')
  const queue = await open()
  const seen: string[] = []
  queue.subscribe(() => seen.push(`${queue.state()} ${isUnsaved()}`))
  queue.type('city', 'Deventer')
  backend.answer = () => Promise.resolve(491)
  await queue.flush(['city'])
  expect([queue.state(), isUnsaved()]).toEqual(['refused', true])
  backend.answer = () => Promise.resolve(200)
  expect(await queue.flush()).toBe(true)
  expect(isUnsaved()).toBe(false)
  expect(new Set(seen)).toEqual(new Set(['unsaved true', 'saving true', 'failed true', 'refused true', 'saved false']))
  queue.type('city', 'Zwolle')
  expect(isUnsaved()).toBe(true)
})

test('GEN-17.5 two tabs send one at a time, and each shows what is typed in the other', async () => {
  const one = await signedIn('one')
  const two = openTab()
  two.store.set(startSessionAtom)
  const [first, second] = await Promise.all([one.open(), two.open()])
  first.type('street', 'Brink')
  await expect.poll(() => second.values().get('street')).toBe('Brink')
  for (const at of [1, 2, 3]) {
    first.save(`a${at}`, String(at))
    second.save(`b${at}`, String(at))
  }
  expect(await Promise.all([first.flush(), second.flush()])).toEqual([true, true])
  await expect.poll(() => [first.state(), second.state()]).toEqual(['unsaved', 'unsaved'])
  expect([backend.sent.length, backend.mostAtOnce]).toEqual([6, 1])
})

test.each([
  [400, 'blocked'],
  [403, 'blocked'],
  [404, 'blocked'],
  [409, 'blocked'],
  [412, 'blocked'],
  [413, 'blocked'],
  [429, 'blocked'],
  [495, 'blocked'],
  [491, 'refused'],
  [500, 'failed'],
  [503, 'failed'],
] as const)(
  'GEN-04 a %i gives the answer the state %s: only a 491 is about the answer',
  async (status, state, why = state === 'blocked' ? status : undefined) => {
    backend.answer = () => Promise.resolve(status)
    const queue = await (await signedIn('one')).open()
    queue.save('city', 'Deventer')
    await expect.poll(() => queue.stateOf('city')).toBe(state)
    expect([
      queue.state(),
      queue.blockingErrorOf('city')?.error.status,
      queue.blockingErrorOf()?.error.status,
      queue.values().get('city'),
    ]).toEqual([state, why, why, 'Deventer'])
    queue.type('city', 'Zwolle')
    expect([queue.stateOf('city'), queue.blockingErrorOf()]).toEqual(['unsaved', null])
    backend.answer = () => Promise.resolve(200)
    void queue.flush(['city'])
    await expect.poll(() => backend.answers.get('city')).toBe('Zwolle')
  },
)

test('GEN-04 a restored connection is used at once', async () => {
  backend.answer = losesTheConnection
  const queue = await (await signedIn('one')).open()
  const startTimer = setTimeout
  // The pause before the next try never ends: nothing but the event leads to one.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, delay = 0) =>
    delay < 1000 ? startTimer(work, delay) : 0) as typeof setTimeout)
  queue.save('city', 'Deventer')
  await expect.poll(() => queue.state()).toBe('failed')
  backend.answer = () => Promise.resolve(200)
  dispatchEvent(new Event('online'))
  await expect.poll(() => backend.sent.length).toBe(2)
})

test('answers cannot be opened without a session', async () => {
  await expect(openTab().open()).rejects.toThrow('Nobody is signed in')
})

test('a programming error is reported, and loses no answer', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {})
  backend.answer = () => Promise.reject(new TypeError('a mistake'))
  const queue = await (await signedIn('one')).open()
  queue.save('city', 'Deventer')
  await expect.poll(() => queue.state()).toBe('failed')
  expect([reported.mock.calls.length, queue.values().get('city')]).toEqual([1, 'Deventer'])
})
