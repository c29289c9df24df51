import type { Page } from '@playwright/test'
import { journeyStandInOrigin } from '../support/ports.ts'
import type { TestAdmin } from '../support/test-admin.ts'
import { registerByKeyboard } from './account-steps.ts'
import { expect, type Journey } from './journey.ts'
import { pointersOn, press } from './keyboard-steps.ts'
import { expectDone } from './message-steps.ts'
import { answerAllByKeyboard, confirm } from './questionnaire-steps.ts'

/** In the dark the portal asks one question at a time on a phone. */
export const phoneInTheDark = { viewport: { width: 320, height: 640 }, colorScheme: 'dark' } as const

/** Some sixty screens, in ms. */
export const longWay = 300_000

/** From no account at all to an onboarded patient; `chosen` are the answers that decide which intake comes, of so many `questions`. */
export async function onboardByKeyboard(
  { page, testAdmin, journey }: { page: Page; testAdmin: TestAdmin; journey: Journey },
  chosen: Readonly<Record<string, string>>,
  questions: number,
): Promise<void> {
  journey.allowOrigin(journeyStandInOrigin)
  const pointers = await pointersOn(page)
  await registerByKeyboard(page, testAdmin)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'calm-dark')

  await press(page, page.getByRole('button', { name: 'Beginnen' }))
  await press(page, page.getByRole('checkbox'), 'Space')
  await press(page, page.getByRole('button', { name: 'Beginnen' }))
  await press(page, page.getByRole('button', { name: 'Goedkeuren', exact: true }))
  await expect(page).toHaveURL('/dashboard')

  await press(page, page.getByRole('button', { name: 'Beginnen' }))
  await expect(page.getByText('Vraag 1 van 4')).toBeVisible()
  expect(await answerAllByKeyboard(page, chosen)).toBeGreaterThan(15)
  await press(page, page.getByRole('checkbox', { name: /Ik ga akkoord/ }), 'Space')
  await press(page, confirm(page))
  await expectDone(page, 'Uw algemene vragenlijst is verstuurd.')

  await press(page, page.getByRole('button', { name: 'Beginnen' }))
  await expect(page.getByRole('heading', { level: 1, name: `Stap 1 van ${questions}` })).toBeVisible()
  expect(await answerAllByKeyboard(page)).toBeGreaterThan(questions)
  await press(page, confirm(page))
  await expectDone(page, 'Uw medische vragenlijst is verstuurd.')
  await expect(page.getByRole('button', { name: 'Afspraak maken' })).toBeVisible()
  expect(pointers).toEqual([])
}
