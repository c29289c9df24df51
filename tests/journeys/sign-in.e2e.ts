import { expect, test } from './journey.ts'
import {
  basicOf,
  callsTo,
  codeField,
  emailField,
  openLogin,
  openVerify,
  passwordField,
  signInButton,
} from './sign-in-steps.ts'
import { extended } from '../support/extended.ts'
import { everythingKept } from './storage-steps.ts'

const thirtyDays = 30 * 24 * 60 * 60

test('LOGIN-03.2 TFA-03.1 TFA-03.3 TFA-05.1 TFA-05.2 TFA-06.2 TFA-07.3 SES-01.1 SES-01.2 a password with é and € and a pasted sms code sign a patient in for 30 days', async ({
  page,
  patient,
  testAdmin,
  context,
  journey,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const someone = await patient('nothing-planned', { password: 'Zoë-betaalt-€1:é!' })
  const basic = `${someone.email}:Zoë-betaalt-€1:é!`
  const calls = callsTo(page, '/auth/login2Factor')
  await openVerify(page, someone)
  const kept = await everythingKept(page)
  // The address is kept, so this looks where a password could be.
  expect(kept).toContain(someone.email)
  expect(kept).not.toContain(someone.password)
  expect(kept).not.toContain(Buffer.from(basic).toString('base64'))

  const smsCode = await testAdmin.codeFor(someone.email)
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${smsCode.slice(0, 3)} ${smsCode.slice(3)}`)
  await codeField(page).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(codeField(page)).toHaveValue(smsCode)
  const answered = page.waitForResponse('**/auth/login2Factor')
  const before = Date.now() / 1000
  await page.keyboard.press('Enter')
  const { authToken } = (await (await answered).json()) as { authToken: string }
  await expect(page).toHaveURL('/dashboard')
  expect(calls.map((call) => [call.method(), call.postDataJSON(), basicOf(call)])).toEqual([
    ['POST', { smsCode }, basic],
  ])

  const cookies = await context.cookies()
  expect(cookies).toEqual([
    expect.objectContaining({ name: 'token', value: authToken, path: '/', secure: true, sameSite: 'Strict' }),
  ])
  const { expires = 0 } = cookies[0] ?? {}
  expect(expires).toBeGreaterThanOrEqual(Math.floor(before) + thirtyDays)
  expect(expires).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000) + thirtyDays)
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(authToken)
  await journey.assertLoaded(page)
})

test(
  'LOGIN-02.3 one tap on the button is enough after an autofill without events',
  { tag: extended },
  async ({ browser, journey, patient }) => {
    const { email, password } = await patient('nothing-planned')
    const context = await browser.newContext({ hasTouch: true })
    await journey.watch(context)
    const page = await context.newPage()
    await openLogin(page)
    await emailField(page).evaluate((field: HTMLInputElement, value) => {
      field.value = value
    }, email)
    await passwordField(page).evaluate((field: HTMLInputElement, value) => {
      field.value = value
    }, password)
    const box = await signInButton(page).boundingBox()
    if (!box) throw new Error('There is no button.')
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await expect(codeField(page)).toBeVisible()
    await context.close()
  },
)

test(
  'a form submitted before hydration puts no password in the address',
  { tag: extended },
  async ({ page, journey }) => {
    journey.expectFailure(/\/assets\/.*\.js$/, 'no answer')
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/login')
    await emailField(page).fill('emma@voorbeeld.nl')
    await passwordField(page).fill('geheim')
    // Enter sends a form whose button can be pressed; a password manager may send it as well.
    await page.locator('form').evaluate((form) => {
      if (!(form instanceof HTMLFormElement)) throw new Error('There is no form.')
      for (const field of form.elements) field.removeAttribute('disabled')
      form.requestSubmit()
    })
    await passwordField(page).press('Enter')
    await expect(emailField(page)).toHaveValue('emma@voorbeeld.nl')
    expect(new URL(page.url()).search).toBe('')
    await expect(page).toHaveURL('/login')
  },
)
