import { chromium, type Browser } from '@playwright/test'
import { browserFlags, findBrowser } from '../support/browser.ts'
import { log } from '../support/log.ts'
import { samples } from './documents/all.ts'
import { faultsOf, hasInk } from './documents/document-faults.ts'
import type { DocumentSample, SampleSet } from './documents/sample.ts'
import { watchDocument, type PageSeen } from './documents/watch.ts'
import { openPages } from './page-site.ts'
import { faultResult, type Check } from './check.ts'

interface Checked {
  name: string
  faults: readonly string[]
}

type Draw = (sample: DocumentSample, pages: readonly PageSeen[]) => Promise<(string | undefined)[]>

async function openReference(browser: Browser, site: string): Promise<Draw> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${site}/reference.html`)
  return async ({ bytes, whole = bytes }, pages) => {
    const base64 = Buffer.from(whole).toString('base64')
    const drawn: (string | undefined)[] = []
    for (const [at, { state, scale }] of pages.entries()) {
      const draw = page.evaluate(
        ([data, number, size]) =>
          (globalThis as unknown as { drawReference: (...all: unknown[]) => Promise<string> }).drawReference(
            data,
            number,
            size,
          ),
        [base64, at + 1, scale] as const,
      )
      drawn.push(state === 'drawn' ? await draw : await draw.catch(() => undefined))
    }
    return drawn
  }
}

async function checkDocument(
  name: string,
  all: SampleSet,
  site: string,
  launch: () => Promise<Browser>,
): Promise<Checked> {
  const sample = all[name]
  if (!sample) throw new Error(`There is no document "${name}".`)
  // A separate browser, so that the memory is that of this document.
  const browser = await launch()
  try {
    const seen = await watchDocument(browser, site, sample)
    const draw = await openReference(browser, site)
    const own = await draw(sample, seen.pages)
    const alike = sample.like === undefined ? undefined : all[sample.like]
    const like = alike ? await draw(alike, seen.pages) : []
    const blank = own.flatMap((picture, at) =>
      picture !== undefined && seen.pages[at]?.state === 'drawn' && !hasInk(picture)
        ? [`page ${at + 1}: the reference is blank`]
        : [],
    )
    return { name, faults: [...faultsOf(sample, seen, { own, like }), ...blank] }
  } catch (reason) {
    return { name, faults: [String(reason).split('\n')[0] ?? ''] }
  } finally {
    await browser.close()
  }
}

/** Documents that fail in other viewers, compared pixel by pixel. */
export const documents: Check = {
  description: 'PDF documents show their letters, form fields and pages, and run nothing',
  async run() {
    // The reference is drawn without a content security policy.
    const { address: site, close } = await openPages('documents', ['index.html', 'reference.html'])
    const executablePath = await findBrowser()
    const launch = () => chromium.launch({ executablePath, args: browserFlags })
    try {
      const all = samples()
      const checked: Checked[] = []
      for (const name of Object.keys(all)) {
        checked.push(await checkDocument(name, all, site, launch))
        log(`${checked.at(-1)?.faults.length === 0 ? '✓' : '✗'} ${name}`)
      }
      const { 'plain letters': plain, 'right to left': other } = all
      if (!plain || !other) throw new Error('The documents for the negative control are gone.')
      const negativeControl = await checkDocument(
        'negative control',
        { 'negative control': { ...plain, like: 'other' }, other },
        site,
        launch,
      )
      return faultResult(checked.length, `${checked.length} documents`, [
        ...checked.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
        ...(negativeControl.faults.length > 0
          ? []
          : ['the negative control, one document compared with another, finds nothing']),
      ])
    } finally {
      close()
    }
  },
}
