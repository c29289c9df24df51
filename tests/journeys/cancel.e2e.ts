import type { Page } from '@playwright/test'
import { planned } from './appointment-steps.ts'
import { bodiesOf, dayOf, timeOf } from './booking-steps.ts'
import { brokenOff, failures } from './failure-steps.ts'
import { expect, test } from './journey.ts'
import { expectMessage, expectMessageFor, inPage, stopClock } from './message-steps.ts'

const submit = (page: Page) => page.getByRole('button', { name: 'Afspraak afzeggen', exact: true })
const remark = (page: Page) => page.getByRole('textbox', { name: 'Opmerking' })

async function openCancel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Afzeggen: / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wilt u deze afspraak afzeggen?' })).toBeVisible()
}

test('CANCEL-01 CANCEL-03 shows what is cancelled, sends the remark and goes to the list with a message', async ({ page, patient, signIn, journey }) => {
  const made = await patient('planned-video')
  const [consult] = made.consults
  const start = consult?.startDateTime ?? ''
  await signIn(page, made)
  await openCancel(page)
  await expect(page.getByRole('main').getByRole('definition')).toHaveText([`${dayOf(start)} ${start.slice(0, 4)}, ${timeOf(start)}`, 'dr. S.M. de Wit', 'Controle via video'])
  await expect(remark(page)).toHaveAccessibleDescription('Dit hoeft niet. De kliniek leest uw opmerking.')
  await expect(submit(page)).toBeEnabled()
  await journey.assertLoaded(page)
  const sent = bodiesOf(page, 'cancelConsult')
  await remark(page).fill('Ik kan die dag niet.\nSorry!')
  const refreshed = page.waitForRequest(/\/patientPortal\/getInfo$/)
  await submit(page).click()
  await expect(page).toHaveURL(/\/appointments$/)
  await refreshed
  await expectMessage(page, 'Uw afspraak is afgezegd.')
  expect(sent).toEqual([{ consult_id: consult?.id, note: 'Ik kan die dag niet.\nSorry!' }])
  await expect(page.getByRole('heading', { name: 'U heeft geen afspraak' })).toBeVisible()
  await expect(planned(page)).toHaveCount(0)
})

for (const typed of ['', '   ']) {
  test(`CANCEL-03 the note is '' when the remark is ${typed === '' ? 'empty' : 'blank'}`, async ({ page, patient, signIn }) => {
    const made = await patient('planned-video')
    await signIn(page, made)
    await openCancel(page)
    const sent = bodiesOf(page, 'cancelConsult')
    await remark(page).fill(typed)
    await submit(page).click()
    await expectMessage(page, 'Uw afspraak is afgezegd.')
    expect(sent).toEqual([{ consult_id: made.consults[0]?.id, note: '' }])
  })
}

test('keeping the appointment changes nothing', async ({ page, patient, signIn }) => {
  await signIn(page, await patient('planned-video'))
  const sent = bodiesOf(page, 'cancelConsult')
  for (const way of [page.getByRole('button', { name: 'Nee, terug naar uw afspraken' }), page.getByRole('link', { name: 'Terug' }), page.getByRole('link', { name: 'Sluiten' })]) {
    await openCancel(page)
    await way.click()
    await expect(page).toHaveURL(/\/appointments$/)
    await expect(planned(page)).toHaveCount(1)
  }
  expect(sent).toEqual([])
})

const invalid: readonly { name: string; state: (foreign: number) => unknown }[] = [
  { name: 'without state', state: () => null },
  { name: "with another patient's consult", state: (consultId) => ({ consultId }) },
  { name: 'with a state of another kind', state: () => ({ consultId: 'alles', startDateTime: 7 }) },
]
for (const { name, state } of invalid) {
  test(`CANCEL-02 a deep link ${name} says that there is nothing to cancel`, async ({ page, patient, signIn, journey }) => {
    const foreign = (await patient('planned-video')).consults[0]?.id ?? 0
    await signIn(page, await patient('planned-video'))
    await page.evaluate((given) => history.replaceState(given, '', '/cancel-appointment'), state(foreign))
    await page.reload()
    await expect(inPage(page, 'Ongeldige annulering. Geen consult gevonden.')).toBeVisible()
    await expect(submit(page)).toHaveCount(0)
    await journey.assertLoaded(page)
    await page.getByRole('link', { name: 'Terug' }).click()
    await expect(planned(page)).toHaveCount(1)
  })
}

test('CANCEL-04 with only consultId in the state the rest comes from patient info', async ({ page, patient, signIn }) => {
  const made = await patient('several-planned')
  const last = made.consults[0]
  const start = last?.startDateTime ?? ''
  await signIn(page, made)
  await page.evaluate((consultId) => history.replaceState({ consultId }, '', '/cancel-appointment'), last?.id)
  await page.reload()
  await expect(page.getByRole('main').getByRole('definition')).toHaveText([`${dayOf(start)} ${start.slice(0, 4)}, ${timeOf(start)}`, 'dr. S.M. de Wit', 'Controle op de kliniek'])
})

for (const { status, text } of failures) {
  test(`CANCEL-04 BOOK-13 ${status} says so for 4 s, keeps the remark, and the next try works`, async ({ page, patient, signIn, journey, desk }) => {
    const made = await patient('planned-video')
    journey.expectFailure(/\/cancelConsult$/, status)
    await page.clock.install()
    await signIn(page, made)
    await openCancel(page)
    await remark(page).fill('Ik ben ziek.')
    await desk.arm(made.email, 'cancelConsult', { kind: 'status', status })
    await stopClock(page)
    await submit(page).click()
    await expectMessageFor(page, text, 4000)
    await journey.checkAxe(page)
    await expect(remark(page)).toHaveValue('Ik ben ziek.')
    const sent = bodiesOf(page, 'cancelConsult')
    await submit(page).click()
    await expectMessage(page, 'Uw afspraak is afgezegd.')
    expect(sent).toEqual([{ consult_id: made.consults[0]?.id, note: 'Ik ben ziek.' }])
  })
}

for (const { name, fault, text, failedWith, calls } of [
  { name: 'before it was cancelled', fault: { kind: 'cut' }, text: brokenOff.noConnection, failedWith: 'no answer', calls: 2 },
  { name: 'after it was cancelled', fault: { kind: 'cut', after: true }, text: brokenOff.noConnection, failedWith: 'no answer', calls: 1 },
  { name: 'by an error page after it was cancelled', fault: { kind: 'status', status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>', after: true }, text: brokenOff.unknown, failedWith: 502, calls: 1 },
] as const) {
  test(`an answer lost ${name}: the same try again ends well`, async ({ page, patient, signIn, journey, desk }) => {
    const made = await patient('planned-video')
    journey.expectFailure(/\/cancelConsult$/, failedWith)
    await signIn(page, made)
    await openCancel(page)
    await remark(page).fill('Ik ben ziek.')
    await desk.arm(made.email, 'cancelConsult', fault)
    const sent = bodiesOf(page, 'cancelConsult')
    await submit(page).click()
    await expectMessage(page, text)
    await expect(remark(page)).toHaveValue('Ik ben ziek.')
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expectMessage(page, 'Uw afspraak is afgezegd.')
    expect(sent).toEqual(Array.from({ length: calls }, () => ({ consult_id: made.consults[0]?.id, note: 'Ik ben ziek.' })))
    await expect(planned(page)).toHaveCount(0)
  })
}
