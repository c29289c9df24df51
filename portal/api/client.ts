import { FetchError, ofetch } from 'ofetch'
import type { AnswerOf, Authorization, Endpoint, OutgoingBodyOf, PathOf } from './contract/endpoint.ts'
import { status } from './contract/status.ts'
import { takeEarlyCall } from './early-calls.ts'
import { ApiError } from './error.ts'
import { serializeBody } from './serialize-body.ts'
import { readAnswer } from './read-answer.ts'
import { stallTimeout } from './stall-timeout.ts'
import { ConnectionLost, type BackendRequest, type BackendResponse, type Transport } from './transport.ts'

export interface Credentials {
  email: string
  password: string
}

/** Timing and cancellation of one call. */
interface CallOptions {
  signal?: AbortSignal
  /** How long the answer may take, in ms; `answerTimeout` unless given. Not used with `onProgress`. */
  timeout?: number
  /** Receives the fraction of the body that is sent, from 0 to 1. With it, the call times out only after `uploadStallTimeoutMs` without progress. */
  onProgress?: (sent: number) => void
}

/** A call's input: `body`, `path` and `credentials` exist exactly where the endpoint asks for them. */
type CallInput<E extends Endpoint> = CallOptions &
  (OutgoingBodyOf<E> extends undefined ? { body?: undefined } : { body: OutgoingBodyOf<E> }) &
  (keyof PathOf<E> extends never ? { path?: undefined } : { path: PathOf<E> }) &
  (E['authorization'] extends 'basic' ? { credentials: Credentials } : { credentials?: undefined })

/** An answer as read. `incomplete` lists the fields that broke the schema, such as 'documents.description' (see `readAnswer`). */
type Read<Answer> = Answer extends object ? Answer & { incomplete?: readonly string[] } : Answer

/** Sends one call. Resolves to its parsed answer; rejects with an `ApiError`, or with the reason of an aborted `signal`. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  ...input: object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]
) => Promise<Read<AnswerOf<E>>>

export interface ClientOptions {
  /** Origin of the clinic's API, without a trailing slash. */
  baseAddress: string
  /** Read again for each call; null without a session. */
  getToken: () => string | null
  /** Called when the clinic answers 401 to a call with the current session's token. */
  onUnauthorized: () => void
  /** Called with the server's time in ms, as each answer states it. */
  onServerTime?: (time: number) => void
  transport?: Transport
}

/** How long an answer may take, in ms. */
export const answerTimeout = 15_000
/** How long an upload may go without progress, in ms: on a slow network the last chunk takes that long to leave the device. */
export const uploadStallTimeoutMs = 60_000

/** How old the time in an answer may be, in ms: a device that slept receives an answer of hours ago. */
const maxTimeAge = 60_000

/** Makes the function that sends calls of the clinic's contract. It rejects with an `ApiError` for a failed status, no answer, a timeout or an answer that breaks the contract. */
export function createClient({
  baseAddress,
  getToken,
  onUnauthorized,
  onServerTime,
  transport = overHttp,
}: ClientOptions): Call {
  return async (endpoint, ...[input = {}]) => {
    const { body, path, credentials, signal, timeout, onProgress } = input as CallOptions & {
      body?: unknown
      path?: Record<string, string | number>
      credentials?: Credentials
    }
    const token = getToken()
    const sentAt = Date.now()
    const response = await send(
      transport,
      { ...requestOf(baseAddress, endpoint, { body, path, token, credentials }), onProgress },
      timeout,
      signal,
    )
    if (response.serverTime !== undefined && Math.abs(Date.now() - sentAt) < maxTimeAge)
      onServerTime?.(response.serverTime)
    const { data, isReadable } = read(response)
    if (response.status < 200 || response.status > 299) {
      // A 401 to an earlier session's token does not end the current session.
      if (response.status === status.unauthorized && endpoint.authorization === 'token' && token === getToken())
        onUnauthorized()
      throw new ApiError('status', response.status, data)
    }
    // Also for endpoints that accept any answer: broken JSON or an HTML page may come from a proxy, not from the clinic.
    if (!isReadable) throw new ApiError('brokenAnswer', response.status, data)
    const answer = readAnswer(endpoint.answer, data)
    if (!answer) throw new ApiError('brokenAnswer', response.status, data)
    return (
      answer.incomplete && answer.value ? { ...answer.value, incomplete: answer.incomplete } : answer.value
    ) as Read<AnswerOf<typeof endpoint>>
  }
}

/**
 * Builds the request of a call: the URL with its ids filled in, the headers, and the body as JSON (a blob if it holds
 * blobs).
 */
export const requestOf = (
  baseAddress: string,
  endpoint: Endpoint,
  {
    body,
    path,
    token,
    credentials,
  }: {
    body?: unknown
    path?: Record<string, string | number> | undefined
    token: string | null
    credentials?: Credentials | undefined
  },
): Omit<BackendRequest, 'signal' | 'onProgress'> => ({
  endpoint,
  url: baseAddress + fill(endpoint.path, path),
  headers: {
    Accept: 'application/json',
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...authorizationHeader(endpoint.authorization, token, credentials),
  },
  body: body === undefined ? undefined : serializeBody(body),
})

async function send(
  transport: Transport,
  { onProgress, ...request }: Omit<BackendRequest, 'signal'>,
  milliseconds = answerTimeout,
  signal?: AbortSignal,
): Promise<BackendResponse> {
  const upload = onProgress && stallTimeout(uploadStallTimeoutMs)
  const timeout = upload?.signal ?? AbortSignal.timeout(milliseconds)
  const reportProgress =
    onProgress &&
    ((sent: number) => {
      upload?.moved()
      onProgress(sent)
    })
  try {
    return await transport({
      ...request,
      onProgress: reportProgress,
      signal: signal ? whicheverFirst(signal, timeout) : timeout,
    })
  } catch (cause) {
    signal?.throwIfAborted()
    if (timeout.aborted) throw new ApiError('timeout', 0, undefined, { cause })
    // Errors in our own code are rethrown as they are: reported as a lost connection, they would not be noticed.
    throw cause instanceof ConnectionLost ? new ApiError('noConnection', 0, undefined, { cause }) : cause
  } finally {
    upload?.end()
  }
}

/** Aborts with the first of these signals. `AbortSignal.any` does the same, from Safari 17.4 and Firefox 124 on. */
function whicheverFirst(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController()
  for (const signal of signals) {
    const abort = () => first.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: first.signal })
  }
  return first.signal
}

/** fetch cannot report upload progress; the XMLHttpRequest transport is loaded when needed. */
const overHttp: Transport = async (request) =>
  request.onProgress ? (await import('./upload.ts').catch(lost)).upload(request) : withFetch(request)

const withFetch: Transport = async (request) => {
  const early = earlyAnswer(request)
  const taken = early && (await early)
  if (taken) return answerOf(taken.response, taken.text, Date.now() - taken.receivedAt)
  const response = await fetchAnswer(request)
  return answerOf(response, await response.text().catch(lost), 0)
}

/** The answer to an equal early call of the page; undefined if there is none, or if it failed: the connection may be back. */
function earlyAnswer(request: BackendRequest) {
  const early = takeEarlyCall(request)
  if (!early) return undefined
  if (request.signal.aborted) early.abort()
  request.signal.addEventListener('abort', early.abort, { once: true })
  return early.answer.catch(() => undefined)
}

const fetchAnswer = async ({ endpoint, url, headers, body, signal }: BackendRequest): Promise<Response> =>
  // As a stream: when ofetch reads the body itself, a broken-off answer cannot be told from a programming error.
  ofetch
    .raw(url, {
      method: endpoint.method,
      headers,
      signal,
      retry: 0,
      ignoreResponseError: true,
      responseType: 'stream',
      cache: 'no-store',
      credentials: 'omit',
      ...(body !== undefined && { body }),
    })
    .catch((cause: unknown) => {
      throw cause instanceof FetchError ? new ConnectionLost(cause) : cause
    })

/** `age`: how long ago it was received, in ms. */
function answerOf(response: Response, text: string, age: number): BackendResponse {
  const time = serverTimeIn(response.headers)
  return {
    status: response.status,
    contentType: response.headers.get('Content-Type') ?? '',
    text,
    serverTime: time === undefined ? undefined : time + age,
  }
}

/** From another origin the header is only there if the server exposes it. An answer from a cache is as old as its age. */
function serverTimeIn(headers: Headers): number | undefined {
  const time = Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age') ?? 0) * 1000
  return Number.isNaN(time) ? undefined : time
}

/** Turns a network failure into a `ConnectionLost`. */
const lost = (cause: unknown): never => {
  throw new ConnectionLost(cause)
}

/** Parses JSON where the content type says so, else keeps text; an empty body is undefined. Malformed JSON and HTML: `isReadable: false`. */
function read({ contentType, text }: BackendResponse): { data: unknown; isReadable: boolean } {
  if (text === '') return { data: undefined, isReadable: true }
  const type = contentType.toLowerCase()
  if (!type.startsWith('application/json')) return { data: text, isReadable: !type.startsWith('text/html') }
  try {
    return { data: JSON.parse(text), isReadable: true }
  } catch {
    return { data: text, isReadable: false }
  }
}

const fill = (path: string, parameters: Record<string, string | number> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))

function authorizationHeader(
  style: Authorization,
  token: string | null,
  credentials?: Credentials,
): { Authorization?: string } {
  switch (style) {
    case 'none':
      return {}
    case 'basic':
      return credentials ? { Authorization: `Basic ${base64(`${credentials.email}:${credentials.password}`)}` } : {}
    case 'token':
      return token === null ? {} : { Authorization: `Token ${token}` }
    case 'bearer':
      return token === null ? {} : { Authorization: `Bearer ${token}` }
  }
}

/** Encodes as UTF-8 first: btoa alone throws on characters such as €. */
const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
