import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { browserFlags, findFastBrowser } from '../support/browser.ts'
import { buildCatalogue, copyProject } from './private-copy.ts'
import type { Proof, Result } from './proof.ts'

/** What changes more than a hundred pictures, as a day's work does: in many parts, and not all in the same way. */
const changes = [
  { file: 'design-system/button/button.tsx', from: 'rounded-md border-2 py-2', to: 'rounded-sm border-2 py-2' },
  { file: 'design-system/badge/badge.tsx', from: 'gap-1.5', to: 'gap-2.5' },
  { file: 'design-system/card/card.tsx', from: 'rounded-lg', to: 'rounded-md' },
] as const

/** Seconds that a person looks at a window full of changes. */
const look = 4
const most = { seconds: 300, changes: 100 }
/** Of a desk's screen, in CSS pixels. */
const viewport = { width: 1920, height: 1080 }

/** One going through of a report. */
export interface Review {
  changes: number
  looks: number
  /** Seconds the page took to answer the keys, all together. */
  answering: number
  /** Titles of changes that were in no window, and looked like none that was. */
  unseen: readonly string[]
}

/** A table of the review; `passed` where a hundred changes were seen in time. */
export function reviewFigures({ changes: all, looks, answering, unseen }: Review): Result {
  const seconds = Math.round(looks * look + answering)
  return {
    passed: all >= most.changes && unseen.length === 0 && seconds < most.seconds,
    summary: {
      amount: `${all} changes`,
      figure: `${seconds} s, ${unseen.length} not seen`,
      limit: `${most.seconds} s, 0`,
    },
    figures: [
      `| changes | looks | seconds, at ${look} a look | limit | seen by nobody |`,
      '|---|---|---|---|---|',
      `| ${all} | ${looks} | ${seconds} | ${most.seconds} | ${unseen.length === 0 ? 'none' : `**${unseen.length}**: ${unseen[0]}`} |`,
      '',
      `In a window of ${viewport.width} × ${viewport.height} px, with the key N alone; keys were answered in ${answering.toFixed(1)} s all together.`,
    ],
  }
}

/** Goes through the first hundred changes by key, and notes which were wholly in sight, or higher than the window and at its top. */
async function goThrough(page: Page): Promise<Review> {
  const shown = (): Promise<string[]> =>
    page.evaluate(() => {
      const top = document.querySelector('.controls')?.getBoundingClientRect().bottom ?? 0
      return [...document.querySelectorAll<HTMLElement>('article')]
        .filter((article) => {
          const box = article.getBoundingClientRect()
          return (
            box.top >= top - 40 &&
            (box.bottom <= innerHeight || (box.height > innerHeight - top && box.top < innerHeight / 2))
          )
        })
        .map(({ dataset }) => dataset['alike'] ?? '')
    })
  const all = (
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('article[data-kind="changed"]')].map(({ dataset, innerText }) => ({
        alike: dataset['alike'] ?? '',
        title: innerText.split('\n')[0] ?? '',
      })),
    )
  ).slice(0, most.changes)
  const seen = new Set<string>()
  const unseen = (): string[] => all.filter(({ alike }) => !seen.has(alike)).map(({ title }) => title)
  const began = performance.now()
  let looks = 0
  // No more looks than changes: a key that leads nowhere would go on for ever.
  while (unseen().length > 0 && looks < all.length) {
    await page.keyboard.press('n')
    for (const alike of await shown()) seen.add(alike)
    looks += 1
  }
  return { changes: all.length, looks, answering: (performance.now() - began) / 1000, unseen: unseen() }
}

async function reportOfChanges(): Promise<string> {
  const copy = copyProject()
  const env = { CATALOGUE_PORT: '4986' }
  try {
    for (const { file, from, to } of changes) copy.change(file, from, to)
    await buildCatalogue(copy, env)
    await copy.run('playwright', ['test', '--config', 'tests/catalogue/playwright.config.ts'], env)
    return (await copy.run('cat', ['.reports/visual/index.html'])).output
  } finally {
    copy.remove()
  }
}

export const review: Proof = {
  says: 'a hundred changed pictures are looked at in five minutes',
  judges: ['tests/visual', 'tests/proof/review.ts'],
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portal-review-'))
    const browser = await chromium.launch({ executablePath: await findFastBrowser(), args: browserFlags })
    try {
      const file = join(folder, 'index.html')
      writeFileSync(file, await reportOfChanges())
      const page = await browser.newPage({ viewport })
      await page.goto(pathToFileURL(file).href)
      return reviewFigures(await goThrough(page))
    } finally {
      await browser.close()
      rmSync(folder, { recursive: true })
    }
  },
}
