import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Everything the browser keeps for the portal, and everything the page shows, as one text to look for a secret in. */
export async function everythingKept(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const promised = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
      })
    const databaseContent = async (name: string): Promise<unknown[]> => {
      const database = await promised(indexedDB.open(name))
      const stores = [...database.objectStoreNames]
      const content = await Promise.all(
        stores.map((store) => promised(database.transaction(store).objectStore(store).getAll())),
      )
      database.close()
      return [name, stores, content]
    }
    const cacheContent = async (name: string): Promise<unknown[]> => {
      const cache = await caches.open(name)
      const responses = await cache.matchAll()
      return [
        name,
        (await cache.keys()).map(({ url }) => url),
        await Promise.all(responses.map((response) => response.text())),
      ]
    }
    return JSON.stringify([
      location.href,
      document.title,
      history.state,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      await Promise.all((await indexedDB.databases()).map(({ name = '' }) => databaseContent(name))),
      await Promise.all((await caches.keys()).map(cacheContent)),
      performance.getEntries().map((entry) => [entry.name, 'detail' in entry && entry.detail]),
      document.documentElement.outerHTML,
      Array.from(document.querySelectorAll('input, textarea'), (field) => 'value' in field && field.value),
    ])
  })
  return `${inPage}${JSON.stringify(await page.context().cookies())}`
}

/** What is typed or ticked is on the device a moment later, as it is sealed first: the keys, and one draft. */
export const expectKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open('portal')
            opening.addEventListener('success', () => {
              const counting = opening.result.transaction('drafts').objectStore('drafts').count()
              counting.addEventListener('success', () => {
                opening.result.close()
                resolve(counting.result)
              })
            })
          }),
      ),
    )
    .toBe(2)
