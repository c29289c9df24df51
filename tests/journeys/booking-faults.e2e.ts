import type { Page } from '@playwright/test'
import type { CallName, RecipeName } from '../support/desk.ts'
import { planned } from './appointment-steps.ts'
import { bodiesOf, chooseMode, chooseTimeAndGoOn, complete, expectStep, freeDays, startBooking, startMoving } from './booking-steps.ts'
import { expect, test } from './journey.ts'
import { expectDone, expectFailure, inPage, noConnection } from './message-steps.ts'

const ways: readonly { call: CallName; recipe: RecipeName; start: (page: Page) => Promise<void>; done: string }[] = [
  { call: 'addConsult', recipe: 'nothing-planned', start: startBooking, done: 'Uw afspraak is gemaakt.' },
  { call: 'moveConsult', recipe: 'planned-video', start: startMoving, done: 'Uw afspraak is verzet.' },
]
for (const { call, recipe, start, done } of ways) {
  test(`${call} meets a connection that breaks after the work was done: the same try again ends well, and once`, async ({ page, patient, signIn, journey, desk }) => {
    const { email, ...rest } = await patient(recipe)
    journey.expectFailure(new RegExp(`/${call}$`), 'no answer')
    await signIn(page, { email, ...rest })
    await start(page)
    await chooseMode(page, 'Via de telefoon')
    const { time } = await chooseTimeAndGoOn(page)
    await desk.arm(email, call, { kind: 'cut', after: true })
    const sent = bodiesOf(page, call)
    await complete(page).click()
    await expectFailure(page, noConnection)
    await expectStep(page, 'confirm')
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expectDone(page, done)
    expect(sent).toHaveLength(1)
    await expect(planned(page)).toHaveCount(1)
    await expect(planned(page)).toContainText(time)
  })
}

test('without a network the calendar says so and comes when there is one, and at the last step the choice waits for one', async ({ page, context, atRest, patient, signIn, journey }) => {
  journey.expectFailure(/\/getSlots$/, 'no answer')
  journey.expectFailure(/\/addConsult$/, 'no answer')
  await signIn(page, await patient('nothing-planned'))
  await startBooking(page)
  await atRest()
  await context.setOffline(true)
  await chooseMode(page, 'Via video')
  await expectFailure(page, noConnection)
  await context.setOffline(false)
  await expect(freeDays(page).first()).toBeVisible()
  await expect(inPage(page, noConnection)).toHaveCount(0)
  const { time } = await chooseTimeAndGoOn(page)
  await atRest()
  await context.setOffline(true)
  await complete(page).click()
  await expectFailure(page, noConnection)
  await context.setOffline(false)
  await complete(page).click()
  await expectDone(page, 'Uw afspraak is gemaakt.')
  await expect(planned(page)).toContainText(time)
})
