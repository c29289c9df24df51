import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Flags that keep a picture the same on every machine and the browser off the network. */
export const browserFlags = [
  '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update',
  '--disable-sync', '--no-first-run', '--font-render-hinting=none', '--disable-quic',
]

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file))
}

function fromPackageManager(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  return onPath()
}

async function fromPlaywright(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

/** The Chromium to test with: named, installed, Playwright's own, or fetched by the package manager where it may. */
export async function findBrowser(): Promise<string> {
  const file = process.env.CHROMIUM_PATH ?? onPath() ?? (await fromPlaywright()) ?? fromPackageManager()
  if (!file) throw new Error('No browser found: install Chromium (or run `npx playwright install chromium`), or name one in CHROMIUM_PATH.')
  return file
}
