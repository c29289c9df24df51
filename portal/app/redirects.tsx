import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHistoryState, usePathname, useSearch } from '../navigation/current-entry.ts'
import { pathTo, isReturnable } from '../navigation/route-table.ts'
import { isOtherSession, openEntry } from '../navigation/history-entry.ts'
import { takeReturnLocationAtom } from '../navigation/return-location.ts'
import { isTabOnlyAtom, sessionEndAtom, tokenAtom } from '../session/token.ts'
import { stepsUpTo } from '../ui/wizard/steps-up-to.ts'

/** Runs `leave` once, before the first paint. Only the first render's function: later ones would see the new address. */
function useLeave(leave: () => void) {
  const [leaveOnce] = useState(() => leave)
  useLayoutEffect(leaveOnce, [leaveOnce])
}

/** Replaces this history entry by another address. */
export function Redirect({ to, state }: { to: string; state?: object }) {
  useLeave(() => openEntry(to, state ?? {}, true))
  return null
}

/** Redirects to the dashboard with a session, else to login (ACC-02). */
export const HomeRedirect = () => <Redirect to={pathTo(useAtomValue(tokenAtom) ? 'dashboard' : 'login')} />

/** Redirects to the login screen, which leads back here after signing in; not after an ended session, as the next patient may be another. */
export function RedirectToLogin() {
  const sessionEnd = useAtomValue(sessionEndAtom)
  const address = usePathname() + useSearch()
  const isOthers = isOtherSession(useHistoryState())
  const isReturn = sessionEnd === null && !isOthers && isReturnable(address)
  return <Redirect to={pathTo('login')} state={isReturn ? { returnTo: address } : {}} />
}

/**
 * Redirects after signing in: to the address the visitor asked for, else to where their session expired, else to the
 * dashboard (ACC-10). A wizard gets a history entry for each earlier step, so that Back leads through them. If the browser
 * stores no cookie, a message on arrival says that a reload ends the session.
 */
export function RedirectAfterLogin({ goal }: { goal: string | undefined }) {
  const { t } = useTranslation()
  const takeReturnLocation = useSetAtom(takeReturnLocationAtom)
  const notice = useAtomValue(isTabOnlyAtom) && { message: t('tabOnlySession'), messageTone: 'info' }
  useLeave(() => {
    const returnLocation = takeReturnLocation()
    const { address, state } =
      goal === undefined && returnLocation ? returnLocation : { address: goal ?? pathTo('dashboard'), state: {} }
    const entries = stepsUpTo(state)
    for (const [at, entry] of entries.entries())
      openEntry(address, { ...entry, ...(at === entries.length - 1 && notice) }, at === 0)
  })
  return null
}
