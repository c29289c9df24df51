import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const aptGet = '/usr/bin/apt-get'

/** Flags that keep a picture the same on every machine and the browser off the network. */
export const browserFlags = [
  '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update',
  '--disable-sync', '--no-first-run', '--font-render-hinting=none', '--disable-quic',
  // Edges come out the same however a page was repainted, and on every processor.
  '--disable-partial-raster', '--disable-skia-runtime-opts', '--force-color-profile=srgb',
]

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram)
}

async function fromPlaywright(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test')
  return [chromium.executablePath()].find(isProgram)
}

/** Only where it may: as root on a system that has it. */
function fromPackageManager(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync(aptGet)) return undefined
  try {
    execFileSync(aptGet, ['update', '-qq'], { stdio: 'ignore' })
    execFileSync(aptGet, ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  } catch {
    return undefined
  }
  return onPath()
}

/** The Chromium to test with: named, installed, Playwright's own, or fetched by the package manager where it may. */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && !isProgram(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is no program.`)
  const file = named ?? onPath() ?? (await fromPlaywright()) ?? fromPackageManager()
  if (!file) throw new Error('No browser found: install Chromium (or run `npx playwright install chromium`), or name one in CHROMIUM_PATH.')
  // What is started from here needs no second search.
  process.env.CHROMIUM_PATH = file
  return file
}
