import { expect, test, type Page } from '@playwright/test'
import { showNothing, sound } from '../../catalogue/entries.ts'
import { pathTo, switchTo, untilDrawn } from '../../catalogue/preview.ts'
import { collectProblems } from './problems.ts'

/** WebKit refuses a hundred changes of the history in ten seconds, and the catalogue makes some for each story. */
const storiesPerLoad = 20

let page: Page
let problems: string[]
let shown = 0

// A test that failed gets a new worker, and with it a new page: what it logged would be taken for the next one's.
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage()
  problems = await collectProblems(page)
})
test.afterAll(() => page.close())

async function show(story: string): Promise<void> {
  if (shown % storiesPerLoad === 0) await page.goto(`${process.env.ENGINE_CATALOGUE}${pathTo(story, 'standard')}`)
  else await switchTo(page, story)
  shown += 1
  await untilDrawn(page, story)
}

const isEmpty = (): Promise<boolean> =>
  page.evaluate(() => {
    const drawn = document.querySelectorAll(
      ['svg', 'canvas', 'img', 'input'].map((name) => `#storybook-root ${name}`).join(),
    )
    const isDrawn = [...drawn].some((element) => element.getClientRects().length > 0)
    return !isDrawn && document.body.innerText.trim() === ''
  })

for (const { id } of sound)
  test(id, async () => {
    await show(id)
    expect(problems).toEqual([])
    if (!showNothing.includes(id)) expect(await isEmpty()).toBe(false)
  })

test('an uncaught error, a rejection and a console error are recorded', async () => {
  await page.evaluate(() => {
    const { error } = console
    error('intended')
    void Promise.reject(new Error('intended'))
    setTimeout(() => {
      throw new Error('intended')
    })
  })
  await expect.poll(() => problems.length).toBe(3)
})
