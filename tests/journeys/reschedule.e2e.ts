import { exactConsult, inDays, planned } from './appointment-steps.ts'
import { bodiesOf, chooseMode, chooseTimeAndGoOn, complete, dayButton, dayOf, nextSlots, slotsOf, startMoving, timeOf, type Mode } from './booking-steps.ts'
import { expect, test } from './journey.ts'
import { expectMessage } from './message-steps.ts'

const clinicOnly = 'Op de kliniek'
/** A consult of this type is moved within this category, here to this way and so to this type. */
const moves: readonly { type: number; category: 0 | 1 | 2 | 3 | 4; mode: Mode; to: number }[] = [
  { type: 1, category: 0, mode: 'Via video', to: 2 },
  { type: 2, category: 0, mode: clinicOnly, to: 1 },
  { type: 3, category: 1, mode: 'Via de telefoon', to: 5 },
  { type: 4, category: 1, mode: 'Via video', to: 4 },
  { type: 5, category: 1, mode: clinicOnly, to: 3 },
  { type: 6, category: 4, mode: clinicOnly, to: 6 },
  { type: 7, category: 2, mode: 'Botoxbehandeling op de kliniek', to: 7 },
  { type: 8, category: 3, mode: 'GON-blokkade op de kliniek', to: 8 },
]
for (const { type, category, mode, to } of moves) {
  test(`BOOK-03 BOOK-11 BOOK-12 BOOK-18 BOOK-20 a consult of type ${type} moves within its own category`, async ({ page, patient, signIn }) => {
    // The next consult is of another category: it must not matter here.
    const nextConsult = { nextConsultCategory: category === 1 ? 0 as const : 1 as const }
    const made = await patient('nothing-planned', { consults: [exactConsult(inDays(9, '10:10'), type)], nextConsult })
    const [moved] = made.consults
    await signIn(page, made)
    await startMoving(page)
    const [asked, sent] = [bodiesOf(page, 'getSlots'), bodiesOf(page, 'moveConsult')]
    const answer = nextSlots(page)
    await chooseMode(page, mode)
    const { day, time } = await chooseTimeAndGoOn(page)
    const [slot] = slotsOf(await answer, category, to)
    if (!slot) throw new Error(`No time in category ${category}.`)
    expect(asked).toEqual([expect.objectContaining({ aggregate: true, existing_is_error: false })])
    expect({ day, time }).toEqual({ day: dayOf(slot.startDT), time: timeOf(slot.startDT) })
    await complete(page).click()
    await expect(page).toHaveURL(/\/appointments$/)
    await expectMessage(page, 'Uw afspraak is verzet.')
    const date = `${dayOf(slot.startDT).replace(/^\S+ /, '')} ${slot.startDT.slice(0, 4)}`
    expect(sent).toEqual([{
      cancel_consult_id: moved?.id,
      cancel_note: `Afspraak verplaatst door patiënt naar ${date} ${time}`,
      startDateTime: slot.startDT, availabilityId: slot.avId, consultTypeId: to,
    }])
    await expect(planned(page)).toHaveCount(1)
    await expect(planned(page)).toContainText(`${day} ${slot.startDT.slice(0, 4)}`)
  })
}

test('BOOK-11 cancel_consult_id goes above consultId', async ({ page, patient, signIn }) => {
  const made = await patient('several-planned')
  const [first, second] = made.consults
  await signIn(page, made)
  await page.evaluate((state) => history.replaceState(state, '', '/appointment'), { isReschedule: true, cancel_consult_id: second?.id, consultId: first?.id, consultType: 4 })
  await page.reload()
  const sent = bodiesOf(page, 'moveConsult')
  await chooseMode(page, 'Via video')
  await chooseTimeAndGoOn(page)
  await complete(page).click()
  await expectMessage(page, 'Uw afspraak is verzet.')
  expect(sent).toEqual([expect.objectContaining({ cancel_consult_id: second?.id })])
})

test('while moving, the old moment is named at every step and its day is marked', async ({ page, patient, signIn, journey }) => {
  const made = await patient('planned-video')
  const old = made.consults[0]?.startDateTime ?? ''
  const moving = `U verzet uw afspraak van ${dayOf(old)} ${old.slice(0, 4)} om ${timeOf(old)}.`
  await signIn(page, made)
  await startMoving(page)
  await expect(page).toHaveTitle(/Afspraak verzetten/)
  await expect(page.getByText(moving)).toBeVisible()
  await chooseMode(page, 'Via video')
  await expect(page.getByText('Met een rand van streepjes: uw afspraak nu.')).toBeVisible()
  await expect(dayButton(page, dayOf(old))).toBeVisible()
  await journey.checkAxe(page)
  await chooseTimeAndGoOn(page)
  await expect(page.getByText(moving)).toBeVisible()
  await page.getByRole('link', { name: 'Sluiten' }).click()
  await expect(page.getByRole('button', { name: /^Verzetten: / })).toHaveAccessibleName(`Verzetten: ${dayOf(old)} ${old.slice(0, 4)}`)
})

for (const { name, state } of [
  { name: 'of another patient', state: (foreign: number) => ({ isReschedule: true, consultId: foreign, consultType: 4 }) },
  { name: 'that is not named', state: () => ({ isReschedule: true }) },
]) {
  test(`a consult ${name} cannot be moved`, async ({ page, patient, signIn }) => {
    const foreign = (await patient('planned-video')).consults[0]?.id ?? 0
    await signIn(page, await patient('planned-video'))
    await page.evaluate((given) => history.replaceState(given, '', '/appointment'), state(foreign))
    await page.reload()
    await expect(page.getByText('Wij kunnen deze afspraak niet vinden. Misschien is de afspraak al veranderd.')).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
  })
}
