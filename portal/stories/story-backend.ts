import { createClient, type Call } from '../api/client.ts'
import type { AnswerOf, Endpoint } from '../api/contract/endpoint.ts'
import { ConnectionLost, type BackendRequest, type BackendResponse } from '../api/transport.ts'

/** The fake clinic's reply to one call. */
export interface StoryReply {
  endpoint: Endpoint
  reply: (request: BackendRequest) => Promise<BackendResponse>
}

const response = (status: number, data: unknown): BackendResponse => ({
  status,
  contentType: 'application/json',
  text: data === undefined ? '' : JSON.stringify(data),
})

/** A valid answer, checked against the contract, so that no story shows what the clinic cannot send. */
export function mockResponse<E extends Endpoint>(endpoint: E, data: AnswerOf<E>): StoryReply {
  const judged = endpoint.answer.parse(data)
  return { endpoint, reply: () => Promise.resolve(response(200, judged)) }
}

/** A valid answer, held back until `tell` is called. */
export function mockDeferred<E extends Endpoint>(endpoint: E, data: AnswerOf<E>): StoryReply & { tell: () => void } {
  const released = Promise.withResolvers<undefined>()
  const { reply } = mockResponse(endpoint, data)
  return {
    endpoint,
    reply: (request) => released.promise.then(() => reply(request)),
    tell: () => released.resolve(undefined),
  }
}

export const mockStatus = (endpoint: Endpoint, status: number, data?: unknown): StoryReply => ({
  endpoint,
  reply: () => Promise.resolve(response(status, data)),
})

/** An answer that breaks the contract. */
export const answersOddly = (endpoint: Endpoint): StoryReply => ({
  endpoint,
  reply: () => Promise.resolve(response(200, ['odd'])),
})

/** Never answers; rejects when the client aborts, as fetch does. */
export const mockPending = (endpoint: Endpoint): StoryReply => ({
  endpoint,
  reply: ({ signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    }),
})

export const mockNetworkError = (endpoint: Endpoint): StoryReply => ({
  endpoint,
  reply: () => Promise.reject(new ConnectionLost()),
})

/** Throws a programming error in the transport. */
export const mockThrow = (endpoint: Endpoint): StoryReply => ({
  endpoint,
  reply: () => Promise.reject(new TypeError('AbortSignal.any is not a function')),
})

/** Resolves after a frame has been painted. */
const seen = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })

/** The same signal, save that time never runs out: a loading state stays for as long as somebody looks at it. */
function withoutTimeout(signal: AbortSignal): AbortSignal {
  const other = new AbortController()
  signal.addEventListener('abort', () => {
    if ((signal.reason as Error).name !== 'TimeoutError') other.abort(signal.reason)
  })
  return other.signal
}

/** The same replies, without a timeout, one at a time and each after a painted frame, so that every loading state is painted and layout shifts can be found. */
export function inSequence(replies: readonly StoryReply[]): StoryReply[] {
  let turn: Promise<unknown> = Promise.resolve()
  return replies.map(({ endpoint, reply }) => ({
    endpoint,
    reply: (request) =>
      (turn = turn.then(seen)).then(() => reply({ ...request, signal: withoutTimeout(request.signal) })),
  }))
}

export interface StoryBackend {
  call: Call
  /** Every request so far. */
  sent: readonly BackendRequest[]
  /** The JSON bodies sent to one endpoint; for those with files see `filesOf`. */
  bodiesOf: (endpoint: Endpoint) => unknown[]
  filesOf: (endpoint: Endpoint) => Promise<unknown[]>
  /** Replaces the replies of these calls; others keep theirs. */
  setReplies: (...replies: StoryReply[]) => void
}

/** The portal's own client with a transport that answers from `replies`: no network. */
export function createStoryBackend(...replies: StoryReply[]): StoryBackend {
  const current = new Map<Endpoint, StoryReply['reply']>()
  const sent: BackendRequest[] = []
  const setReplies = (...given: StoryReply[]) => given.forEach(({ endpoint, reply }) => current.set(endpoint, reply))
  setReplies(...replies)
  const sentTo = (endpoint: Endpoint) => sent.filter((request) => request.endpoint === endpoint)
  return {
    sent,
    setReplies,
    bodiesOf: (endpoint) =>
      sentTo(endpoint).map(({ body }): unknown => (typeof body === 'string' ? JSON.parse(body) : body)),
    filesOf: (endpoint) =>
      Promise.all(
        sentTo(endpoint).map(async ({ body = '' }): Promise<unknown> =>
          JSON.parse(typeof body === 'string' ? body : await body.text()),
        ),
      ),
    call: createClient({
      baseAddress: 'https://clinic.invalid',
      getToken: () => 'story',
      onUnauthorized: () => {},
      transport: (request) => {
        sent.push(request)
        return (
          current.get(request.endpoint)?.(request) ??
          Promise.reject(new Error(`Nobody replies to ${request.endpoint.path}.`))
        )
      },
    }),
  }
}
