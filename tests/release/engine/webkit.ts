import { createRequire } from 'node:module'
import { Builder, Capabilities, Key } from 'selenium-webdriver'
import type * as Remote from 'selenium-webdriver/remote'
import { freePort } from '../../support/free-port.ts'
import { onEachPage, size, type Engine, type EngineKind, type EnginePage } from './engine.ts'
import { findProgram, startDisplay } from './program.ts'

// A folder of a package without exports: only `require` finds it.
const { DriverService } = createRequire(import.meta.url)('selenium-webdriver/remote') as typeof Remote

const newSession = (driver: string) =>
  new Builder()
    .usingServer(driver)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', acceptInsecureCerts: true }))
    .build()

async function openPage(driver: string): Promise<EnginePage> {
  const session = await newSession(driver)
  await session.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 })
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size })
  return {
    open: (url) => session.get(url),
    reload: () => session.navigate().refresh(),
    back: () => session.navigate().back(),
    evaluate: async <Given, Answer>(work: (given: Given) => Answer | Promise<Answer>, given: Given) => {
      // There is nothing to run before a page, which may also load itself anew: what goes wrong until now is not kept.
      if (await session.executeScript('return !globalThis.keptProblems')) await session.executeScript(onEachPage)
      const answer = await session.executeScript<Answer | null>(`return (${String(work)})(arguments[0])`, given)
      // WebDriver knows no undefined, which is what the page gave.
      return (answer ?? undefined) as Answer
    },
    press: (x, y) => session.actions().move({ x, y }).click().perform(),
    // `clear` sends no input event.
    type: (words) =>
      session.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).sendKeys(Key.BACK_SPACE, words).perform(),
    close: () => session.quit(),
  }
}

async function start(program: string, xvfb: string): Promise<Engine> {
  const display = await startDisplay(xvfb)
  const port = await freePort()
  const env = {
    ...process.env,
    DISPLAY: display.name,
    TZ: 'Europe/Amsterdam',
    LANG: 'C.UTF-8',
    LIBGL_ALWAYS_SOFTWARE: '1',
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
  }
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    .setPort(port)
    .addArguments(`--port=${port}`, '--host=127.0.0.1')
    .setEnvironment(env)
    .build()
  const driver = await service.start()
  const session = await newSession(driver)
  const version = (await session.getCapabilities()).getBrowserVersion() ?? ''
  await session.quit()
  return {
    version,
    newPage: () => openPage(driver),
    close: async () => {
      await service.kill()
      display.end()
    },
  }
}

/** By Selenium, which speaks WebDriver to it, on a display of its own: it has no headless mode. */
export const webkit: EngineKind = {
  name: 'WebKit',
  packs: ['webkit2gtk-driver', 'xvfb'],
  find: () => {
    const [driver, xvfb] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')]
    return driver === undefined || xvfb === undefined ? undefined : () => start(driver, xvfb)
  },
}
