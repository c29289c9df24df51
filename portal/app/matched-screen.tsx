import type { ComponentType, ReactNode } from 'react'
import type { RouteMatch } from '../navigation/route-table.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { screens } from './screens.ts'

/** The screen of a matched route; for a route without one, the not-found screen with `bar`. */
export function MatchedScreen({ match: { name, parameters }, bar }: { match: RouteMatch; bar: ReactNode }) {
  // `screens` type-checks each screen's parameters by its name; here the name is only known at run time.
  const Shown = screens[name]?.screen as ComponentType<Record<string, number>> | undefined
  return Shown ? <Shown {...parameters} /> : <NotFoundScreen bar={bar} />
}
