import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

interface Browser {
  /** The variable that names the program. */
  variable: string
  names: readonly string[]
  /** What the package manager calls it. */
  pack: string
}

const full: Browser = {
  variable: 'CHROMIUM_PATH',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  pack: 'chromium',
}
const shell: Browser = {
  variable: 'CHROMIUM_SHELL_PATH',
  names: ['chromium-headless-shell', 'chrome-headless-shell'],
  pack: 'chromium-headless-shell',
}
const aptGet = '/usr/bin/apt-get'

/** Flags that keep a picture the same on every machine and the browser off the network. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // As the whole browser does by itself: with it the shell draws every letter the same.
  '--font-render-hinting=slight',
  // Edges come out the same however a page was repainted, and on every processor.
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--force-color-profile=srgb',
]

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function onPath({ names }: Browser): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram)
}

async function fromPlaywright(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test')
  return [chromium.executablePath()].find(isProgram)
}

/** Only where it may: as root on a system that has it. */
function fromPackageManager(browser: Browser): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync(aptGet)) return undefined
  try {
    execFileSync(aptGet, ['update', '-qq'], { stdio: 'ignore' })
    execFileSync(aptGet, ['install', '-y', '-qq', '--no-install-recommends', browser.pack], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {
    return undefined
  }
  return onPath(browser)
}

function named({ variable }: Browser): string | undefined {
  const file = process.env[variable]
  if (file !== undefined && !isProgram(file)) throw new Error(`${variable} names ${file}, which is no program.`)
  return file
}

/** What is started from here needs no second search. */
function remember({ variable }: Browser, file: string): string {
  process.env[variable] = file
  return file
}

/** The Chromium to test with: named, installed, Playwright's own, or fetched by the package manager where it may. */
export async function findBrowser(): Promise<string> {
  const file = named(full) ?? onPath(full) ?? (await fromPlaywright()) ?? fromPackageManager(full)
  if (!file)
    throw new Error(
      'No browser found: install Chromium (or run `npx playwright install chromium`), or name one in CHROMIUM_PATH.',
    )
  return remember(full, file)
}

/**
 * Chromium without windows, where there is one: it opens a page in a third of the time. Whoever names a browser, or
 * has no such shell, gets the whole one.
 */
export async function findFastBrowser(): Promise<string> {
  const file = named(shell) ?? named(full) ?? onPath(shell) ?? fromPackageManager(shell)
  return file === undefined ? findBrowser() : remember(shell, file)
}
