import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { themes } from '../../../design-system/tokens/theme.ts'
import { axeViolations } from '../../support/axe.ts'
import { readReport, writeReport, type Finding } from '../review-report.ts'
import { serveReview } from './review-server.ts'
import { writeSampleReport } from './sample-report.ts'
import { extended } from '../../support/extended.ts'

const test = base.extend<{ review: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern.
  review: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'review-'))
    writeSampleReport(folder)
    const accept = (accepted: readonly Finding[]): Promise<void> => {
      const report = readReport(folder)
      const isAccepted = (finding: Finding): boolean => accepted.some(({ picture }) => picture === finding.picture)
      if (report)
        writeReport(
          {
            ...report,
            findings: report.findings.map((one) => (isAccepted(one) ? { ...one, decision: 'accepted' } : one)),
          },
          folder,
        )
      return Promise.resolve()
    }
    const server = await serveReview(0, { folder, accept })
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    server.close()
    rmSync(folder, { recursive: true })
  },
})

test(
  'a change in three screenshots is reviewed and accepted once, by keyboard',
  { tag: extended },
  async ({ page, review }) => {
    await page.goto(review)
    await expect(page.getByText('3 changes in 5 pictures, 3 open')).toBeVisible()
    const first = page.getByRole('button', { name: /\+4 px high/ })
    await expect(first).toContainText('3 pictures')
    await expect(page.getByRole('img', { name: 'Approved' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('picture 2 of 3')).toBeVisible()
    await page.keyboard.press('a')
    await expect(first).toContainText('accepted')
    await page.keyboard.press('j')
    await page.keyboard.press('d')
    await expect(page.getByLabel('Comment')).toBeFocused()
    await page.keyboard.type('jak')
    await page.getByRole('button', { name: /Deny/ }).click()
    await expect(page.getByRole('navigation').locator('[aria-current=true]')).toContainText('denied')
    await page.reload()
    await expect(page.getByText('3 changes in 5 pictures, 1 open')).toBeVisible()
  },
)

test(
  'two screenshots can be compared by overlay, by marked pixels, and by a flicker while a button is held',
  { tag: extended },
  async ({ page, review }) => {
    await page.goto(review)
    await page.keyboard.press('2')
    const slider = page.getByRole('slider', { name: 'New picture' })
    const over = page.getByRole('img', { name: 'New', exact: true })
    await slider.fill('25')
    await expect(over).toHaveCSS('clip-path', 'inset(0px 75% 0px 0px)')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: /Flicker/ }).click()
    await expect(over).toHaveCSS('clip-path', 'inset(0px 100% 0px 0px)')
    const hold = page.getByRole('button', { name: 'Hold to see the new picture' })
    await hold.hover()
    await page.mouse.down()
    await expect(over).toHaveCSS('clip-path', 'inset(0px 0% 0px 0px)')
    await page.mouse.up()
    await expect(over).toHaveCSS('clip-path', 'inset(0px 100% 0px 0px)')
    await page.getByRole('button', { name: /Marked pixels/ }).click()
    await expect(page.getByText('320 pixels differ')).toBeVisible()
  },
)

test('a screenshot is shown at its own width, from its left edge', { tag: extended }, async ({ page, review }) => {
  await page.goto(review)
  for (const name of ['Approved', 'New']) {
    const image = page.getByRole('img', { name, exact: true })
    await expect(image).toHaveJSProperty('width', 120)
    await expect(image).toBeInViewport({ ratio: 0.5 })
  }
})

test('the review page meets WCAG A and AA in every theme', { tag: extended }, async ({ page, review }) => {
  await page.goto(review)
  for (const theme of themes) {
    await page.getByLabel('Theme').selectOption(theme)
    expect.soft(await axeViolations(page, { runOnly: ['wcag2a', 'wcag2aa'] }), theme).toEqual([])
  }
})
