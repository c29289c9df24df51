import type { CallName } from '#portal/api/contract/contract.ts'
import { routes, fillPattern, matchRoute } from '#portal/navigation/route-table.ts'
import type { Fault } from '#tests/backend/http/fault.ts'
import { isPortal, memberOf, oneOf, routeAt, type Action, type WalkState } from './walk-state.ts'

const most = { tabs: 3 }

const addresses = Object.values(routes).map(({ pattern }) => pattern)
/** Of no screen, on purpose. */
export const unknownPath = '/bestaat-niet'

const onPortal = (state: WalkState): boolean => isPortal(state, state.sight)
const online = (state: WalkState): boolean => !state.isOffline && onPortal(state)
const tabsOf = ({ context }: WalkState) => context.pages()

async function openAddress({ page, origin, random }: WalkState): Promise<string> {
  const pattern = random() < 0.1 ? unknownPath : oneOf(addresses, random)
  const ids = { id: 1 + Math.floor(random() * 40), docId: 1 + Math.floor(random() * 40) }
  const path = fillPattern(pattern, ids)
  await page.goto(origin + path, { waitUntil: 'commit' })
  return `opens ${path}`
}

/** The way there leads over two links, each one of many: by chance alone a rebate is hardly ever asked for. */
async function askRebate({ page, origin, random }: WalkState): Promise<string> {
  const paths = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  const ids = paths.map(matchRoute).flatMap((match) => (match?.name === 'invoice' ? [match.parameters] : []))
  if (ids.length === 0) return 'finds no invoice'
  const path = fillPattern(routes.rebate.pattern, oneOf(ids, random))
  await page.goto(origin + path, { waitUntil: 'commit' })
  return `opens ${path}`
}

async function otherTab(state: WalkState): Promise<string> {
  const others = tabsOf(state).filter((tab) => tab !== state.page)
  state.page = oneOf(others, state.random)
  await state.page.bringToFront()
  return `goes to ${state.watch.nameOf(state.page)}`
}

async function closeTab(state: WalkState): Promise<string> {
  const closed = state.watch.nameOf(state.page)
  await state.page.close()
  state.page = tabsOf(state)[0] ?? (await state.context.newPage())
  return `closes ${closed}, and is on ${state.watch.nameOf(state.page)}`
}

const setOffline =
  (isOffline: boolean) =>
  async (state: WalkState): Promise<string> => {
    await state.context.setOffline(isOffline)
    state.isOffline = isOffline
    return isOffline ? 'loses the connection' : 'has the connection again'
  }

/** What came of a company's form is asked for anew only if the patient says so; the walk does not, and goes forward again. */
async function goBack({ page }: WalkState): Promise<string> {
  const failure = await page.goBack({ waitUntil: 'commit' }).then(
    () => null,
    (error: Error) => error,
  )
  if (failure === null) return 'goes back'
  if (!failure.message.includes('ERR_CACHE_MISS')) throw failure
  await page.goForward({ waitUntil: 'commit' })
  return 'goes back to what came of a form, and forward again'
}

/** What the portal calls most, and what must never be done twice. */
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
  (faultBy: (random: WalkState['random']) => Fault) =>
  async (state: WalkState): Promise<string> => {
    const { testAdmin, random, sight, watch } = state
    const member = memberOf(state, sight.token)
    const call = oneOf(calls, random)
    const fault = faultBy(random)
    if (fault.kind !== 'slow') watch.broken.add(call)
    if (member) await testAdmin.arm(member.patient.email, call, fault)
    return `the next ${call} of ${member?.name ?? 'nobody'} will be ${JSON.stringify(fault)}`
  }

const slow = (random: WalkState['random']): Fault => ({ kind: 'slow', ms: 100 + Math.floor(random() * 300) })
const broken = (random: WalkState['random']): Fault =>
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

const isSignedIn = (state: WalkState): boolean => onPortal(state) && memberOf(state, state.sight.token) !== undefined

/** What the browser, the network and the clinic do. */
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
    can: (state) => online(state) && routeAt(state.sight.address) === 'finance',
    do: askRebate,
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
      (tabsOf(state).length > 1 && !onPortal(state) && state.sight.counts.button === 0),
    do: closeTab,
  },
  { name: 'lose the connection', weight: 2, can: online, do: setOffline(true) },
  { name: 'have the connection again', weight: 20, can: ({ isOffline }) => isOffline, do: setOffline(false) },
  { name: 'slow a call down', weight: 4, can: isSignedIn, do: arm(slow) },
  { name: 'break a call', weight: 3, can: isSignedIn, do: arm(broken) },
]
