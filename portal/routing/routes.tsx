import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Redirect, Route, Switch } from 'wouter'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { isReturnable, needsSession, paths } from '../navigation/paths.ts'
import { LoginScreen } from '../screens/login/login-screen.tsx'
import { NotFoundScreen } from '../screens/not-found/not-found-screen.tsx'
import { VisitorBar } from '../screens/frame/visitor-bar.tsx'
import { sessionEndAtom, tokenAtom } from '../session/token.ts'
import { BrokenScreen } from './broken-screen.tsx'
import { WaitingForScreen } from './waiting-for-screen.tsx'

const Guarded = lazy(() => import('./guarded.tsx'))

/** Which screen an address shows, and who may see it. */
export function Routes() {
  const token = useAtomValue(tokenAtom)
  const pathname = usePathname()
  return (
    <ErrorBoundary resetKeys={[pathname]} fallback={<BrokenScreen bar={<VisitorBar />} />}>
      <Switch>
        <Route path={paths.home}><Redirect to={token ? paths.dashboard : paths.login} replace /></Route>
        <Route path={paths.login}><LoginScreen /></Route>
        <Route path={paths.register}><LoginScreen /></Route>
        {needsSession(pathname) && (
          <Route>{token ? <Suspense fallback={<WaitingForScreen />}><Guarded key={token} /></Suspense> : <ToLogin />}</Route>
        )}
        <Route><NotFoundScreen /></Route>
      </Switch>
    </ErrorBoundary>
  )
}

/** To the login screen, which leads back here afterwards; not after a session ended, as the next patient may be another. */
function ToLogin() {
  const sessionEnd = useAtomValue(sessionEndAtom)
  const pathname = usePathname()
  const search = useSearch()
  const address = pathname + search
  return <Redirect to={paths.login} replace state={sessionEnd === null && isReturnable(address) ? { returnTo: address } : {}} />
}
