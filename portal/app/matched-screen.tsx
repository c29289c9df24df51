import type { ComponentType, ReactNode } from 'react'
import type { RouteMatch } from '../navigation/destinations.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { screens } from './screens.ts'

/** The screen of an address; some have none so far, and `bar` leads elsewhere. */
export function MatchedScreen({ match: { name, parameters }, bar }: { match: RouteMatch; bar: ReactNode }) {
  // The table checks that each screen takes its own address's ids; which one it is here, only the address tells.
  const Shown = screens[name]?.screen as ComponentType<Record<string, number>> | undefined
  return Shown ? <Shown {...parameters} /> : <NotFoundScreen bar={bar} />
}
