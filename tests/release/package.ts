import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { serveNext, servePlain, serveRendered, serveTailwind, workersBuilt } from '../package/build-apps.ts'
import { comparePartsOnly, compareSheets } from '../package/compare-sheets.ts'
import { installApp, installNextApp } from '../package/install-app.ts'
import { packageFolder, packDesignSystem } from '../package/pack.ts'
import { designSystem } from '../package/package-scripts.ts'
import { sizeTable } from '../package/package-sizes.ts'
import { partsOf } from '../package/parts.ts'
import { complaintsOf, useSevenParts } from '../package/use-app.ts'
import { browserFlags, findBrowser } from '../support/browser.ts'
import { run } from '../support/process.ts'
import exported from '../quality/exports.json' with { type: 'json' }
import { faultResult, type Check } from './check.ts'

/** What was found wrong, by what was tried. */
type Found = Readonly<Record<string, readonly string[]>>

const parts = () => partsOf(readFileSync(join(designSystem, 'index.ts'), 'utf8'))

/** A page of its own; what goes wrong in it, and what it says is wrong. */
async function inPage(
  browser: Browser,
  width: number,
  visit: (page: Awaited<ReturnType<Browser['newPage']>>) => Promise<readonly string[]>,
): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce' })
  const complaints = complaintsOf(page)
  try {
    return [...(await visit(page)), ...complaints]
  } catch (error) {
    return [String(error), ...complaints]
  } finally {
    await page.close()
  }
}

function useIn(browser: Browser, address: string, name: string): Promise<string[]> {
  const pictures = join(packageFolder, name)
  mkdirSync(pictures, { recursive: true })
  return inPage(browser, 1280, async (page) => {
    await useSevenParts(page, address, pictures)
    return []
  })
}

/** Hydrates a page and waits until React is done; `then` looks at it. */
const hydrate = (
  browser: Browser,
  address: string,
  width = 1280,
  then: Parameters<typeof inPage>[2] = async () => [],
) =>
  inPage(browser, width, async (page) => {
    await page.goto(address)
    await page.locator('[data-hydrated]').waitFor({ state: 'attached' })
    return then(page)
  })

/** What an app with Tailwind has of its own, by a class name that parts have too. */
const ownTheme = (browser: Browser, address: string) =>
  inPage(browser, 1280, async (page) => {
    await page.goto(address)
    const color = await page.getByText('Of the app').evaluate((footer) => getComputedStyle(footer).backgroundColor)
    return color === 'rgb(255, 215, 0)' ? [] : [`the app's own colour is ${color}`]
  })

/** Parts that a page of all parts does not draw; its frame is two of them. */
const missingOn: Parameters<typeof inPage>[2] = async (page) => {
  const drawn = new Set([
    'Page',
    'PageHeader',
    ...(await page
      .locator('[data-export]')
      .evaluateAll((all) => all.map((part) => part.getAttribute('data-export') ?? ''))),
  ])
  return exported.filter((name) => /^[A-Z]/.test(name) && !drawn.has(name)).map((name) => `${name} is not drawn`)
}

/** Entries that draw and do not say that they are the client's. */
function unmarked(dist: string): string[] {
  const texts = parts().map(({ path }) => [path, readFileSync(join(dist, `${path}.js`), 'utf8')] as const)
  return texts
    .filter(([, text]) => /from "(react|react\/jsx-runtime)"/.test(text) && !text.startsWith('"use client"'))
    .map(([path]) => path)
}

async function tryServer(browser: Browser, address: string): Promise<{ found: Found; negativeControls: Found }> {
  const names = parts().map(({ name }) => name)
  const page = (name: string) => `${address}/${name}.html`
  const compare = (name: string, width: number) =>
    hydrate(browser, page(name), width, async (open) => {
      const other = await compareSheets(open, names)
      await open.screenshot({ path: join(packageFolder, `${name}-${width}.png`), fullPage: true })
      return other
    })
  const compared = await Promise.all(
    [1280, 390].flatMap((width) => ['every-part', 'open-dialog'].map((name) => compare(name, width))),
  )
  const partsOnly: Awaited<ReturnType<typeof comparePartsOnly>>[] = []
  const withoutReset: string[] = []
  for (const name of ['every-part', 'open-dialog'])
    withoutReset.push(
      ...(await hydrate(browser, page(name), 1280, async (open) => {
        const scoped = await comparePartsOnly(open)
        partsOnly.push(scoped)
        return [...scoped.parts, ...scoped.beside]
      })),
    )
  return {
    found: {
      'rendered by Node and hydrated: the seven large parts, by keyboard, axe and styles': await useIn(
        browser,
        page('seven-parts'),
        'server',
      ),
      'rendered by Node and hydrated: every part': await hydrate(browser, page('every-part'), 1280, missingOn),
      'sheets of single parts, last first, draw every element as the one sheet does': compared.flat(),
      'without a reset of the page, parts look the same, and what is beside them as without a sheet': withoutReset,
    },
    negativeControls: {
      'a reset of the page': partsOnly.flatMap(({ negativeControl }) => negativeControl),
      'a page that differs on both sides': await hydrate(browser, page('mismatch')),
      'the same sheets without the layers that keep them in order': await hydrate(
        browser,
        page('every-part'),
        1280,
        (open) => compareSheets(open, names, 'flat'),
      ),
    },
  }
}

export const packageCheck: Check = {
  description: 'the design system works as a package in other apps, with and without server rendering',
  async run() {
    const { tarball, sizes } = await packDesignSystem()
    const manifest = JSON.parse(readFileSync(join(designSystem, 'manifest.json'), 'utf8')) as Parameters<
      typeof installApp
    >[1]
    const folders = [
      await installApp(tarball, manifest),
      await installApp(tarball, manifest),
      await installNextApp(tarball),
    ] as const
    const dist = join(folders[0], 'node_modules', manifest.name, 'dist')
    const types = await run('tsc', ['--project', folders[0]], { quiet: true })
    const plain = await servePlain(folders[0])
    const workers = await workersBuilt(folders[0])
    const tailwind = await serveTailwind(folders[0])
    const server = await serveRendered(folders[1], dist)
    const next = await serveNext(folders[2])
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
    try {
      const built = await useIn(browser, plain.production.address, 'plain')
      const inDevelopment = await useIn(browser, plain.development.address, 'development')
      const { found, negativeControls } = await tryServer(browser, server.address)
      const quietly = {
        'types, in an app as strict as TypeScript gets': types.output.split('\n').filter(Boolean),
        'rendering says nothing': server.said.split('\n').filter(Boolean),
        "entries that draw are marked as the client's": unmarked(dist),
      }
      const allNegativeControls: Found = {
        ...negativeControls,
        'the worker of an app that shows documents': workers.plain,
      }
      const all: Found = {
        'a plain Vite app: the seven large components, by keyboard, axe and styles': built,
        'the same app in development': inDevelopment,
        'a Vite app with Tailwind and another theme': [
          ...(await useIn(browser, tailwind.address, 'tailwind')),
          ...(await ownTheme(browser, tailwind.address)),
        ],
        'an app of Next': await useIn(browser, next.address, 'next'),
        'a button from the index brings no worker along': workers.button,
        ...found,
        ...quietly,
      }
      return faultResult(
        Object.keys(all).length,
        `${Object.keys(all).length} apps, ${Object.keys(allNegativeControls).length} negative controls`,
        [
          ...Object.entries(all).flatMap(([name, faults]) => faults.map((fault) => `${name}: ${fault}`)),
          ...Object.keys(allNegativeControls).flatMap((name) =>
            allNegativeControls[name]?.length === 0 ? [`negative control, ${name}: not noticed`] : [],
          ),
        ],
        sizeTable(sizes),
      )
    } finally {
      await browser.close()
      await Promise.all([plain.production, plain.development, tailwind, next, server].map(({ close }) => close()))
      for (const folder of folders) rmSync(folder, { recursive: true })
    }
  },
}
