import type { Page } from '@playwright/test'
import * as focus from './rule-focus.ts'
import * as layout from './rule-layout.ts'
import * as look from './rule-look.ts'
import * as seen from './seen.ts'

const rules = { ...layout, ...look, ...focus }

/** The rules as the page has them. */
type Rules = typeof rules

/** Those of the functions that judge a page. */
export type Rule = { [Name in keyof Rules]: Rules[Name] extends () => string[] ? Name : never }[keyof Rules]

/** Gives a page the rules, as `globalThis.catalogueRules`. */
export async function injectRules(page: Page): Promise<void> {
  const functions = Object.values({ ...seen, ...rules }).map(String)
  await page.evaluate(
    `globalThis.catalogueRules = (() => { ${functions.join('\n')}\nreturn { ${Object.keys({ ...rules, controls: seen.controls }).join(', ')} } })()`,
  )
}

/** What breaks these rules in a page as it stands. */
export const breaksIn = (page: Page, names: readonly Rule[]): Promise<string[]> =>
  page.evaluate((ruleNames) => {
    const { catalogueRules } = globalThis as unknown as { catalogueRules: Rules }
    return ruleNames.flatMap((name) => catalogueRules[name]().map((found) => `${name}: ${found}`))
  }, names)
