import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'

/** What an expected failure answers: a status, or nothing at all. */
export type FailedWith = number | 'no answer'

interface Allowance {
  path: RegExp
  failedWith: FailedWith
  used: boolean
}

const axeRules = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Those that axe leaves off unless they are asked for by name.
  rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
}

const failedLoad = /^Failed to load resource: (?:the server responded with a status of (\d{3})|net::)/

/** Shapes of pages that axe had nothing to say of. */
const sound = new Set<string>()

/**
 * A page's markup without its words and numbers, as what axe judges is the same for every patient's. A screen whose code is
 * still coming has a bar that can do nothing, and may keep the screen before it out of sight; what never comes, or never
 * shows a heading, has no shape.
 */
async function shapeOf(page: Page): Promise<string | undefined> {
  // What is being drawn is drawn before anything in the background has its turn.
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }))
  const shape = page.waitForFunction(
    () => {
      const isComing = document.querySelector('[inert][aria-busy="true"]') !== null
      if (isComing || ![...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()))
        return undefined
      const { attributes } = document.documentElement
      const look = [...attributes].map(({ name, value }) => `${name}=${value}`).join(' ')
      return `${innerWidth} ${look} ${document.title === '' ? 'untitled' : ''} ${document.body.outerHTML.replace(/>[^<]*[^<\s][^<]*</g, '>x<').replace(/\d+/g, '0')}`
    },
    undefined,
    { timeout: 10_000 },
  )
  return shape.then(
    (handle) => handle.jsonValue(),
    () => undefined,
  )
}

/**
 * Watches every page of a context and keeps what a patient's browser should never have to report.
 * It only collects: who asks for `problems()` decides what becomes of them.
 */
export class Guard {
  private readonly found: string[] = []
  private readonly allowances: Allowance[] = []
  private readonly origins: string[]

  constructor(origin: string) {
    this.origins = [origin]
  }

  /** Lets pages go to a site that the portal leads to. */
  allowOrigin(origin: string): void {
    this.origins.push(origin)
  }

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => this.hear(message))
    // Uncaught errors and rejections that nobody handled.
    context.on('weberror', (error) => this.found.push(`uncaught: ${error.error().message}`))
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && !this.origins.includes(origin))
        this.found.push(`foreign request: ${request.url()}`)
    })
    await context.exposeBinding(
      'reportPolicyViolation',
      (_source, text: string) => void this.found.push(`policy violation: ${text}`),
    )
    await context.addInitScript(() => {
      const { reportPolicyViolation } = globalThis as unknown as { reportPolicyViolation: (text: string) => void }
      addEventListener('securitypolicyviolation', (event) =>
        reportPolicyViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
      )
    })
  }

  /** Allows a failing call that the journey provokes, which the browser writes to its console. It must then happen. */
  expectFailure(path: RegExp, failedWith: FailedWith): void {
    this.allowances.push({ path, failedWith, used: false })
  }

  /** Judges the page as it stands now, unless this process found nothing wrong with one of the same shape. */
  async checkAxe(page: Page): Promise<void> {
    const shape = await shapeOf(page)
    if (shape === undefined) return void this.found.push(`no screen with a heading at ${new URL(page.url()).pathname}`)
    if (sound.has(shape)) return
    const violations = await axeViolations(page, axeRules)
    // A screen that went while axe looked at it is nobody's: its links lead to what is no longer there.
    if ((await shapeOf(page)) !== shape) return this.checkAxe(page)
    for (const { rule, help, target } of violations)
      this.found.push(`axe ${rule} (${help}): ${target} at ${new URL(page.url()).pathname}`)
    if (violations.length === 0) sound.add(shape)
  }

  problems(): string[] {
    const unused = this.allowances.filter((allowance) => !allowance.used)
    return [
      ...this.found,
      ...unused.map(({ path, failedWith }) => `expected failure did not happen: ${path} ${failedWith}`),
    ]
  }

  private hear(message: ConsoleMessage): void {
    const text = message.text()
    const isError = message.type() === 'error' || message.type() === 'assert'
    // A warning with a stack comes from a library that found a mistake of ours; others are the browser's advice.
    const isComplaint = message.type() === 'warning' && /\n\s+at /.test(text)
    if (!isError && !isComplaint) return
    const load = failedLoad.exec(text)
    if (load && this.isAllowed(message.location().url, load[1] === undefined ? 'no answer' : Number(load[1]))) return
    this.found.push(`console ${message.type()}: ${text}${load ? ` (${message.location().url})` : ''}`)
  }

  private isAllowed(url: string, failedWith: FailedWith): boolean {
    const allowance = this.allowances.find(
      (candidate) => candidate.failedWith === failedWith && candidate.path.test(new URL(url).pathname),
    )
    if (allowance) allowance.used = true
    return allowance !== undefined
  }
}
