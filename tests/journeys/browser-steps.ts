import { readdir, readFile } from 'node:fs/promises'
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import { browserFlags, findFastBrowser } from '../support/browser.ts'

/** A browser of its own, which finds what it kept in a directory. */
export const openBrowser = async (directory: string, options: BrowserContextOptions): Promise<BrowserContext> =>
  chromium.launchPersistentContext(directory, {
    ...options,
    serviceWorkers: 'block',
    executablePath: await findFastBrowser(),
    args: browserFlags,
  })

const argumentsOf = (process: string): Promise<string[]> =>
  readFile(`/proc/${process}/cmdline`, 'utf8').then(
    (line) => line.split('\0'),
    () => [],
  )

/** Ends it without a word, as an empty battery does. */
export async function killBrowser(context: BrowserContext, directory: string): Promise<void> {
  const closed = new Promise((resolve) => {
    context.once('close', resolve)
  })
  for (const process of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const line = await argumentsOf(process)
    if (line.includes(`--user-data-dir=${directory}`) && !line.some((one) => one.startsWith('--type=')))
      globalThis.process.kill(Number(process), 'SIGKILL')
  }
  await closed
}

/** Holds back what is asked for at these addresses, until it is let go. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  const { promise: letGo, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await letGo
    await route.continue()
  })
  return resolve
}
