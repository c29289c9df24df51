import type { BrowserContext, ConsoleMessage, Page, Request, WebError } from '@playwright/test'
import type { CallName } from '#portal/api/contract/contract.ts'
import { statusesOf } from '#portal/api/contract/declared-status.ts'
import type { Actors } from './actors.ts'
import { callAt, SentWrites } from './sent-writes.ts'

const failedLoad = /^Failed to load resource: (?:the server responded with a status of (\d{3})|net::(\w+))/

/** Network errors that only a fault set by the run can cause. */
const injectedErrors = [
  'ERR_CONNECTION_RESET',
  'ERR_EMPTY_RESPONSE',
  'ERR_CONTENT_LENGTH_MISMATCH',
  'ERR_INCOMPLETE_CHUNKED_ENCODING',
]

/** The browser's own error page, for instance for a document that Back opens offline. */
export const isErrorPage = (page: Page): boolean => page.url().startsWith('chrome-error:')

/** Collects what the browser reports during a run. */
export class Watch {
  readonly writes = new SentWrites()
  /** The number of the current action. */
  action = 0
  /** Who tried to sign in last. */
  signsIn = ''
  /** Calls that the run made fail. */
  readonly broken = new Set<CallName>()
  /** Whether a script failed to load offline: a screen that cannot be loaded logs that. */
  private hasLostScript = false
  private readonly found: string[] = []
  private readonly owners = new Map<string, string>()
  private readonly unchecked: { token: string; text: string; url: string }[] = []
  private readonly underWay = new Map<Page, Set<Request>>()
  private readonly tabs: Page[] = []
  private waiting = (): void => {}

  private readonly origins: readonly [portal: string, standIn: string]
  private readonly actors: Actors

  constructor(origins: readonly [portal: string, standIn: string], actors: Actors) {
    this.origins = origins
    this.actors = actors
  }

  listen(context: BrowserContext): void {
    context.on('console', (message) => this.addMessage(message))
    context.on('weberror', (error) => this.uncaught(error))
    context.on('request', (request) => this.sent(request))
    context.on('requestfinished', (request) => this.ended(request, 'answered'))
    context.on('requestfailed', (request) => this.ended(request, 'failed'))
    context.on('page', (page) => {
      this.nameOf(page)
      page.on('crash', () => this.found.push('the page crashed'))
    })
  }

  /** 'tab 1' is the first that was opened. */
  nameOf(page: Page): string {
    if (!this.tabs.includes(page)) this.tabs.push(page)
    return `tab ${this.tabs.indexOf(page) + 1}`
  }

  /** The patient of a token: a new one belongs to who tried to sign in last. */
  ownerOf(token: string | null): string | undefined {
    if (token === null) return undefined
    if (!this.owners.has(token)) this.owners.set(token, this.signsIn)
    return this.owners.get(token)
  }

  private uncaught(error: WebError): void {
    const page = error.page()
    if (page === null || !isErrorPage(page))
      this.found.push(`uncaught: ${error.error().stack ?? error.error().message}`)
  }

  /** Waits, for a limited time, until this tab's calls are answered, so that the next action finds the same page each time. */
  async untilAnswered(page: Page): Promise<void> {
    if ((this.underWay.get(page)?.size ?? 0) === 0) return
    await Promise.race([
      new Promise<void>((resolve) => {
        this.waiting = resolve
      }),
      page.waitForEvent('close', { timeout: 3000 }).catch(() => {}),
    ])
  }

  /** The faults found since the last call. */
  take(): string[] {
    for (const { token, text, url } of this.unchecked.splice(0)) {
      const owner = this.ownerOf(token)
      const others = this.actors.filter(({ name }) => name !== owner)
      for (const { name, secrets } of others)
        for (const secret of secrets)
          if (text.includes(secret))
            this.found.push(`“${secret}” of ${name} goes to ${url} for ${owner ?? 'an unknown session'}`)
    }
    return this.found.splice(0)
  }

  private sent(request: Request): void {
    const { origin, protocol, pathname } = new URL(request.url())
    if (protocol.startsWith('http') && !this.origins.includes(origin))
      this.found.push(`foreign request: ${request.url()}`)
    const call = callAt(request.method(), pathname)
    if (call === undefined || request.resourceType() === 'document') return
    const page = request.frame().page()
    this.underWay.set(page, (this.underWay.get(page) ?? new Set()).add(request))
    const body = request.postData() ?? ''
    const twice = this.writes.send(request, { call, tab: this.nameOf(page), pathname, body, action: this.action })
    if (twice !== undefined) this.found.push(twice)
    const [scheme, token = ''] = request.headers().authorization?.split(' ') ?? []
    if (scheme === 'Token' || scheme === 'Bearer')
      this.unchecked.push({ token, text: request.url() + body, url: pathname })
  }

  private ended(request: Request, how: 'answered' | 'failed'): void {
    for (const all of this.underWay.values()) if (all.delete(request) && all.size === 0) this.waiting()
    this.writes.end(request, how)
    if (how === 'failed' && request.resourceType() === 'script') this.hasLostScript = true
  }

  private addMessage(message: ConsoleMessage): void {
    const text = message.text()
    // A warning with a stack is a library's report of a mistake in the portal; others are the browser's advice.
    if (!['error', 'assert'].includes(message.type()) && !(message.type() === 'warning' && /\n\s+at /.test(text)))
      return
    const load = failedLoad.exec(text)
    if (this.hasLostScript && text.includes('A screen could not be loaded.')) return
    if (load && this.isExpected(message.location().url, Number(load[1] ?? 0), load[2])) return
    this.found.push(`console ${message.type()}: ${text}${load ? ` (${message.location().url})` : ''}`)
  }

  /** Whether the message is the browser's own about a fault set by the run, or about a refusal that the contract declares. */
  private isExpected(url: string, status: number, netError: string | undefined): boolean {
    const { pathname, origin } = new URL(url)
    if (netError === 'ERR_INTERNET_DISCONNECTED') return true
    // The stand-in may refuse a second payment or a used link.
    if (origin === this.origins[1]) return netError === undefined && status < 500
    const call = callAt('GET', pathname) ?? callAt('POST', pathname)
    if (call === undefined) return false
    if (this.broken.has(call)) return netError === undefined || injectedErrors.includes(netError)
    return status !== 500 && statusesOf(call).includes(status)
  }
}
