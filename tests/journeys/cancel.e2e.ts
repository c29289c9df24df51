import { consultState } from '#portal/api/contract/consult.ts'
import { extended } from '../support/extended.ts'
import { expectResult, openCancel, planned, remark, submitCancel } from './appointment-steps.ts'
import { bodiesOf, dayOf, timeOf } from './booking-steps.ts'
import { setDeviceTime } from './clock-steps.ts'
import { expect, test } from './journey.ts'

test('CANCEL-01.1 CANCEL-01.2 CANCEL-03.1 CANCEL-03.2 CANCEL-03.3 a patient sees what is cancelled, sends a remark and returns to the list with a message', async ({
  page,
  patient,
  signIn,
  journey,
}) => {
  const made = await patient('planned-video')
  const [consult] = made.consults
  const start = consult?.startDateTime ?? ''
  await signIn(page, made)
  await openCancel(page)
  await expect(page.getByRole('main').getByRole('definition')).toHaveText([
    `${dayOf(start)} ${start.slice(0, 4)}${timeOf(start)} – ${timeOf(consult?.endDateTime ?? '')}`,
    'dr. S.M. de Wit',
    'Controle via video',
  ])
  await expect(submitCancel(page)).toBeEnabled()
  await journey.assertLoaded(page)
  const sent = bodiesOf(page, 'cancelConsult')
  await page.getByRole('button', { name: 'Liever verzetten?' }).click()
  await expect(page.getByText(`U verzet uw afspraak van ${dayOf(start)}`)).toBeVisible()
  // Back leads through the first question of moving, which is answered already.
  await page.goBack()
  await page.goBack()
  await remark(page).fill('Ik kan die dag niet.\nSorry!')
  const refreshed = page.waitForRequest(/\/patientPortal\/getInfo$/)
  await submitCancel(page).click()
  await expect(page).toHaveURL(/\/appointments$/)
  await refreshed
  await expectResult(page, 'Uw afspraak is afgezegd')
  expect(sent).toEqual([{ consult_id: consult?.id, note: 'Ik kan die dag niet.\nSorry!' }])
  await expect(page.getByRole('region', { name: 'Uw afspraak is afgezegd' })).toContainText(
    new RegExp(`${dayOf(start)}.*Controle via video met dr\\. S\\.M\\. de Wit.*U hoeft niets meer te doen`),
  )
  await expect(page.getByRole('heading', { name: 'U heeft geen afspraak' })).toBeVisible()
  await expect(planned(page)).toHaveCount(0)
})

test(
  'on a device with its clock a day ahead, an appointment of today is still the next one and can be cancelled',
  { tag: extended },
  async ({ page, patient, signIn }) => {
    const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()
    await setDeviceTime(page, inHours(24))
    await signIn(
      page,
      await patient('nothing-planned', {
        consults: [
          { startDateTime: inHours(8), endDateTime: inHours(8.5), state: consultState.open, consultTypeId: 4 },
        ],
      }),
    )
    await page.goto('/appointments')
    await expect(planned(page)).toHaveCount(1)
    await expect(page.getByRole('button', { name: /^Verzetten: / })).toBeVisible()
    await openCancel(page)
    await submitCancel(page).click()
    await expectResult(page, 'Uw afspraak is afgezegd')
  },
)
