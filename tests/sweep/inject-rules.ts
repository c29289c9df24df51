import type { Page } from '@playwright/test'
import * as focus from './rule-focus.ts'
import * as layout from './rule-layout.ts'
import * as look from './rule-look.ts'
import * as seen from './seen.ts'

const rules = { ...layout, ...look, ...focus }

/** The rules as the page has them. */
export type Rules = typeof rules

/** Gives a page the rules, as `globalThis.sweep`. */
export async function injectRules(page: Page): Promise<void> {
  const functions = Object.values({ ...seen, ...rules }).map(String)
  await page.evaluate(
    `globalThis.sweep = (() => { ${functions.join('\n')}\nreturn { ${Object.keys({ ...rules, controls: seen.controls }).join(', ')} } })()`,
  )
}
