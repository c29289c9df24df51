import { useAtomValue } from 'jotai'
import { addressOf } from '../navigation/destination.ts'
import { destinations } from '../navigation/destinations.ts'
import { tokenAtom } from '../session/token.ts'
import { Redirect } from './redirect.tsx'

/** The root of the portal. */
export function HomeRedirect() {
  return <Redirect to={useAtomValue(tokenAtom) ? addressOf(destinations.dashboard) : addressOf(destinations.login)} />
}
