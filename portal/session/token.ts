import { atom } from 'jotai'
import { dropEarlyCalls } from '../api/early-calls.ts'
import { expireDrafts, resumeDrafts, wipeDrafts } from '../platform/drafts/draft-store.ts'
import { clearToastsAtom } from './toast-state.ts'
import { beginSessionEpochAtom } from './session-epoch.ts'
import { sessionLifetimeMs } from '../rules/session-lifetime.ts'
import { deviceNow } from '../platform/clock.ts'
import { settingsAtom } from '../platform/settings.ts'
import { storedText } from '../platform/stored-text.ts'

const name = 'token'

/** Why the session ended; the login screen shows it. */
export type SessionEnd = 'loggedOff' | 'expired'

/** Message to other tabs about a changed session. It carries the token, as the cookie may reach another tab later. */
interface TabMessage {
  token: string | null
  end: SessionEnd | null
  /** The patient's e-mail address, if the sending tab knows it; it is never stored. */
  email?: string | null | undefined
  /** The browser did not accept the cookie. */
  isTabOnly?: boolean
}
let channel: BroadcastChannel | undefined
/** The channel to other tabs; opened lazily, as prerendering has no BroadcastChannel. */
const tabs = () => (channel ??= new BroadcastChannel('session'))
const broadcast = (message: TabMessage) => tabs().postMessage(message)

const cookieToken = () =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) || null

function writeCookie(token: string | null) {
  document.cookie = `${name}=${token ?? ''}; Path=/; Max-Age=${token ? sessionLifetimeMs / 1000 : 0}; SameSite=Strict; Secure`
}

/** Writes the token's cookie. False if the browser did not accept it: some refuse cookies, and all refuse a token of more than 4 kB. */
function storeInCookie(token: string): boolean {
  writeCookie(token)
  const stored = cookieToken()
  // A cookie of an earlier session, which would take over from this one.
  if (stored !== null && stored !== token) writeCookie(null)
  return stored === token
}

/** The token in this tab's session storage; if that is blocked, it is only in memory and in the cookie. */
const tabToken = storedText('sessionStorage', name)

const currentTokenAtom = atom<string | null>(null)
/** How the last session ended; null during a session and before the first. */
export const sessionEndAtom = atom<SessionEnd | null>(null)

/** The patient's e-mail address, in memory only; filled in at the login screen after an expired session. */
const emailAtom = atom<string | null>(null)
/** E-mail address of an expired session, to fill in at the login screen; null where it is not known. */
export const expiredEmailAtom = atom((get) => (get(sessionEndAtom) === 'expired' ? get(emailAtom) : null))

/** Whether an expired session's drafts are still stored. True until the device has been checked, as it nearly always is. */
const areDraftsLeftAtom = atom(true)
/** Whether the session expired and none of its drafts can be restored. */
export const hasLostDraftsAtom = atom((get) => get(sessionEndAtom) === 'expired' && !get(areDraftsLeftAtom))

/** The session's token; null when signed out. */
export const tokenAtom = atom((get) => get(currentTokenAtom))

const isTabOnlyCurrentAtom = atom(false)
/** Whether only the open tabs hold the session, without a cookie: a reload ends it. */
export const isTabOnlyAtom = atom((get) => get(isTabOnlyCurrentAtom))

/** Changes the session in this tab, after clearing the previous session's state. */
const changeAtom = atom(null, (get, set, { token, end, email, isTabOnly = false }: TabMessage) => {
  set(beginSessionEpochAtom)
  dropEarlyCalls(token)
  if (token !== null) resumeDrafts(token)
  set(clearToastsAtom)
  if (token) tabToken.write(token)
  else tabToken.remove()
  set(sessionEndAtom, end)
  set(areDraftsLeftAtom, true)
  set(emailAtom, email ?? (end === 'expired' ? get(emailAtom) : null))
  set(isTabOnlyCurrentAtom, isTabOnly)
  set(currentTokenAtom, token)
})

/**
 * Starts a session in all tabs: clears the state of the previous one, and stores the token in the cookie and in session
 * storage (SES-01). Without a cookie the session lives in the open tabs only (`isTabOnlyAtom`).
 */
export const signInAtom = atom(null, (_get, set, token: string, email?: string) => {
  const message: TabMessage = { token, end: null, email, ...(!storeInCookie(token) && { isTabOnly: true }) }
  set(changeAtom, message)
  broadcast(message)
})

/**
 * Ends the session in all tabs. After a log-off its drafts are wiped; after it expired they stay for `draftHours` hours
 * (SES-06).
 */
export const signOutAtom = atom(null, (get, set, end: SessionEnd) => {
  void set(leaveDraftsAtom, end)
  writeCookie(null)
  set(changeAtom, { token: null, end })
  broadcast({ token: null, end, email: get(emailAtom) })
})

/** Applies a session change from another tab or the cookie. */
const takeOverAtom = atom(null, (get, set, message: TabMessage) => {
  if (message.token !== get(currentTokenAtom)) set(changeAtom, message)
})

/** The longest delay of setTimeout, in ms. */
const longestTimer = 2 ** 31 - 1
let wipeTimer: ReturnType<typeof setTimeout> | undefined

/** Wipes drafts at log-off. After an expired session they stay for some hours; a timer wipes them if the page stays open. */
const leaveDraftsAtom = atom(null, async (get, set, end: SessionEnd): Promise<void> => {
  const until = await (end === 'loggedOff' ? wipeDrafts() : expireDrafts(get(settingsAtom).draftHours))
  set(areDraftsLeftAtom, typeof until === 'number')
  clearTimeout(wipeTimer)
  if (typeof until === 'number')
    wipeTimer = setTimeout(() => set(wipeDraftsInTimeAtom), Math.min(until - deviceNow(), longestTimer))
})

/** Wipes expired drafts, or sets the timer again. Not with a session, whose sign-in has claimed or wiped them. */
const wipeDraftsInTimeAtom = atom(null, (get, set) => {
  if (get(currentTokenAtom) === null) void set(leaveDraftsAtom, 'expired')
})

/** Restores the session from the cookie, before the first render. Without the cookie a token in session storage is dropped. */
export const startSessionAtom = atom(null, (_get, set) => {
  const token = cookieToken()
  // Without the cookie the session has expired; its drafts stay for a limited time.
  if (token === null) void set(leaveDraftsAtom, 'expired')
  else resumeDrafts(token)
  dropEarlyCalls(token)
  // The same token as before the reload: the tab's state stays.
  if (token === tabToken.read()) set(currentTokenAtom, token)
  else set(changeAtom, { token, end: null })
})

/** Applies session changes from other tabs and the cookie; returns a function that stops it. */
export const subscribeToSessionAtom = atom(null, (get, set) => {
  const onMessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.end) void set(leaveDraftsAtom, data.end)
    set(takeOverAtom, data)
  }
  const follow = (wasInMemory: boolean) => {
    const token = cookieToken()
    // Without a cookie it is unknown whether the session has ended while the page was in the browser's memory.
    if (token === null && get(isTabOnlyAtom) && !wasInMemory) return
    // Without a message it is unknown how the session ended, so its drafts are treated as an expired session's.
    if (token === null) void set(leaveDraftsAtom, 'expired')
    set(takeOverAtom, { token, end: token === null ? 'loggedOff' : null })
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') follow(false)
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow(true)
  }
  tabs().addEventListener('message', onMessage)
  document.addEventListener('visibilitychange', onVisible)
  addEventListener('pageshow', onPageShow)
  return () => {
    tabs().removeEventListener('message', onMessage)
    document.removeEventListener('visibilitychange', onVisible)
    removeEventListener('pageshow', onPageShow)
  }
})
