import type { Page } from '@playwright/test'
import type { CallName, ScenarioName } from '../support/test-admin.ts'
import { expectResult, openCancel, planned, remark, submitCancel } from './appointment-steps.ts'
import {
  bodiesOf,
  chooseMode,
  chooseTimeAndGoOn,
  complete,
  expectStep,
  startBooking,
  startMoving,
} from './booking-steps.ts'
import { expect, test } from './journey.ts'
import { expectFailure, noConnection } from './message-steps.ts'

const ways: readonly { call: CallName; scenario: ScenarioName; start: (page: Page) => Promise<void>; done: string }[] =
  [
    { call: 'addConsult', scenario: 'nothing-planned', start: startBooking, done: 'Uw afspraak is gemaakt' },
    { call: 'moveConsult', scenario: 'planned-video', start: startMoving, done: 'Uw afspraak is verzet' },
  ]
for (const { call, scenario, start, done } of ways) {
  test(`${call} meets a connection that breaks after the work was done: the same try again ends well, and once`, async ({
    page,
    patient,
    signIn,
    journey,
    testAdmin,
  }) => {
    const { email, ...rest } = await patient(scenario)
    journey.expectFailure(new RegExp(`/${call}$`), 'no answer')
    await signIn(page, { email, ...rest })
    await start(page)
    await chooseMode(page, 'Via de telefoon')
    const { time } = await chooseTimeAndGoOn(page)
    await testAdmin.arm(email, call, { kind: 'cut', after: true })
    const sent = bodiesOf(page, call)
    await complete(page).click()
    await expectFailure(page, noConnection)
    await expectStep(page, 'confirm')
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expectResult(page, done)
    expect(sent).toHaveLength(1)
    await expect(planned(page)).toHaveCount(1)
    await expect(planned(page)).toContainText(time)
  })
}

test('an answer lost after it was cancelled: the same try again ends well', async ({
  page,
  patient,
  signIn,
  journey,
  testAdmin,
}) => {
  const made = await patient('planned-video')
  journey.expectFailure(/\/cancelConsult$/, 'no answer')
  await signIn(page, made)
  await openCancel(page)
  await remark(page).fill('Ik ben ziek.')
  await testAdmin.arm(made.email, 'cancelConsult', { kind: 'cut', after: true })
  const sent = bodiesOf(page, 'cancelConsult')
  await submitCancel(page).click()
  await expectFailure(page, noConnection)
  await expect(remark(page)).toHaveValue('Ik ben ziek.')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expectResult(page, 'Uw afspraak is afgezegd')
  expect(sent).toHaveLength(1)
  await expect(planned(page)).toHaveCount(0)
})
