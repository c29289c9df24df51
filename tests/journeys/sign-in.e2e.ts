import common from '#locales/nl/common.json' with { type: 'json' }
import login from '#locales/nl/login.json' with { type: 'json' }
import { expect, test } from './journey.ts'
import { inPage, stopClock } from './message-steps.ts'
import { basicOf, callsTo, codeField, emailField, openLogin, openVerify, passwordField, sendCode, sendCredentials, signInButton } from './sign-in-steps.ts'
import { expectToastFor, toasts } from './toast-steps.ts'

const heading = { level: 1 } as const

test('LOGIN-01 signing in, the code, a forgotten password and a new account are modes of one screen', async ({ page, patient }) => {
  await openLogin(page)
  await expect(page.getByRole('heading', { ...heading, name: 'Inloggen' })).toBeVisible()

  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await expect(page.getByRole('heading', { ...heading, name: 'Wachtwoord vergeten' })).toBeVisible()
  await expect(page).toHaveURL('/login')
  await page.getByRole('link', { name: 'Terug naar inloggen' }).click()
  await expect(page.getByRole('heading', { ...heading, name: 'Inloggen' })).toBeVisible()

  await page.getByRole('link', { name: 'Account maken' }).click()
  await expect(page.getByRole('heading', { ...heading, name: 'Account maken' })).toBeVisible()
  await expect(page).toHaveURL('/register')
  await page.getByRole('link', { name: 'Terug naar inloggen' }).click()

  await sendCredentials(page, await patient('nothing-planned'))
  await expect(page.getByRole('heading', { ...heading, name: 'Bevestig dat u het bent' })).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('LOGIN-01 /register opens the mode register', async ({ page }) => {
  await openLogin(page, '/register')
  await expect(page.getByRole('heading', { ...heading, name: 'Account maken' })).toBeVisible()
})

test('LOGIN-02 the button waits for both fields, and the two links are there', async ({ page }) => {
  await openLogin(page)
  await expect(page.getByRole('link', { name: 'Wachtwoord vergeten?' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Account maken' })).toHaveAttribute('href', '/register')
  await expect(emailField(page)).toHaveAttribute('type', 'email')
  await expect(passwordField(page)).toHaveAttribute('type', 'password')
  await expect(signInButton(page)).toBeDisabled()
  await emailField(page).fill('naam@voorbeeld.nl')
  await expect(signInButton(page)).toBeDisabled()
  await passwordField(page).fill('geheim')
  await expect(signInButton(page)).toBeEnabled()
  await emailField(page).fill('')
  await expect(signInButton(page)).toBeDisabled()
  await expect(page.getByText('Vul uw e-mailadres en wachtwoord in.')).toBeVisible()
})

test('LOGIN-02 fields that a password manager fills in without an event enable the button', async ({ page, patient }) => {
  const { email, password } = await patient('nothing-planned')
  await openLogin(page)
  await emailField(page).evaluate((field: HTMLInputElement, value) => { field.value = value }, email)
  await passwordField(page).evaluate((field: HTMLInputElement, value) => { field.value = value }, password)
  // The first thing a patient then does is to point at the button.
  await signInButton(page).hover()
  await expect(signInButton(page)).toBeEnabled()
  await signInButton(page).click()
  await expect(codeField(page)).toBeVisible()
})

test('LOGIN-02 a finger on the button is enough after a silent autofill', async ({ browser, journey, patient }) => {
  const { email, password } = await patient('nothing-planned')
  const context = await browser.newContext({ hasTouch: true })
  await journey.watch(context)
  const page = await context.newPage()
  await openLogin(page)
  await emailField(page).evaluate((field: HTMLInputElement, value) => { field.value = value }, email)
  await passwordField(page).evaluate((field: HTMLInputElement, value) => { field.value = value }, password)
  const box = await signInButton(page).boundingBox()
  if (!box) throw new Error('There is no button.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await expect(codeField(page)).toBeVisible()
  await context.close()
})

test('LOGIN-03 a password with é and € survives the Basic header', async ({ page, patient, desk, journey }) => {
  const someone = await patient('nothing-planned', { password: 'Zoë-betaalt-€1:é!' })
  const calls = callsTo(page, '/auth/login')
  await openVerify(page, someone)
  expect(calls).toHaveLength(1)
  expect(calls[0]?.method()).toBe('GET')
  expect(basicOf(calls[0])).toBe(`${someone.email}:Zoë-betaalt-€1:é!`)
  await sendCode(page, await desk.codeFor(someone.email))
  await expect(page).toHaveURL('/dashboard')
  await journey.assertLoaded(page)
})

for (const { named, recipe, answer, label } of [
  { named: 'sms', recipe: 'nothing-planned', answer: undefined, label: 'Code uit de sms' },
  { named: 'otp', recipe: 'otp', answer: undefined, label: 'Code uit uw app' },
  { named: 'no method', recipe: 'otp', answer: {}, label: 'Code uit de sms' },
] as const) {
  test(`LOGIN-04 an answer with ${named} asks for '${label}'`, async ({ page, patient, desk }) => {
    const someone = await patient(recipe)
    if (answer) await desk.arm(someone.email, 'login', { kind: 'status', status: 200, body: answer })
    await openLogin(page)
    await sendCredentials(page, someone)
    await expect(page.getByRole('textbox', { name: label })).toBeVisible()
  })
}

test('LOGIN-04 an unknown method stays on login and says what to do', async ({ page, patient }) => {
  const someone = await patient('unknown-method')
  await openLogin(page)
  await sendCredentials(page, someone)
  const text = 'Wij kunnen u geen code sturen. Bel de kliniek op 010 000 00 00. Wij helpen u verder.'
  await expect(inPage(page, text)).toBeVisible()
  await expect(toasts(page)).toHaveText([`Fout ${text}`])
  await expect(page.getByRole('heading', { ...heading, name: 'Inloggen' })).toBeVisible()
  await expect(emailField(page)).toHaveValue(someone.email)
})

test('LOGIN-05 APP-11 ERR-06 an e-mail address that cannot be right says so in its field and as a toast of 6 s', async ({ page }) => {
  await page.clock.install()
  await openLogin(page)
  await stopClock(page)
  const calls = callsTo(page, '/auth/login')
  await sendCredentials(page, { email: 'naam@voorbeeld', password: 'geheim' })
  await expect(emailField(page)).toHaveAccessibleDescription(new RegExp(common.err_email))
  await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(emailField(page)).toBeFocused()
  await expectToastFor(page, common.err_email, 6000)
  await expect(emailField(page)).toHaveAccessibleDescription(new RegExp(common.err_email))
  expect(calls).toEqual([])
  await page.clock.resume()
})

test('APP-11 the address is sent without the spaces around it', async ({ page, patient }) => {
  const someone = await patient('nothing-planned')
  const calls = callsTo(page, '/auth/login')
  await openLogin(page)
  await emailField(page).pressSequentially(`  ${someone.email} `)
  await passwordField(page).fill(someone.password)
  await signInButton(page).click()
  await expect(codeField(page)).toBeVisible()
  expect(basicOf(calls[0])).toBe(`${someone.email}:${someone.password}`)
})

test('LOGIN-06 a refusal does not say whether the address or the password was wrong, and keeps the address', async ({ page, patient, journey }) => {
  journey.expectFailure(/^\/auth\/login$/, 401)
  const { email } = await patient('nothing-planned')
  for (const stranger of [email, `niemand.${email}`]) {
    await openLogin(page)
    await sendCredentials(page, { email: stranger, password: 'Helemaal-Fout-1' })
    await expect(inPage(page, common.responses[401])).toBeVisible()
    await expect(toasts(page)).toHaveText([`Fout ${common.responses[401]}`])
    await expect(emailField(page)).toHaveValue(stranger)
    await expect(emailField(page)).not.toHaveAttribute('aria-invalid', 'true')
    await expect(passwordField(page)).not.toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(login.verification.wrong)).toHaveCount(0)
  }
})
