import { useAtomValue } from 'jotai'
import { useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location'
import { addressOf } from '../navigation/destination.ts'
import { destinations, isReturnable } from '../navigation/destinations.ts'
import { isOtherSession } from '../navigation/history-entry.ts'
import { sessionEndAtom } from '../session/token.ts'
import { Redirect } from './redirect.tsx'

/** To the login screen, which leads back here afterwards; not where a session stood here before, as the next patient may be another. */
export function RedirectToLogin() {
  const sessionEnd = useAtomValue(sessionEndAtom)
  const address = usePathname() + useSearch()
  const isOthers = isOtherSession(useHistoryState())
  const isGoal = sessionEnd === null && !isOthers && isReturnable(address)
  return <Redirect to={addressOf(destinations.login)} state={isGoal ? { returnTo: address } : {}} />
}
