import { chromium, type Page } from '@playwright/test'
import type { AddressInfo } from 'node:net'
import { viewports } from '../../.storybook/modes.ts'
import { moment } from '../../.storybook/freeze-time.ts'
import { browserFlags, findFastBrowser } from '../support/browser.ts'
import { entries } from '../sweep/catalogue.ts'
import { serveCatalogue } from '../visual/catalogue-server.ts'
import { addressOf, dress, switchTo, untilDrawn, withoutMarks } from '../visual/preview.ts'
import { looksFor, type Extent, type Look } from './looks.ts'
import type { PictureName } from './picture-name.ts'

/** A screen as it is drawn now. */
interface TakenScreen {
  name: PictureName
  picture: Uint8Array
}

const screens = entries.filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'))
/** A menu, dialog, toast or panel is open over a full screen. */
const isOverScreen = ({ tags }: (typeof screens)[number]): boolean => tags.includes('over-a-screen')
const isFirst = ({ id, title }: (typeof screens)[number]): boolean =>
  screens.find((one) => one.title === title)?.id === id
/** A page waits for its picture while another is drawn. */
const pages = 3

async function takeStory(
  page: Page,
  { story, looks, over }: { story: string; looks: readonly Look[]; over: boolean },
  onTaken: (screen: TakenScreen) => void,
): Promise<void> {
  for (const { theme, viewport, contrast } of looks) {
    const { width, height } = viewports[viewport]
    await page.setViewportSize({ width, height })
    const content = await dress(page, theme, contrast)
    // As high as the content: a bar that sticks to the bottom would cover some of it. What is open over a screen covers the window.
    if (content > height && !over) await page.setViewportSize({ width, height: content })
    const picture = await page.screenshot({ animations: 'disabled' })
    onTaken({
      name: {
        file: '',
        story,
        mode: [theme, ...(contrast === 'normal' ? [] : [contrast]), viewport].join(' '),
        theme,
        contrast,
        viewport,
        kind: 'screen',
        inEveryMode: !over,
      },
      picture,
    })
  }
}

/** Opens pages of the built catalogue side by side, each with a story in its frame; each works until it has nothing more to do. */
export async function withPages(work: (page: Page) => Promise<void>): Promise<void> {
  const [first] = screens
  if (!first) throw new Error('The catalogue holds no screen.')
  const server = await serveCatalogue(0)
  const browser = await chromium.launch({ executablePath: await findFastBrowser(), args: browserFlags })
  const openPage = async (): Promise<void> => {
    const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const context = await browser.newContext({
      baseURL,
      locale: 'nl-NL',
      timezoneId: 'Europe/Amsterdam',
      reducedMotion: 'reduce',
      userAgent: 'StorybookTestRunner',
      viewport: viewports.phone,
    })
    const page = await context.newPage()
    await page.clock.setFixedTime(moment)
    await page.addInitScript(withoutMarks)
    await page.goto(addressOf(first.id, 'standard'))
    await untilDrawn(page, first.id)
    await work(page)
    await context.close()
  }
  try {
    await Promise.all(Array.from({ length: pages }, openPage))
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

/** Puts up a story on a phone, in the frame of the one before: loading the frame anew takes six times as long. */
export async function putUp(page: Page, story: string): Promise<void> {
  await page.setViewportSize(viewports.phone)
  await switchTo(page, story)
  await untilDrawn(page, story)
}

/** Takes what no approved picture shows in every theme, each story put up once: what is not pictured, and what covers the window, as a picture shows all of the page. */
export async function takeScreens(
  extent: Extent,
  pictured: ReadonlySet<string>,
  onTaken: (screen: TakenScreen) => void,
): Promise<void> {
  const waiting = screens
    .filter((screen) => isOverScreen(screen) || !pictured.has(screen.id))
    .map((screen) => ({ story: screen.id, over: isOverScreen(screen), looks: looksFor(isFirst(screen), extent) }))
  await withPages(async (page) => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await putUp(page, next.story)
      await takeStory(page, next, onTaken)
    }
  })
}
