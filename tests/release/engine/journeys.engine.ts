import { test as base, type Page } from '@playwright/test'
import { expectResult, openCancel, planned, showChanges, submitCancel } from '../../journeys/appointment-steps.ts'
import { chooseMode, chooseTimeAndGoOn, complete, expectStep, startBooking } from '../../journeys/booking-steps.ts'
import { expect } from '../../journeys/journey.ts'
import { goByMenu, pressLogOff } from '../../journeys/menu-steps.ts'
import { openLogin, openVerify, otherThan, sendCode, sendCredentials } from '../../journeys/sign-in-steps.ts'
import { openTestAdmin, type TestPatient, type ScenarioName } from '../../support/test-admin.ts'
import { collectProblems } from './problems.ts'
import { openViewPanel } from '../../journeys/view-steps.ts'

const testAdmin = openTestAdmin(process.env.ENGINE_CLINIC ?? '')

interface Fixtures {
  /** A new patient, signed in through the screens. */
  arriveAs: (scenario: ScenarioName) => Promise<void>
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** From the form to the screen that was asked for. */
async function signIn(page: Page, patient: TestPatient, path = '/dashboard'): Promise<void> {
  await sendCredentials(page, patient)
  await expect(page.getByRole('textbox', { name: /^Code uit/ })).toBeVisible()
  await sendCode(page, await testAdmin.codeFor(patient.email))
  await expect(page).toHaveURL(path)
}

const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const problems = await collectProblems(page)
    await use(page)
    expect(problems).toEqual([])
  },
  arriveAs: async ({ page }, use) =>
    use(async (scenario) => {
      const patient = await testAdmin.createPatient(scenario)
      await openLogin(page)
      await signIn(page, patient)
      await expect(heading(page, 'Uw overzicht')).toBeVisible()
    }),
})

for (const [how, scenario] of [
  ['from a text message', 'nothing-planned'],
  ['from an authenticator app', 'otp'],
] as const)
  test(`a patient signs in with a code ${how}`, async ({ arriveAs }) => arriveAs(scenario))

test('a wrong password shows an error, and the right one still signs in', async ({ page }) => {
  const patient = await testAdmin.createPatient('nothing-planned')
  await openLogin(page)
  await sendCredentials(page, { ...patient, password: `${patient.password}x` })
  await expect(page.getByText(/^Uw e-mailadres en wachtwoord passen niet bij elkaar/).first()).toBeVisible()
  await signIn(page, patient)
})

test('a wrong code shows an error, and the right one still signs in', async ({ page }) => {
  const patient = await testAdmin.createPatient('nothing-planned')
  await openVerify(page, patient)
  const code = await testAdmin.codeFor(patient.email)
  await sendCode(page, otherThan(code))
  await expect(page.getByText(/Deze code klopt niet/).first()).toBeVisible()
  await sendCode(page, code)
  await expect(page).toHaveURL('/dashboard')
})

test('the dashboard shows the planned appointment and its changes', async ({ page, arriveAs }) => {
  await arriveAs('planned-video')
  await expect(page.getByText('Controle via video').first()).toBeVisible()
  await showChanges(page)
  await expect(page.getByRole('button', { name: /^Verzetten: / })).toBeVisible()
})

test('the menu opens the list with earlier appointments', async ({ page, arriveAs }) => {
  await arriveAs('past-list')
  await goByMenu(page, 'Afspraken')
  await expect(page).toHaveURL('/appointments')
  await expect(page.getByText('Eerdere afspraken').first()).toBeVisible()
})

test('a patient books an appointment', async ({ page, arriveAs }) => {
  await arriveAs('nothing-planned')
  await startBooking(page)
  await chooseMode(page, 'Via video')
  await chooseTimeAndGoOn(page)
  await complete(page).click()
  await expect(page).toHaveURL('/appointments')
  await expect(planned(page)).toHaveCount(1)
})

test('a patient moves an appointment', async ({ page, arriveAs }) => {
  await arriveAs('planned-video')
  await showChanges(page)
  await page.getByRole('button', { name: /^Verzetten: / }).click()
  await expectStep(page, 'time')
  await chooseTimeAndGoOn(page)
  await complete(page).click()
  await expect(page).toHaveURL('/appointments')
  await expect(page.getByText(/^Uw oude afspraak geldt niet meer/).first()).toBeVisible()
})

test('a patient cancels an appointment', async ({ page, arriveAs }) => {
  await arriveAs('planned-video')
  await openCancel(page)
  await submitCancel(page).click()
  await expect(page).toHaveURL('/appointments')
  await expectResult(page, 'Uw afspraak is afgezegd')
})

test('after logging off Back shows nothing of the session', async ({ page, arriveAs }) => {
  await arriveAs('planned-video')
  await page.goto('/appointments')
  await expect(planned(page)).toHaveCount(1)
  await pressLogOff(page)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('U bent uitgelogd').first()).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Inloggen')).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Controle via video')
})

test('a deep link opens its screen after signing in', async ({ page }) => {
  const patient = await testAdmin.createPatient('planned-video')
  await page.goto('/appointments')
  await expect(page).toHaveURL('/login')
  await expect(heading(page, 'Inloggen')).toBeVisible()
  await signIn(page, patient, '/appointments')
  await expect(heading(page, 'Afspraken')).toBeVisible()
})

test('the calm theme is kept after a reload', async ({ page }) => {
  const root = page.locator('html')
  await openLogin(page)
  await openViewPanel(page)
  await page.getByRole('radio', { name: 'Rustig donker' }).click()
  await expect(root).toHaveAttribute('data-theme', 'calm-dark')
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'calm-dark')
})
