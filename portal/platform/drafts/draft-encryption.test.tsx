import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { claimDrafts, draftsOf, wipeDrafts } from './draft-store.ts'

const remark = 'Ik heb een aanval en lig in het donker.'
async function openDatabase(): Promise<IDBDatabase> {
  const opened = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('portal')
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No database.')))
  })
  onTestFinished(() => opened.close())
  return opened
}

interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

/** The encrypted drafts in the database, with their keys. */
async function sealed(): Promise<{ store: IDBObjectStore; entries: [IDBValidKey, Sealed][] }> {
  const store = (await openDatabase()).transaction('drafts', 'readwrite').objectStore('drafts')
  const entries: [IDBValidKey, Sealed][] = []
  await new Promise<void>((resolve) => {
    const request = store.openCursor()
    request.addEventListener('success', () => {
      const cursor = request.result
      if (!cursor) return resolve()
      if (cursor.key !== 'vault') entries.push([cursor.key, cursor.value as Sealed])
      cursor.continue()
    })
  })
  return { store, entries }
}

beforeEach(wipeDrafts)

describe('SES-06.2 a stored draft can only be decrypted unchanged', () => {
  const other = 'Dit staat bij een andere afspraak.'
  const write = async () => {
    await claimDrafts({ email: 'emma@voorbeeld.nl', token: 'first' })
    const drafts = draftsOf('first')
    await drafts.write('cancel 7', remark)
    await drafts.write('cancel 8', other)
    return { drafts, readAll: async () => [await drafts.read('cancel 7'), await drafts.read('cancel 8')] }
  }

  test('an unchanged draft is decrypted', async () => {
    expect(await (await write()).readAll()).toEqual([remark, other])
  })

  test('a draft with one bit of its data or IV changed is not decrypted', async () => {
    const { readAll } = await write()
    const {
      store,
      entries: [[words, one], [start, two]],
    } = (await sealed()) as { store: IDBObjectStore; entries: [[IDBValidKey, Sealed], [IDBValidKey, Sealed]] }
    new Uint8Array(one.data)[0]! ^= 1
    two.iv[0]! ^= 1
    store.put(one, words)
    store.put(two, start)
    expect(await readAll()).toEqual([undefined, undefined])
  })

  test("two drafts under each other's key are not decrypted", async () => {
    const { readAll } = await write()
    const {
      store,
      entries: [[first, one], [second, two]],
    } = (await sealed()) as { store: IDBObjectStore; entries: [[IDBValidKey, Sealed], [IDBValidKey, Sealed]] }
    store.put(one, second)
    store.put(two, first)
    expect(await readAll()).toEqual([undefined, undefined])
  })

  test('the same text is encrypted differently each time: no IV is reused', async () => {
    const { drafts } = await write()
    await drafts.write('cancel 8', remark)
    const before = (await sealed()).entries
    await drafts.write('cancel 7', remark)
    const after = (await sealed()).entries
    const looks = [...before, ...after].map(([, { iv, data }]) => ({
      iv: iv.join(),
      data: new Uint8Array(data).join(),
    }))
    expect([new Set(looks.map(({ iv }) => iv)).size, new Set(looks.map(({ data }) => data)).size]).toEqual([3, 3])
  })
})
