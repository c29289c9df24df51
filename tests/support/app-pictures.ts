import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { startBackend } from '#tests/backend/http/server.ts'
import { viewports } from '../../.storybook/modes.ts'
import { browserFlags, findBrowser } from './browser.ts'
import { builtPortal, journeyPort } from './ports.ts'
import { root } from './report.ts'
import { log } from './log.ts'
import { buildPortal } from './stages.ts'

const folder = join(root, 'portal/public')
const drawing = readFileSync(join(root, 'portal/icon.svg'), 'utf8')
const [, pine = '', paper = ''] = /fill="(#\w+)".*stroke="(#\w+)"/.exec(drawing) ?? []

/** Without the circle around it: the wave alone, in one colour. */
const wave = (colour: string) => drawing.replace(/<circle[^>]*>/, '').replace(/stroke="#\w+"/, `stroke="${colour}"`)

interface Icon {
  name: string
  size: number
  svg: string
  /** Behind it; else nothing. */
  ground?: string
  /** How much of the square the drawing takes. */
  share: number
}

/** Where a device cuts its own shape out of an icon, what matters stands within the middle four fifths. */
const icons: readonly Icon[] = [
  { name: 'any-192', size: 192, svg: drawing, share: 1 },
  { name: 'any-512', size: 512, svg: drawing, share: 1 },
  { name: 'maskable-512', size: 512, svg: wave(paper), ground: pine, share: 0.86 },
  { name: 'monochrome-512', size: 512, svg: wave('black'), share: 1 },
  { name: 'apple-touch-icon', size: 180, svg: wave(paper), ground: pine, share: 1 },
]

async function drawIcon(browser: Browser, { name, size, svg, ground = 'transparent', share }: Icon): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const side = Math.round(size * share)
  await page.setContent(
    `<style>body { margin: 0; height: 100vh; display: grid; place-items: center; overflow: hidden; background: ${ground} } svg { width: ${side}px; height: ${side}px }</style>${svg}`,
  )
  await page.screenshot({ path: join(folder, 'icons', `${name}.png`), omitBackground: ground === 'transparent' })
  await page.close()
}

/** The login screen as a device shows it to who is about to install. */
async function takeScreenshot(browser: Browser, origin: string, form: 'narrow' | 'wide'): Promise<void> {
  const page = await browser.newPage({
    baseURL: origin,
    viewport: form === 'narrow' ? viewports.phone : viewports.wide,
    deviceScaleFactor: form === 'narrow' ? 2 : 1,
    locale: 'nl-NL',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await page.goto('/login')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(async () => document.fonts.ready)
  await page.screenshot({ path: join(folder, 'screenshots', `login-${form}.png`) })
  await page.close()
}

const [built] = await buildPortal()
if (built?.state !== 'passed') throw new Error('The portal could not be built; what went wrong stands above.')
for (const name of ['icons', 'screenshots']) mkdirSync(join(folder, name), { recursive: true })
const backend = await startBackend({
  database: { memory: true },
  port: journeyPort,
  testAdmin: false,
  site: builtPortal,
  seed: false,
  quiet: true,
})
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
try {
  for (const icon of icons) await drawIcon(browser, icon)
  for (const form of ['narrow', 'wide'] as const) await takeScreenshot(browser, backend.origin, form)
  log(folder)
} finally {
  await browser.close()
  await backend.close()
}
