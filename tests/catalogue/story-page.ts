import { test as base, type Browser, type Page } from '@playwright/test'
import { moment } from '../../.storybook/freeze-time.ts'
import { viewports, type Mode } from '../../.storybook/modes.ts'
import { bringAxe } from '../support/axe.ts'
import { pathTo, dress, resetArgs, switchTo, untilDrawn, withoutMarks, type Dress } from './preview.ts'
import { askAxe, axeCall, type AxeTarget } from './rules/axe-call.ts'
import { breaksIn, injectRules, type Rule } from './rules/inject-rules.ts'
import { pointAtAll } from './rules/pointer.ts'
import { shiftsIn, watchShifts, type Shifted } from './rules/shifts.ts'
import { pressTranslated } from './rules/translator.ts'
import { watch } from './watch.ts'

/** Beside the windows that are pictured, 1280 × 1024 at 400 % (WCAG 1.4.10). */
const windows = { ...viewports, reflow: { ...viewports.small, height: 256 } }

/** How a story is looked at. Without anything: as it is, on a telephone. */
export interface Look extends Dress, Partial<Pick<Mode, 'forcedColors' | 'media'>> {
  viewport?: keyof typeof windows
}

/** Puts stories up in one page for all of a worker's stories: opening another costs as much as a picture. */
export interface StoryPage {
  page: Page
  /** Errors in the console and requests to strangers since the story was put up. */
  problems: string[]
  /** Puts a story up anew, also for a test that presses something in it. */
  show: (story: string) => Promise<void>
  /** Puts a story up unless it stands, and nothing was pressed in it: its pictures and rules are looked at in one opening. */
  open: (story: string) => Promise<void>
  /** What moved by itself while the story was put up. */
  shifted: () => Shifted
  /** Words that must be said of a non-conforming story, as its parameters have them; a story was shown before. */
  caughtBy: (story: string) => Promise<string>
  /** The story as a PNG file: in a window as high as its content, as a bar that sticks to the bottom would cover some of it, or in its window only. */
  picture: (look: Look, isWindowOnly?: boolean) => Promise<Buffer>
  /** What breaks these rules. The page stays as it was looked at. */
  check: (look: Look, rules: readonly Rule[]) => Promise<string[]>
  /** What does not answer to the pointer as it should. */
  point: () => Promise<string[]>
  /** What axe finds, by the story's own rules unless it is told others. */
  violations: (look: Look, target?: AxeTarget) => Promise<string[]>
  /** What pressing every control while the page is translated breaks. */
  pressTranslated: (isScreen: boolean) => Promise<string[]>
}

interface Preview {
  loadStory: (which: { storyId: string }) => Promise<{ parameters: { caughtBy: string } }>
}
const askCaughtBy = (page: Page, story: string): Promise<string> =>
  page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }
    return (await preview.loadStory({ storyId })).parameters.caughtBy
  }, story)

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // A person who never asked for less motion gets none either.
    reducedMotion: 'no-preference',
    // By this name Storybook knows that it is tested: it stops animations itself instead of waiting a tenth of a second for them.
    userAgent: 'StorybookTestRunner',
    viewport: viewports.phone,
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(moment)
  await page.addInitScript(withoutMarks)
  await page.addInitScript(watchShifts)
  return page
}

async function storyPageIn(browser: Browser, address: string): Promise<StoryPage> {
  const page = await openPage(browser)
  const problems = watch(page, address)
  const session = await page.context().newCDPSession(page)
  let standing: string | undefined
  let isUntouched = false
  let isPressed = false
  let mayBeClicked = false
  let shifted: Shifted = { sum: 0, words: [] }
  let media: Pick<Look, 'forcedColors' | 'media'> = {}

  const resize = async ({ width, height }: { width: number; height: number }): Promise<void> => {
    const now = page.viewportSize()
    if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height })
  }
  const wear = async (look: Look): Promise<number> => {
    await resize(windows[look.viewport ?? 'phone'])
    if (look.media !== media.media || look.forcedColors !== media.forcedColors)
      await page.emulateMedia({ media: look.media ?? null, forcedColors: look.forcedColors ?? null })
    media = look
    return dress(page, look)
  }
  const load = async (story: string): Promise<void> => {
    await resize(viewports.phone)
    await page.goto(address + pathTo(story, 'standard').slice(1))
    // A caret blinks.
    await page.addStyleTag({ content: '*, ::before { caret-color: transparent !important }' })
    await injectRules(page)
    await bringAxe(page)
    await page.evaluate(`globalThis.axeCall = ${String(axeCall)}`)
    await session.send('DOM.enable')
    await session.send('CSS.enable')
  }
  const show = async (story: string): Promise<void> => {
    isUntouched = false
    problems.length = 0
    // After a click by the mouse a document draws no focus ring where a story's script focuses, and keeps the story's args.
    if (standing === undefined || standing === story || mayBeClicked) await load(story)
    else {
      // A story may measure its room when it is put up; and colours that are forced have no contrast of their own.
      await wear({})
      if (isPressed) await resetArgs(page, standing)
      await switchTo(page, story)
    }
    standing = story
    isPressed = false
    mayBeClicked = true
    await untilDrawn(page, story)
    shifted = await shiftsIn(page)
  }
  return {
    page,
    problems,
    show,
    open: async (story) => {
      if (standing === story && isUntouched) return
      await show(story)
      isUntouched = true
      mayBeClicked = false
    },
    shifted: () => shifted,
    caughtBy: (story) => askCaughtBy(page, story),
    picture: async (look, isWindowOnly = false) => {
      const content = await wear(look)
      const { width, height } = windows[look.viewport ?? 'phone']
      if (!isWindowOnly) await resize({ width, height: Math.max(content, height) })
      // Playwright's own way packs a picture as small as can be, and stops animations that are stopped already: a fifth of the whole run.
      const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
      return Buffer.from(data, 'base64')
    },
    check: async (look, rules) => {
      await wear(look)
      // A page shows where the focus is to whom uses its keyboard.
      if (rules.includes('focusRings')) await page.keyboard.press('Tab')
      return breaksIn(page, rules)
    },
    point: () => pointAtAll(page, session),
    violations: async (look, target) => {
      await wear(look)
      return askAxe(page, target)
    },
    pressTranslated: async (isScreen) => {
      isUntouched = false
      isPressed = true
      await wear({})
      return pressTranslated({ page, problems }, isScreen)
    },
  }
}

export const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, use, { project }) => {
      const storyPage = await storyPageIn(browser, project.use.baseURL ?? '')
      await use(storyPage)
      await storyPage.page.context().close()
    },
    { scope: 'worker' },
  ],
})
