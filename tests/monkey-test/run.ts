import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { CallName } from '#portal/api/contract/contract.ts'
import type { TestAdmin } from '../support/test-admin.ts'
import { randomFrom, type Random } from '../support/random.ts'
import { chooseAction } from './action.ts'
import { createActors } from './actors.ts'
import { createDomObserver } from './dom-observer.ts'
import { emptySnapshot, checkPage, observePage } from './check-page.ts'
import { fileToSend } from './odd-text.ts'
import { canaryAt, routeAt, type RunState } from './run-state.ts'
import { isErrorPage, Watch } from './watch.ts'

interface Given {
  browser: Browser
  origin: string
  standInOrigin: string
  testAdmin: TestAdmin
  seed: number
  actions: number
}

export interface MonkeyRun {
  seed: number
  /** How many were done: fewer than requested if a fault ended the run. */
  actions: number
  seconds: number
  /** What went wrong, with descriptions of the last actions. */
  fault: { what: readonly string[]; before: readonly string[] } | null
  /** Names of the screens that were seen. */
  screens: readonly string[]
  /** How often each write was sent. */
  writes: Readonly<Partial<Record<CallName, number>>>
}

/** How many actions a failure reports. */
const reportedActions = 30
/** How long a history navigation may take, in ms: one that another replaces never ends. */
const timeoutMs = 8000

const browserOptions: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: 'nl-NL',
  timezoneId: 'Europe/Amsterdam',
  serviceWorkers: 'block',
  reducedMotion: 'reduce',
}

async function begin({ browser, origin, standInOrigin, testAdmin, seed }: Given): Promise<RunState> {
  const random = randomOf(seed, 0)
  const actors = await createActors(testAdmin, seed, random)
  const context = await browser.newContext(browserOptions)
  context.setDefaultNavigationTimeout(timeoutMs)
  const watch = new Watch([origin, standInOrigin], actors)
  watch.listen(context)
  await context.addInitScript(createDomObserver, {
    origins: [origin, standInOrigin],
    words: actors.flatMap(({ secrets }) => secrets),
  })
  const page = await context.newPage()
  const state: RunState = {
    context,
    origin,
    standInOrigin,
    testAdmin,
    random,
    actors,
    watch,
    page,
    snapshot: emptySnapshot,
    isOffline: false,
  }
  context.on('page', (tab) => answerFileChoosers(state, tab))
  answerFileChoosers(state, page)
  await page.goto(origin)
  state.snapshot = await observePage(state, page)
  return state
}

/** The file depends on the action only, so that the random numbers of the run are the same without a file. */
function answerFileChoosers(state: RunState, tab: Page): void {
  tab.on(
    'filechooser',
    (chooser) =>
      void chooser
        .setFiles(fileToSend(randomFrom(state.watch.action), canaryAt(state, state.snapshot.token)))
        .catch(() => {}),
  )
}

/** Each action has its own random numbers, so that a different outcome of one does not change the next. */
const randomOf = (seed: number, action: number): Random => randomFrom(seed * 1_000_003 + action)

/**
 * Online, reloads tabs that failed to load offline; a tab that was just opening may fail only some actions later. One that
 * still takes itself for offline is closed.
 */
async function loadAgain({ context, isOffline }: RunState): Promise<void> {
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

/** Does one action; returns its description and the faults after it. */
async function act(state: RunState): Promise<{ words: string; faults: string[] }> {
  const { watch, context } = state
  const action = chooseAction(state)
  const start = `${watch.action} ${watch.nameOf(state.page)} at ${new URL(state.snapshot.address).pathname}`
  // A control that disappears before it is used is no fault: the next page is checked anyway.
  const words = await (action?.do(state) ?? Promise.resolve('does nothing')).catch(
    (error: Error) => `${action?.name}, in vain: ${error.message.split('\n', 1)[0]}`,
  )
  // Sometimes the next action does not wait for the page.
  const isHasty = state.random() < 0.1
  if (isHasty) watch.writes.hasty = watch.action
  await loadAgain(state)
  if (state.page.isClosed()) state.page = context.pages()[0] ?? (await context.newPage())
  const faults = isHasty ? [] : await checkTabs(state)
  return { words: `${start}: ${words}${isHasty ? ', and does not wait' : ''}`, faults: [...faults, ...watch.take()] }
}

/** Waits until the active tab is idle, and checks it; checks every tab after a change of session. */
async function checkTabs(state: RunState): Promise<string[]> {
  const { watch, page, context, snapshot: before } = state
  await watch.untilAnswered(page)
  const { snapshot, faults } = await checkPage(state, page)
  state.snapshot = snapshot
  if (snapshot.token === before.token) return faults
  const others = await Promise.all(
    context
      .pages()
      .filter((tab) => tab !== page)
      .map((tab) => checkPage(state, tab)),
  )
  return [...faults, ...others.flatMap((other) => other.faults)]
}

/** One run; it ends at the first fault, as later ones may follow from it. */
export async function runMonkeyTest(given: Given): Promise<MonkeyRun> {
  const started = Date.now()
  const state = await begin(given)
  const { watch, context } = state
  const last: string[] = []
  const screens = new Set<string>()
  let found: string[] = []
  try {
    while (watch.action < given.actions && found.length === 0) {
      watch.action += 1
      state.random = randomOf(given.seed, watch.action)
      const { words, faults } = await act(state)
      last.push(words)
      if (last.length > reportedActions) last.shift()
      screens.add(routeAt(state.snapshot.address) ?? 'none')
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

/** A failure as it is printed: enough to repeat the run. */
export const failureOf = ({ seed, actions, fault }: MonkeyRun): string[] =>
  fault === null
    ? []
    : [`seed ${seed}, action ${actions}: ${fault.what.join('; ')}`, ...fault.before.map((words) => `  ${words}`)]
