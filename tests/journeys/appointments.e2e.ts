import { consultState } from '#portal/api/contract/consult.ts'
import { exactConsult, inDays, planned } from './appointment-steps.ts'
import { chooseMode, chooseTimeAndGoOn, complete, dayOf, startBooking, startMoving, timeOf } from './booking-steps.ts'
import { expect, test } from './journey.ts'
import { expectMessage, expectMessageFor, inPage, stopClock } from './message-steps.ts'
import { toasts } from './toast-steps.ts'

test('LIST-01 consults that are over stand newest first, with whom and for what; cancelled ones do not', async ({ page, patient, signIn, journey }) => {
  const consults = [
    exactConsult(inDays(-400, '09:10'), 1, { state: consultState.finalized, employee: 'former' }),
    exactConsult(inDays(-14, '13:40'), 4, { state: consultState.locked }),
    exactConsult(inDays(-90, '10:30'), 5, { state: consultState.cancelled }),
    exactConsult(inDays(-2, '16:00'), 7),
    exactConsult(inDays(-60, '11:00'), 5, { state: consultState.finalized, employee: 'nobody' }),
    exactConsult(inDays(3, '11:00'), 5, { state: consultState.cancelled }),
    exactConsult(inDays(4, '11:00'), 3),
  ]
  const made = await patient('nothing-planned', { consults })
  const line = (place: number, words: string): string => {
    const start = made.consults[place]?.startDateTime ?? ''
    return `${dayOf(start).replace(/^\S+ /, '')} ${start.slice(0, 4)}, ${timeOf(start)}${words}`
  }
  await signIn(page, made)
  await page.goto('/appointments')
  await expect(page.getByRole('region', { name: 'Eerdere afspraken' }).getByRole('listitem')).toHaveText([
    line(3, 'Botoxbehandeling op de kliniek met dr. S.M. de Wit'),
    line(1, 'Controle via video met dr. S.M. de Wit'),
    line(4, 'Controle via de telefoon met (onbekend)'),
    line(0, 'Intake op de kliniek met (onbekend)'),
  ])
  await journey.assertLoaded(page)
})

test('LIST-01 a consult moves to the past when its end has passed, not its start', async ({ page, patient, signIn }) => {
  const start = inDays(2, '10:00')
  await page.clock.setFixedTime(new Date(start.getTime() + 20 * 60_000))
  await signIn(page, await patient('nothing-planned', { consults: [exactConsult(start, 4, { state: consultState.finalized })] }))
  await page.goto('/appointments')
  await expect(page.getByText('U heeft nog geen eerdere afspraken.')).toBeVisible()
  await page.clock.setFixedTime(new Date(start.getTime() + 20 * 60_000 + 1))
  await page.reload()
  await expect(page.getByRole('region', { name: 'Eerdere afspraken' }).getByRole('listitem')).toHaveCount(1)
})

test('LIST-02 the list starts a new booking', async ({ page, patient, signIn }) => {
  await signIn(page, await patient('nothing-planned'))
  await page.goto('/appointments')
  await startBooking(page)
})

test('LIST-02 the list starts moving any consult, without a limit', async ({ page, patient, signIn }) => {
  await signIn(page, await patient('several-planned'))
  await page.goto('/appointments')
  await expect(planned(page)).toHaveCount(3)
  await planned(page).last().getByRole('button', { name: /^Verzetten: / }).click()
  await expect(page.getByText(/^U verzet uw afspraak van /)).toBeVisible()
})

test('LIST-03 without past consults the list says so', async ({ page, patient, signIn, journey }) => {
  await signIn(page, await patient('planned-video'))
  await page.goto('/appointments')
  await expect(page.getByRole('region', { name: 'Eerdere afspraken' })).toHaveText('Eerdere afsprakenU heeft nog geen eerdere afspraken.')
  await journey.assertLoaded(page)
})

test('ACC-07 a success message shows as a toast for 6 s, leaves the state, and neither a reload nor Back repeats it', async ({ page, patient, signIn }) => {
  const text = 'Uw afspraak is verzet.'
  await page.clock.install()
  await signIn(page, await patient('planned-video'))
  await startMoving(page)
  await chooseMode(page, 'Via video')
  await chooseTimeAndGoOn(page)
  await stopClock(page)
  await complete(page).click()
  await expectMessageFor(page, text, 6000)
  expect(await page.evaluate(() => history.state as unknown)).toEqual({})
  await page.reload()
  await expect(planned(page)).toHaveCount(1)
  await expect(inPage(page, text)).toHaveCount(0)
  await expect(toasts(page)).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(planned(page)).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(/\/appointments$/)
  await expect(planned(page)).toHaveCount(1)
  await expect(inPage(page, text)).toHaveCount(0)
  await expect(toasts(page)).toHaveCount(0)
})

test('ACC-07 the message does not follow to another screen and back', async ({ page, patient, signIn }) => {
  const text = 'Uw afspraak is afgezegd.'
  await page.clock.install()
  await signIn(page, await patient('planned-video'))
  await page.getByRole('button', { name: /^Afzeggen: / }).click()
  await page.getByRole('button', { name: 'Afspraak afzeggen', exact: true }).click()
  await expectMessage(page, text)
  // Its 6 s do not pass, and it is gone all the same.
  await stopClock(page)
  await page.getByRole('link', { name: 'Hoofdpijnkliniek', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Uw overzicht' })).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
  await expect(inPage(page, text)).toHaveCount(0)
  await page.clock.resume()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Afspraken' })).toBeVisible()
  await expect(inPage(page, text)).toHaveCount(0)
  await expect(toasts(page)).toHaveCount(0)
})
