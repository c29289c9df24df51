import type { RecipeName } from '../support/desk.ts'
import { planned } from './appointment-steps.ts'
import { bodiesOf, chooseMode, chooseTimeAndGoOn, complete, dayOf, expectStep, modeOption, next, nextSlots, slotsOf, startBooking, timeOf, times, type Mode } from './booking-steps.ts'
import { expect, test } from './journey.ts'
import { expectMessage } from './message-steps.ts'

test('BOOK-01 three ways to meet, and no further without a choice', async ({ page, patient, signIn, journey }) => {
  await signIn(page, await patient('nothing-planned'))
  await startBooking(page)
  await expect(page.getByRole('radio')).toHaveText([/^Via video\s*$/, /^Via de telefoon\s*$/, /^Op de kliniek\s*$/])
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(next(page)).toBeDisabled()
  await journey.assertLoaded(page)
  await modeOption(page, 'Via de telefoon').click()
  await expect(next(page)).toBeEnabled()
})

const clinicOnly = [
  { recipe: 'botox', label: 'Botoxbehandeling op de kliniek' },
  { recipe: 'gon-block', label: 'GON-blokkade op de kliniek' },
] as const
for (const { recipe, label } of clinicOnly) {
  test(`BOOK-02 ${recipe}: only on the clinic, named for what it is`, async ({ page, patient, signIn, journey }) => {
    await signIn(page, await patient(recipe))
    await startBooking(page)
    for (const mode of ['Via video', 'Via de telefoon'] as const) {
      await expect(modeOption(page, mode)).toBeDisabled()
      await expect(modeOption(page, mode)).toHaveAccessibleDescription('Deze behandeling kan alleen op de kliniek.')
    }
    await expect(page.getByRole('radio', { name: 'Op de kliniek', exact: true })).toHaveCount(0)
    await journey.checkAxe(page)
    await chooseMode(page, label)
  })
}

const impossible: readonly { recipe: 'intake' | 'unplanned'; modes: readonly Mode[]; possible: readonly Mode[] }[] = [
  { recipe: 'intake', modes: ['Via de telefoon'], possible: ['Via video', 'Op de kliniek'] },
  { recipe: 'unplanned', modes: ['Via video', 'Via de telefoon'], possible: ['Op de kliniek'] },
]
for (const { recipe, modes, possible } of impossible) {
  test(`BOOK-02 ${recipe}: a way without a consult type says why it cannot be chosen`, async ({ page, patient, signIn }) => {
    await signIn(page, await patient(recipe))
    await startBooking(page)
    for (const mode of modes) {
      await expect(modeOption(page, mode)).toBeDisabled()
      await expect(modeOption(page, mode)).toHaveAccessibleDescription('Deze afspraak kan niet op deze manier.')
    }
    for (const mode of possible) await expect(modeOption(page, mode)).toBeEnabled()
  })
}

const windows = [
  { now: '2026-12-03T10:00:00+01:00', startDateTime: '2026-12-04T00:00:00+01:00', endDateTime: '2027-03-03T23:59:59+01:00' },
  { now: '2027-01-15T23:30:00+01:00', startDateTime: '2027-01-16T00:00:00+01:00', endDateTime: '2027-04-15T23:59:59+02:00' },
]
for (const { now, ...span } of windows) {
  test(`BOOK-03 at ${now} free times are asked from 00:00 tomorrow to the end of day 90`, async ({ page, patient, signIn }) => {
    await page.clock.setFixedTime(now)
    await signIn(page, await patient('nothing-planned'))
    await startBooking(page)
    const asked = bodiesOf(page, 'getSlots')
    await chooseMode(page, 'Via video')
    await expect.poll(() => asked).toEqual([{ ...span, aggregate: true }])
  })
}

const bookable: readonly { recipe: RecipeName; mode: Mode; category: number; typeId: number; type: string; note?: string }[] = [
  { recipe: 'nothing-planned', mode: 'Via video', category: 1, typeId: 4, type: 'Controle via video', note: 'U krijgt de link voor het videogesprek per e-mail.' },
  { recipe: 'nothing-planned', mode: 'Via de telefoon', category: 1, typeId: 5, type: 'Controle via de telefoon', note: 'De kliniek belt u op deze tijd.' },
  { recipe: 'nothing-planned', mode: 'Op de kliniek', category: 1, typeId: 3, type: 'Controle op de kliniek' },
  { recipe: 'intake', mode: 'Via video', category: 0, typeId: 2, type: 'Intake via video', note: 'U krijgt de link voor het videogesprek per e-mail.' },
  { recipe: 'intake', mode: 'Op de kliniek', category: 0, typeId: 1, type: 'Intake op de kliniek' },
  { recipe: 'botox', mode: 'Botoxbehandeling op de kliniek', category: 2, typeId: 7, type: 'Botoxbehandeling op de kliniek' },
  { recipe: 'gon-block', mode: 'GON-blokkade op de kliniek', category: 3, typeId: 8, type: 'GON-blokkade op de kliniek' },
  { recipe: 'unplanned', mode: 'Op de kliniek', category: 4, typeId: 6, type: 'Extra controle op de kliniek' },
]
for (const { recipe, mode, category, typeId, type, note } of bookable) {
  test(`BOOK-09 BOOK-11 BOOK-12 BOOK-18 BOOK-19 BOOK-20 ${type}: what was chosen is shown, sent as it was offered, and planned`, async ({ page, patient, signIn, journey }) => {
    await signIn(page, await patient(recipe))
    await startBooking(page)
    const [asked, sent] = [bodiesOf(page, 'getSlots'), bodiesOf(page, 'addConsult')]
    const answer = nextSlots(page)
    await chooseMode(page, mode)
    const { day, time } = await chooseTimeAndGoOn(page, 1)
    const [, slot] = slotsOf(await answer, category, typeId)
    if (!slot) throw new Error(`No second ${type}.`)
    expect({ day, time }).toEqual({ day: dayOf(slot.startDT), time: timeOf(slot.startDT) })
    expect(asked).toEqual([expect.not.objectContaining({ existing_is_error: expect.anything() })])

    const year = slot.startDT.slice(0, 4)
    await expect(page.getByRole('main').getByRole('definition')).toHaveText([`${day} ${year}${time}`, type])
    if (note) await expect(page.getByText(note)).toBeVisible()
    await journey.checkAxe(page)
    await page.getByRole('button', { name: 'Wijzig dag/tijd' }).click()
    await expectStep(page, 'time')
    await expect(times(page).and(page.getByRole('radio', { checked: true }))).toHaveText(time)
    await next(page).click()

    const refreshed = page.waitForRequest(/\/patientPortal\/getInfo$/)
    await complete(page).click()
    await expect(page).toHaveURL(/\/appointments$/)
    await refreshed
    await expectMessage(page, 'Uw afspraak is gemaakt.')
    expect(sent).toEqual([{ startDateTime: slot.startDT, availabilityId: slot.avId, consultTypeId: slot.typeId }])
    await expect(planned(page)).toHaveText([new RegExp(`Volgende afspraak.*${day} ${year}\\s*${time} – \\d\\d:\\d\\d.*${type} met `)])
  })
}

test('BOOK-14 two presses at once make one appointment', async ({ page, patient, signIn, desk }) => {
  const { email, ...rest } = await patient('nothing-planned')
  await signIn(page, { email, ...rest })
  await startBooking(page)
  await chooseMode(page, 'Via video')
  await chooseTimeAndGoOn(page)
  const sent = bodiesOf(page, 'addConsult')
  await desk.arm(email, 'addConsult', { kind: 'slow', ms: 400 })
  await complete(page).dblclick()
  await expectMessage(page, 'Uw afspraak is gemaakt.')
  expect(sent).toHaveLength(1)
  await expect(planned(page)).toHaveCount(1)
})
