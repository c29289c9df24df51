import { chromium, type Browser } from '@playwright/test'
import { browserFlags, findBrowser } from '../support/browser.ts'
import { say } from '../support/say.ts'
import { samples } from './documents/all.ts'
import { faultsOf, hasInk } from './documents/judge.ts'
import type { DocumentSample, SampleSet } from './documents/sample.ts'
import { watchDocument, type PageSeen, type Seen } from './documents/watch.ts'
import { openPages } from './page-site.ts'
import type { Proof, Result } from './proof.ts'

export interface Judged {
  name: string
  seen: Pick<Seen, 'pages' | 'megabytes' | 'seconds'>
  faults: readonly string[]
}

/** A table of the documents. `control` is how many faults one has that is held against another; it must have some. */
export function documentsFigures(judged: readonly Judged[], control: number): Result {
  const sound = judged.filter(({ faults }) => faults.length === 0)
  return {
    passed: judged.length > 0 && sound.length === judged.length && control > 0,
    summary: {
      amount: `${judged.length} documents`,
      figure: `${judged.length - sound.length} with a fault`,
      limit: '0',
    },
    figures: [
      `${sound.length} of ${judged.length} documents are shown as they should be: every dot as pdf.js alone draws it, their words and links complete, nothing run, fetched or opened. Control: one document held against another has ${control} faults.`,
      '',
      '| document | pages seen | s | most MB | faults |',
      '|---|---|---|---|---|',
      ...judged.map(
        ({ name, seen, faults }) =>
          `| ${name} | ${seen.pages
            .map(({ state }) => state)
            .filter((state, at, all) => all.indexOf(state) === at)
            .join(', ')} | ${seen.seconds.toFixed(1)} | ${seen.megabytes} | ${faults.join('; ')} |`,
      ),
    ],
  }
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

async function judge(name: string, all: SampleSet, site: string, launch: () => Promise<Browser>): Promise<Judged> {
  const sample = all[name]
  if (!sample) throw new Error(`There is no document "${name}".`)
  // A browser of its own, so that the memory is that of this document.
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
    return { name, seen, faults: [...faultsOf(sample, seen, { own, like }), ...blank] }
  } catch (reason) {
    return { name, seen: { pages: [], megabytes: 0, seconds: 0 }, faults: [String(reason).split('\n')[0] ?? ''] }
  } finally {
    await browser.close()
  }
}

/** Documents of our own that go wrong elsewhere, judged dot by dot. */
export const documents: Proof = {
  says: 'documents show the letters, fields and pages that are in them, and do nothing else',
  judges: [
    'portal/ui/document-viewer',
    'design-system/pdf-frame',
    'portal/build/pdf-files.ts',
    'package-lock.json',
    'tests/release/documents*',
  ],
  async run() {
    // The reference draws under no policy.
    const { address: site, close } = await openPages('documents', ['index.html', 'reference.html'])
    const executablePath = await findBrowser()
    const launch = () => chromium.launch({ executablePath, args: browserFlags })
    try {
      const all = samples()
      const judged: Judged[] = []
      for (const name of Object.keys(all)) {
        judged.push(await judge(name, all, site, launch))
        say(`${judged.at(-1)?.faults.length === 0 ? '✓' : '✗'} ${name}`)
      }
      const { 'plain letters': plain } = all
      const control = plain
        ? await judge(
            'control',
            { control: { ...plain, like: 'other' }, other: all['right to left'] ?? plain },
            site,
            launch,
          )
        : undefined
      return documentsFigures(judged, control?.faults.length ?? 0)
    } finally {
      close()
    }
  },
}
