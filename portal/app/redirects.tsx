import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useState } from 'react'
import { useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location'
import { addressOf, isReturnable } from '../navigation/destinations.ts'
import { isOtherSession, openEntry } from '../navigation/history-entry.ts'
import { takeReturnLocationAtom } from '../navigation/return-location.ts'
import { sessionEndAtom, tokenAtom } from '../session/token.ts'
import { stepsUpTo } from '../ui/wizard/steps-up-to.ts'

/** Leaves this address before anything is painted. Where to is decided once: while it leaves, the address is already another. */
function useLeave(leave: () => void) {
  const [leaveOnce] = useState(() => leave)
  useLayoutEffect(leaveOnce, [leaveOnce])
}

/** Leads on to another address in place of this one. */
export function Redirect({ to, state }: { to: string; state?: object }) {
  useLeave(() => openEntry(to, state ?? {}, true))
  return null
}

/** The root of the portal. */
export const HomeRedirect = () => <Redirect to={addressOf(useAtomValue(tokenAtom) ? 'dashboard' : 'login')} />

/** To the login screen, which leads back here afterwards; not where a session stood here before, as the next patient may be another. */
export function RedirectToLogin() {
  const sessionEnd = useAtomValue(sessionEndAtom)
  const address = usePathname() + useSearch()
  const isOthers = isOtherSession(useHistoryState())
  const isGoal = sessionEnd === null && !isOthers && isReturnable(address)
  return <Redirect to={addressOf('login')} state={isGoal ? { returnTo: address } : {}} />
}

/**
 * From signing in to the place the visitor came for, else to where the clinic ended their session, else to the dashboard.
 * A task in steps opens with the steps before it, so that Back leads through them.
 */
export function RedirectAfterLogin({ goal }: { goal: string | undefined }) {
  const takeReturnLocation = useSetAtom(takeReturnLocationAtom)
  useLeave(() => {
    const left = takeReturnLocation()
    const { address, state } = goal === undefined && left ? left : { address: goal ?? addressOf('dashboard'), state: {} }
    for (const [at, entry] of stepsUpTo(state).entries()) openEntry(address, entry, at === 0)
  })
  return null
}
