import type { Page } from '@playwright/test'
import type { CallName, Fault, RecipeName } from '../support/desk.ts'
import { planned } from './appointment-steps.ts'
import { bodiesOf, chooseMode, chooseTimeAndGoOn, complete, expectStep, freeDays, modeOption, next, startBooking, startMoving } from './booking-steps.ts'
import { brokenOff, failures, timeoutsOnClock } from './failure-steps.ts'
import { expect, test } from './journey.ts'
import { expectMessage, expectMessageFor, inPage, stopClock } from './message-steps.ts'

const retry = (page: Page) => page.getByRole('button', { name: 'Opnieuw proberen' })

for (const { status, text } of failures) {
  test(`BOOK-13 getSlots ${status}: said for 4 s and in the page, and the next try shows the calendar`, async ({ page, patient, signIn, journey, desk }) => {
    const { email, ...rest } = await patient('nothing-planned')
    journey.expectFailure(/\/getSlots$/, status)
    await page.clock.install()
    await signIn(page, { email, ...rest })
    await startBooking(page)
    await modeOption(page, 'Via video').click()
    await desk.arm(email, 'getSlots', { kind: 'status', status })
    await stopClock(page)
    await next(page).click()
    await expectMessageFor(page, text, 4000)
    await expectStep(page, 'time')
    await journey.checkAxe(page)
    await retry(page).click()
    await expect(freeDays(page).first()).toBeVisible()
    await expect(inPage(page, text)).toHaveCount(0)
    await page.goBack()
    await expect(modeOption(page, 'Via video')).toBeChecked()
  })
}

const ways: readonly { call: CallName; recipe: RecipeName; start: (page: Page) => Promise<void>; done: string }[] = [
  { call: 'addConsult', recipe: 'nothing-planned', start: startBooking, done: 'Uw afspraak is gemaakt.' },
  { call: 'moveConsult', recipe: 'planned-video', start: startMoving, done: 'Uw afspraak is verzet.' },
]
for (const { call, recipe, start, done } of ways) {
  for (const { status, text } of failures) {
    test(`BOOK-13 ${call} ${status}: said for 4 s and in the page, nothing chosen is lost, and the next try works`, async ({ page, patient, signIn, journey, desk }) => {
      const { email, ...rest } = await patient(recipe)
      journey.expectFailure(new RegExp(`/${call}$`), status)
      await page.clock.install()
      await signIn(page, { email, ...rest })
      await start(page)
      await chooseMode(page, 'Via video')
      const { day, time } = await chooseTimeAndGoOn(page)
      await desk.arm(email, call, { kind: 'status', status })
      const asked = bodiesOf(page, 'getSlots')
      await stopClock(page)
      await complete(page).click()
      await expectMessageFor(page, text, 4000)
      await journey.checkAxe(page)
      if (status === 409) {
        await expectStep(page, 'time')
        expect(asked).toHaveLength(1)
        await expect(page.getByRole('heading', { name: `Tijden op ${day}` })).toBeVisible()
        await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
        await page.getByRole('radio', { name: time }).click()
        await expect(inPage(page, text)).toHaveCount(0)
        await next(page).click()
      }
      await expectStep(page, 'confirm')
      await expect(page.getByRole('main').getByRole('definition').first()).toContainText(time)
      await complete(page).click()
      await expectMessage(page, done)
      await expect(planned(page)).toHaveCount(1)
      await expect(planned(page)).toContainText(time)
    })
  }

  const lost: readonly { name: string; fault: Fault; text: string; failedWith: number | 'no answer'; calls: number }[] = [
    { name: 'an error page', fault: { kind: 'status', status: 500, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }, text: brokenOff.unknown, failedWith: 500, calls: 2 },
    { name: 'a connection that breaks before the work is done', fault: { kind: 'cut' }, text: brokenOff.noConnection, failedWith: 'no answer', calls: 2 },
    { name: 'an error page after the work was done', fault: { kind: 'status', status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>', after: true }, text: brokenOff.unknown, failedWith: 502, calls: 1 },
    { name: 'a connection that breaks after the work was done', fault: { kind: 'cut', after: true }, text: brokenOff.noConnection, failedWith: 'no answer', calls: 1 },
  ]
  for (const { name, fault, text, failedWith, calls } of lost) {
    test(`${call} meets ${name}: the same try again ends well, and once`, async ({ page, patient, signIn, journey, desk }) => {
      const { email, ...rest } = await patient(recipe)
      journey.expectFailure(new RegExp(`/${call}$`), failedWith)
      await signIn(page, { email, ...rest })
      await start(page)
      await chooseMode(page, 'Via de telefoon')
      const { time } = await chooseTimeAndGoOn(page)
      await desk.arm(email, call, fault)
      const sent = bodiesOf(page, call)
      await complete(page).click()
      await expectMessage(page, text)
      await expectStep(page, 'confirm')
      await retry(page).click()
      await expectMessage(page, done)
      expect(sent).toHaveLength(calls)
      await expect(planned(page)).toHaveCount(1)
      await expect(planned(page)).toContainText(time)
    })
  }

  test(`${call} is refused because the browser itself sent it twice: it counts as done`, async ({ page, patient, signIn, journey, desk }) => {
    const { email, ...rest } = await patient(recipe)
    journey.expectFailure(new RegExp(`/${call}$`), 412)
    await signIn(page, { email, ...rest })
    await start(page)
    await chooseMode(page, 'Via video')
    const { time } = await chooseTimeAndGoOn(page)
    await desk.arm(email, call, { kind: 'status', status: 412, after: true })
    await complete(page).click()
    await expectMessage(page, done)
    await expect(planned(page)).toHaveCount(1)
    await expect(planned(page)).toContainText(time)
  })
}

const slotFaults: readonly { name: string; fault: Fault; text: string; failedWith?: number | 'no answer' }[] = [
  { name: 'an error page', fault: { kind: 'status', status: 500, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }, text: brokenOff.unknown, failedWith: 500 },
  { name: 'an answer that breaks the contract', fault: { kind: 'break' }, text: brokenOff.brokenAnswer },
  { name: 'a connection that breaks', fault: { kind: 'cut' }, text: brokenOff.noConnection, failedWith: 'no answer' },
]
for (const { name, fault, text, failedWith } of slotFaults) {
  test(`getSlots meets ${name}: the same try again shows the calendar`, async ({ page, patient, signIn, journey, desk }) => {
    const { email, ...rest } = await patient('nothing-planned')
    if (failedWith) journey.expectFailure(/\/getSlots$/, failedWith)
    await signIn(page, { email, ...rest })
    await startBooking(page)
    await desk.arm(email, 'getSlots', fault)
    await chooseMode(page, 'Via video')
    await expectMessage(page, text)
    await retry(page).click()
    await expect(freeDays(page).first()).toBeVisible()
    await chooseTimeAndGoOn(page)
  })
}

test('without a network the calendar says so, and comes when there is one', async ({ page, context, patient, signIn, journey }) => {
  journey.expectFailure(/\/getSlots$/, 'no answer')
  await signIn(page, await patient('nothing-planned'))
  await startBooking(page)
  await context.setOffline(true)
  await chooseMode(page, 'Via video')
  await expectMessage(page, brokenOff.noConnection)
  await context.setOffline(false)
  await expect(freeDays(page).first()).toBeVisible()
  await expect(inPage(page, brokenOff.noConnection)).toHaveCount(0)
})

test('without a network at the last step the choice waits for one', async ({ page, context, patient, signIn, journey }) => {
  journey.expectFailure(/\/addConsult$/, 'no answer')
  await signIn(page, await patient('nothing-planned'))
  await startBooking(page)
  await chooseMode(page, 'Via video')
  const { time } = await chooseTimeAndGoOn(page)
  await context.setOffline(true)
  await complete(page).click()
  await expectMessage(page, brokenOff.noConnection)
  await context.setOffline(false)
  await complete(page).click()
  await expectMessage(page, 'Uw afspraak is gemaakt.')
  await expect(planned(page)).toContainText(time)
})

test('a clinic that does not answer in 15 s: the choice stays and the next try works, for the calendar and for the booking', async ({ page, patient, signIn, desk }) => {
  const { email, ...rest } = await patient('nothing-planned')
  await timeoutsOnClock(page)
  await page.clock.install()
  await signIn(page, { email, ...rest })
  await startBooking(page)
  await desk.arm(email, 'getSlots', { kind: 'hang' })
  const asked = page.waitForRequest(/\/getSlots$/)
  await chooseMode(page, 'Via video')
  await asked
  await expect(page.getByText('Bezig met laden…')).toBeVisible()
  await page.clock.fastForward(15_000)
  await expectMessage(page, brokenOff.timeout)
  await retry(page).click()
  const { time } = await chooseTimeAndGoOn(page)
  await desk.arm(email, 'addConsult', { kind: 'hang' })
  const sent = page.waitForRequest(/\/addConsult$/)
  await complete(page).click()
  await sent
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('button', { name: 'Bezig met opslaan…' })).toBeVisible()
  await page.clock.fastForward(5000)
  await expectMessage(page, brokenOff.timeout)
  await expectStep(page, 'confirm')
  await retry(page).click()
  await expectMessage(page, 'Uw afspraak is gemaakt.')
  await expect(planned(page)).toContainText(time)
})
