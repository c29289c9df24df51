import type { Page } from '@playwright/test'
import { planned } from './appointment-steps.ts'
import { chooseMode, chooseTime, complete, expectStep, next, startBooking, startMoving } from './booking-steps.ts'
import { expect, test } from './journey.ts'
import { expectMessage } from './message-steps.ts'

/** Nothing reaches past the sides, so nothing has to be scrolled to. */
async function expectFits(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    scrollTo(1000, scrollY)
    return { scrollWidth, moved: scrollX, clientWidth }
  })).toEqual({ scrollWidth: 320, moved: 0, clientWidth: 320 })
}

for (const size of ['Normaal', 'Groter']) {
  test.describe(`at 320 px with text ${size.toLowerCase()}`, () => {
    test.use({ viewport: { width: 320, height: 640 } })

    test('APP-07 booking, moving and cancelling fit without scrolling sideways', async ({ page, patient, signIn, journey, desk }) => {
      const made = await patient('nothing-planned')
      await signIn(page, made)
      await page.getByRole('button', { name: /^Rust/ }).click()
      await page.getByRole('radio', { name: size, exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('data-text-size', size === 'Groter' ? 'larger' : 'normal')
      await expectFits(page)
      await page.keyboard.press('Escape')
      await expectFits(page)
      await startBooking(page)
      await expectFits(page)
      await journey.checkAxe(page)
      await chooseMode(page, 'Via video')
      await next(page).click()
      await expectMessage(page, 'Kies eerst een dag en een tijd.')
      await expectFits(page)
      await chooseTime(page)
      await expectFits(page)
      await journey.checkAxe(page)
      const days = await page.getByRole('grid').getByRole('button').evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)))
      expect(Math.min(...days)).toBeGreaterThanOrEqual(44)
      const columns = await page.getByRole('columnheader').evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().left)))
      expect(new Set(columns).size).toBe(7)
      await next(page).click()
      await expectStep(page, 'confirm')
      await expectFits(page)
      await journey.checkAxe(page)
      await desk.arm(made.email, 'addConsult', { kind: 'status', status: 412 })
      journey.expectFailure(/\/addConsult$/, 412)
      await complete(page).click()
      await expectMessage(page, 'U heeft al een afspraak. U kunt die afspraak verzetten of afzeggen.')
      await expectFits(page)
      await complete(page).click()
      await expect(planned(page)).toHaveCount(1)
      await expectFits(page)
      await page.goto('/dashboard')
      await expect(planned(page)).toHaveCount(1)
      await expectFits(page)
      await startMoving(page)
      await expectFits(page)
      await page.getByRole('link', { name: 'Sluiten' }).click()
      await page.getByRole('button', { name: /^Afzeggen: / }).click()
      await expect(page.getByRole('textbox', { name: 'Opmerking' })).toBeVisible()
      await expectFits(page)
      await journey.checkAxe(page)
    })
  })
}

test('APP-07 a screen counts as a phone below 640 px', async ({ page, patient, signIn }) => {
  await signIn(page, await patient('nothing-planned'))
  await startBooking(page)
  await chooseMode(page, 'Via video')
  const month = page.getByRole('grid')
  await expect(month).toBeVisible()
  // On a phone the calendar runs from edge to edge.
  const share = async (): Promise<number> => ((await month.boundingBox())?.width ?? 0) / (page.viewportSize()?.width ?? 1)
  await page.setViewportSize({ width: 639, height: 800 })
  await expect.poll(share).toBeGreaterThan(0.98)
  await page.setViewportSize({ width: 640, height: 800 })
  await expect.poll(share).toBeLessThan(0.92)
})
