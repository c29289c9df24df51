import { beforeEach, describe, expect, test, vi } from 'vitest'
import { draftsInDatabase } from '#tests/support/drafts-in-database.ts'
import type * as DraftStore from './draft-store.ts'

const emma = { email: 'emma@voorbeeld.nl', token: 'first' }
const jan = { email: 'jan@voorbeeld.nl', token: 'second' }
const [earlier, later] = ['Ik heb een aanval en lig in het donker.', 'Het gaat nu iets beter.']
const nothing = '[[],[]]'

let loads = 0
/** Imports the module again, as after a reload: with empty memory. */
const load = (): Promise<typeof DraftStore> =>
  import(/* @vite-ignore */ `./draft-store.ts?load=end${++loads}`) as Promise<typeof DraftStore>

const laterBy = (hours: number) => {
  const now = Date.now() + hours * 3_600_000
  vi.spyOn(Date, 'now').mockReturnValue(now)
}

const fillDisk = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
const neverAnswer = () =>
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => new EventTarget() as IDBRequest)

/** A page on which Emma typed before and after the database failed; since then drafts are in memory. */
async function failingPage(): Promise<typeof DraftStore> {
  const drafts = await load()
  await drafts.claimDrafts(emma)
  await drafts.draftsOf('first').write('cancel 7', earlier)
  const failing = fillDisk()
  await drafts.draftsOf('first').write('cancel 8', later)
  failing.mockRestore()
  expect([drafts.areDraftsOnDevice(), (await draftsInDatabase()).match(/vault/g)?.length]).toEqual([false, 1])
  return drafts
}

/** Emma's drafts at her next sign-in, after a reload. */
async function whatEmmaFinds(): Promise<unknown> {
  const { claimDrafts, draftsOf } = await load()
  await claimDrafts({ ...emma, token: 'third' })
  return draftsOf('third').read('cancel 7')
}

beforeEach(async () => {
  await (await load()).wipeDrafts()
})

describe('SES-06 after a full disk, when another patient signs in', () => {
  test('SES-06.3 the drafts of the previous patient are deleted from the database, and the vault of the next is created', async () => {
    const { claimDrafts, draftsOf, areDraftsOnDevice } = await failingPage()
    await claimDrafts(jan)
    expect([
      areDraftsOnDevice(),
      await draftsOf('second').read('cancel 7'),
      await draftsOf('second').read('cancel 8'),
    ]).toEqual([true, undefined, undefined])
    expect(JSON.parse(await draftsInDatabase())).toMatchObject([['vault'], [expect.anything()]])
    expect(await whatEmmaFinds()).toBeUndefined()
  })

  test('SES-06.3 the drafts are deleted too when the disk is still full', async () => {
    const { claimDrafts, areDraftsOnDevice } = await failingPage()
    fillDisk()
    await claimDrafts(jan)
    expect([areDraftsOnDevice(), await draftsInDatabase()]).toEqual([false, nothing])
  })

  test('SES-06.1 the same patient finds the drafts on the page and, after a reload, those in the database', async () => {
    const { claimDrafts, draftsOf } = await failingPage()
    await claimDrafts({ ...emma, token: 'third' })
    expect([await draftsOf('third').read('cancel 7'), await draftsOf('third').read('cancel 8')]).toEqual([
      undefined,
      later,
    ])
    expect(await (await load()).draftsOf('third').read('cancel 7')).toBe(earlier)
  })

  test('the next patient finds their own drafts after a session that stored drafts only on the page', async () => {
    const before = await load()
    await before.claimDrafts(jan)
    await before.draftsOf('second').write('cancel 7', earlier)
    const { resumeDrafts, draftsOf, claimDrafts } = await load()
    resumeDrafts('first')
    await draftsOf('first').write('cancel 8', later)
    await claimDrafts({ ...jan, token: 'fourth' })
    expect([await draftsOf('fourth').read('cancel 7'), await draftsOf('fourth').read('cancel 8')]).toEqual([
      earlier,
      undefined,
    ])
  })
})

describe('SES-06.4 after a full disk, when the session expires', () => {
  test.each([
    [23.9, earlier],
    [24.1, undefined],
  ])('after %d of 24 hours the database returns %o to its patient', async (hours, found) => {
    const { expireDrafts } = await failingPage()
    await expireDrafts(24)
    laterBy(hours)
    expect(await whatEmmaFinds()).toBe(found)
  })

  test('when the disk is still full, so that no expiry can be stored, the database is emptied', async () => {
    const { expireDrafts } = await failingPage()
    fillDisk()
    await expireDrafts(24)
    expect(await draftsInDatabase()).toBe(nothing)
  })

  test('when the disk becomes full at that moment, the database is emptied too', async () => {
    const { claimDrafts, draftsOf, expireDrafts } = await load()
    await claimDrafts(emma)
    await draftsOf('first').write('cancel 7', earlier)
    fillDisk()
    expect([await expireDrafts(24), await draftsInDatabase()]).toEqual([null, nothing])
  })
})

test('SES-06 a database that does not answer does not block signing in or out', async () => {
  const { claimDrafts, draftsOf, expireDrafts, wipeDrafts } = await failingPage()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  neverAnswer()
  const done = Promise.all([
    expireDrafts(24),
    claimDrafts(jan),
    draftsOf('second').write('cancel 7', later),
    wipeDrafts(),
  ])
  for (let waits = 0; waits < 2; waits++) {
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    vi.runAllTimers()
  }
  await done
  vi.useRealTimers()
  expect(await draftsOf('second').read('cancel 7')).toBeUndefined()
})
