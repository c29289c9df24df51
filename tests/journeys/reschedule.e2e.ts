import { addToCalendar, expectResult, planned } from './appointment-steps.ts'
import {
  bodiesOf,
  chooseMode,
  chooseTimeAndGoOn,
  complete,
  dayButton,
  dayOf,
  nextSlots,
  slotsOf,
  startMoving,
  timeOf,
} from './booking-steps.ts'
import { expect, test } from './journey.ts'
import { inPage } from './message-steps.ts'
import { expectKept } from './storage-steps.ts'
import { toasts } from './toast-steps.ts'

test('BOOK-03.2 BOOK-11.2 BOOK-12.2 BOOK-18 BOOK-21.3 BOOK-21.4 ACC-07.3 a consult is rescheduled, in the calendar too, and the message is shown once, whatever is reloaded or reopened', async ({
  page,
  atRest,
  patient,
  signIn,
}) => {
  const made = await patient('planned-video')
  const [moved] = made.consults
  const old = moved?.startDateTime ?? ''
  const text = 'Uw afspraak is verzet'
  // Through the screens: what the device keeps, it keeps for who signed in there.
  await page.goto('/login')
  await signIn(page, made)
  const before = await addToCalendar(page)
  const [asked, sent] = [bodiesOf(page, 'getSlots'), bodiesOf(page, 'moveConsult')]
  const answer = nextSlots(page)
  await startMoving(page)
  await expect(
    page.getByText(`U verzet uw afspraak van ${dayOf(old)} ${old.slice(0, 4)} om ${timeOf(old)} uur.`),
  ).toBeVisible()
  await chooseMode(page, 'Via video')
  await expect(dayButton(page, dayOf(old))).toBeVisible()
  const { day, time } = await chooseTimeAndGoOn(page)
  const [slot] = slotsOf(await answer, 1, 4, day)
  if (!slot) throw new Error('No time by video.')
  // Whether the other way asks once more depends on how soon the first answer came.
  expect(asked.length).toBeGreaterThan(0)
  for (const one of asked) expect(one).toMatchObject({ aggregate: true, existing_is_error: false })
  await expect(page.getByText('Uw oude afspraak blijft staan tot u bevestigt.')).toBeVisible()
  await expect(page.getByRole('main').locator('section').filter({ hasText: 'Oude afspraak' })).toContainText(
    new RegExp(`Oude afspraak${dayOf(old)}.*Nieuwe afspraak${day}`),
  )
  await complete(page).click()
  await expectResult(page, text)
  expect(sent).toEqual([
    {
      cancel_consult_id: moved?.id,
      cancel_note: `Afspraak verplaatst door patiënt naar ${day.replace(/^\S+ /, '')} ${slot.startDT.slice(0, 4)} ${time}`,
      startDateTime: slot.startDT,
      availabilityId: slot.avId,
      consultTypeId: 4,
    },
  ])
  const once = async (): Promise<void> => {
    await expect(page).toHaveURL(/\/appointments$/)
    await expect(planned(page)).toContainText([`${day} ${slot.startDT.slice(0, 4)}`])
    await expect(inPage(page, text)).toHaveCount(1)
    await expect(toasts(page)).toHaveCount(0)
  }
  // The appointment in a calendar goes along once the back end has returned its new id.
  await atRest()
  await expectKept(page)
  await page.reload()
  await once()
  const after = await addToCalendar(page)
  expect([before.sequence, after]).toEqual([
    '0',
    {
      uid: before.uid,
      sequence: '1',
      start: `${new Date(slot.startDT).toISOString().slice(0, 16).replaceAll(/[-:]/g, '')}00Z`,
    },
  ])
  await page.goto('/dashboard')
  await expect(page.getByRole('main').getByRole('time')).toHaveCount(1)
  await page.goBack()
  await once()
})
