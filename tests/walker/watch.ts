import type { BrowserContext, ConsoleMessage, Page, Request, WebError } from '@playwright/test'
import type { CallName } from '#portal/api/contract/contract.ts'
import { statusesOf } from '#portal/api/contract/declared-status.ts'
import type { Cast } from './cast.ts'
import { callAt, SentWrites } from './sent-writes.ts'

const failedLoad = /^Failed to load resource: (?:the server responded with a status of (\d{3})|net::(\w+))/

/** Words of a lost line that only what the walk breaks itself can cause. */
const brokenLines = [
  'ERR_CONNECTION_RESET',
  'ERR_EMPTY_RESPONSE',
  'ERR_CONTENT_LENGTH_MISMATCH',
  'ERR_INCOMPLETE_CHUNKED_ENCODING',
]

/** The browser's own page, such as for another document that Back leads to without a connection. */
export const isErrorPage = (page: Page): boolean => page.url().startsWith('chrome-error:')

/** Hears what the browser reports during a walk. */
export class Watch {
  readonly writes = new SentWrites()
  /** The number of the action under way. */
  action = 0
  /** Who tried to sign in last. */
  signsIn = ''
  /** Calls that the walk made fail. */
  readonly broken = new Set<CallName>()
  /** Whether a script did not come, for want of a connection: a screen that cannot be loaded says so. */
  private hasLostScript = false
  private readonly found: string[] = []
  private readonly owners = new Map<string, string>()
  private readonly unjudged: { token: string; text: string; url: string }[] = []
  private readonly underWay = new Map<Page, Set<Request>>()
  private readonly tabs: Page[] = []
  private waiting = (): void => {}

  private readonly origins: readonly [portal: string, standIn: string]
  private readonly cast: Cast

  constructor(origins: readonly [portal: string, standIn: string], cast: Cast) {
    this.origins = origins
    this.cast = cast
  }

  listen(context: BrowserContext): void {
    context.on('console', (message) => this.hear(message))
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

  /** Whose token it is: a new one belongs to who tried to sign in last. */
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

  /** Until the clinic has answered this tab's calls, so that what comes next meets the same page each time; not for ever. */
  async untilAnswered(page: Page): Promise<void> {
    if ((this.underWay.get(page)?.size ?? 0) === 0) return
    await Promise.race([
      new Promise<void>((resolve) => {
        this.waiting = resolve
      }),
      page.waitForEvent('close', { timeout: 3000 }).catch(() => {}),
    ])
  }

  /** What was found since it was asked for last. */
  take(): string[] {
    for (const { token, text, url } of this.unjudged.splice(0)) {
      const owner = this.ownerOf(token)
      const others = this.cast.filter(({ name }) => name !== owner)
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
      this.unjudged.push({ token, text: request.url() + body, url: pathname })
  }

  private ended(request: Request, how: 'answered' | 'failed'): void {
    for (const all of this.underWay.values()) if (all.delete(request) && all.size === 0) this.waiting()
    this.writes.end(request, how)
    if (how === 'failed' && request.resourceType() === 'script') this.hasLostScript = true
  }

  private hear(message: ConsoleMessage): void {
    const text = message.text()
    // A warning with a stack comes from a library that found a mistake of ours; others are the browser's advice.
    if (!['error', 'assert'].includes(message.type()) && !(message.type() === 'warning' && /\n\s+at /.test(text)))
      return
    const load = failedLoad.exec(text)
    if (this.hasLostScript && text.includes('A screen could not be loaded.')) return
    if (load && this.isOwnDoing(message.location().url, Number(load[1] ?? 0), load[2])) return
    this.found.push(`console ${message.type()}: ${text}${load ? ` (${message.location().url})` : ''}`)
  }

  /** The browser's own line for what the walk broke, or for what the clinic may refuse. */
  private isOwnDoing(url: string, status: number, line: string | undefined): boolean {
    const { pathname, origin } = new URL(url)
    if (line === 'ERR_INTERNET_DISCONNECTED') return true
    // A company's page may refuse what was paid there already, or know a link no more that was used.
    if (origin === this.origins[1]) return line === undefined && status < 500
    const call = callAt('GET', pathname) ?? callAt('POST', pathname)
    if (call === undefined) return false
    if (this.broken.has(call)) return line === undefined || brokenLines.includes(line)
    return status !== 500 && statusesOf(call).includes(status)
  }
}
