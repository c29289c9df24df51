import common from '#locales/nl/common.json' with { type: 'json' }
import login from '#locales/nl/login.json' with { type: 'json' }
import { expect, test } from './journey.ts'
import { inPage, stopClock } from './message-steps.ts'
import { basicOf, callsTo, codeField, confirmButton, emailField, openVerify, otherThan, passwordField, resendButton, sendCode, signInButton } from './sign-in-steps.ts'
import { everythingKept } from './storage-steps.ts'
import { expectToastFor, toasts } from './toast-steps.ts'

const { verification } = login

for (const { recipe, label, hasHint, call, bodyOf } of [
  { recipe: 'nothing-planned', label: 'Code uit de sms', hasHint: true, call: '/auth/login2Factor', bodyOf: (code: string): object => ({ smsCode: code }) },
  { recipe: 'otp', label: 'Code uit uw app', hasHint: false, call: '/auth/login2FactorOTP', bodyOf: (code: string): object => ({ otp: code }) },
] as const) {
  test(`TFA-01 TFA-02 TFA-03 TFA-05 the ${recipe === 'otp' ? 'app' : 'sms'} code is asked for, sent and let in`, async ({ page, patient, desk, context, journey }) => {
    const someone = await patient(recipe)
    const calls = callsTo(page, call)
    await openVerify(page, someone)
    await expect(page.getByRole('textbox')).toHaveCount(1)
    const field = page.getByRole('textbox', { name: label })
    const hint = 'Geen sms gekregen? Ga dan terug om een nieuwe code te vragen. Of vraag hieronder een nieuwe code.'
    await expect(page.getByText(hint)).toHaveCount(hasHint ? 1 : 0)
    if (hasHint) await expect(field).toHaveAccessibleDescription(hint)
    await expect(page.getByRole('button', { name: 'Terug', exact: true })).toBeVisible()
    await expect(confirmButton(page)).toBeDisabled()

    const code = await desk.codeFor(someone.email)
    const answered = page.waitForResponse(`**${call}`)
    await sendCode(page, code)
    const { authToken } = await (await answered).json() as { authToken: string }
    await expect(page).toHaveURL('/dashboard')
    expect(calls.map((request) => [request.method(), request.postDataJSON()])).toEqual([['POST', bodyOf(code)]])
    expect(basicOf(calls[0])).toBe(`${someone.email}:${someone.password}`)
    expect((await context.cookies()).find(({ name }) => name === 'token')?.value).toBe(authToken)
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(authToken)
    await journey.assertLoaded(page)
  })
}

for (const typed of ['12345', '1234567', '12345a']) {
  test(`TFA-04 APP-12 ERR-06 the code ${typed} is refused before it is sent, in the field and in a toast of 6 s`, async ({ page, patient }) => {
    await page.clock.install()
    await openVerify(page, await patient('nothing-planned'))
    await stopClock(page)
    const calls = callsTo(page, '/auth/login2Factor')
    await sendCode(page, typed)
    await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(common.err_code))
    await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(codeField(page)).toBeFocused()
    await expectToastFor(page, common.err_code, 6000)
    await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(common.err_code))
    expect(calls).toEqual([])
    await page.clock.resume()
  })
}

test('TFA-06 the phone offers the code and a numeric keyboard, and 123 456 can be pasted', async ({ page, patient, desk, context, journey }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const someone = await patient('nothing-planned')
  await openVerify(page, someone)
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric')
  const code = await desk.codeFor(someone.email)
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} ${code.slice(3)}`)
  await codeField(page).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(codeField(page)).toHaveValue(code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await journey.assertLoaded(page)
})

test('TFA-07 a new code can be asked for every 30 seconds, by the same call', async ({ page, patient, desk, journey }) => {
  journey.expectFailure(/^\/auth\/login2Factor$/, 401)
  await page.clock.install()
  const someone = await patient('nothing-planned')
  const calls = callsTo(page, '/auth/login')
  await openVerify(page, someone)
  await stopClock(page)
  await expect(resendButton(page)).toBeDisabled()
  await expect(page.getByText(verification.wait)).toBeVisible()
  // The clinic thinks it is some time ago too.
  const first = await desk.codeFor(someone.email)
  await desk.ageCodes(someone.email)

  await page.clock.runFor(30_000)
  await resendButton(page).click()
  await expect(inPage(page, verification.resent)).toBeVisible()
  await expect(toasts(page)).toHaveText([`Gelukt ${verification.resent}`])
  expect(calls.map(basicOf)).toEqual(Array.from({ length: 2 }, () => `${someone.email}:${someone.password}`))
  await expect(resendButton(page)).toBeDisabled()
  await page.clock.runFor(29_900)
  await expect(resendButton(page)).toBeDisabled()
  await page.clock.runFor(100)
  await expect(resendButton(page)).toBeEnabled()

  await sendCode(page, first)
  await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(verification.wrong))
  await sendCode(page, await desk.codeFor(someone.email))
  await expect(page).toHaveURL('/dashboard')
  await page.clock.resume()
  await journey.assertLoaded(page)
})

test('TFA-07 a reload asks for the password only, and keeps mode, method and address', async ({ page, patient, desk, journey }) => {
  const someone = await patient('otp')
  await openVerify(page, someone)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: verification.title })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Code uit uw app' })).toBeVisible()
  await expect(passwordField(page)).toHaveValue('')
  await expect(emailField(page)).toHaveCount(0)
  await passwordField(page).fill(someone.password)
  await sendCode(page, await desk.codeFor(someone.email))
  await expect(page).toHaveURL('/dashboard')
  await journey.assertLoaded(page)
})

test('TFA-07 the password stands in nothing that outlives the page', async ({ page, patient }) => {
  const someone = await patient('nothing-planned')
  await openVerify(page, someone)
  const kept = await everythingKept(page)
  // The address is kept, so this looks where a password could be.
  expect(kept).toContain(someone.email)
  expect(kept).not.toContain(someone.password)
  expect(kept).not.toContain(Buffer.from(`${someone.email}:${someone.password}`).toString('base64'))
})

test('TFA-08 Back returns to signing in with the address kept and the password cleared', async ({ page, patient }) => {
  const someone = await patient('nothing-planned')
  await openVerify(page, someone)
  await page.getByRole('button', { name: 'Terug', exact: true }).click()
  await expect(emailField(page)).toHaveValue(someone.email)
  await expect(passwordField(page)).toHaveValue('')
  await expect(signInButton(page)).toBeDisabled()
})

test("TFA-08 the browser's Back does the same", async ({ page, patient }) => {
  const someone = await patient('nothing-planned')
  await openVerify(page, someone)
  await page.goBack()
  await expect(emailField(page)).toHaveValue(someone.email)
  await expect(passwordField(page)).toHaveValue('')
})

test('ERR-01 ERR-02 TOAST-02 a wrong code is said in its field and in a toast, and an old one and one tried too often are refused', async ({ page, patient, desk, journey }) => {
  journey.expectFailure(/^\/auth\/login2Factor$/, 401)
  journey.expectFailure(/^\/auth\/login2Factor$/, 429)
  await page.clock.install()
  const someone = await patient('nothing-planned')
  await openVerify(page, someone)
  await stopClock(page)
  const code = await desk.codeFor(someone.email)
  await sendCode(page, otherThan(code))
  await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(verification.wrong))
  await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(codeField(page)).toBeFocused()
  await expect(codeField(page)).toHaveValue(otherThan(code))
  await expectToastFor(page, verification.wrong, 6000)

  await desk.ageCodes(someone.email)
  await sendCode(page, code)
  await expect(toasts(page).filter({ hasText: verification.wrong })).toBeVisible()
  await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(verification.wrong))

  await desk.arm(someone.email, 'login2Factor', { kind: 'status', status: 429 })
  await sendCode(page, code)
  await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(common.responses[429]))
  await expect(toasts(page).filter({ hasText: common.responses[429] })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: verification.title })).toBeVisible()
  await page.clock.resume()
})

test('after five wrong codes the right one is refused too, until a new one is asked for', async ({ page, patient, desk, journey }) => {
  journey.expectFailure(/^\/auth\/login2Factor$/, 401)
  await page.clock.install()
  const someone = await patient('nothing-planned')
  await openVerify(page, someone)
  const code = await desk.codeFor(someone.email)
  for (const attempt of [...Array.from({ length: 5 }, () => otherThan(code)), code]) {
    const answered = page.waitForResponse('**/auth/login2Factor')
    await sendCode(page, attempt)
    expect((await answered).status()).toBe(401)
    await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true')
  }
  await page.clock.fastForward(30_000)
  await resendButton(page).click()
  await expect(inPage(page, verification.resent)).toBeVisible()
  await sendCode(page, await desk.codeFor(someone.email))
  await expect(page).toHaveURL('/dashboard')
  await journey.assertLoaded(page)
})
