import type { Page } from '@playwright/test'
import { planned } from './appointment-steps.ts'
import { bodiesOf, dayOf, timeOf } from './booking-steps.ts'
import { expect, test } from './journey.ts'
import { expectDone, expectFailure, noConnection } from './message-steps.ts'

const submit = (page: Page) => page.getByRole('button', { name: 'Afspraak afzeggen', exact: true })
const remark = (page: Page) => page.getByRole('textbox', { name: 'Opmerking' })

async function openCancel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Afzeggen: / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wilt u deze afspraak afzeggen?' })).toBeVisible()
}

test('CANCEL-01.1 CANCEL-01.2 CANCEL-03.1 CANCEL-03.2 CANCEL-03.3 shows what is cancelled, sends the remark and goes to the list with a message', async ({ page, patient, signIn, journey }) => {
  const made = await patient('planned-video')
  const [consult] = made.consults
  const start = consult?.startDateTime ?? ''
  await signIn(page, made)
  await openCancel(page)
  await expect(page.getByRole('main').getByRole('definition')).toHaveText([`${dayOf(start)} ${start.slice(0, 4)}${timeOf(start)} – ${timeOf(consult?.endDateTime ?? '')}`, 'dr. S.M. de Wit', 'Controle via video'])
  await expect(submit(page)).toBeEnabled()
  await journey.assertLoaded(page)
  const sent = bodiesOf(page, 'cancelConsult')
  await page.getByRole('button', { name: 'Liever verzetten?' }).click()
  await expect(page.getByText(`U verzet uw afspraak van ${dayOf(start)}`)).toBeVisible()
  // Back leads through the first question of moving, which is answered already.
  await page.goBack()
  await page.goBack()
  await remark(page).fill('Ik kan die dag niet.\nSorry!')
  const refreshed = page.waitForRequest(/\/patientPortal\/getInfo$/)
  await submit(page).click()
  await expect(page).toHaveURL(/\/appointments$/)
  await refreshed
  await expectDone(page, 'Uw afspraak is afgezegd.')
  expect(sent).toEqual([{ consult_id: consult?.id, note: 'Ik kan die dag niet.\nSorry!' }])
  await expect(page.getByRole('region', { name: 'Afgezegde afspraak' })).toContainText(new RegExp(`${dayOf(start)}.*Controle via video met dr\\. S\\.M\\. de Wit.*U hoeft niets meer te doen`))
  await expect(page.getByRole('heading', { name: 'U heeft geen afspraak' })).toBeVisible()
  await expect(planned(page)).toHaveCount(0)
})

test('an answer lost after it was cancelled: the same try again ends well', async ({ page, patient, signIn, journey, desk }) => {
  const made = await patient('planned-video')
  journey.expectFailure(/\/cancelConsult$/, 'no answer')
  await signIn(page, made)
  await openCancel(page)
  await remark(page).fill('Ik ben ziek.')
  await desk.arm(made.email, 'cancelConsult', { kind: 'cut', after: true })
  const sent = bodiesOf(page, 'cancelConsult')
  await submit(page).click()
  await expectFailure(page, noConnection)
  await expect(remark(page)).toHaveValue('Ik ben ziek.')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expectDone(page, 'Uw afspraak is afgezegd.')
  expect(sent).toHaveLength(1)
  await expect(planned(page)).toHaveCount(0)
})
