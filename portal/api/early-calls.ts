import type { BackendRequest } from './transport.ts'

/** A read call of a screen, prepared by the build: the page fills in `{token}` in a header and `{name}` for each id. */
export interface FirstCall {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body?: string
}

/** Data for the script of a prerendered page (see build/first-calls.ts). */
export interface FirstCalls {
  /** Source of a regular expression of the page's paths, with a named group for each id. */
  addresses: string
  calls: readonly FirstCall[]
  /** Text that the frame shows if the screen has not come after `delayMs`. */
  loading: string
  delayMs: number
  /** URL of the body's font. */
  font: string
}

/** A read call that a prerendered page sent before any module had loaded (see build/first-calls.ts). Times in ms. */
interface EarlyCall {
  /** Method, URL, Authorization header and body, by `earlyKey`. */
  key: string
  token: string
  sentAt: number
  answer: Promise<{ response: Response; text: string; receivedAt: number }>
  abort: () => void
}

declare global {
  var earlyCalls: EarlyCall[] | undefined
}

/** Age in ms from which an early call is not used: the clinic is asked again. */
const maxAge = 15_000

/** Keep equal to the key that the page's own script makes (build/first-calls.ts). */
const earlyKey = ({ endpoint, url, headers, body }: Pick<BackendRequest, 'endpoint' | 'url' | 'headers' | 'body'>) =>
  `${endpoint.method} ${url} ${headers['Authorization']} ${typeof body === 'string' ? body : ''}`

/**
 * Gives the early call that equals this request and removes it from the list; undefined if there is none, or if it was
 * sent more than `maxAge` ago.
 */
export function takeEarlyCall(request: Parameters<typeof earlyKey>[0]): EarlyCall | undefined {
  const calls = globalThis.earlyCalls ?? []
  const at = calls.findIndex(({ key }) => key === earlyKey(request))
  const [call] = at < 0 ? [] : calls.splice(at, 1)
  return call && Date.now() - call.sentAt < maxAge ? call : undefined
}

/** Aborts and removes early calls that were sent with another token than this one. */
export function dropEarlyCalls(token: string | null): void {
  const calls = globalThis.earlyCalls
  for (const call of calls?.filter((one) => one.token !== token) ?? []) {
    call.abort()
    calls?.splice(calls.indexOf(call), 1)
  }
}

/**
 * Whether the page has sent early calls and all of them are answered with success (2xx) within `timeoutMs`. Never
 * rejects.
 */
export async function areAnswered(timeoutMs: number): Promise<boolean> {
  const calls = globalThis.earlyCalls ?? []
  const answers = Promise.all(calls.map(async ({ answer }) => (await answer).response.ok))
  const late = new Promise<boolean[]>((resolve) => {
    setTimeout(() => resolve([]), timeoutMs)
  })
  const successes = await Promise.race([answers, late]).catch(() => [])
  return successes.length > 0 && successes.every(Boolean)
}
