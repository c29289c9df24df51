import { expectStep, field, newPassword, next } from './account-steps.ts'
import { expect, test } from './journey.ts'
import { emailField, openLogin, otherThan, passwordField, sendCode, signInButton } from './sign-in-steps.ts'

test('RESET-01.1 RESET-01.3 RESET-02 RESET-04.1 RESET-04.2 a patient who forgot the password sets a new one, and is signed out everywhere else', async ({
  page,
  browser,
  patient,
  testAdmin,
  signIn,
  journey,
  baseURL,
}) => {
  const someone = await patient('planned-video')
  const { email } = someone
  const otherDevice = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  await journey.watch(otherDevice)
  const other = await otherDevice.newPage()
  await signIn(other, someone)

  await openLogin(page)
  await emailField(page).fill(email)
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await expectStep(page, 'Wachtwoord vergeten, stap 1 van 4')
  await expect(field(page, 'E-mailadres')).toHaveValue(email)
  await next(page).click()
  await expectStep(page, 'stap 2 van 4')

  const code = await testAdmin.codeFor(email, 'email')
  journey.expectFailure(/^\/auth\/validateCode$/, 401)
  await field(page, 'Code uit de e-mail').fill(otherThan(code))
  await next(page).click()
  await expect(field(page, 'Code uit de e-mail')).toHaveAccessibleDescription(/Deze code klopt niet of is te oud\./)
  await field(page, 'Code uit de e-mail').fill(code)
  await next(page).click()
  await expectStep(page, 'stap 3 van 4')

  await newPassword(page, 'Nieuw wachtwoord').fill('zomer')
  await next(page).click()
  await expect(newPassword(page, 'Nieuw wachtwoord')).toHaveAccessibleDescription(/Dit wachtwoord is nog niet goed\./)
  const password = 'Andere-Wolk-2027'
  await newPassword(page, 'Nieuw wachtwoord').fill(password)
  await next(page).click()
  await expectStep(page, 'stap 4 van 4')

  journey.expectFailure(/^\/patientPortal\/(?:getInfo|getEmployees)$/, 401)
  await other.reload()
  await expect(other).toHaveURL('/login')
  await expect(
    other
      .getByRole('main')
      .getByText('U bent automatisch uitgelogd. Log opnieuw in. Wat u niet had verstuurd, is niet bewaard.'),
  ).toBeVisible()
  await otherDevice.close()

  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(emailField(page)).toHaveValue(email)
  await passwordField(page).fill(password)
  await signInButton(page).click()
  await expectStep(page, 'Bevestig dat u het bent')
  await sendCode(page, await testAdmin.codeFor(email))
  await expect(page).toHaveURL('/dashboard')
  await journey.assertLoaded(page)
})
