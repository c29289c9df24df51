import type { BackendRequest } from './transport.ts'

/** A read call of a screen, as its page knows it: `{token}` in a header, and `{name}` of an id, stand for what is not known before. */
export interface FirstCall {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body?: string
}

/** What a page tells its script of them (see build/first-calls.ts). */
export interface FirstCalls {
  /** A regular expression of the page's addresses, with a group for each id. */
  addresses: string
  calls: readonly FirstCall[]
  /** What the frame says once it has stood for `patience` ms. */
  loading: string
  patience: number
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

/** An older answer is not taken over: the clinic is asked again. */
const maxAge = 15_000

/** Also written by the page's own script. */
const earlyKey = ({ endpoint, url, headers, body }: Pick<BackendRequest, 'endpoint' | 'url' | 'headers' | 'body'>) =>
  `${endpoint.method} ${url} ${headers['Authorization']} ${typeof body === 'string' ? body : ''}`

/** Gives the early call that is the same as this request, once. */
export function takeEarlyCall(request: Parameters<typeof earlyKey>[0]): EarlyCall | undefined {
  const calls = globalThis.earlyCalls ?? []
  const at = calls.findIndex(({ key }) => key === earlyKey(request))
  const [call] = at < 0 ? [] : calls.splice(at, 1)
  return call && Date.now() - call.sentAt < maxAge ? call : undefined
}

/** Aborts and forgets what another session's token has asked. */
export function dropEarlyCalls(token: string | null): void {
  const calls = globalThis.earlyCalls
  for (const call of calls?.filter((one) => one.token !== token) ?? []) {
    call.abort()
    calls?.splice(calls.indexOf(call), 1)
  }
}

/** Whether a page has sent early calls, and all are answered with success within `patience` ms. */
export async function areAnswered(patience: number): Promise<boolean> {
  const calls = globalThis.earlyCalls ?? []
  const answers = Promise.all(calls.map(async ({ answer }) => (await answer).response.ok))
  const late = new Promise<boolean[]>((resolve) => {
    setTimeout(() => resolve([]), patience)
  })
  const successes = await Promise.race([answers, late]).catch(() => [])
  return successes.length > 0 && successes.every(Boolean)
}
