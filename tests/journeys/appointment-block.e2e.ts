import type { Page } from '@playwright/test'
import { consultState } from '#portal/api/contract/consult.ts'
import type { PatientOrder, RecipeName } from '../support/desk.ts'
import { exactConsult, inDays, planned } from './appointment-steps.ts'
import { dayOf, expectStep, timeOf } from './booking-steps.ts'
import { expect, test } from './journey.ts'

const screens = [
  { screen: 'dashboard', address: '/dashboard' },
  { screen: 'list', address: '/appointments' },
] as const
const inMain = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true })
const create = (page: Page) => page.getByRole('button', { name: 'Afspraak maken' })
const stateOf = (page: Page): Promise<unknown> => page.evaluate(() => history.state as unknown)

for (const { screen, address } of screens) {
  test(`BLOCK-02 on the ${screen}: a past consult that is still open goes above all else`, async ({ page, patient, signIn, journey }) => {
    const consults = [exactConsult(inDays(-3, '10:20'), 4), exactConsult(inDays(5, '10:20'), 3, { state: consultState.locked }), exactConsult(inDays(9, '10:20'), 4)]
    await signIn(page, await patient('nothing-planned', { consults }))
    await page.goto(address)
    await expect(inMain(page, 'Uw vorige afspraak staat nog open')).toBeVisible()
    await expect(inMain(page, 'De kliniek rondt uw vorige afspraak nog af. Daarna kunt u een nieuwe afspraak maken.')).toBeVisible()
    await expect(planned(page)).toHaveCount(0)
    await expect(create(page)).toHaveCount(0)
    await journey.assertLoaded(page)
  })

  test(`BLOCK-03 on the ${screen}: a locked consult says how to reach the clinic, by phone and by e-mail`, async ({ page, patient, signIn, journey }) => {
    const consults = [exactConsult(inDays(8, '16:00'), 3, { state: consultState.locked }), exactConsult(inDays(4, '10:20'), 4)]
    await signIn(page, await patient('nothing-planned', { consults }))
    await page.goto(address)
    await expect(inMain(page, 'Uw afspraak staat vast')).toBeVisible()
    const message = page.getByText('U kunt deze afspraak hier niet meer veranderen.')
    await expect(message).toHaveText('U kunt deze afspraak hier niet meer veranderen. Bel 010 000 00 00 of mail naar patient@hoofdpijnkliniek.example.')
    await expect(message.getByRole('link', { name: '010 000 00 00' })).toHaveAttribute('href', 'tel:+31100000000')
    await expect(message.getByRole('link', { name: 'patient@hoofdpijnkliniek.example' })).toHaveAttribute('href', 'mailto:patient@hoofdpijnkliniek.example')
    await expect(planned(page)).toHaveCount(0)
    await expect(create(page)).toHaveCount(0)
    await journey.assertLoaded(page)
  })

  test(`BLOCK-05 BLOCK-09 on the ${screen}: one consult, with moving and cancelling at hand`, async ({ page, patient, signIn, journey }) => {
    const made = await patient('planned-video')
    const [consult] = made.consults
    const date = `${dayOf(consult?.startDateTime ?? '')} ${consult?.startDateTime.slice(0, 4)}`
    await signIn(page, made)
    await page.goto(address)
    await expect(planned(page)).toHaveCount(1)
    await journey.assertLoaded(page)
    await page.getByRole('button', { name: `Verzetten: ${date}`, exact: true }).click()
    await expectStep(page, 'type')
    await expect(page).toHaveURL(/\/appointment$/)
    expect(await stateOf(page)).toEqual({ from: address, isReschedule: true, consultId: consult?.id, consultType: 4 })
    await page.goto(address)
    await page.getByRole('button', { name: `Afzeggen: ${date}`, exact: true }).click()
    await expect(page).toHaveURL(/\/cancel-appointment$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Wilt u deze afspraak afzeggen?' })).toBeVisible()
    expect(await stateOf(page)).toEqual({ consultId: consult?.id, startDateTime: consult?.startDateTime, displayName: 'dr. S.M. de Wit', consultType: 4 })
  })

  test(`BLOCK-06 on the ${screen}: nothing planned offers a new appointment`, async ({ page, patient, signIn, journey }) => {
    // What is over or cancelled plans nothing.
    const consults = [exactConsult(inDays(-30, '10:20'), 3, { state: consultState.finalized }), exactConsult(inDays(6, '10:20'), 4, { state: consultState.cancelled })]
    await signIn(page, await patient('nothing-planned', { consults }))
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'U heeft geen afspraak' })).toBeVisible()
    await journey.assertLoaded(page)
    await create(page).click()
    await expectStep(page, 'type')
    expect(await stateOf(page)).toEqual({ from: address, isReschedule: false })
  })
}

test('BLOCK-04 BLOCK-07 BLOCK-09 of several the dashboard shows the soonest and the list all, each to move or to cancel', async ({ page, patient, signIn, journey }) => {
  const made = await patient('several-planned')
  const inOrder = made.consults.toSorted((a, b) => Date.parse(a.startDateTime) - Date.parse(b.startDateTime))
  // The clinic sends the last one first.
  expect(inOrder[0]?.id).not.toBe(made.consults[0]?.id)
  const types = new Map([[3, 'Controle op de kliniek'], [4, 'Controle via video'], [5, 'Controle via de telefoon']])
  const cards = inOrder.map(({ startDateTime: start, endDateTime: end, consultTypeId }, place) => ({
    date: `${dayOf(start)} ${start.slice(0, 4)}`,
    text: new RegExp(`^${place === 0 ? 'Volgende afspraak' : 'Afspraak daarna'}over \\d+ dagen${dayOf(start)} ${start.slice(0, 4)}\\s*${timeOf(start)} – ${timeOf(end)}${types.get(consultTypeId)} met dr\\. S\\.M\\. de Wit`),
  }))
  await signIn(page, made)
  await expect(planned(page)).toHaveText(cards.slice(0, 1).map(({ text }) => text))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Afspraken' }).click()
  await expect(planned(page)).toHaveText(cards.map(({ text }) => text))
  await journey.assertLoaded(page)
  for (const [place, { date }] of cards.entries()) {
    await expect(planned(page).nth(place).getByRole('button')).toHaveText(['Verzetten', 'Afzeggen'])
    await planned(page).nth(place).getByRole('button', { name: `Verzetten: ${date}` }).click()
    await expect(page.getByText(`U verzet uw afspraak van ${date}`)).toBeVisible()
    await page.getByRole('link', { name: 'Sluiten' }).click()
    await planned(page).nth(place).getByRole('button', { name: `Afzeggen: ${date}` }).click()
    await expect(page.getByRole('main').getByRole('definition').first()).toContainText(date)
    await page.getByRole('link', { name: 'Sluiten' }).click()
  }
})

const planning = 'De kliniek plant deze behandeling met u.'
const minimum = inDays(21, '12:00').toISOString()
const minimumText = dayOf(minimum).replace(/^\S+ /, '')
const notes: readonly { recipe: RecipeName; order?: Omit<PatientOrder, 'state'>; text: string }[] = [
  { recipe: 'intake', text: 'Uw volgende afspraak is een intake. U kiest zelf een dag en tijd.' },
  { recipe: 'nothing-planned', text: 'Uw volgende afspraak is een controle. U kiest zelf een dag en tijd.' },
  { recipe: 'unplanned', text: 'Uw volgende afspraak is een extra controle. U kiest zelf een dag en tijd.' },
  { recipe: 'botox', text: `Uw volgende afspraak is een botoxbehandeling. ${planning}` },
  { recipe: 'botox', order: { nextConsult: { nextConsultCategory: 2, nextConsultMinDateTime: minimum } }, text: `Uw volgende afspraak is een botoxbehandeling. ${planning} Het kan vanaf ${minimumText} ${minimum.slice(0, 4)}.` },
  { recipe: 'gon-block', order: { nextConsult: { nextConsultCategory: 3 } }, text: `Uw volgende afspraak is een GON-blokkade. ${planning}` },
  { recipe: 'gon-block', order: { nextConsult: { nextConsultCategory: 3, nextConsultMinDateTime: minimum } }, text: `Uw volgende afspraak is een GON-blokkade. ${planning} Het kan vanaf ${minimumText} ${minimum.slice(0, 4)}.` },
  { recipe: 'nothing-planned', order: { nextConsult: null }, text: 'U kunt een nieuwe afspraak maken. U kiest zelf een dag en tijd.' },
]
for (const { recipe, order, text } of notes) {
  test(`BLOCK-07 BLOCK-08 ${text}`, async ({ page, patient, signIn }) => {
    await signIn(page, await patient(recipe, order))
    await expect(inMain(page, text)).toBeVisible()
    await page.goto('/appointments')
    await expect(inMain(page, text)).toBeVisible()
  })
}
