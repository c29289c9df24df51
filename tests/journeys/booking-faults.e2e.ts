import { expectResult, planned } from './appointment-steps.ts'
import { extended } from '../support/extended.ts'
import { chooseMode, chooseTimeAndGoOn, complete, freeDays, startBooking } from './booking-steps.ts'
import { expect, test } from './journey.ts'
import { expectFailure, inPage, noConnection, notLoaded } from './message-steps.ts'

test(
  'offline the calendar shows a message and loads when online again, and at the last step the choice waits for a connection',
  { tag: extended },
  async ({ page, context, atRest, patient, signIn, journey }) => {
    journey.expectFailure(/\/getSlots$/, 'no answer')
    journey.expectFailure(/\/addConsult$/, 'no answer')
    await signIn(page, await patient('nothing-planned'))
    await startBooking(page)
    await atRest()
    await context.setOffline(true)
    await chooseMode(page, 'Via video')
    await expectFailure(page, notLoaded)
    await context.setOffline(false)
    await expect(freeDays(page).first()).toBeVisible()
    await expect(inPage(page, notLoaded)).toHaveCount(0)
    const { time } = await chooseTimeAndGoOn(page)
    await atRest()
    await context.setOffline(true)
    await complete(page).click()
    await expectFailure(page, noConnection)
    await context.setOffline(false)
    await complete(page).click()
    await expectResult(page, 'Uw afspraak is gemaakt')
    await expect(planned(page)).toContainText(time)
  },
)
