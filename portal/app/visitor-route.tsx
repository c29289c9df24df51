import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { destinations, type RouteMatch } from '../navigation/destinations.ts'
import { useNavigationState } from '../navigation/use-navigation-state.ts'
import { VisitorBar } from '../ui/layout/visitor-bar.tsx'
import { tokenAtom } from '../session/token.ts'
import { RedirectAfterLogin } from './redirect-after-login.tsx'
import { MatchedScreen } from './matched-screen.tsx'

interface VisitorRouteProps {
  place: RouteMatch
  /** Who gets a session by what they did here stays for the screen's last step, which leads on by itself. */
  mayStay: boolean
}

/** A screen for who has no session. Where one begins, or was there already, the way leads on. */
export function VisitorRoute({ place, mayStay }: VisitorRouteProps) {
  const token = useAtomValue(tokenAtom)
  const { returnTo } = useNavigationState(destinations.login)
  const { registered = false } = useNavigationState(destinations.register)
  const [cameWithSession] = useState(token !== null)
  // A session that begins makes the entry another's, so the goal is read before.
  const [goal, setGoal] = useState(returnTo)
  if (token === null && goal !== returnTo) setGoal(returnTo)
  const leaves = token !== null && (cameWithSession || !mayStay || !registered)
  return leaves ? <RedirectAfterLogin goal={goal} /> : <MatchedScreen place={place} bar={<VisitorBar />} />
}
