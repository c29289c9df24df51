import { matchRoute } from '#portal/navigation/route-table.ts'
import { unknownPath } from './browser-action.ts'
import type { Sight } from './eye.ts'
import { isPortal, memberOf, type WalkState } from './walk-state.ts'

interface Invariant {
  name: string
  /** What is wrong with a page that has come to rest. */
  fault: (sight: Sight, state: WalkState) => string | undefined
}

const strange = (sight: Sight, { origin, standInOrigin }: WalkState): string | undefined => {
  const { origin: at, pathname } = new URL(sight.address)
  if (at === standInOrigin) return undefined
  return at === origin && (matchRoute(pathname) !== null || pathname === unknownPath || pathname === '/feedback')
    ? undefined
    : `stands at ${sight.address}`
}

/** Words of a patient where they are not signed in. A company's page names what is paid there, and knows no session. */
const inOtherHands = (sight: Sight, state: WalkState): string | undefined => {
  if (!isPortal(state, sight)) return undefined
  const own = memberOf(state, sight.token)
  const found = sight.found.filter(
    ({ word }) => !own?.secrets.includes(word) && !(own === undefined && word.includes('@')),
  )
  return found.length === 0
    ? undefined
    : `${own?.name ?? 'nobody'} is signed in, and there is ${found.map(({ word, where }) => `“${word}” in ${where}`).join(', ')}`
}

/** What was on the screen for a moment only, while the other patient was signed in; in the frame in which a session ends nobody else is there yet. */
const shownToOther = (sight: Sight, { watch, cast }: WalkState): string | undefined => {
  const shown = sight.shown.flatMap(({ word, token }) =>
    cast
      .filter(({ name, secrets }) => name === watch.ownerOf(token) && !secrets.includes(word))
      .map(({ name }) => `“${word}” to ${name}`),
  )
  return shown.length === 0 ? undefined : `showed ${shown.join(', ')}`
}

/** What holds of every page after every action. What the browser reports, and what is sent, the watch judges. */
export const invariants: readonly Invariant[] = [
  { name: 'a known address', fault: strange },
  {
    name: 'a heading',
    fault: (sight, state) => (isPortal(state, sight) && sight.heading === null ? 'shows no heading' : undefined),
  },
  {
    name: 'a way on',
    fault: (sight, state) =>
      isPortal(state, sight) && sight.counts.link + sight.counts.button === 0
        ? 'has neither a link nor a button'
        : undefined,
  },
  {
    name: 'at rest',
    fault: (sight, state) => (isPortal(state, sight) && sight.isBusy && !state.isOffline ? 'keeps loading' : undefined),
  },
  { name: 'nothing of another patient', fault: inOtherHands },
  { name: 'nothing of another patient, not for a moment', fault: shownToOther },
]
