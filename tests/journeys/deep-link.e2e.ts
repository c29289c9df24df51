import { expect, test } from './journey.ts'
import { extended } from '../support/extended.ts'

test(
  'ACC-12.2 an unknown prescription or letter is not found, by deep link and after a reload',
  { tag: extended },
  async ({ page, patient, signIn, journey }) => {
    journey.expectFailure(/document\/get$/, 495)
    await signIn(page, await patient('documents'))
    for (const [address, name] of [
      ['/prescription/2147483647', 'Dit recept is er niet'],
      ['/document/2147483647', 'Deze brief is er niet'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page).toHaveURL(address)
    }
  },
)
