import { atom } from 'jotai'
import { isRecord, isText } from '../rules/stored-schema.ts'
import { claimDrafts, draftsOf } from '../platform/drafts/draft-store.ts'
import { draftsAtom } from '../session/drafts.ts'
import { sessionEpochAtom } from '../session/session-epoch.ts'
import { signInAtom, signOutAtom } from '../session/token.ts'
import { isReturnable } from './destinations.ts'
import { ownState } from './history-entry.ts'

/** Where a patient was when the clinic ended their session, and what the history entry carried. */
export interface ReturnLocation {
  address: string
  state: Readonly<Record<string, unknown>>
}

const isLeftPlace = (kept: unknown): kept is ReturnLocation => isRecord(kept) && isText(kept.address) && isReturnable(kept.address) && isRecord(kept.state)

const draft = 'place'

/** The clinic ended the session. The place is kept for who signs in next, if they are the same patient. */
export const expireSessionAtom = atom(null, (get, set) => {
  const address = location.pathname + location.search
  const { epoch: _epoch, message: _message, ...state } = ownState(history.state)
  if (isReturnable(address)) void get(draftsAtom)?.write(draft, { address, state } satisfies ReturnLocation)
  set(signOutAtom, 'expired')
})

/** Found for one session: what nobody asked for is nothing to the next. */
const foundAtom = atom<{ epoch: string; place: ReturnLocation | null } | null>(null)

/** Where the patient who signed in was interrupted; asked a second time it is nowhere. */
export const takeReturnLocationAtom = atom(null, (get, set) => {
  const found = get(foundAtom)
  set(foundAtom, null)
  return found?.epoch === get(sessionEpochAtom) ? found.place : null
})

/** Takes up what the same patient left when their session ended. To be awaited before the session begins. */
export async function claimPlace({ email, token }: { email: string; token: string }): Promise<ReturnLocation | null> {
  await claimDrafts({ email, token })
  const drafts = draftsOf(token)
  const found = await drafts.read(draft)
  await drafts.remove(draft)
  return isLeftPlace(found) ? found : null
}

/** A session begins, and goes on where it was interrupted. */
export const beginSessionAtom = atom(null, (get, set, { token, place, email }: { token: string; place: ReturnLocation | null; email: string }) => {
  set(signInAtom, token, email)
  set(foundAtom, { epoch: get(sessionEpochAtom), place })
})
