import { ofetch } from 'ofetch'
import type { AnswerOf, Authorization, BodyOf, Endpoint, PathOf } from './contract/endpoint.ts'
import { status } from './contract/status.ts'
import { ApiError } from './error.ts'

export interface Credentials {
  email: string
  password: string
}

/** What a call needs: a body, path parts and credentials exist exactly where the endpoint asks for them. */
export type CallInput<E extends Endpoint> = { signal?: AbortSignal }
  & (BodyOf<E> extends undefined ? { body?: undefined } : { body: BodyOf<E> })
  & (keyof PathOf<E> extends never ? { path?: undefined } : { path: PathOf<E> })
  & (E['authorization'] extends 'basic' ? { credentials: Credentials } : { credentials?: undefined })

/** A request ready to send; times in ms. */
export interface ClinicRequest {
  endpoint: Endpoint
  url: string
  headers: Record<string, string>
  body: string | undefined
  signal: AbortSignal
}

export interface ClinicResponse {
  status: number
  contentType: string
  text: string
}

/** Carries a request to the clinic. Rejects only when no answer came. */
export type Transport = (request: ClinicRequest) => Promise<ClinicResponse>

export type Call = <E extends Endpoint>(endpoint: E, ...input: object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]) => Promise<AnswerOf<E>>

export interface ClientOptions {
  baseAddress: string
  getToken: () => string | null
  /** Told when a call that carried the session's token is refused. */
  onUnauthorized: () => void
  transport?: Transport
}

/** How long an answer may take, in ms. */
export const answerTimeout = 15_000

/** A call of the clinic's contract: sends it, reads the answer, and throws an ApiError for anything but a good one. */
export function createClient({ baseAddress, getToken, onUnauthorized, transport = fetchTransport }: ClientOptions): Call {
  return async (endpoint, ...[input = {}]) => {
    const { body, path, credentials, signal } = input as { body?: unknown; path?: Record<string, string | number>; credentials?: Credentials; signal?: AbortSignal }
    const response = await send(transport, {
      endpoint,
      url: baseAddress + fill(endpoint.path, path),
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...authorizationHeader(endpoint.authorization, getToken(), credentials),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    }, signal)
    const data = read(response)
    if (response.status < 200 || response.status > 299) {
      if (response.status === status.unauthorized && endpoint.authorization === 'token') onUnauthorized()
      throw new ApiError('status', response.status, data)
    }
    const parsed = endpoint.answer.safeParse(data)
    if (!parsed.success) throw new ApiError('brokenAnswer', response.status, data, { cause: parsed.error })
    return parsed.data as AnswerOf<typeof endpoint>
  }
}

async function send(transport: Transport, request: Omit<ClinicRequest, 'signal'>, signal?: AbortSignal): Promise<ClinicResponse> {
  const timeout = AbortSignal.timeout(answerTimeout)
  try {
    return await transport({ ...request, signal: signal ? AbortSignal.any([signal, timeout]) : timeout })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiError(timeout.aborted ? 'timeout' : 'noConnection', 0, undefined, { cause })
  }
}

const fetchTransport: Transport = async ({ endpoint, url, headers, body, signal }) => {
  const response = await ofetch.raw(url, {
    method: endpoint.method, headers, signal, retry: 0, ignoreResponseError: true, responseType: 'text', cache: 'no-store', credentials: 'omit',
    ...(body !== undefined && { body }),
  })
  return { status: response.status, contentType: response.headers.get('Content-Type') ?? '', text: response._data ?? '' }
}

/** JSON where the answer says so, else text; an empty body is nothing. A JSON answer that cannot be read stays text. */
function read({ contentType, text }: ClinicResponse): unknown {
  if (text === '') return undefined
  if (!contentType.toLowerCase().startsWith('application/json')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
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
