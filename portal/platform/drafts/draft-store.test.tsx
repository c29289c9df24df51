import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { draftsInDatabase as inDatabase } from '#tests/support/drafts-in-database.ts'
import type * as DraftStore from './draft-store.ts'

const emma = { email: 'emma@voorbeeld.nl', token: 'first' }
const jan = { email: 'jan@voorbeeld.nl', token: 'second' }
const remark = 'Ik heb een aanval en lig in het donker.'

let loads = 0
/** Imports the module again, as after a reload: with empty memory. */
const load = (): Promise<typeof DraftStore> =>
  import(/* @vite-ignore */ `./draft-store.ts?load=${++loads}`) as Promise<typeof DraftStore>

/** Advances the clock by a number of hours. */
const laterBy = (hours: number) => {
  const now = Date.now() + hours * 3_600_000
  vi.spyOn(Date, 'now').mockReturnValue(now)
}

beforeEach(async () => {
  await (await load()).wipeDrafts()
})

describe('SES-06 a draft that is not sent', () => {
  test('SES-06.1 is restored after a reload and after the next sign-in of the same patient, also with another notation of the e-mail address', async () => {
    const before = await load()
    await before.claimDrafts(emma)
    await before.draftsOf('first').write('cancel 7', remark)
    const after = await load()
    expect(await after.draftsOf('first').read('cancel 7')).toBe(remark)
    await after.claimDrafts({ email: ' Emma@Voorbeeld.nl', token: 'third' })
    expect(await after.draftsOf('third').read('cancel 7')).toBe(remark)
  })

  test('belongs to one key, has the last text typed, and is deleted when it is sent', async () => {
    const { claimDrafts, draftsOf } = await load()
    await claimDrafts(emma)
    const drafts = draftsOf('first')
    void drafts.write('cancel 7', 'Ik')
    void drafts.write('cancel 7', remark)
    expect(await drafts.read('cancel 7')).toBe(remark)
    expect(await drafts.read('cancel 8')).toBeUndefined()
    await drafts.remove('cancel 7')
    expect(await drafts.read('cancel 7')).toBeUndefined()
  })

  test('replaces another draft in one transaction, and no other', async () => {
    const { claimDrafts, draftsOf } = await load()
    await claimDrafts(emma)
    const drafts = draftsOf('first')
    await drafts.write('reply 7', remark)
    await drafts.write('reply 8', remark)
    await drafts.write('outgoing 7', { words: remark }, 'reply 7')
    expect(await drafts.read('outgoing 7')).toEqual({ words: remark })
    expect(await drafts.read('reply 7')).toBeUndefined()
    expect(await drafts.read('reply 8')).toBe(remark)
  })

  test('SES-06.2 is encrypted in the database, as are its owner and key; and no script can export the keys', async () => {
    const { claimDrafts, draftsOf } = await load()
    await claimDrafts(emma)
    await draftsOf('first').write('cancel 7', remark)
    const file = new TextEncoder().encode(remark).buffer
    await draftsOf('first').write('cancel 7 file', file)
    expect(await draftsOf('first').read('cancel 7 file')).toEqual(file)
    const kept = await inDatabase()
    expect(kept).toContain('vault')
    for (const secret of [remark, 'aanval', emma.email, 'first', 'cancel']) expect(kept).not.toContain(secret)
    const exported = vi.spyOn(crypto.subtle, 'generateKey')
    await claimDrafts(jan)
    expect(exported.mock.calls.map(([, isExtractable]) => isExtractable)).toEqual([false, false])
  })
})

describe('SES-06 drafts of an expired session', () => {
  const leave = async () => {
    const drafts = await load()
    await drafts.claimDrafts(emma)
    await drafts.draftsOf('first').write('cancel 7', remark)
    return drafts
  }
  const whatEmmaFinds = async () => {
    const { claimDrafts, draftsOf } = await load()
    await claimDrafts({ ...emma, token: 'third' })
    return draftsOf('third').read('cancel 7')
  }

  test.each([
    [23.9, remark],
    [24.1, undefined],
  ])('SES-06.4 after %d of 24 hours the patient finds %o', async (hours, found) => {
    const { expireDrafts } = await leave()
    await expireDrafts(24)
    laterBy(hours)
    expect(await whatEmmaFinds()).toBe(found)
  })

  test('SES-06.4 are deleted when the portal is opened after their expiry, and a start in between does not extend it', async () => {
    const { expireDrafts } = await leave()
    await expireDrafts(24)
    laterBy(20)
    await (await load()).expireDrafts(24)
    expect(await inDatabase()).toContain('vault')
    laterBy(5)
    await (await load()).expireDrafts(24)
    expect(await inDatabase()).toBe('[[],[]]')
  })

  test.each([
    [29, remark],
    [31, undefined],
  ])('SES-06.5 expire with the cookie too: after %i days the patient finds %o', async (days, found) => {
    await leave()
    laterBy(days * 24)
    expect(await whatEmmaFinds()).toBe(found)
  })
})

describe('MSG-07 a session restored from the cookie', () => {
  test('MSG-07.2 continues with the drafts of its sign-in', async () => {
    await (await load()).claimDrafts(emma)
    const { resumeDrafts, draftsOf } = await load()
    resumeDrafts('first')
    await draftsOf('first').write('cancel 7', remark)
    await (await load()).claimDrafts({ ...emma, token: 'third' })
    expect(await (await load()).draftsOf('third').read('cancel 7')).toBe(remark)
  })

  test('MSG-07.2 stores drafts even when the browser deleted the database; without a known owner they are deleted with the session', async () => {
    const { resumeDrafts, draftsOf, areDraftsOnDevice } = await load()
    resumeDrafts('first')
    expect(await draftsOf('first').read('cancel 7')).toBeUndefined()
    expect(await inDatabase()).toBe('[[],[]]')
    await draftsOf('first').write('cancel 7', remark)
    expect(areDraftsOnDevice()).toBe(true)
    const after = await load()
    after.resumeDrafts('first')
    expect(await after.draftsOf('first').read('cancel 7')).toBe(remark)
    expect([await after.expireDrafts(24), await inDatabase()]).toEqual([null, '[[],[]]'])
  })

  test('that never ended leaves no drafts for the next', async () => {
    const { resumeDrafts, draftsOf, claimDrafts } = await load()
    resumeDrafts('first')
    await draftsOf('first').write('cancel 7', remark)
    await claimDrafts(jan)
    expect([await draftsOf('first').read('cancel 7'), await draftsOf('second').read('cancel 7')]).toEqual([
      undefined,
      undefined,
    ])
  })

  test('MSG-07.4 MSG-07.6 stores drafts on the page when the database belongs to another patient, whose drafts stay; this is reported, and log-off deletes them', async () => {
    await (await load()).claimDrafts(jan)
    const { resumeDrafts, draftsOf, areDraftsOnDevice, subscribeToDraftsStorage, wipeDrafts } = await load()
    const states: boolean[] = []
    onTestFinished(subscribeToDraftsStorage(() => states.push(areDraftsOnDevice())))
    resumeDrafts('first')
    const before = await inDatabase()
    await draftsOf('first').write('cancel 7', remark)
    expect([await draftsOf('first').read('cancel 7'), states.at(-1), await inDatabase()]).toEqual([
      remark,
      false,
      before,
    ])
    await wipeDrafts()
    await draftsOf('first').write('cancel 7', remark)
    expect(await draftsOf('first').read('cancel 7')).toBeUndefined()
  })
})

test('PWA-05.3 draftsSettled resolves when all writes are done', async () => {
  const { claimDrafts, draftsSettled, draftsOf } = await load()
  const kept: string[] = []
  const note = async (what: string, work: Promise<void>) => {
    await work
    kept.push(what)
  }
  void note('claimed', claimDrafts(emma))
  void note('written', draftsOf('first').write('cancel 7', remark))
  await draftsSettled()
  expect(kept).toEqual(['claimed', 'written'])
})

describe('SES-06 drafts of another patient', () => {
  test('SES-06.3 are deleted when the next patient signs in', async () => {
    const { claimDrafts, draftsOf } = await load()
    await claimDrafts(emma)
    await draftsOf('first').write('cancel 7', remark)
    await claimDrafts(jan)
    expect(await draftsOf('second').read('cancel 7')).toBeUndefined()
    await claimDrafts(emma)
    expect(await draftsOf('first').read('cancel 7')).toBeUndefined()
  })

  test('SES-06.3 cannot be read or written by a session that has not claimed them', async () => {
    const { claimDrafts, draftsOf } = await load()
    await claimDrafts(emma)
    await draftsOf('first').write('cancel 7', remark)
    const stranger = draftsOf('second')
    expect(await stranger.read('cancel 7')).toBeUndefined()
    await stranger.write('cancel 7', 'Iets anders')
    await stranger.remove('cancel 7')
    expect(await draftsOf('first').read('cancel 7')).toBe(remark)
  })

  test('SES-06.3 are not stored when written after the next patient signed in', async () => {
    const { claimDrafts, draftsOf } = await load()
    await claimDrafts(emma)
    await claimDrafts(jan)
    await draftsOf('first').write('cancel 7', remark)
    await claimDrafts({ ...emma, token: 'third' })
    expect(await draftsOf('third').read('cancel 7')).toBeUndefined()
  })
})

test('SES-03.3 log-off deletes all drafts and keys, also those still being written', async () => {
  const { claimDrafts, draftsOf, wipeDrafts } = await load()
  await claimDrafts(emma)
  void draftsOf('first').write('cancel 7', remark)
  await wipeDrafts()
  await draftsOf('first').write('cancel 7', remark)
  expect(await inDatabase()).toBe('[[],[]]')
})

describe('when the device cannot store drafts', () => {
  const refusals: [string, () => void][] = [
    [
      'because storage is off',
      () => {
        vi.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('off', 'SecurityError')
        })
      },
    ],
    [
      'because a key cannot be stored',
      () => {
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
          throw new DOMException('no keys', 'DataCloneError')
        })
      },
    ],
    [
      'because the disk is full',
      () => {
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError')
        })
      },
    ],
  ]

  test.each(refusals)('MSG-07.6 drafts exist as long as the page, %s', async (_why, refuse) => {
    const { claimDrafts, draftsOf, wipeDrafts } = await load()
    refuse()
    await claimDrafts(emma)
    await draftsOf('first').write('cancel 6', remark)
    await draftsOf('first').write('cancel 7', remark, 'cancel 6')
    await claimDrafts({ ...emma, token: 'third' })
    expect(await draftsOf('third').read('cancel 7')).toBe(remark)
    expect(await draftsOf('third').read('cancel 6')).toBeUndefined()
    await claimDrafts(jan)
    expect(await draftsOf('second').read('cancel 7')).toBeUndefined()
    await wipeDrafts()
  })

  test('a database that does not answer does not delay signing in, and drafts exist as long as the page', async () => {
    const { claimDrafts, draftsOf } = await load()
    vi.useFakeTimers()
    vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest)
    const claimed = claimDrafts(emma)
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    vi.runAllTimers()
    vi.useRealTimers()
    await claimed
    await draftsOf('first').write('cancel 7', remark)
    expect(await draftsOf('first').read('cancel 7')).toBe(remark)
  })

  test('a disk that becomes full loses only what does not fit, and log-off still clears the database', async () => {
    const { claimDrafts, draftsOf, wipeDrafts } = await load()
    await claimDrafts(emma)
    await draftsOf('first').write('cancel 7', remark)
    refusals[2]?.[1]()
    await draftsOf('first').write('cancel 8', remark)
    expect(await draftsOf('first').read('cancel 8')).toBe(remark)
    vi.restoreAllMocks()
    await wipeDrafts()
    expect(await draftsOf('first').read('cancel 8')).toBeUndefined()
    expect(await inDatabase()).toBe('[[],[]]')
  })

  test('MSG-07.4 MSG-07.6 when storage fails after a reload, new drafts exist as long as the page, and log-off deletes them', async () => {
    await (await load()).claimDrafts(emma)
    const { draftsOf, wipeDrafts } = await load()
    expect(await draftsOf('first').read('cancel 7')).toBeUndefined()
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('gone', 'InvalidStateError')
    })
    await draftsOf('first').write('cancel 7', remark)
    expect(await draftsOf('first').read('cancel 7')).toBe(remark)
    await wipeDrafts()
    await draftsOf('first').write('cancel 7', remark)
    expect(await draftsOf('first').read('cancel 7')).toBeUndefined()
  })

  test('a damaged draft is treated as missing', async () => {
    const { claimDrafts, draftsOf } = await load()
    await claimDrafts(emma)
    await draftsOf('first').write('cancel 7', remark)
    vi.spyOn(crypto.subtle, 'decrypt').mockRejectedValue(new DOMException('damaged', 'OperationError'))
    expect(await draftsOf('first').read('cancel 7')).toBeUndefined()
  })
})
