import { render } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { patient } from '../api/contract/patient.ts'
import { matchRoute } from '../navigation/route-table.ts'
import { signInAtom, signOutAtom } from '../session/token.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { medicineThread } from '../stories/fixture/thread.ts'
import { text } from '../stories/render-screen.tsx'
import { mockResponse, createStoryBackend } from '../stories/story-backend.ts'
import { createStoryStore, setLocation, startTexts, StoryPortal } from '../stories/story-portal.tsx'
import { App } from './app.tsx'
import { readsOf } from './reads.ts'
import { loadPatientScreen } from './routes.tsx'
import { readEarly } from './session-queries.ts'

const at = '/messages'

/** An early call of the page whose answer comes with `status`. */
const early = (status: number, until: Promise<unknown> = Promise.resolve()) => ({
  key: '',
  token: 'abc',
  sentAt: Date.now(),
  answer: until.then(() => ({ response: new Response(null, { status }), text: '', receivedAt: Date.now() })),
  abort: () => {},
})

/** A page that stands before its first screen. */
async function beginPage() {
  await startTexts()
  onTestFinished(setLocation(at))
  const backend = createStoryBackend(
    mockResponse(patient.getInfo, patientInfo({ internal_message_threads: [medicineThread] })),
    mockResponse(patient.getEmployees, { employees }),
  )
  const store = createStoryStore(backend)
  store.set(signInAtom, 'abc')
  onTestFinished(() => store.set(signOutAtom, 'loggedOff'))
  const match = matchRoute(at)
  if (!match) throw new Error(`No screen at ${at}.`)
  return {
    backend,
    store,
    read: () => readEarly(readsOf(match, backend.call)),
    show: async () => {
      await loadPatientScreen(at, backend.call)
      render(
        <StoryPortal backend={backend} store={store}>
          <App />
        </StoryPortal>,
      )
    },
  }
}

afterEach(() => {
  globalThis.earlyCalls = undefined
})

test('the first screen renders with the early answers, without a request', async () => {
  const { backend, read, show } = await beginPage()
  globalThis.earlyCalls = [early(200)]
  await read()
  expect(backend.sent).toHaveLength(1)
  globalThis.earlyCalls = undefined
  await show()
  expect(text(medicineThread.subject).elements()).toHaveLength(1)
  expect(backend.sent).toHaveLength(1)
})

test.each([
  ['no early calls were sent', []],
  ['one early call failed', [early(200), early(500)]],
])('the first screen sends its own requests when early calls give nothing: %s', async (_why, calls) => {
  const { backend, read, show } = await beginPage()
  globalThis.earlyCalls = calls
  await read()
  expect(backend.sent).toEqual([])
  await show()
  await expect.element(text(medicineThread.subject)).toBeVisible()
  expect(backend.sent).toHaveLength(1)
})

test('SES-03 early answers of an ended session are not used for the next', async () => {
  const { backend, store, read, show } = await beginPage()
  globalThis.earlyCalls = [early(200)]
  await read()
  store.set(signOutAtom, 'loggedOff')
  store.set(signInAtom, 'def')
  globalThis.earlyCalls = undefined
  await show()
  await expect.element(text(medicineThread.subject)).toBeVisible()
  expect(backend.sent).toHaveLength(2)
})

test('SES-03 an answer that arrives after its session ended is not cached', async () => {
  const { backend, store, read, show } = await beginPage()
  const { promise, resolve } = Promise.withResolvers<void>()
  globalThis.earlyCalls = [early(200, promise)]
  const reading = read()
  store.set(signOutAtom, 'loggedOff')
  resolve()
  await reading
  expect(backend.sent).toEqual([])
  store.set(signInAtom, 'def')
  globalThis.earlyCalls = undefined
  await show()
  await expect.element(text(medicineThread.subject)).toBeVisible()
  expect(backend.sent).toHaveLength(1)
})
