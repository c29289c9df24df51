import type { CallName } from '#portal/api/contract/contract.ts'
import { routes, fillPattern, matchRoute } from '#portal/navigation/route-table.ts'
import type { Fault } from '#tests/backend/http/fault.ts'
import { isPortal, actorOf, oneOf, routeAt, type Action, type RunState } from './run-state.ts'

const most = { tabs: 3 }

const addresses = Object.values(routes).map(({ pattern }) => pattern)
/** Of no screen, on purpose. */
export const unknownPath = '/bestaat-niet'

const onPortal = (state: RunState): boolean => isPortal(state, state.snapshot)
const online = (state: RunState): boolean => !state.isOffline && onPortal(state)
const tabsOf = ({ context }: RunState) => context.pages()

async function openAddress({ page, origin, random }: RunState): Promise<string> {
  const pattern = random() < 0.1 ? unknownPath : oneOf(addresses, random)
  const ids = { id: 1 + Math.floor(random() * 40), docId: 1 + Math.floor(random() * 40) }
  const path = fillPattern(pattern, ids)
  await page.goto(origin + path, { waitUntil: 'commit' })
  return `opens ${path}`
}

/** A rebate is behind two links among many, so chance alone would hardly ever request one. */
async function openRebate({ page, origin, random }: RunState): Promise<string> {
  const paths = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  const ids = paths.map(matchRoute).flatMap((match) => (match?.name === 'invoice' ? [match.parameters] : []))
  if (ids.length === 0) return 'finds no invoice'
  const path = fillPattern(routes.rebate.pattern, oneOf(ids, random))
  await page.goto(origin + path, { waitUntil: 'commit' })
  return `opens ${path}`
}

async function otherTab(state: RunState): Promise<string> {
  const others = tabsOf(state).filter((tab) => tab !== state.page)
  state.page = oneOf(others, state.random)
  await state.page.bringToFront()
  return `goes to ${state.watch.nameOf(state.page)}`
}

async function closeTab(state: RunState): Promise<string> {
  const closed = state.watch.nameOf(state.page)
  await state.page.close()
  state.page = tabsOf(state)[0] ?? (await state.context.newPage())
  return `closes ${closed}, and is on ${state.watch.nameOf(state.page)}`
}

const setOffline =
  (isOffline: boolean) =>
  async (state: RunState): Promise<string> => {
    await state.context.setOffline(isOffline)
    state.isOffline = isOffline
    return isOffline ? 'loses the connection' : 'has the connection again'
  }

/** The browser resends a form only if the patient confirms; the run does not, and goes forward again. */
async function goBack({ page }: RunState): Promise<string> {
  const failure = await page.goBack({ waitUntil: 'commit' }).then(
    () => null,
    (error: Error) => error,
  )
  if (failure === null) return 'goes back'
  if (!failure.message.includes('ERR_CACHE_MISS')) throw failure
  await page.goForward({ waitUntil: 'commit' })
  return 'goes back to the result of a form, and forward again'
}

/** The most frequent calls, and those that must never be done twice. */
const calls: readonly CallName[] = [
  'getInfo',
  'getThread',
  'replyThread',
  'newThread',
  'getSlots',
  'addConsult',
  'moveConsult',
  'cancelConsult',
  'getDocument',
  'listInvoices',
  'getInvoice',
  'getPaymentLink',
  'requestRebate',
  'setQuestionAnswer',
  'getQuestionnaire',
  'getEmployees',
]

const arm =
  (faultBy: (random: RunState['random']) => Fault) =>
  async (state: RunState): Promise<string> => {
    const { testAdmin, random, snapshot, watch } = state
    const actor = actorOf(state, snapshot.token)
    const call = oneOf(calls, random)
    const fault = faultBy(random)
    if (fault.kind !== 'slow') watch.broken.add(call)
    if (actor) await testAdmin.arm(actor.patient.email, call, fault)
    return `the next ${call} of ${actor?.name ?? 'nobody'} will be ${JSON.stringify(fault)}`
  }

const slow = (random: RunState['random']): Fault => ({ kind: 'slow', ms: 100 + Math.floor(random() * 300) })
const broken = (random: RunState['random']): Fault =>
  oneOf<Fault>(
    [
      { kind: 'status', status: 500 },
      { kind: 'status', status: 503, body: '<h1>', contentType: 'text/html' },
      { kind: 'reset' },
      { kind: 'cut' },
      { kind: 'cut', after: true },
      { kind: 'status', status: 500, after: true },
      { kind: 'break', after: true },
    ],
    random,
  )

const isSignedIn = (state: RunState): boolean => onPortal(state) && actorOf(state, state.snapshot.token) !== undefined

/** What the browser, the network and the back end do. */
export const browserActions: readonly Action[] = [
  { name: 'go back', weight: 6, can: onPortal, do: goBack },
  {
    name: 'go forward',
    weight: 3,
    can: onPortal,
    do: async ({ page }) => {
      await page.goForward({ waitUntil: 'commit' })
      return 'goes forward'
    },
  },
  {
    name: 'reload',
    weight: 2,
    can: online,
    do: async ({ page }) => {
      await page.reload({ waitUntil: 'commit' })
      return 'reloads'
    },
  },
  { name: 'open an address', weight: 2, can: (state) => !state.isOffline, do: openAddress },
  {
    name: 'ask for a rebate',
    weight: 20,
    can: (state) => online(state) && routeAt(state.snapshot.address) === 'finance',
    do: openRebate,
  },
  { name: 'go to the other tab', weight: 4, can: (state) => tabsOf(state).length > 1, do: otherTab },
  {
    name: 'open a tab',
    weight: 2,
    can: (state) => !state.isOffline && tabsOf(state).length === 1,
    do: async (state) => {
      state.page = await state.context.newPage()
      await state.page.goto(state.origin, { waitUntil: 'commit' })
      return `opens ${state.watch.nameOf(state.page)}`
    },
  },
  {
    name: 'close the tab',
    weight: 40,
    can: (state) =>
      tabsOf(state).length > most.tabs ||
      (tabsOf(state).length > 1 && !onPortal(state) && state.snapshot.counts.button === 0),
    do: closeTab,
  },
  { name: 'lose the connection', weight: 2, can: online, do: setOffline(true) },
  { name: 'have the connection again', weight: 20, can: ({ isOffline }) => isOffline, do: setOffline(false) },
  { name: 'slow a call down', weight: 4, can: isSignedIn, do: arm(slow) },
  { name: 'break a call', weight: 3, can: isSignedIn, do: arm(broken) },
]
