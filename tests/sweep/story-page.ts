import { test as base, type Page } from '@playwright/test'
import { viewports } from '../../.storybook/modes.ts'
import { addressOf, switchTo, untilDrawn } from '../visual/preview.ts'
import { injectRules, type Rules } from './inject-rules.ts'

/** The rules that need nothing but the page. */
export type Rule = { [Name in keyof Rules]: Rules[Name] extends () => string[] ? Name : never }[keyof Rules]

/** One page for all of a worker's stories. */
export interface StoryPage {
  page: Page
  /** Errors in the console and requests to strangers since the story was put up. */
  trouble: string[]
  show: (story: string) => Promise<void>
  judge: (...rules: Rule[]) => Promise<string[]>
  smallText: (least: number) => Promise<string[]>
}

/** The browser asks a server for this by itself where a page names no icon, as the frame around a story does not. */
const isOwnIcon = (url: string): boolean => url.endsWith('/favicon.ico')

/** Writes down what should not happen on a page. */
export function watch(page: Page, address: string | undefined): string[] {
  const trouble: string[] = []
  const own = new URL(address ?? 'about:blank').origin
  page.on('console', (message) => { if (message.type() === 'error' && !isOwnIcon(message.location().url)) trouble.push(`console: ${message.text()} ${message.location().url}`) })
  page.on('pageerror', (error) => { trouble.push(`error: ${error.message}`) })
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && asked !== own) trouble.push(`asks ${request.url()}`)
  })
  return trouble
}

export async function judge(page: Page, rules: readonly Rule[]): Promise<string[]> {
  return page.evaluate(async (names) => {
    // What answers to a new size does so in the next frame.
    await new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)) })
    const { sweep } = globalThis as unknown as { sweep: Rules }
    return names.flatMap((name) => sweep[name]().map((found) => `${name}: ${found}`))
  }, rules)
}

export const smallText = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((size) => (globalThis as unknown as { sweep: Rules }).sweep.smallText(size).map((found) => `smallText: ${found}`), least)

export const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, use, { project }) => {
      // A person who never asked for less motion gets none either.
      const context = await browser.newContext({ locale: 'nl-NL', timezoneId: 'Europe/Amsterdam', reducedMotion: 'no-preference', viewport: viewports.phone })
      const page = await context.newPage()
      await page.clock.setFixedTime('2026-11-21T09:00:00+01:00')
      const address = project.use.baseURL ?? ''
      const trouble = watch(page, address)
      let started = false
      const show = async (story: string): Promise<void> => {
        trouble.length = 0
        if (started) {
          await switchTo(page, story)
        } else {
          await page.goto(address + addressOf(story, 'standard').slice(1))
          await injectRules(page)
          started = true
        }
        await untilDrawn(page, story)
      }
      await use({ page, trouble, show, judge: (...rules) => judge(page, rules), smallText: (least) => smallText(page, least) })
      await context.close()
    },
    { scope: 'worker' },
  ],
})
