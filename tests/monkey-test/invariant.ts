import { matchRoute } from '#portal/navigation/route-table.ts'
import { unknownPath } from './browser-action.ts'
import type { PageSnapshot } from './dom-observer.ts'
import { isPortal, actorOf, type RunState } from './run-state.ts'

interface Invariant {
  name: string
  /** The fault of an idle page, if any. */
  fault: (snapshot: PageSnapshot, state: RunState) => string | undefined
}

const unknownAddress = (snapshot: PageSnapshot, { origin, standInOrigin }: RunState): string | undefined => {
  const { origin: at, pathname } = new URL(snapshot.address)
  if (at === standInOrigin) return undefined
  return at === origin && (matchRoute(pathname) !== null || pathname === unknownPath || pathname === '/feedback')
    ? undefined
    : `is at ${snapshot.address}`
}

/** Data of a patient who is not signed in. The page of another company has no session, and names what is paid. */
const dataOfOther = (snapshot: PageSnapshot, state: RunState): string | undefined => {
  if (!isPortal(state, snapshot)) return undefined
  const own = actorOf(state, snapshot.token)
  const found = snapshot.found.filter(
    ({ word }) => !own?.secrets.includes(word) && !(own === undefined && word.includes('@')),
  )
  return found.length === 0
    ? undefined
    : `${own?.name ?? 'nobody'} is signed in, and there is ${found.map(({ word, where }) => `“${word}” in ${where}`).join(', ')}`
}

/** Data shown briefly while the other patient was signed in; in the frame in which a session ends there is no other patient yet. */
const shownToOther = (snapshot: PageSnapshot, { watch, actors }: RunState): string | undefined => {
  const shown = snapshot.shown.flatMap(({ word, token }) =>
    actors
      .filter(({ name, secrets }) => name === watch.ownerOf(token) && !secrets.includes(word))
      .map(({ name }) => `“${word}” to ${name}`),
  )
  return shown.length === 0 ? undefined : `showed ${shown.join(', ')}`
}

/** What holds for every page after every action. `Watch` checks what the browser reports and what is sent. */
export const invariants: readonly Invariant[] = [
  { name: 'a known address', fault: unknownAddress },
  {
    name: 'a heading',
    fault: (snapshot, state) =>
      isPortal(state, snapshot) && snapshot.heading === null ? 'shows no heading' : undefined,
  },
  {
    name: 'a control',
    fault: (snapshot, state) =>
      isPortal(state, snapshot) && snapshot.counts.link + snapshot.counts.button === 0
        ? 'has neither a link nor a button'
        : undefined,
  },
  {
    name: 'idle',
    fault: (snapshot, state) =>
      isPortal(state, snapshot) && snapshot.isBusy && !state.isOffline ? 'keeps loading' : undefined,
  },
  { name: 'nothing of another patient', fault: dataOfOther },
  { name: 'nothing of another patient, not for a moment', fault: shownToOther },
]
