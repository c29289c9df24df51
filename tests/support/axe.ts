import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Frame, Page } from '@playwright/test'
import type axe from 'axe-core'

/** What axe's package exports as its source is twice as long, and takes as much longer to bring to a page. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** A rule that is broken, and where: in markup and as a selector. */
export interface Violation {
  rule: string
  help: string
  html: string
  target: string
}

/** Brings axe to a document, as `globalThis.axe`: once, as it takes as long as to judge a screen. */
export async function bringAxe(document: Page | Frame): Promise<void> {
  if (!(await document.evaluate(() => 'axe' in globalThis))) await document.evaluate(source)
}

/** What axe finds in a page as it stands, or in a part of it, its frames included. */
export async function axeViolations(page: Page, options: axe.RunOptions, part = 'html'): Promise<Violation[]> {
  await Promise.all(page.frames().map(bringAxe))
  return page.evaluate(
    async ([scope, rules]) => {
      const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
      const { violations } = await inPage.run(scope, { ...rules, resultTypes: ['violations'] })
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, target }) => ({ rule: id, help, html, target: target.join(' ') })),
      )
    },
    [part, options] as const,
  )
}
