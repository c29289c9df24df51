import { planned } from './appointment-steps.ts'
import { bodiesOf, chooseMode, chooseTime, chooseTimeAndGoOn, complete, expectStep, freeDays, modeOption, next, startBooking, times } from './booking-steps.ts'
import { expect, test } from './journey.ts'

const origins = [
  { name: 'the dashboard', address: '/dashboard', heading: 'Uw overzicht' },
  { name: 'the list', address: '/appointments', heading: 'Afspraken' },
]
for (const { name, address, heading } of origins) {
  test(`BOOK-10 from ${name}: Back goes a step back and then to ${name}, Close goes there at once`, async ({ page, patient, signIn }) => {
    const [back, close] = [page.getByRole('banner').getByRole('button', { name: 'Terug' }), page.getByRole('link', { name: 'Sluiten' })]
    const atOrigin = async (): Promise<void> => {
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${address}$`))
    }
    await signIn(page, await patient('nothing-planned'))
    await page.goto(address)
    await startBooking(page)
    await chooseMode(page, 'Via video')
    const { time } = await chooseTimeAndGoOn(page)
    await back.click()
    await expectStep(page, 'time')
    await expect(times(page).and(page.getByRole('radio', { checked: true }))).toHaveText(time)
    await back.click()
    await expectStep(page, 'type')
    await expect(modeOption(page, 'Via video')).toBeChecked()
    await page.getByRole('link', { name: 'Terug' }).click()
    await atOrigin()

    for (const steps of [0, 1, 2]) {
      await startBooking(page)
      if (steps > 0) await chooseMode(page, 'Via video')
      if (steps > 1) await chooseTimeAndGoOn(page)
      await close.click()
      await atOrigin()
    }
  })
}

test('BOOK-10 without an origin Back and Close go to the list', async ({ page, patient, signIn }) => {
  await signIn(page, await patient('nothing-planned'))
  for (const way of ['Terug', 'Sluiten']) {
    await page.goto('/appointment')
    await expectStep(page, 'type')
    await page.getByRole('link', { name: way }).click()
    await expect(page).toHaveURL(/\/appointments$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Afspraken' })).toBeVisible()
  }
})

const asked = [
  { type: 'video', mode: 'Via video' },
  { type: 'phone', mode: 'Via de telefoon' },
  { type: 'clinic', mode: 'Op de kliniek' },
] as const
test('BOOK-16 the address can choose each way beforehand; one it does not know is ignored', async ({ page, patient, signIn }) => {
  await signIn(page, await patient('nothing-planned'))
  for (const { type, mode } of asked) {
    await page.goto(`/appointment?type=${type}`)
    await expectStep(page, 'type')
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(mode)
    await expect(next(page)).toBeEnabled()
  }
  for (const type of ['telepathy', 'Video', '']) {
    await page.goto(`/appointment?type=${type}`)
    await expectStep(page, 'type')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(next(page)).toBeDisabled()
  }
})

test('BOOK-16 the address cannot choose a way that is not allowed', async ({ page, patient, signIn }) => {
  await signIn(page, await patient('intake'))
  await page.goto('/appointment?type=phone')
  await expectStep(page, 'type')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(modeOption(page, 'Via de telefoon')).toBeDisabled()
  await expect(next(page)).toBeDisabled()
})

test('BOOK-16 what the screen before says goes above the address', async ({ page, patient, signIn }) => {
  await signIn(page, await patient('nothing-planned'))
  await page.evaluate(() => history.replaceState({ type: 'phone' }, '', '/appointment?type=video'))
  await page.reload()
  await expectStep(page, 'type')
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName('Via de telefoon')
})

test("the browser's Back, Forward and reload keep every choice", async ({ page, patient, signIn }) => {
  await signIn(page, await patient('nothing-planned'))
  await startBooking(page)
  await modeOption(page, 'Via de telefoon').click()
  await page.reload()
  await expect(modeOption(page, 'Via de telefoon')).toBeChecked()
  await next(page).click()
  await page.getByRole('button', { name: 'Volgende maand' }).click()
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
  await expect(page).toHaveURL(/\/appointments$/)
  expect(sent).toEqual([expect.objectContaining({ consultTypeId: 5 })])
})

test('another way after Back asks for a time of that way', async ({ page, patient, signIn }) => {
  await signIn(page, await patient('nothing-planned'))
  await startBooking(page)
  await chooseMode(page, 'Via video')
  await chooseTime(page)
  await page.goBack()
  await chooseMode(page, 'Op de kliniek')
  await expect(freeDays(page).first()).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await next(page).click()
  await expectStep(page, 'time')
})

for (const reloaded of [false, true]) {
  test(`after a booking${reloaded ? ' and a reload' : ''} Back does not offer the finished wizard`, async ({ page, patient, signIn, journey }) => {
    const list = async (): Promise<void> => {
      await expect(page).toHaveURL(/\/appointments$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Afspraken' })).toBeVisible()
      await expect(planned(page)).toHaveCount(1)
    }
    await signIn(page, await patient('nothing-planned'))
    await startBooking(page)
    await chooseMode(page, 'Via video')
    await chooseTimeAndGoOn(page)
    await complete(page).click()
    await list()
    if (reloaded) await page.reload()
    await page.goBack()
    await list()
    await page.goBack()
    await list()
    await page.goBack()
    await expect(page).toHaveURL(/\/dashboard$/)
    await journey.assertLoaded(page)
  })
}
