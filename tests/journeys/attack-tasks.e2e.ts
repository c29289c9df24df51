import type { Locator, Page } from '@playwright/test'
import { extended } from '../support/extended.ts'
import { expect, test } from './journey.ts'
import { restButton } from './view-steps.ts'

interface Cost {
  presses: number
  scrolls: number
  words: number
}

/** What stands in the window from its top down to the foot of `target`, which is scrolled to as a patient would. */
async function find(page: Page, target: Locator): Promise<{ scrolls: number; read: string[] }> {
  await expect(target).toBeVisible()
  const foot = () => target.evaluate((element) => element.getBoundingClientRect().bottom)
  const read: string[] = []
  let scrolls = 0
  for (;;) {
    const bottom = await foot()
    read.push(
      ...(await page.locator('main').evaluate(
        (main, until) => {
          const words: string[] = []
          const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            const range = document.createRange()
            range.selectNodeContents(node)
            const { top, bottom: end, width } = range.getBoundingClientRect()
            if (width > 1 && top >= 0 && end <= until)
              words.push(...(node.textContent ?? '').split(/\s+/).filter(Boolean))
          }
          return words
        },
        Math.min(bottom, 844) + 1,
      )),
    )
    if (bottom <= 844) return { scrolls, read }
    await page.mouse.wheel(0, 700)
    scrolls += 1
    await expect.poll(foot).toBeLessThan(bottom)
  }
}

/** What a patient must find to be done, the last of which may only be read. */
type Task = (page: Page) => readonly { target: Locator; isRead?: boolean }[]

const main = (page: Page) => page.getByRole('main')
const link = (page: Page, name: string | RegExp) =>
  main(page).getByRole('link', { name, exact: typeof name === 'string' })
const atRest: Readonly<Record<string, Task>> = {
  'see when the appointment is': (page) => [{ target: main(page).getByRole('time').first(), isRead: true }],
  'call the clinic': (page) => [{ target: link(page, 'Bellen') }],
  'hear whether it answers now': (page) => [{ target: main(page).getByText(/^Nu (?:open|dicht)/), isRead: true }],
  'read the new message': (page) => [{ target: link(page, 'Bericht lezen') }],
  'read how to use a medicine': (page) => [{ target: link(page, /^Sumatriptan/).first() }],
  'ask for a repeat': (page) => [
    {
      target: main(page)
        .getByRole('button', { name: /^Herhaling vragen/ })
        .first(),
    },
    { target: page.getByRole('button', { name: 'Versturen', exact: true }) },
  ],
}

test(
  'BLOCK-11.1 with Rust on, tasks during an attack take few presses, hardly any scrolling and few words',
  { tag: extended },
  async ({ page, patient, signIn }, info) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, await patient('everything'))
    await expect(restButton(page)).toBeVisible()
    await restButton(page).click()
    const total: Cost = { presses: 1, scrolls: 0, words: 0 }
    const seen = new Set<string>()
    for (const [name, task] of Object.entries(atRest)) {
      const cost: Cost = { presses: 0, scrolls: 0, words: 0 }
      for (const { target, isRead } of task(page)) {
        const { scrolls, read } = await find(page, target)
        cost.scrolls += scrolls
        // What was read on this screen before is known.
        const fresh = read.filter((word) => !seen.has(word))
        cost.words += fresh.length
        for (const word of fresh) seen.add(word)
        if (isRead) continue
        cost.presses += 1
        if (!(await target.evaluate((element) => element instanceof HTMLAnchorElement && element.protocol === 'tel:')))
          await target.click()
      }
      info.annotations.push({ type: 'cost', description: `${name}: ${JSON.stringify(cost)}` })
      for (const part of ['presses', 'scrolls', 'words'] as const) total[part] += cost[part]
      await page.goto('/dashboard')
      await expect(page.getByRole('button', { name: /^Alles tonen/ })).toBeVisible()
    }
    info.annotations.push({ type: 'cost', description: JSON.stringify(total) })
    expect(total.presses).toBeLessThanOrEqual(8)
    expect(total.scrolls).toBeLessThanOrEqual(1)
    expect(total.words).toBeLessThanOrEqual(120)
  },
)
