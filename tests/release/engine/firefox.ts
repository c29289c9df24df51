import puppeteer, { type Browser } from 'puppeteer-core'
import { onEachPage, size, type Engine, type EngineKind, type EnginePage } from './engine.ts'
import { findProgram } from './program.ts'

async function openPage(browser: Browser): Promise<EnginePage> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport(size)
  await page.evaluateOnNewDocument(onEachPage)
  return {
    open: async (url) => {
      await page.goto(url)
    },
    reload: async () => {
      await page.reload()
    },
    back: async () => {
      await page.goBack()
    },
    evaluate: (work, given) => page.evaluate(work as never, given as never),
    press: (x, y) => page.mouse.click(x, y),
    type: async (words) => {
      await page.keyboard.down('Control')
      await page.keyboard.press('a')
      await page.keyboard.up('Control')
      await page.keyboard.press('Backspace')
      await page.keyboard.type(words)
    },
    close: () => context.close(),
  }
}

async function start(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    acceptInsecureCerts: true,
    env: { ...process.env, TZ: 'Europe/Amsterdam' },
    // Dutch, as the patients are.
    extraPrefsFirefox: { 'intl.accept_languages': 'nl-NL, nl', 'ui.prefersReducedMotion': 1 },
  })
  const version = await browser.version()
  return { version: version.replace('firefox/', ''), newPage: () => openPage(browser), close: () => browser.close() }
}

/** By puppeteer, which speaks WebDriver BiDi to it. */
export const firefox: EngineKind = {
  name: 'Firefox',
  packs: ['firefox-esr'],
  find: () => {
    const program = findProgram('firefox-esr') ?? findProgram('firefox')
    return program === undefined ? undefined : () => start(program)
  },
}
