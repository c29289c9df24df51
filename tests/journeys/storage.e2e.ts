import { expect, test } from './journey.ts'
import { openLogin } from './sign-in-steps.ts'
import { everythingKept } from './storage-steps.ts'

test('SES-03 the check of browser storage finds a word in each kind of storage', async ({ page }) => {
  await openLogin(page)
  const places = await page.evaluate(async () => {
    const writers: Record<string, (word: string) => unknown> = {
      cookie: (word) => {
        document.cookie = `kanarie=${word}; Max-Age=60`
      },
      localStorage: (word) => localStorage.setItem('kanarie', word),
      sessionStorage: (word) => sessionStorage.setItem('kanarie', word),
      history: (word) => history.replaceState({ kanarie: word }, ''),
      address: (word) => history.replaceState(history.state, '', `#${word}`),
      title: (word) => {
        document.title = word
      },
      page: (word) => {
        document.body.dataset.kanarie = word
      },
      performance: (word) => performance.mark(word),
      cache: async (word) => (await caches.open('kanarie')).put('/kanarie', new Response(word)),
      database: (word) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('kanarie')
          opening.addEventListener('upgradeneeded', () =>
            opening.result.createObjectStore('kanarie').put(word, 'kanarie'),
          )
          opening.addEventListener('success', () => {
            opening.result.close()
            resolve()
          })
        }),
    }
    for (const [place, write] of Object.entries(writers)) await write(`kanarie-${place}`)
    return Object.keys(writers)
  })
  const kept = await everythingKept(page)
  expect(places.filter((place) => !kept.includes(`kanarie-${place}`))).toEqual([])
  expect(kept).not.toContain('kanarie-nowhere')
})
