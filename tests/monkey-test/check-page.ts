import type { Page } from '@playwright/test'
import { kinds, type Kind, type PageSnapshot, type WithDomObserver } from './dom-observer.ts'
import { invariants } from './invariant.ts'
import type { RunState } from './run-state.ts'
import { isErrorPage } from './watch.ts'

/** How long a page may take to show a heading and a control, in ms. */
const timeoutMs = 10_000
/** How many frames a tab may take to follow a change of the session in another tab. */
const frames = 3

/** Of a tab that is still empty. */
export const emptySnapshot: PageSnapshot = {
  address: 'about:blank',
  token: null,
  heading: null,
  counts: Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>,
  isBusy: false,
  found: [],
  shown: [],
}

/** A page that navigates while it is observed is observed again. */
export async function observePage(state: RunState, page: Page): Promise<PageSnapshot> {
  const question = { untilLoaded: !state.isOffline, timeoutMs }
  const end = Date.now() + timeoutMs
  for (;;) {
    if (page.isClosed() || page.url() === emptySnapshot.address || (state.isOffline && isErrorPage(page)))
      return emptySnapshot
    const snapshot = await page
      .evaluate((asked) => (globalThis as unknown as WithDomObserver).domObserver.observe(asked), question)
      .catch(() => null)
    if (snapshot !== null) return snapshot
    if (Date.now() > end) return { ...emptySnapshot, address: page.url() }
    await page.waitForLoadState('domcontentloaded').catch(() => {})
  }
}

/** The faults of a tab that remain after a few frames. */
export async function checkPage(state: RunState, page: Page): Promise<{ snapshot: PageSnapshot; faults: string[] }> {
  const shown: PageSnapshot['shown'][number][] = []
  for (let frame = 0; ; frame += 1) {
    const seen = await observePage(state, page)
    shown.push(...seen.shown)
    const snapshot = seen === emptySnapshot ? emptySnapshot : { ...seen, shown }
    const faults = snapshot === emptySnapshot ? [] : invariants.flatMap(({ fault }) => fault(snapshot, state) ?? [])
    if (faults.length === 0 || frame === frames)
      return { snapshot, faults: faults.map((fault) => `${state.watch.nameOf(page)} ${fault}`) }
    await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => {})
  }
}
