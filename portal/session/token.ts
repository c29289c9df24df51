import { atom } from 'jotai'
import { expireDrafts, resumeDrafts, wipeDrafts } from '../platform/drafts/draft-store.ts'
import { clearNoticesAtom } from './notices.ts'
import { beginSessionEpochAtom } from './session-epoch.ts'
import { sessionLifetimeMs } from '../rules/session-lifetime.ts'
import { settingsAtom } from '../platform/settings.ts'
import { storedText } from '../platform/stored-text.ts'

const name = 'token'

/** Why the session ended; the login screen says so. */
export type SessionEnd = 'loggedOff' | 'expired'

/** What the cookie now says. The token goes along, as the cookie may reach another tab later than the message does. */
interface TabMessage {
  token: string | null
  end: SessionEnd | null
  /** Whose it is, from who knows to who does not; it is in no storage. */
  email?: string | null | undefined
}
let channel: BroadcastChannel | undefined
/** The other tabs; opened when first needed, as prerendering has none. */
const tabs = () => (channel ??= new BroadcastChannel('session'))
const broadcast = (message: TabMessage) => tabs().postMessage(message)

const cookieToken = () => document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || null

function writeCookie(token: string | null) {
  document.cookie = `${name}=${token ?? ''}; Path=/; Max-Age=${token ? sessionLifetimeMs / 1000 : 0}; SameSite=Strict; Secure`
}

/** Of this tab. Where storage is off, the token lives in memory and in the cookie. */
const tabToken = storedText('sessionStorage', name)

const currentTokenAtom = atom<string | null>(null)
export const sessionEndAtom = atom<SessionEnd | null>(null)

/** Whose session it is, in memory alone: after an expired one their address is there again. */
const emailAtom = atom<string | null>(null)
export const expiredEmailAtom = atom((get) => (get(sessionEndAtom) === 'expired' ? get(emailAtom) : null))

/** Whether who was interrupted finds what they left. Taken for granted until the device has looked, as it is so nearly always. */
const areDraftsLeftAtom = atom(true)
export const hasLostDraftsAtom = atom((get) => get(sessionEndAtom) === 'expired' && !get(areDraftsLeftAtom))

/** The session's token; null when signed out. */
export const tokenAtom = atom((get) => get(currentTokenAtom))

/** A session begins or ends in this tab: whatever the tab kept for the one before goes first. */
const changeAtom = atom(null, (get, set, { token, end, email }: TabMessage) => {
  set(beginSessionEpochAtom)
  if (token !== null) resumeDrafts(token)
  set(clearNoticesAtom)
  if (token) tabToken.write(token)
  else tabToken.remove()
  set(sessionEndAtom, end)
  set(areDraftsLeftAtom, true)
  set(emailAtom, email ?? (end === 'expired' ? get(emailAtom) : null))
  set(currentTokenAtom, token)
})

export const signInAtom = atom(null, (_get, set, token: string, email?: string) => {
  writeCookie(token)
  set(changeAtom, { token, end: null, email })
  broadcast({ token, end: null, email })
})

export const signOutAtom = atom(null, (get, set, end: SessionEnd) => {
  void set(leaveDraftsAtom, end)
  writeCookie(null)
  set(changeAtom, { token: null, end })
  broadcast({ token: null, end, email: get(emailAtom) })
})

/** Takes over the session as another tab left it. */
const takeOverAtom = atom(null, (get, set, message: TabMessage) => {
  if (message.token !== get(currentTokenAtom)) set(changeAtom, message)
})

/** No timer of a browser runs for longer, in ms. */
const longestTimer = 2 ** 31 - 1
let wiping: ReturnType<typeof setTimeout> | undefined

/** Who was interrupted finds what they typed again, for some hours, also on a page that stays open; who leaves leaves nothing. */
const leaveDraftsAtom = atom(null, async (get, set, end: SessionEnd): Promise<void> => {
  const until = await (end === 'loggedOff' ? wipeDrafts() : expireDrafts(get(settingsAtom).draftHours))
  set(areDraftsLeftAtom, typeof until === 'number')
  clearTimeout(wiping)
  if (typeof until === 'number') wiping = setTimeout(() => set(wipeDraftsInTimeAtom), Math.min(until - Date.now(), longestTimer))
})

/** What is left is asked for once more, and wiped if its time is over; whoever signed in meanwhile has claimed or wiped it. */
const wipeDraftsInTimeAtom = atom(null, (get, set) => { if (get(currentTokenAtom) === null) void set(leaveDraftsAtom, 'expired') })

/** Takes the session up from the cookie, before anything is drawn. The cookie decides: without it a token left in session storage is dropped. */
export const startSessionAtom = atom(null, (_get, set) => {
  const token = cookieToken()
  // Without the cookie the session is over, and its drafts wait for their patient only so long.
  if (token === null) void set(leaveDraftsAtom, 'expired')
  else resumeDrafts(token)
  // After a reload it is the session this tab had: what the tab keeps for it stays.
  if (token === tabToken.read()) set(currentTokenAtom, token)
  else set(changeAtom, { token, end: null })
})

/** Follows the other tabs and the cookie from now on; returns how to stop. */
export const followSessionAtom = atom(null, (_get, set) => {
  const onMessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.end) void set(leaveDraftsAtom, data.end)
    set(takeOverAtom, data)
  }
  const follow = () => {
    const token = cookieToken()
    // Without its message nobody knows how the session ended: its drafts wait no longer than those of an expired one.
    if (token === null) void set(leaveDraftsAtom, 'expired')
    set(takeOverAtom, { token, end: token === null ? 'loggedOff' : null })
  }
  const onVisible = () => { if (document.visibilityState === 'visible') follow() }
  const onPageShow = ({ persisted }: PageTransitionEvent) => { if (persisted) follow() }
  tabs().addEventListener('message', onMessage)
  document.addEventListener('visibilitychange', onVisible)
  addEventListener('pageshow', onPageShow)
  return () => {
    tabs().removeEventListener('message', onMessage)
    document.removeEventListener('visibilitychange', onVisible)
    removeEventListener('pageshow', onPageShow)
  }
})
