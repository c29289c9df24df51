import type { Page } from '@playwright/test'
import { kinds, type Kind, type Sight, type WithEye } from './eye.ts'
import { invariants } from './invariant.ts'
import type { WalkState } from './walk-state.ts'
import { isErrorPage } from './watch.ts'

/** How long a page may take to show a heading and a way on, in ms. */
const patience = 10_000
/** How many frames a tab may take to follow what another one did to the session. */
const frames = 3

/** Of a tab that shows nothing yet. */
export const blind: Sight = {
  address: 'about:blank',
  token: null,
  heading: null,
  counts: Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>,
  isBusy: false,
  found: [],
  shown: [],
}

/** A page that goes away while it is looked at is looked at again. */
export async function lookAt(state: WalkState, page: Page): Promise<Sight> {
  const question = { untilLoaded: !state.isOffline, patienceMs: patience }
  const end = Date.now() + patience
  for (;;) {
    if (page.isClosed() || page.url() === blind.address || (state.isOffline && isErrorPage(page))) return blind
    const sight = await page
      .evaluate((asked) => (globalThis as unknown as WithEye).walkerEye.look(asked), question)
      .catch(() => null)
    if (sight !== null) return sight
    if (Date.now() > end) return { ...blind, address: page.url() }
    await page.waitForLoadState('domcontentloaded').catch(() => {})
  }
}

/** What is wrong with a tab and does not mend itself at once. */
export async function judge(state: WalkState, page: Page): Promise<{ sight: Sight; faults: string[] }> {
  const shown: Sight['shown'][number][] = []
  for (let frame = 0; ; frame += 1) {
    const seen = await lookAt(state, page)
    shown.push(...seen.shown)
    const sight = seen === blind ? blind : { ...seen, shown }
    const faults = sight === blind ? [] : invariants.flatMap(({ fault }) => fault(sight, state) ?? [])
    if (faults.length === 0 || frame === frames)
      return { sight, faults: faults.map((fault) => `${state.watch.nameOf(page)} ${fault}`) }
    await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => {})
  }
}
