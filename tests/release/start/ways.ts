import type { Browser } from '@playwright/test'
import { poorLine } from '../performance/load.ts'
import { openPlainContext, type PlainContext } from '../performance/plain-page.ts'
import { openScreen, resultOf, type Opening, type Site } from './opening.ts'
import type { StartScreen } from './screens.ts'

/** With nothing stored and no worker. */
export async function openCold(browser: Browser, site: Site, screen: StartScreen): Promise<Opening> {
  const context = await openPlainContext(browser)
  try {
    return await openScreen(await context.openPage(), site, screen)
  } finally {
    await context.close()
  }
}

/** In a page of its own, so that no process of an earlier one is there. */
export async function openAgain(context: PlainContext, site: Site, screen: StartScreen): Promise<Opening> {
  const page = await context.openPage()
  try {
    return await openScreen(page, site, screen)
  } finally {
    await page.close()
  }
}

/** A browser context in which the screen has been opened once, and its service worker is active and has the poor line too. */
export async function installPortal(
  browser: Browser,
  { origin }: Site,
  { token, path }: StartScreen,
): Promise<PlainContext> {
  const context = await openPlainContext(browser)
  const page = await context.openPage()
  await page.send('Network.setCookie', { name: 'token', value: token, url: origin, sameSite: 'Strict' })
  await page.send('Page.enable')
  const loaded = Promise.withResolvers<undefined>()
  page.listen((method) => {
    if (method === 'Page.loadEventFired') loaded.resolve(undefined)
  })
  await page.send('Page.navigate', { url: origin + path })
  await loaded.promise
  // It registers at the first sign of use.
  for (const type of ['keyDown', 'keyUp'] as const)
    await page.send('Input.dispatchKeyEvent', { type, key: 'Shift', code: 'ShiftLeft', windowsVirtualKeyCode: 16 })
  const controlled = `navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller ? true :
    new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true))))`
  await resultOf(page, controlled, `The service worker of ${path}`)
  const worker = await context.openWorker()
  await worker.send('Network.enable')
  await worker.send('Network.emulateNetworkConditions', poorLine)
  await page.close()
  return context
}
