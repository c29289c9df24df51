import { createStore } from 'jotai'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { toastsAtom, showToastAtom, unreadToastsAtom } from './toast-state.ts'
import { currentSessionEpoch } from './session-epoch.ts'
import type * as Token from './token.ts'
import {
  expiredEmailAtom,
  subscribeToSessionAtom,
  isTabOnlyAtom,
  sessionEndAtom,
  signInAtom,
  signOutAtom,
  startSessionAtom,
  tokenAtom,
} from './token.ts'

type Store = ReturnType<typeof createStore>

const setCookie = (text: string) => {
  document.cookie = text
}
const otherTab = () => {
  const tab = new BroadcastChannel('session')
  onTestFinished(() => tab.close())
  return tab
}
const follow = (store: Store) => onTestFinished(store.set(subscribeToSessionAtom))
const signedIn = () => {
  const store = createStore()
  store.set(signInAtom, 'abc')
  return store
}
/** Records writes to document.cookie with their attributes, which reading it does not give. */
function cookiesWritten(): string[] {
  const written: string[] = []
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text)
  })
  return written
}

beforeEach(() => {
  setCookie('token=; Path=/; Max-Age=0')
  sessionStorage.clear()
  localStorage.clear()
})

describe('signing in', () => {
  test('SES-01.1 SES-01.2 stores the token in session storage under `token` and in a cookie `token`, nowhere else', () => {
    const store = signedIn()
    expect(store.get(tokenAtom)).toBe('abc')
    expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({ epoch: currentSessionEpoch(), token: 'abc' })
    expect(document.cookie.split('; ')).toContain('token=abc')
    expect(localStorage).toHaveLength(0)
  })

  test('SES-01.2 the cookie is valid for 30 days and the whole site, and is SameSite=Strict and Secure', () => {
    const written = cookiesWritten()
    signedIn()
    signedIn().set(signOutAtom, 'loggedOff')
    const kept = `token=abc; Path=/; Max-Age=${30 * 24 * 3600}; SameSite=Strict; Secure`
    expect(written).toEqual([kept, kept, 'token=; Path=/; Max-Age=0; SameSite=Strict; Secure'])
  })

  test('full or unavailable storage does not prevent signing in', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(signedIn().get(tokenAtom)).toBe('abc')
  })
})

describe('at start', () => {
  test('SES-02.1 a new tab reads the token from the cookie', () => {
    setCookie('token=abc; Path=/')
    const store = createStore()
    store.set(startSessionAtom)
    expect([store.get(tokenAtom), sessionStorage.getItem('token')]).toEqual(['abc', 'abc'])
  })

  test('SES-02.2 without a cookie the patient is signed out, and session storage is cleared', () => {
    sessionStorage.setItem('token', 'old')
    const store = createStore()
    store.set(startSessionAtom)
    expect([store.get(tokenAtom), sessionStorage.getItem('token')]).toEqual([null, null])
    expect(store.get(sessionEndAtom)).toBeNull()
  })

  test('an empty cookie, or one whose name only ends in token, is ignored', () => {
    setCookie('xtoken=abc; Path=/')
    onTestFinished(() => setCookie('xtoken=; Path=/; Max-Age=0'))
    setCookie('token=; Path=/')
    const store = createStore()
    store.set(startSessionAtom)
    expect(store.get(tokenAtom)).toBeNull()
  })
})

describe('logging off', () => {
  test('SES-03.1 deletes the cookie and the session-storage token', () => {
    const store = signedIn()
    store.set(signOutAtom, 'loggedOff')
    expect([store.get(tokenAtom), sessionStorage.getItem('token'), store.get(sessionEndAtom)]).toEqual([
      null,
      null,
      'loggedOff',
    ])
    expect(document.cookie).not.toContain('token=')
  })

  test('signing in again clears how the last session ended', () => {
    const store = signedIn()
    store.set(signOutAtom, 'expired')
    expect(store.get(sessionEndAtom)).toBe('expired')
    store.set(signInAtom, 'def')
    expect([store.get(tokenAtom), store.get(sessionEndAtom)]).toEqual(['def', null])
  })
})

describe('other tabs', () => {
  test('SES-04 logging off in one tab is sent to the other tabs', async () => {
    const tab = otherTab()
    const message = new Promise((resolve) => {
      tab.addEventListener('message', ({ data }) => resolve(data), { once: true })
    })
    const store = signedIn()
    expect(await message).toEqual({ token: 'abc', end: null })
    const nextMessage = new Promise((resolve) => {
      tab.addEventListener('message', ({ data }) => resolve(data), { once: true })
    })
    store.set(signOutAtom, 'loggedOff')
    expect(await nextMessage).toEqual({ token: null, end: 'loggedOff', email: null })
  })

  test('SES-04 a newly opened page uses the same channel', async () => {
    // Loaded anew, as after a reload: the channel stays open once a test has used it.
    const opened = (await import(/* @vite-ignore */ `./token.ts?load=${Date.now()}`)) as typeof Token
    const message = new Promise((resolve) => {
      otherTab().addEventListener('message', ({ data }) => resolve(data), { once: true })
    })
    createStore().set(opened.signInAtom, 'abc')
    expect(await message).toEqual({ token: 'abc', end: null })
  })

  test('SES-04 a tab that receives a log-off logs off as well, even if the cookie is not yet deleted', async () => {
    const store = signedIn()
    follow(store)
    otherTab().postMessage({ token: null, end: 'loggedOff' })
    await expect.poll(() => store.get(tokenAtom)).toBeNull()
    expect([store.get(sessionEndAtom), sessionStorage.getItem('token')]).toEqual(['loggedOff', null])
  })

  test('a tab that receives a sign-in takes over its session', async () => {
    const store = createStore()
    follow(store)
    otherTab().postMessage({ token: 'def', end: null })
    await expect.poll(() => store.get(tokenAtom)).toBe('def')
    expect(sessionStorage.getItem('token')).toBe('def')
  })

  test('SES-06 tabs share the e-mail address: an expired session leaves it in each tab, a log-off does not', async () => {
    const address = 'emma@voorbeeld.nl'
    const store = createStore()
    follow(store)
    const tab = otherTab()
    tab.postMessage({ token: 'def', end: null, email: address })
    await expect.poll(() => store.get(tokenAtom)).toBe('def')
    const message = new Promise((resolve) => {
      tab.addEventListener('message', ({ data }) => resolve(data), { once: true })
    })
    store.set(signOutAtom, 'expired')
    expect([store.get(expiredEmailAtom), await message]).toEqual([
      address,
      { token: null, end: 'expired', email: address },
    ])
    store.set(signInAtom, 'ghi')
    tab.postMessage({ token: null, end: 'expired', email: address })
    await expect.poll(() => store.get(expiredEmailAtom)).toBe(address)
    store.set(signInAtom, 'jkl', address)
    // Who is signed in was not expired.
    expect(store.get(expiredEmailAtom)).toBeNull()
    store.set(signOutAtom, 'loggedOff')
    expect(store.get(expiredEmailAtom)).toBeNull()
    store.set(signInAtom, 'mno')
    store.set(signOutAtom, 'expired')
    expect(store.get(expiredEmailAtom)).toBeNull()
    expect(
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), document.cookie]),
    ).not.toContain('emma')
  })

  test('SES-04 a tab that missed the message follows when it becomes visible', () => {
    const store = signedIn()
    follow(store)
    setCookie('token=; Path=/; Max-Age=0')
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(store.get(tokenAtom)).toBe('abc')
    hidden.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    expect([store.get(tokenAtom), store.get(sessionEndAtom)]).toEqual([null, 'loggedOff'])
    setCookie('token=def; Path=/')
    document.dispatchEvent(new Event('visibilitychange'))
    expect([store.get(tokenAtom), store.get(sessionEndAtom)]).toEqual(['def', null])
  })

  test.each([
    [true, null],
    [false, 'abc'],
  ])('SES-05 a page restored from the back/forward cache (%o) follows the cookie', (persisted, token) => {
    const store = signedIn()
    follow(store)
    setCookie('token=; Path=/; Max-Age=0')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
    expect(store.get(tokenAtom)).toBe(token)
  })

  test('after unsubscribing it no longer follows', async () => {
    const store = signedIn()
    store.set(subscribeToSessionAtom)()
    setCookie('token=; Path=/; Max-Age=0')
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    const listening = otherTab()
    const heard = new Promise((resolve) => {
      listening.addEventListener('message', resolve, { once: true })
    })
    otherTab().postMessage({ token: null, end: 'loggedOff' })
    await heard
    expect(store.get(tokenAtom)).toBe('abc')
  })
})

describe('SES-08 nothing in the tab outlives its session', () => {
  const leaveThings = (store: Store) => {
    sessionStorage.setItem('finishedRuns', '["a"]')
    store.set(showToastAtom, { tone: 'info', text: 'Uw afspraak is gemaakt.', isOnlyToast: true })
    return currentSessionEpoch()
  }
  const changes: [string, (store: Store) => void | Promise<void>][] = [
    ['logging off', (store) => store.set(signOutAtom, 'loggedOff')],
    ['an expired session', (store) => store.set(signOutAtom, 'expired')],
    ['signing in', (store) => store.set(signInAtom, 'def')],
    [
      'logging off in another tab',
      async (store) => {
        follow(store)
        otherTab().postMessage({ token: null, end: 'loggedOff' })
        await expect.poll(() => store.get(tokenAtom)).toBeNull()
      },
    ],
    [
      'signing in in another tab',
      async (store) => {
        follow(store)
        otherTab().postMessage({ token: 'def', end: null })
        await expect.poll(() => store.get(tokenAtom)).toBe('def')
      },
    ],
  ]

  test.each(changes)(
    'SES-08.2 SES-08.3 %s clears toasts and session storage, and starts a new session epoch',
    async (_name, change) => {
      const store = signedIn()
      const epoch = leaveThings(store)
      await change(store)
      expect([store.get(toastsAtom), store.get(unreadToastsAtom)]).toEqual([[], []])
      expect(Object.keys(sessionStorage).filter((key) => key !== 'token')).toEqual(['epoch'])
      expect(currentSessionEpoch()).not.toBe(epoch)
      expect(sessionStorage.getItem('epoch')).toBe(currentSessionEpoch())
    },
  )

  test('a reload preserves session epoch and storage while the session is the same', () => {
    const epoch = leaveThings(signedIn())
    const store = createStore()
    store.set(startSessionAtom)
    expect([currentSessionEpoch(), sessionStorage.getItem('finishedRuns'), store.get(tokenAtom)]).toEqual([
      epoch,
      '["a"]',
      'abc',
    ])
  })

  test('SES-08.3 a start with another session than the tab had starts a new epoch', () => {
    const epoch = leaveThings(signedIn())
    setCookie('token=other; Path=/')
    createStore().set(startSessionAtom)
    expect([
      currentSessionEpoch() === epoch,
      sessionStorage.getItem('finishedRuns'),
      sessionStorage.getItem('token'),
    ]).toEqual([false, null, 'other'])
  })
})

describe('a session without a cookie', () => {
  const refuseCookies = () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  }
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))
  const kinds: [string, string, () => void][] = [
    ['a token that is too long for a cookie', 'x'.repeat(4100), () => {}],
    ['a browser that refuses cookies', 'abc', refuseCookies],
    ['a token that a cookie would cut off', 'abc;def', () => {}],
  ]

  test.each(kinds)('%s: this tab stays signed in when it becomes visible', (_what, token, prepare) => {
    prepare()
    const store = createStore()
    follow(store)
    store.set(signInAtom, token)
    comeBack()
    expect([store.get(tokenAtom), store.get(isTabOnlyAtom), store.get(sessionEndAtom)]).toEqual([token, true, null])
  })

  test.each(kinds)('SES-02.2 %s: a new tab and a reload are signed out', (_what, token, prepare) => {
    prepare()
    createStore().set(signInAtom, token)
    const store = createStore()
    store.set(startSessionAtom)
    expect([store.get(tokenAtom), sessionStorage.getItem('token')]).toEqual([null, null])
  })

  test.each(kinds)(
    'SES-04 %s: another tab that receives it stays signed in too, and follows a log-off',
    async (_what, token, prepare) => {
      prepare()
      const store = createStore()
      follow(store)
      const tab = otherTab()
      tab.postMessage({ token, end: null, isTabOnly: true })
      await expect.poll(() => store.get(tokenAtom)).toBe(token)
      comeBack()
      expect(store.get(tokenAtom)).toBe(token)
      tab.postMessage({ token: null, end: 'loggedOff' })
      await expect.poll(() => store.get(tokenAtom)).toBeNull()
      expect([store.get(isTabOnlyAtom), sessionStorage.getItem('token')]).toEqual([false, null])
    },
  )

  test.each(kinds)('SES-05 %s: a page restored from the back/forward cache is signed out', (_what, token, prepare) => {
    prepare()
    const store = createStore()
    follow(store)
    store.set(signInAtom, token)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(store.get(tokenAtom)).toBeNull()
  })

  test('does not restore the cookie of an earlier session', () => {
    const store = signedIn()
    follow(store)
    const token = 'x'.repeat(4100)
    store.set(signInAtom, token)
    comeBack()
    expect([store.get(tokenAtom), document.cookie]).toEqual([token, expect.not.stringContaining('token=')])
  })

  test('is replaced by a session with a cookie from another tab', () => {
    const store = createStore()
    follow(store)
    store.set(signInAtom, 'x'.repeat(4100))
    setCookie('token=def; Path=/')
    comeBack()
    expect([store.get(tokenAtom), store.get(isTabOnlyAtom)]).toEqual(['def', false])
  })

  test('does not apply where the cookie is accepted, so that its end is followed', () => {
    expect(signedIn().get(isTabOnlyAtom)).toBe(false)
  })
})
