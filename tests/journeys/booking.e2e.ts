import { expectResult, planned } from './appointment-steps.ts'
import {
  bodiesOf,
  chooseMode,
  chooseTimeAndGoOn,
  complete,
  dayOf,
  expectStep,
  next,
  nextSlots,
  slotsOf,
  startBooking,
  timeOf,
  times,
} from './booking-steps.ts'
import { extended } from '../support/extended.ts'
import { expect, test } from './journey.ts'

test('BOOK-09.1 BOOK-09.2 BOOK-11.1 BOOK-12.1 BOOK-12.2 BOOK-18 BOOK-19.1 the chosen slot is shown, sent as it was offered, and booked', async ({
  page,
  patient,
  signIn,
  journey,
}) => {
  const type = 'Controle via video'
  const ahead = 'U krijgt de link voor het videogesprek per e-mail.'
  await signIn(page, await patient('nothing-planned'))
  await startBooking(page)
  await journey.assertLoaded(page)
  const [asked, sent] = [bodiesOf(page, 'getSlots'), bodiesOf(page, 'addConsult')]
  const answer = nextSlots(page)
  await chooseMode(page, 'Via video')
  const { day, time } = await chooseTimeAndGoOn(page, 1)
  const [, slot] = slotsOf(await answer, 1, 4, day)
  if (!slot) throw new Error(`No second ${type}.`)
  expect({ day, time }).toEqual({ day: dayOf(slot.startDT), time: timeOf(slot.startDT) })
  expect(asked).toEqual([expect.not.objectContaining({ existing_is_error: expect.anything() })])

  const year = slot.startDT.slice(0, 4)
  await expect(page.getByRole('main').getByRole('definition')).toHaveText([`${day} ${year}${time}`, type])
  await expect(page.getByText(ahead)).toBeVisible()
  await page.getByRole('button', { name: 'Wijzig dag/tijd' }).click()
  await expectStep(page, 'time')
  await expect(times(page).and(page.getByRole('radio', { checked: true }))).toHaveText(time)
  await next(page).click()

  const refreshed = page.waitForRequest(/\/patientPortal\/getInfo$/)
  await complete(page).click()
  await expect(page).toHaveURL(/\/appointments$/)
  await refreshed
  await expectResult(page, 'Uw afspraak is gemaakt')
  expect(sent).toEqual([{ startDateTime: slot.startDT, availabilityId: slot.avId, consultTypeId: slot.typeId }])
  const result = page.getByRole('region', { name: 'Uw afspraak is gemaakt' })
  await expect(result).toContainText(new RegExp(`${day} ${year}\\s*${time} – \\d\\d:\\d\\d${type} met .*${ahead}`))
  await page.reload()
  await expect(result).toBeVisible()
  await expect(planned(page)).toHaveText([
    new RegExp(`Uw afspraak is gemaakt.*${day} ${year}\\s*${time} – \\d\\d:\\d\\d.*${type} met `),
  ])
})

test(
  'BOOK-15.2 without any free slot a patient can call or send a question, and go back',
  { tag: extended },
  async ({ page, patient, signIn, journey }) => {
    await signIn(page, await patient('no-slots'))
    await startBooking(page)
    await chooseMode(page, 'Via video')
    await expect(page.getByText('Geen vrije tijden', { exact: true })).toBeVisible()
    await journey.assertLoaded(page)
    await page.getByRole('link', { name: 'Stel een vraag aan de kliniek' }).click()
    await expect(page).toHaveURL(/\/new-question$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Stel uw vraag' })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Geen vrije tijden', { exact: true })).toBeVisible()
  },
)
