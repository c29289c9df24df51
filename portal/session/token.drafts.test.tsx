import { createStore } from 'jotai'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { draftsInDatabase } from '#tests/support/drafts-in-database.ts'
import { areDraftsOnDevice, claimDrafts, draftsSettled, draftsOf, wipeDrafts } from '../platform/drafts/draft-store.ts'
import { defaultSettings, settingsAtom } from '../platform/settings.ts'
import { currentSessionEpoch } from './session-epoch.ts'
import {
  subscribeToSessionAtom,
  hasLostDraftsAtom,
  sessionEndAtom,
  signInAtom,
  signOutAtom,
  startSessionAtom,
  tokenAtom,
  type SessionEnd,
} from './token.ts'

type Store = ReturnType<typeof createStore>

const setCookie = (text: string) => {
  document.cookie = text
}
const tellFromOtherTab = (message: object) => {
  const tab = new BroadcastChannel('session')
  onTestFinished(() => tab.close())
  tab.postMessage(message)
}
const follow = (store: Store) => onTestFinished(store.set(subscribeToSessionAtom))
const signedIn = () => {
  const store = createStore()
  store.set(signInAtom, 'abc')
  return store
}
const typed = 'Ik ben ziek.'
/** Emma signs in with `token`, and types. */
const type = async (token: string) => {
  await claimDrafts({ email: 'emma@voorbeeld.nl', token })
  await draftsOf(token).write('cancel 7', typed)
}

beforeEach(() => {
  setCookie('token=; Path=/; Max-Age=0')
  sessionStorage.clear()
})

describe('SES-06 on a page that stays open after its session has expired', () => {
  const [minute, day] = [60_000, 24 * 3_600_000]
  const expire = async () => {
    await type('abc')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const store = signedIn()
    store.set(signOutAtom, 'expired')
    expect(store.get(hasLostDraftsAtom)).toBe(false)
    await draftsSettled()
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    return store
  }

  test('SES-06.4 drafts are deleted from the database when their time is over, and the page reports them lost', async () => {
    const store = await expire()
    store.set(signOutAtom, 'expired')
    await draftsSettled()
    expect([await draftsInDatabase(), vi.getTimerCount()]).toEqual([expect.stringContaining('vault'), 1])
    vi.advanceTimersByTime(day - minute)
    await draftsSettled()
    expect([await draftsInDatabase(), store.get(hasLostDraftsAtom)]).toEqual([expect.stringContaining('vault'), false])
    vi.advanceTimersByTime(minute)
    await draftsSettled()
    expect(await draftsInDatabase()).toBe('[[],[]]')
    await vi.waitFor(() => expect(store.get(hasLostDraftsAtom)).toBe(true))
  })

  const gone: [string, (store: Store) => void][] = [
    ['at its start', (store) => store.set(startSessionAtom)],
    [
      'when it comes back into view',
      (store) => {
        follow(store)
        document.dispatchEvent(new Event('visibilitychange'))
      },
    ],
  ]
  test.each(gone)('SES-06.4 drafts found %s without a cookie are deleted in time too', async (_when, find) => {
    await type('abc')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    find(createStore())
    await draftsSettled()
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    vi.advanceTimersByTime(day)
    await draftsSettled()
    expect(await draftsInDatabase()).toBe('[[],[]]')
  })

  test('SES-06.4 a draft time longer than the maximum delay of a timer uses that delay', async () => {
    await claimDrafts({ email: 'emma@voorbeeld.nl', token: 'abc' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const timer = vi.spyOn(globalThis, 'setTimeout')
    const store = signedIn()
    store.set(settingsAtom, { ...defaultSettings, draftHours: 30 * 24 })
    store.set(signOutAtom, 'expired')
    await draftsSettled()
    await vi.waitFor(() => expect(timer.mock.calls.map(([, delay]) => delay)).toContain(2 ** 31 - 1))
  })

  test('SES-06.1 a new session loses no drafts', async () => {
    const store = await expire()
    await claimDrafts({ email: 'emma@voorbeeld.nl', token: 'def' })
    store.set(signInAtom, 'def')
    vi.advanceTimersByTime(day)
    await draftsSettled()
    vi.advanceTimersByTime(day + minute)
    expect(await draftsOf('def').read('cancel 7')).toBe(typed)
  })

  test('drafts without a known owner are reported lost', async () => {
    await wipeDrafts()
    const store = signedIn()
    await draftsOf('abc').write('cancel 7', typed)
    store.set(signOutAtom, 'expired')
    await expect.poll(() => store.get(hasLostDraftsAtom)).toBe(true)
  })

  test('SES-03.3 after a log-off no drafts are reported lost, and no timer is left', async () => {
    await claimDrafts({ email: 'emma@voorbeeld.nl', token: 'abc' })
    const timer = vi.spyOn(globalThis, 'setTimeout')
    const store = signedIn()
    store.set(signOutAtom, 'loggedOff')
    await draftsSettled()
    expect([await draftsInDatabase(), store.get(hasLostDraftsAtom)]).toEqual(['[[],[]]', false])
    expect(timer.mock.calls.filter(([, delay]) => delay !== undefined && !(delay > 0))).toEqual([])
  })
})

describe('a session that continues', () => {
  test.each([
    ['new', null],
    ['reloaded', 'abc'],
  ])('SES-06 a %s tab with a cookie stores what is typed', async (_which, inTab) => {
    await wipeDrafts()
    if (inTab !== null) sessionStorage.setItem('token', inTab)
    setCookie('token=abc; Path=/')
    createStore().set(startSessionAtom)
    await draftsOf('abc').write('cancel 7', typed)
    expect(await draftsOf('abc').read('cancel 7')).toBe(typed)
  })

  test('SES-05 a tab that becomes visible in the same session continues it', async () => {
    await wipeDrafts()
    const store = signedIn()
    follow(store)
    const epoch = currentSessionEpoch()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(currentSessionEpoch()).toBe(epoch)
    await draftsOf('abc').write('cancel 7', typed)
    expect(await draftsOf('abc').read('cancel 7')).toBe(typed)
  })

  test('SES-06.1 a sign-in in another tab leaves the drafts typed there while the session lasts', async () => {
    await type('def')
    const store = createStore()
    follow(store)
    tellFromOtherTab({ token: 'def', end: null })
    await expect.poll(() => store.get(tokenAtom)).toBe('def')
    await draftsSettled()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 })
    expect(await draftsOf('def').read('cancel 7')).toBe(typed)
  })
})

describe('a session that ends', () => {
  test.each<[SessionEnd, unknown]>([
    ['loggedOff', undefined],
    ['expired', typed],
  ])('SES-03.3 SES-06.1 a session that %s leaves this draft: %o', async (end, left) => {
    await type('abc')
    signedIn().set(signOutAtom, end)
    expect(await draftsOf('abc').read('cancel 7')).toBe(left)
  })

  test.each<[SessionEnd, unknown]>([
    ['loggedOff', undefined],
    ['expired', typed],
  ])('SES-06.1 a session that %s in another tab leaves this draft here: %o', async (end, left) => {
    await type('abc')
    const store = signedIn()
    follow(store)
    tellFromOtherTab({ token: null, end })
    await expect.poll(() => store.get(sessionEndAtom)).toBe(end)
    expect(await draftsOf('abc').read('cancel 7')).toBe(left)
  })

  test('SES-06.1 an expired session leaves the draft in memory too, when the disk is full', async () => {
    onTestFinished(async () => {
      await claimDrafts({ email: 'bram@voorbeeld.nl', token: 'ghi' })
      await wipeDrafts()
    })
    await claimDrafts({ email: 'emma@voorbeeld.nl', token: 'abc' })
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await draftsOf('abc').write('cancel 7', typed)
    expect(areDraftsOnDevice()).toBe(false)
    signedIn().set(signOutAtom, 'expired')
    await claimDrafts({ email: 'emma@voorbeeld.nl', token: 'def' })
    expect(await draftsOf('def').read('cancel 7')).toBe(typed)
  })
})
