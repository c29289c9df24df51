import { render } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { answerTimeout, createClient, type Call } from '#portal/api/client.ts'
import type { Endpoint } from '#portal/api/contract/endpoint.ts'
import { authentication } from '#portal/api/contract/authentication.ts'
import { patient } from '#portal/api/contract/patient.ts'
import { App } from '#portal/app/app.tsx'
import { expireSessionAtom } from '#portal/navigation/return-location.ts'
import { apiClientAtom } from '#portal/platform/api-client.ts'
import { claimDrafts, wipeDrafts } from '#portal/platform/drafts/draft-store.ts'
import { currentSessionEpoch } from '#portal/session/session-epoch.ts'
import { signInAtom, signOutAtom, tokenAtom } from '#portal/session/token.ts'
import { employees, patientInfo } from '#portal/stories/fixture/patient.ts'
import { mockResponse, createStoryBackend, mockStatus, type StoryReply } from '#portal/stories/story-backend.ts'
import { createStoryStore, setLocation, startTexts, StoryPortal } from '#portal/stories/story-portal.tsx'
import { faultAddress, isHeld, type Fault } from './fault-kind.ts'
import { hearLiveRegions } from './spoken.ts'
import type { Way } from './way.ts'

export const email = 'emma@voorbeeld.nl'

/** Calls that other parts of a screen may send. */
const around = [
  mockResponse(patient.getInfo, patientInfo()),
  mockResponse(patient.getEmployees, { employees }),
  mockResponse(authentication.login, { method: 'sms' }),
  mockResponse(authentication.login2Factor, { authToken: 'again' }),
]

/** A reply that waits for `release`; aborted with the call, as fetch does. */
function heldBack({ endpoint, reply }: StoryReply): StoryReply & { release: () => void } {
  const released = Promise.withResolvers<undefined>()
  return {
    endpoint,
    release: () => released.resolve(undefined),
    reply: (request) =>
      new Promise((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error), { once: true })
        void released.promise.then(() => resolve(reply(request)))
      }),
  }
}

/** Uncaught errors and console errors of the page. */
function watchErrors(): string[] {
  const errors: string[] = []
  const said = vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    errors.push(words.map(String).join(' '))
  })
  const onError = ({ message }: ErrorEvent) => {
    errors.push(message)
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    errors.push(String(reason))
  }
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  onTestFinished(() => {
    said.mockRestore()
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  })
  return errors
}

/** A minute of waiting passes in a second. */
function hurryTimeouts(): void {
  const { timeout } = AbortSignal
  const { setTimeout: wait } = globalThis
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms / 60))
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms = 0) =>
    wait(run, ms >= answerTimeout ? ms / 60 : ms),
  )
}

export interface Opened {
  store: ReturnType<typeof createStoryStore>
  errors: readonly string[]
  /** Texts of live regions. */
  heard: readonly string[]
  /** How often the call was made. */
  calls: () => number
  /** Ends the fault. */
  mend: () => void
  /** Sends the answer that was held back. */
  release: () => void
}

/** Opens the screen that makes this call, with the fault. */
export async function openWay(
  { at, state, query, replies, visitor, app = <App />, prepare }: Way,
  endpoint: Endpoint,
  fault: Fault,
): Promise<Opened> {
  await startTexts()
  await wipeDrafts()
  const errors = watchErrors()
  const { heard, stop } = hearLiveRegions()
  onTestFinished(stop)
  if (fault === 'hang') hurryTimeouts()
  const backend = createStoryBackend(...around, ...replies)
  const good =
    replies.findLast((reply) => reply.endpoint === endpoint) ?? around.findLast((reply) => reply.endpoint === endpoint)
  if (!good) throw new Error(`Nobody replies to ${endpoint.path}.`)
  const held = heldBack(fault === 'late error' ? mockStatus(endpoint, 500) : good)
  if (isHeld(fault)) backend.setReplies(held)
  const store = createStoryStore(backend)
  const faulty = createClient({
    baseAddress: location.origin + faultAddress(fault),
    getToken: () => store.get(tokenAtom),
    onUnauthorized: () => store.set(expireSessionAtom),
  })
  let isFaulty = !isHeld(fault)
  let calls = 0
  store.set(apiClientAtom, (async (called, ...input) => {
    if (called === endpoint) calls += 1
    return called === endpoint && isFaulty ? faulty(called, ...input) : backend.call(called, ...input)
  }) satisfies Call)
  onTestFinished(setLocation(at, {}, query))
  if (!visitor) {
    // A new session, so that late writes of the previous test are not part of it.
    const token = crypto.randomUUID()
    await claimDrafts({ email, token })
    store.set(signInAtom, token, email)
  }
  history.replaceState({ ...state?.(), epoch: currentSessionEpoch() }, '')
  prepare?.(store)
  onTestFinished(() => {
    store.set(signOutAtom, 'loggedOff')
    sessionStorage.clear()
  })
  render(
    <StoryPortal backend={backend} store={store}>
      {app}
    </StoryPortal>,
  )
  const mend = () => {
    isFaulty = false
    backend.setReplies(good)
  }
  return { store, errors, heard, calls: () => calls, mend, release: held.release }
}
