import { FetchError, ofetch } from 'ofetch'
import type { AnswerOf, Authorization, Endpoint, OutgoingBodyOf, PathOf } from './contract/endpoint.ts'
import { status } from './contract/status.ts'
import { ApiError } from './error.ts'
import { serializeBody } from './serialize-body.ts'
import { readAnswer } from './read-answer.ts'
import { stallTimeout } from './stall-timeout.ts'
import { ConnectionLost, type ClinicRequest, type ClinicResponse, type Transport } from './transport.ts'

export interface Credentials {
  email: string
  password: string
}

/** How a call goes. */
interface CallOptions {
  signal?: AbortSignal
  /** How long the answer may take, in ms; 15 seconds unless told. A document takes longer. */
  timeout?: number
  /** Told how much of the body is sent, from 0 to 1. For files: these may take as long as something moves. */
  onProgress?: (sent: number) => void
}

/** What a call needs: a body, path parts and credentials exist exactly where the endpoint asks for them. */
type CallInput<E extends Endpoint> = CallOptions
  & (OutgoingBodyOf<E> extends undefined ? { body?: undefined } : { body: OutgoingBodyOf<E> })
  & (keyof PathOf<E> extends never ? { path?: undefined } : { path: PathOf<E> })
  & (E['authorization'] extends 'basic' ? { credentials: Credentials } : { credentials?: undefined })

/** An answer as the portal reads it. `incomplete` names its fields under which the clinic sent something that cannot be read. */
type Read<Answer> = Answer extends object ? Answer & { incomplete?: readonly string[] } : Answer

export type Call = <E extends Endpoint>(endpoint: E, ...input: object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]) => Promise<Read<AnswerOf<E>>>

export interface ClientOptions {
  baseAddress: string
  getToken: () => string | null
  /** Told when a call that carried the token of the present session is refused. */
  onUnauthorized: () => void
  transport?: Transport
}

/** How long an answer may take, in ms. */
export const answerTimeout = 15_000
/** How long nothing may move while files are sent, in ms: on a slow network the last of them takes that long to leave the device. */
export const uploadPatience = 60_000

/** A call of the clinic's contract: sends it, reads the answer, and throws an ApiError for anything but a good one. */
export function createClient({ baseAddress, getToken, onUnauthorized, transport = overHttp }: ClientOptions): Call {
  return async (endpoint, ...[input = {}]) => {
    const { body, path, credentials, signal, timeout, onProgress } = input as CallOptions & { body?: unknown; path?: Record<string, string | number>; credentials?: Credentials }
    const token = getToken()
    const response = await send(transport, {
      endpoint,
      url: baseAddress + fill(endpoint.path, path),
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...authorizationHeader(endpoint.authorization, token, credentials),
      },
      body: body === undefined ? undefined : serializeBody(body),
      onProgress,
    }, timeout, signal)
    const { data, isReadable } = read(response)
    if (response.status < 200 || response.status > 299) {
      // An answer to the session before says nothing about this one.
      if (response.status === status.unauthorized && endpoint.authorization === 'token' && token === getToken()) onUnauthorized()
      throw new ApiError('status', response.status, data)
    }
    // Where any answer is a good one, something that cannot be read is still none: who knows who sent it.
    if (!isReadable) throw new ApiError('brokenAnswer', response.status, data)
    const answer = readAnswer(endpoint.answer, data)
    if (!answer) throw new ApiError('brokenAnswer', response.status, data)
    return (answer.incomplete && answer.value ? { ...answer.value, incomplete: answer.incomplete } : answer.value) as Read<AnswerOf<typeof endpoint>>
  }
}

async function send(transport: Transport, { onProgress, ...request }: Omit<ClinicRequest, 'signal'>, milliseconds = answerTimeout, signal?: AbortSignal): Promise<ClinicResponse> {
  const upload = onProgress && stallTimeout(uploadPatience)
  const timeout = upload?.signal ?? AbortSignal.timeout(milliseconds)
  const tell = onProgress && ((sent: number) => {
    upload?.moved()
    onProgress(sent)
  })
  try {
    return await transport({ ...request, onProgress: tell, signal: signal ? whicheverFirst(signal, timeout) : timeout })
  } catch (cause) {
    signal?.throwIfAborted()
    if (timeout.aborted) throw new ApiError('timeout', 0, undefined, { cause })
    // A mistake in our own code stays what it is: told as a lost connection, nobody would look for it.
    throw cause instanceof ConnectionLost ? new ApiError('noConnection', 0, undefined, { cause }) : cause
  } finally {
    upload?.end()
  }
}

/** Aborts with the first of both. `AbortSignal.any` does the same, from Safari 17.4 and Firefox 124 on. */
function whicheverFirst(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController()
  for (const signal of signals) {
    const abort = () => first.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: first.signal })
  }
  return first.signal
}

/** fetch tells nothing of what is sent; what can is loaded when it is needed. */
const overHttp: Transport = async (request) => (request.onProgress ? (await import('./upload.ts').catch(lost)).upload(request) : withFetch(request))

const withFetch: Transport = async ({ endpoint, url, headers, body, signal }) => {
  // As a stream: ofetch does not tell an answer that breaks off from a mistake in the code.
  const response = await ofetch.raw(url, {
    method: endpoint.method, headers, signal, retry: 0, ignoreResponseError: true, responseType: 'stream', cache: 'no-store', credentials: 'omit',
    ...(body !== undefined && { body }),
  }).catch((cause: unknown) => { throw cause instanceof FetchError ? new ConnectionLost(cause) : cause })
  return { status: response.status, contentType: response.headers.get('Content-Type') ?? '', text: await response.text().catch(lost) }
}

/** What the browser itself could not fetch. */
const lost = (cause: unknown): never => { throw new ConnectionLost(cause) }

/** JSON where the answer says so, else text; an empty body is nothing. JSON that cannot be parsed stays text, and like a page it is nothing a call can answer. */
function read({ contentType, text }: ClinicResponse): { data: unknown; isReadable: boolean } {
  if (text === '') return { data: undefined, isReadable: true }
  const type = contentType.toLowerCase()
  if (!type.startsWith('application/json')) return { data: text, isReadable: !type.startsWith('text/html') }
  try {
    return { data: JSON.parse(text), isReadable: true }
  } catch {
    return { data: text, isReadable: false }
  }
}

const fill = (path: string, parts: Record<string, string | number> = {}) => path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''))

function authorizationHeader(style: Authorization, token: string | null, credentials?: Credentials): { Authorization?: string } {
  switch (style) {
    case 'none': return {}
    case 'basic': return credentials ? { Authorization: `Basic ${base64(`${credentials.email}:${credentials.password}`)}` } : {}
    case 'token': return token === null ? {} : { Authorization: `Token ${token}` }
    case 'bearer': return token === null ? {} : { Authorization: `Bearer ${token}` }
  }
}

/** UTF-8 first: btoa alone refuses a password with an é or a €. */
const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
