import { chromium, type Page } from '@playwright/test'
import type { AddressInfo } from 'node:net'
import { moment } from '../../.storybook/freeze-time.ts'
import { viewports } from '../../.storybook/modes.ts'
import { serveCatalogue } from '../catalogue/catalogue-server.ts'
import { stories } from '../catalogue/entries.ts'
import { pathTo, switchTo, untilDrawn, withoutMarks } from '../catalogue/preview.ts'
import { browserFlags, findFastBrowser } from '../support/browser.ts'

/** A page waits for its picture while another is drawn. */
const pages = 3

/** Opens pages of the built catalogue side by side, each with a story in its frame; each works until it has nothing more to do. */
export async function withPages(work: (page: Page) => Promise<void>): Promise<void> {
  const [first] = stories
  if (!first) throw new Error('The catalogue holds no story.')
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
    await page.goto(pathTo(first.id, 'standard'))
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
