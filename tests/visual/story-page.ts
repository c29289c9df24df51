import { test as base, type Page } from '@playwright/test'
import { viewports, type Mode } from '../../.storybook/modes.ts'
import { moment } from '../../.storybook/freeze-time.ts'
import { addressOf, dress, switchTo, untilDrawn, withoutMarks } from './preview.ts'
import type { Shot } from './shot.ts'

/** Puts stories up to be pictured, one after another in the same frame. */
export interface StoryPage {
  page: Page
  show: (shot: Omit<Shot, 'title' | 'mode'>) => Promise<void>
  /** The story as it stands, as a PNG file. */
  picture: () => Promise<Buffer>
}

/** What a mode asks for beside its viewport and what `dress` puts on. */
type Asked = { [Name in Exclude<keyof Mode, 'theme' | 'contrast' | 'viewport'>]?: Mode[Name] | undefined }

// One page takes all of a worker's pictures: opening a new one costs as much as the picture.
export const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, use, { project }) => {
      // By this name Storybook knows that it is tested: it stops animations itself instead of waiting a tenth of a second for them.
      const context = await browser.newContext({
        locale: 'nl-NL',
        timezoneId: 'Europe/Amsterdam',
        reducedMotion: 'reduce',
        userAgent: 'StorybookTestRunner',
      })
      const page = await context.newPage()
      await page.clock.setFixedTime(moment)
      await page.addInitScript(withoutMarks)
      const session = await context.newCDPSession(page)
      let standing: string | undefined
      const resize = async ({ width, height }: { width: number; height: number }): Promise<void> => {
        const now = page.viewportSize()
        if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height })
      }
      let standingAsked: Asked = {}
      const ask = async (asked: Asked): Promise<void> => {
        if (
          Object.keys({ ...asked, ...standingAsked }).every(
            (name) => asked[name as keyof Asked] === standingAsked[name as keyof Asked],
          )
        )
          return
        standingAsked = asked
        await page.emulateMedia({ media: asked.media ?? null, forcedColors: asked.forcedColors ?? null })
        await page.evaluate(({ textSize = 'normal', direction = 'ltr', zoom = '100' }) => {
          Object.assign(document.documentElement.dataset, { textSize, zoom })
          document.documentElement.dir = direction
        }, asked)
      }
      await use({
        page,
        async show({ story, theme, viewport, textSize, contrast, direction, zoom, forcedColors, media }) {
          await resize(viewports[viewport])
          await ask({ textSize, direction, zoom, forcedColors, media })
          if (story !== standing) {
            if (standing === undefined) {
              await page.goto(`${project.use.baseURL}${addressOf(story, 'standard')}`)
              // A caret blinks.
              await page.addStyleTag({ content: '*, ::before { caret-color: transparent !important }' })
            } else await switchTo(page, story)
            standing = story
            await untilDrawn(page, story)
          }
          // As high as the content: a bar that sticks to the bottom would cover some of it in a longer picture.
          const { width, height } = viewports[viewport]
          const content = await dress(page, theme, contrast)
          await resize({ width, height: Math.max(content, height) })
        },
        // Playwright's own way packs a picture as small as can be, and stops animations that are stopped already: a fifth of the whole run.
        async picture() {
          const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
          return Buffer.from(data, 'base64')
        },
      })
      await context.close()
    },
    { scope: 'worker' },
  ],
})
