import { atom } from 'jotai'
import { isRecord, isText } from '../rules/stored-schema.ts'
import { claimDrafts, draftsOf } from '../platform/drafts/draft-store.ts'
import { draftsAtom } from '../session/drafts.ts'
import { sessionEpochAtom } from '../session/session-epoch.ts'
import { signInAtom, signOutAtom } from '../session/token.ts'
import { currentPathname, currentSearch, currentState } from './current-entry.ts'
import { isReturnable } from './route-table.ts'
import { ownState } from './history-entry.ts'

/** The address and history state at the moment the clinic ended the session. */
export interface ReturnLocation {
  address: string
  state: Readonly<Record<string, unknown>>
}

const isReturnLocation = (stored: unknown): stored is ReturnLocation =>
  isRecord(stored) && isText(stored.address) && isReturnable(stored.address) && isRecord(stored.state)

/** Name of the draft that holds the location. */
const draft = 'place'

/** Ends a session that the clinic refused, and stores the current location among the patient's drafts for their next sign-in. */
export const expireSessionAtom = atom(null, (get, set) => {
  const address = currentPathname() + currentSearch()
  const { epoch: _epoch, message: _message, ...state } = ownState(currentState())
  if (isReturnable(address)) void get(draftsAtom)?.write(draft, { address, state } satisfies ReturnLocation)
  set(signOutAtom, 'expired')
})

/** The location to return to, valid for one session only. */
const foundAtom = atom<{ epoch: string; location: ReturnLocation | null } | null>(null)

/** Gives the location to return to and forgets it: a second call, or another session, gets null. */
export const takeReturnLocationAtom = atom(null, (get, set) => {
  const found = get(foundAtom)
  set(foundAtom, null)
  return found?.epoch === get(sessionEpochAtom) ? found.location : null
})

/**
 * Claims the drafts for this patient, and removes the stored location from them and gives it; null if there is none.
 * Await it before the session begins.
 */
export async function claimReturnLocation({
  email,
  token,
}: {
  email: string
  token: string
}): Promise<ReturnLocation | null> {
  await claimDrafts({ email, token })
  const drafts = draftsOf(token)
  const found = await drafts.read(draft)
  await drafts.remove(draft)
  return isReturnLocation(found) ? found : null
}

/** Begins a session, with the location of `claimReturnLocation` to return to. */
export const beginSessionAtom = atom(
  null,
  (get, set, { token, location, email }: { token: string; location: ReturnLocation | null; email: string }) => {
    set(signInAtom, token, email)
    set(foundAtom, { epoch: get(sessionEpochAtom), location })
  },
)
