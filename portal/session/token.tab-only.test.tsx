import { createStore } from 'jotai'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { followSessionAtom, isTabOnlyAtom, sessionEndAtom, signInAtom, startSessionAtom, tokenAtom } from './token.ts'

type Store = ReturnType<typeof createStore>

const setCookie = (text: string) => {
  document.cookie = text
}
const otherTab = () => {
  const tab = new BroadcastChannel('session')
  onTestFinished(() => tab.close())
  return tab
}
const follow = (store: Store) => onTestFinished(store.set(followSessionAtom))
const signedIn = () => {
  const store = createStore()
  store.set(signInAtom, 'abc')
  return store
}

beforeEach(() => {
  setCookie('token=; Path=/; Max-Age=0')
  sessionStorage.clear()
})

describe('a session that no cookie holds', () => {
  const refuseCookies = () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  }
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))
  const kinds: [string, string, () => void][] = [
    ['a token that is too long for one', 'x'.repeat(4100), () => {}],
    ['a browser that refuses cookies', 'abc', refuseCookies],
    ['a token that a cookie cuts off', 'abc;def', () => {}],
  ]

  test.each(kinds)('%s: this tab stays signed in when it is seen again', (_what, token, prepare) => {
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
    'SES-04 %s: a tab that was told of it stays signed in too, and logging off reaches it',
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

  test.each(kinds)(
    'SES-05 %s: a page that comes back out of the memory of the browser shows nothing more',
    (_what, token, prepare) => {
      prepare()
      const store = createStore()
      follow(store)
      store.set(signInAtom, token)
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      expect(store.get(tokenAtom)).toBeNull()
    },
  )

  test('the cookie of a session before it does not come back', () => {
    const store = signedIn()
    follow(store)
    const token = 'x'.repeat(4100)
    store.set(signInAtom, token)
    comeBack()
    expect([store.get(tokenAtom), document.cookie]).toEqual([token, expect.not.stringContaining('token=')])
  })

  test('gives way to a session that another tab got a cookie for', () => {
    const store = createStore()
    follow(store)
    store.set(signInAtom, 'x'.repeat(4100))
    setCookie('token=def; Path=/')
    comeBack()
    expect([store.get(tokenAtom), store.get(isTabOnlyAtom)]).toEqual(['def', false])
  })

  test('is none where the cookie is held, so that its end is followed', () => {
    expect(signedIn().get(isTabOnlyAtom)).toBe(false)
  })
})
