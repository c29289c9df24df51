import { planned } from './appointment-steps.ts'
import { extended } from '../support/extended.ts'
import { bodiesOf, chooseTime, complete, expectStep, modeOption, next, startBooking, times } from './booking-steps.ts'
import { expect, test } from './journey.ts'

test(
  'Back, Forward and reload preserve every choice, and after the booking they do not reopen the finished wizard',
  { tag: extended },
  async ({ page, patient, signIn, journey }) => {
    await signIn(page, await patient('nothing-planned'))
    await startBooking(page)
    await modeOption(page, 'Via de telefoon').click()
    await page.reload()
    await expect(modeOption(page, 'Via de telefoon')).toBeChecked()
    await next(page).click()
    await page.getByRole('button', { name: 'Volgende weken' }).click()
    const { day, time } = await chooseTime(page, 2)
    const isChosen = async (): Promise<void> => {
      await expect(page.getByRole('heading', { name: `Tijden op ${day}` })).toBeVisible()
      await expect(times(page).and(page.getByRole('radio', { checked: true }))).toHaveText(time)
    }
    await page.reload()
    await expectStep(page, 'time')
    await isChosen()
    await next(page).click()
    await expectStep(page, 'confirm')
    await page.reload()
    await expectStep(page, 'confirm')
    await expect(page.getByRole('main').getByRole('definition').first()).toContainText(time)
    await page.goBack()
    await expectStep(page, 'time')
    await isChosen()
    await page.goBack()
    await expect(modeOption(page, 'Via de telefoon')).toBeChecked()
    await page.goForward()
    await isChosen()
    await page.goForward()
    await expectStep(page, 'confirm')
    const sent = bodiesOf(page, 'addConsult')
    await complete(page).click()

    const list = async (): Promise<void> => {
      await expect(page).toHaveURL(/\/appointments$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Afspraken' })).toBeVisible()
      await expect(planned(page)).toHaveCount(1)
    }
    await list()
    expect(sent).toEqual([expect.objectContaining({ consultTypeId: 5 })])
    await page.goBack()
    await list()
    await page.reload()
    await page.goBack()
    await list()
    await page.goBack()
    await expect(page).toHaveURL(/\/dashboard$/)
    await journey.assertLoaded(page)
  },
)
