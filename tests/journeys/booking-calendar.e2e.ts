import { chooseMode, chooseTime, dayButton, dayOf, expectStep, freeDays, next, nextSlots, outsideDay, slotsOf, startBooking, timeOf, times } from './booking-steps.ts'
import { expect, test } from './journey.ts'
import { expectMessageFor, inPage, stopClock } from './message-steps.ts'

const parts = [['Ochtend', '00:00', '12:00'], ['Middag', '12:00', '18:00'], ['Avond', '18:00', '24:00']] as const

/** Noon on the tenth of the month after this one: days before and after it are in one view. */
function tenthOfNextMonth(): Date {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 10, 11))
}

test('BOOK-04 the calendar shows what the clinic offers for this category and way, and no more', async ({ page, patient, signIn }) => {
  await page.clock.setFixedTime(tenthOfNextMonth())
  await signIn(page, await patient('nothing-planned'))
  await startBooking(page)
  const answer = nextSlots(page)
  await chooseMode(page, 'Via video')
  const offered = slotsOf(await answer, 1, 4)
  const byDay = Map.groupBy(offered, ({ startDT }) => dayOf(startDT))
  const timesOn = (day: string): string[] => [...new Set((byDay.get(day) ?? []).map(({ startDT }) => timeOf(startDT)))]

  // The month after the one in view: all of it lies within the window.
  await page.getByRole('button', { name: 'Volgende maand' }).click()
  const shown = await freeDays(page).evaluateAll((days) => days.map((day) => day.getAttribute('aria-label') ?? ''))
  const month = / (\S+), /.exec(shown[0] ?? '')?.[1] ?? ''
  const days = [...byDay.keys()].filter((day) => day.endsWith(` ${month}`))
  expect(shown).toEqual(days.map((day) => `${day}, ${timesOn(day).length} ${timesOn(day).length === 1 ? 'tijd' : 'tijden'} vrij`))

  const withEvening = days.find((day) => timesOn(day).some((time) => time < '12:00') && timesOn(day).some((time) => time >= '18:00'))
  const byTwoPeople = days.find((day) => timesOn(day).length < (byDay.get(day)?.length ?? 0))
  for (const day of [withEvening, byTwoPeople]) {
    if (day === undefined) throw new Error(`The clinic's ${month} does not hold what this test needs.`)
    await dayButton(page, day).click()
    await expect(times(page)).toHaveText(timesOn(day))
    for (const [part, from, until] of parts) {
      const within = timesOn(day).filter((time) => time >= from && time < until)
      await expect(page.getByRole('group', { name: part })).toHaveCount(within.length === 0 ? 0 : 1)
      await expect(page.getByRole('group', { name: part }).getByRole('radio')).toHaveText(within)
    }
  }
})

test('BOOK-05 days with times are marked, days without say so, today and days outside the window cannot be chosen', async ({ page, patient, signIn, journey }) => {
  const today = tenthOfNextMonth()
  const day = (from: number): string => dayOf(new Date(today.getTime() + from * 86_400_000).toISOString())
  await page.clock.setFixedTime(today)
  await signIn(page, await patient('nothing-planned'))
  await startBooking(page)
  await chooseMode(page, 'Via video')
  for (const offset of [-9, -1, 0]) {
    await expect(outsideDay(page, day(offset))).toHaveAttribute('aria-disabled', 'true')
    await expect(outsideDay(page, day(offset)).getByRole('button')).toHaveCount(0)
  }
  await expect(outsideDay(page, day(0))).toHaveAttribute('aria-current', 'date')
  await expect(dayButton(page, day(1))).toBeVisible()

  const without = page.getByRole('grid').getByRole('button', { name: /^geen tijden, / }).first()
  const emptyDay = (await without.getAttribute('aria-label') ?? '').replace('geen tijden, ', '')
  await without.click()
  await expect(page.getByText(`Op ${emptyDay} zijn er geen vrije tijden. Kies een andere dag.`)).toBeVisible()
  await expect(page.getByRole('gridcell', { selected: true })).toHaveText(emptyDay.split(' ')[1] ?? '')
  await journey.checkAxe(page)

  for (let month = 0; month < 3; month += 1) await page.getByRole('button', { name: 'Volgende maand' }).click()
  await expect(page.getByRole('button', { name: 'Volgende maand' })).toHaveAttribute('aria-disabled', 'true')
  await expect(dayButton(page, day(90))).toBeVisible()
  const after = outsideDay(page, day(91))
  // The last day of the window may be the last of its month.
  if (day(91).split(' ')[2] === day(90).split(' ')[2]) await expect(after).toHaveAttribute('aria-disabled', 'true')
  else await expect(after).toHaveCount(0)
})

test('BOOK-06 BOOK-07 a day with times brings them into view, a day without takes the choice away', async ({ page, patient, signIn }) => {
  // So low that a day in the first weeks and its times cannot be in view together.
  await page.setViewportSize({ width: 390, height: 420 })
  await signIn(page, await patient('nothing-planned'))
  await startBooking(page)
  await chooseMode(page, 'Via video')
  const yourChoice = page.getByText('Uw keuze').locator('..')
  await expect(yourChoice).toHaveText('Uw keuze–')
  const { day, time } = await chooseTime(page)
  await expect(yourChoice).toHaveText(`Uw keuze${day.slice(0, 2)} ${day.split(' ').slice(1).join(' ')}, ${time}`)

  await page.getByRole('button', { name: 'Volgende maand' }).click()
  const other = freeDays(page).first()
  const otherDay = (await other.getAttribute('aria-label') ?? '').replace(/,[^,]*$/, '')
  await other.click()
  const heading = page.getByRole('heading', { name: `Tijden op ${otherDay}` })
  await expect(heading).toBeInViewport({ ratio: 1 })
  await expect(heading).toBeFocused()
  await expect(times(page).first()).toBeInViewport({ ratio: 1 })
  await times(page).first().click()
  await expect(yourChoice).not.toHaveText('Uw keuze–')

  await page.getByRole('grid').getByRole('button', { name: /^geen tijden, / }).first().click()
  await expect(yourChoice).toHaveText('Uw keuze–')
  await expect(times(page)).toHaveCount(0)
})

test('BOOK-08 Volgende without a time says what is missing for 4 s, and goes nowhere', async ({ page, patient, signIn, journey }) => {
  const text = 'Kies eerst een dag en een tijd.'
  await page.clock.install()
  await signIn(page, await patient('nothing-planned'))
  await startBooking(page)
  await chooseMode(page, 'Via video')
  await expect(freeDays(page).first()).toBeVisible()
  await stopClock(page)
  await expect(next(page)).toBeEnabled()
  await next(page).click()
  await expectMessageFor(page, text, 4000)
  await journey.checkAxe(page)
  await expectStep(page, 'time')
  await chooseTime(page)
  await expect(inPage(page, text)).toHaveCount(0)
  await next(page).click()
  await expectStep(page, 'confirm')
})

test('BOOK-15 without any free time phone and question stand there instead of an empty calendar', async ({ page, patient, signIn, journey }) => {
  await signIn(page, await patient('no-slots'))
  await startBooking(page)
  await chooseMode(page, 'Via video')
  await expect(page.getByText('Geen vrije tijden', { exact: true })).toBeVisible()
  const text = page.getByText('Er zijn nu geen vrije tijden.')
  await expect(text).toHaveText('Er zijn nu geen vrije tijden. Bel 010 000 00 00, op werkdagen van 9 tot 16 uur. Wij zoeken dan samen een tijd.')
  await expect(text.getByRole('link', { name: '010 000 00 00' })).toHaveAttribute('href', 'tel:+31100000000')
  await expect(page.getByRole('grid')).toHaveCount(0)
  await journey.assertLoaded(page)
  await page.getByRole('link', { name: 'Stel een vraag aan de kliniek' }).click()
  await expect(page).toHaveURL(/\/new-question$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Bel of mail de kliniek' })).toBeVisible()
  await journey.assertLoaded(page)
  await page.goBack()
  await expect(page.getByText('Geen vrije tijden', { exact: true })).toBeVisible()
})
