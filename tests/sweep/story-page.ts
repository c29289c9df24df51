import { test as base, type Browser, type FullProject, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { viewports } from '../../.storybook/modes.ts'
import type { Theme } from '../../design-system/tokens/theme.ts'
import { bringAxe } from '../support/axe.ts'
import { addressOf, switchTo, untilDrawn, withoutMarks } from '../visual/preview.ts'
import { axeCall, type Judged } from './axe-call.ts'
import { pointAtAll } from './pointer.ts'
import { injectRules, type Rules } from './inject-rules.ts'
import { watchShifts } from './shifts.ts'

/** Those of the functions that judge a page. */
export type Rule = { [Name in keyof Rules]: Rules[Name] extends () => string[] ? Name : never }[keyof Rules]

/** In CSS pixels; the small one is 1280 × 1024 at 400 % (WCAG 1.4.10). */
const windows = { phone: viewports.phone, small: { width: 320, height: 256 }, wide: viewports.wide } as const

/** How a story is looked at. Without anything: as it is, on a telephone. */
export interface Condition {
  window?: keyof typeof windows
  forcedColors?: true
  theme?: Theme
  /** Of the root, so that every text grows. */
  fontSize?: '200%'
  /** More space between letters, words and lines (WCAG 1.4.12). */
  spacing?: true
}

/** A condition, and what is judged under it. */
export interface Look extends Condition {
  words: string
  rules: readonly Rule[]
}

/** One page for all of a worker's stories. */
export interface StoryPage {
  page: Page
  /** Errors in the console and requests to strangers since the story was put up. */
  problems: string[]
  show: (story: string) => Promise<void>
  /** Words that must be said of a non-conforming story, as its parameters have them; a story was shown before. */
  caughtBy: (story: string) => Promise<string>
  /** The page stays as it was looked at. */
  judge: (look: Look) => Promise<string[]>
  /** What does not answer to the pointer as it should. */
  point: () => Promise<string[]>
  /** What axe finds in the page: by the catalogue's own rules, unless it is told others; as it stands, unless it is told a theme. */
  violations: (judged?: Judged, theme?: Theme) => Promise<string[]>
}

/** The browser asks a server for this by itself where a page names no icon, as the frame around a story does not. */
const isOwnIcon = (url: string): boolean => url.endsWith('/favicon.ico')

/** Writes down what should not happen on a page. */
export function watch(page: Page, address: string | undefined): string[] {
  const problems: string[] = []
  const own = new URL(address ?? 'about:blank').origin
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOwnIcon(message.location().url))
      problems.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => {
    problems.push(`error: ${error.message}`)
  })
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && asked !== own) problems.push(`asks ${request.url()}`)
  })
  return problems
}

/** What breaks these rules in a theme, with so much text and so much space. */
export async function judge(
  page: Page,
  { theme = 'standard', fontSize, spacing }: Omit<Condition, 'window' | 'forcedColors'>,
  rules: readonly Rule[],
): Promise<string[]> {
  return page.evaluate(
    async ([names, look]) => {
      const { dataset, style } = document.documentElement
      dataset.theme = look.theme
      style.fontSize = look.fontSize
      document.querySelector('#text-spacing')?.remove()
      if (look.spacing) {
        const sheet = document.createElement('style')
        sheet.id = 'text-spacing'
        sheet.textContent =
          '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }'
        document.head.append(sheet)
      }
      // What answers to a new size does so in the next frame; a text's own size is there at once.
      if (names.some((name) => name !== 'smallText'))
        await new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        })
      // The catalogue sets its own theme whenever it draws: nothing may have been drawn meanwhile.
      if (dataset.theme !== look.theme)
        throw new Error(`The theme went from ${look.theme} to ${dataset.theme} while the story was looked at.`)
      const { sweep } = globalThis as unknown as { sweep: Rules }
      return names.flatMap((name) => sweep[name]().map((found) => `${name}: ${found}`))
    },
    [rules, { theme, fontSize: fontSize ?? '', spacing }] as const,
  )
}

interface Preview {
  loadStory: (which: { storyId: string }) => Promise<{ parameters: { caughtBy: string } }>
  currentRender?: { story?: { parameters: { a11y?: Judged } } }
}

/** What axe says, by these rules or by the story's own. It is in the page already, and so is how it is asked. */
async function askAxe(page: Page, judged: Judged | undefined, theme: Theme | undefined): Promise<string[]> {
  return page.evaluate(
    async ([asked, other]) => {
      if (other !== undefined) document.documentElement.dataset.theme = other
      const {
        axe: inPage,
        axeCall: call,
        __STORYBOOK_PREVIEW__: preview,
      } = globalThis as unknown as { axe: typeof axe; axeCall: typeof axeCall; __STORYBOOK_PREVIEW__: Preview }
      const rules = asked ?? preview.currentRender?.story?.parameters.a11y
      if (!rules) throw new Error('The story does not tell by which rules it is judged.')
      const { violations } = await inPage.run(...call(rules))
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    },
    [judged, theme] as const,
  )
}

const askCaughtBy = (page: Page, story: string): Promise<string> =>
  page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }
    return (await preview.loadStory({ storyId })).parameters.caughtBy
  }, story)

type Fixture = (
  given: { browser: Browser },
  use: (page: StoryPage) => Promise<void>,
  info: { project: FullProject },
) => Promise<void>

const openStoryPage: Fixture = async ({ browser }, use, { project }) => {
  // A person who never asked for less motion gets none either.
  const context = await browser.newContext({
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'no-preference',
    viewport: windows.phone,
  })
  const page = await context.newPage()
  await page.clock.setFixedTime('2026-11-21T09:00:00+01:00')
  await page.addInitScript(withoutMarks)
  await page.addInitScript(watchShifts)
  const address = project.use.baseURL ?? ''
  const problems = watch(page, address)
  const session = await context.newCDPSession(page)
  let started = false
  let now: Pick<Condition, 'window' | 'forcedColors'> = {}
  const judgeUnder = async ({
    window = 'phone',
    forcedColors,
    rules,
    ...condition
  }: Omit<Look, 'words'>): Promise<string[]> => {
    if (window !== (now.window ?? 'phone')) await page.setViewportSize(windows[window])
    if (forcedColors !== now.forcedColors) await page.emulateMedia({ forcedColors: forcedColors ? 'active' : null })
    now = { window, ...(forcedColors && { forcedColors }) }
    // A page shows where the focus is to whom uses its keyboard.
    if (rules.includes('focusRings')) await page.keyboard.press('Tab')
    return judge(page, condition, rules)
  }
  const show = async (story: string): Promise<void> => {
    problems.length = 0
    if (started) {
      // A story may measure its room when it is put up; and colours that are forced have no contrast of their own.
      await judgeUnder({ rules: [] })
      await switchTo(page, story)
    } else {
      await page.goto(address + addressOf(story, 'standard').slice(1))
      await injectRules(page)
      await bringAxe(page)
      await page.evaluate(`globalThis.axeCall = ${String(axeCall)}`)
      await session.send('DOM.enable')
      await session.send('CSS.enable')
      started = true
    }
    await untilDrawn(page, story)
  }
  await use({
    page,
    problems,
    show,
    caughtBy: (story) => askCaughtBy(page, story),
    judge: judgeUnder,
    point: () => pointAtAll(page, session),
    violations: (judged, theme) => askAxe(page, judged, theme),
  })
  await context.close()
}

/** A page for stories that are looked at, and one for those in which everything is pressed, which may leave something behind. */
export const test = base.extend<object, { storyPage: StoryPage; pressedPage: StoryPage }>({
  storyPage: [openStoryPage, { scope: 'worker' }],
  pressedPage: [openStoryPage, { scope: 'worker' }],
})
