import type { Page } from '@playwright/test'
import { drawn, frame, inTurn, openPhone, slowestOf, type Measurement, type Given } from './phone.ts'

const text = 'Sinds een jaar of drie heb ik dit, en het wordt erger.'

/** Types into the field in focus; what each letter cost, in ms: its handlers, React’s work that follows at once, and the frame after it. */
export async function costOfTyping(page: Page, words: string): Promise<number[]> {
  await page.evaluate(() => {
    const costs: number[] = []
    let began = 0
    addEventListener(
      'keydown',
      () => {
        began = performance.now()
      },
      true,
    )
    addEventListener('input', () => {
      const handled = performance.now() - began
      requestAnimationFrame(() => {
        const drawing = performance.now()
        document.body.getBoundingClientRect()
        costs.push(handled + performance.now() - drawing)
      })
    })
    Object.assign(globalThis, { costs })
  })
  // A letter at a time, as a hand does; a letter that waits would count for two.
  for (const letter of words) {
    await page.keyboard.type(letter)
    await drawn(page)
  }
  return page.evaluate(() => (globalThis as unknown as { costs: number[] }).costs)
}

/** What one letter costs in the longest page of the migraine intake. */
export async function typing(given: Given): Promise<Measurement[]> {
  const { page } = await openPhone(given, await given.testAdmin.createPatient('general-done'))
  await page.goto(`${given.origin}/action/onboardMedicalQstrInfo`)
  await page.getByRole('button', { name: 'Beginnen' }).click()
  for (const field of await page.getByRole('textbox').all()) await field.fill('100')
  await page.getByRole('radio').first().click()
  await page.getByRole('button', { name: 'Volgende' }).click()
  await page.getByRole('heading', { level: 1, name: 'Uw aanvallen' }).waitFor()
  // Many rounds, as the browser slows a page down by stopping it for moments: these meet a letter in some rounds only.
  const { letters } = await inTurn(['letters'], 15, async () => {
    await page.getByRole('textbox').fill('')
    await page.getByRole('textbox').focus()
    return costOfTyping(page, text)
  })
  return [{ what: 'slowest letter in a questionnaire', value: slowestOf(letters), unit: 'ms', most: frame }]
}
