import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { CallName } from '#portal/api/contract/contract.ts'
import type { TestAdmin } from '../support/test-admin.ts'
import { randomFrom, type Random } from '../support/random.ts'
import { chooseAction } from './action.ts'
import { createActors } from './cast.ts'
import { createDomObserver } from './eye.ts'
import { blind, judge, lookAt } from './judge.ts'
import { fileToSend } from './odd-text.ts'
import { canaryAt, routeAt, type WalkState } from './walk-state.ts'
import { isErrorPage, Watch } from './watch.ts'

interface Given {
  browser: Browser
  origin: string
  standInOrigin: string
  testAdmin: TestAdmin
  seed: number
  actions: number
}

export interface Walked {
  seed: number
  /** How many were done: fewer than asked for where a fault ended the walk. */
  actions: number
  seconds: number
  /** What went wrong, with the last actions in words. */
  fault: { what: readonly string[]; before: readonly string[] } | null
  /** Names of the screens that were seen. */
  screens: readonly string[]
  /** How often each write was sent. */
  writes: Readonly<Partial<Record<CallName, number>>>
}

/** How many actions a failure tells. */
const told = 30
/** How long a step through the history may wait, in ms: one that another overtakes never comes. */
const patience = 8000

const browserOptions: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: 'nl-NL',
  timezoneId: 'Europe/Amsterdam',
  serviceWorkers: 'block',
  reducedMotion: 'reduce',
}

async function begin({ browser, origin, standInOrigin, testAdmin, seed }: Given): Promise<WalkState> {
  const random = chanceOf(seed, 0)
  const cast = await createActors(testAdmin, seed, random)
  const context = await browser.newContext(browserOptions)
  context.setDefaultNavigationTimeout(patience)
  const watch = new Watch([origin, standInOrigin], cast)
  watch.listen(context)
  await context.addInitScript(createDomObserver, {
    origins: [origin, standInOrigin],
    words: cast.flatMap(({ secrets }) => secrets),
  })
  const page = await context.newPage()
  const state: WalkState = {
    context,
    origin,
    standInOrigin,
    testAdmin,
    random,
    cast,
    watch,
    page,
    sight: blind,
    isOffline: false,
  }
  context.on('page', (tab) => answerFileChoosers(state, tab))
  answerFileChoosers(state, page)
  await page.goto(origin)
  state.sight = await lookAt(state, page)
  return state
}

/** The file depends on the action, so that the walk's own chance goes on as it would without one. */
function answerFileChoosers(state: WalkState, tab: Page): void {
  tab.on(
    'filechooser',
    (chooser) =>
      void chooser
        .setFiles(fileToSend(randomFrom(state.watch.action), canaryAt(state, state.sight.token)))
        .catch(() => {}),
  )
}

/** Each action has its own: where one came out differently, the next is chosen as it would have been. */
const chanceOf = (seed: number, action: number): Random => randomFrom(seed * 1_000_003 + action)

/**
 * With a connection, loads anew what did not come without one; a tab that was just opening may show that only some actions
 * later. If it was not told of the connection either, it cannot load, and is closed.
 */
async function loadAgain({ context, isOffline }: WalkState): Promise<void> {
  if (isOffline) return
  await Promise.all(
    context
      .pages()
      .filter(isErrorPage)
      .map((tab) =>
        tab
          .reload({ waitUntil: 'commit' })
          .catch((error: Error) => (error.message.includes('ERR_INTERNET_DISCONNECTED') ? tab.close() : null)),
      ),
  )
}

/** One action, in words, and what is wrong after it. */
async function act(state: WalkState): Promise<{ words: string; faults: string[] }> {
  const { watch, context } = state
  const action = chooseAction(state)
  const start = `${watch.action} ${watch.nameOf(state.page)} at ${new URL(state.sight.address).pathname}`
  // What is gone by the time it is used is no fault: the next page is judged all the same.
  const words = await (action?.do(state) ?? Promise.resolve('does nothing')).catch(
    (error: Error) => `${action?.name}, in vain: ${error.message.split('\n', 1)[0]}`,
  )
  // Sometimes the next action does not wait for the page.
  const isHasty = state.random() < 0.1
  if (isHasty) watch.writes.hasty = watch.action
  await loadAgain(state)
  if (state.page.isClosed()) state.page = context.pages()[0] ?? (await context.newPage())
  const faults = isHasty ? [] : await rest(state)
  return { words: `${start}: ${words}${isHasty ? ', and does not wait' : ''}`, faults: [...faults, ...watch.take()] }
}

/** Waits until the tab in front has come to rest, and judges it; every tab once the session is another. */
async function rest(state: WalkState): Promise<string[]> {
  const { watch, page, context, sight: before } = state
  await watch.untilAnswered(page)
  const { sight, faults } = await judge(state, page)
  state.sight = sight
  if (sight.token === before.token) return faults
  const others = await Promise.all(
    context
      .pages()
      .filter((tab) => tab !== page)
      .map((tab) => judge(state, tab)),
  )
  return [...faults, ...others.flatMap((other) => other.faults)]
}

/** One walk; it ends at the first fault, as whatever follows may come of it. */
export async function walk(given: Given): Promise<Walked> {
  const started = Date.now()
  const state = await begin(given)
  const { watch, context } = state
  const last: string[] = []
  const screens = new Set<string>()
  let found: string[] = []
  try {
    while (watch.action < given.actions && found.length === 0) {
      watch.action += 1
      state.random = chanceOf(given.seed, watch.action)
      const { words, faults } = await act(state)
      last.push(words)
      if (last.length > told) last.shift()
      screens.add(routeAt(state.sight.address) ?? 'none')
      found = faults
    }
  } finally {
    await context.close()
  }
  screens.delete('none')
  return {
    seed: given.seed,
    actions: watch.action,
    seconds: (Date.now() - started) / 1000,
    screens: [...screens].toSorted(),
    writes: Object.fromEntries(watch.writes.counts),
    fault: found.length === 0 ? null : { what: found, before: last },
  }
}

/** A failure as it is printed: enough to walk there again. */
export const failureOf = ({ seed, actions, fault }: Walked): string[] =>
  fault === null
    ? []
    : [`seed ${seed}, action ${actions}: ${fault.what.join('; ')}`, ...fault.before.map((words) => `  ${words}`)]
