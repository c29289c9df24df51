import { expect, test } from './journey.ts'
import { extended } from '../support/extended.ts'
import { inPage } from './message-steps.ts'
import { codeField, openVerify, otherThan, passwordField, resendButton, sendCode } from './sign-in-steps.ts'

test(
  'TFA-03.2 TFA-07.2 after a reload a patient signs in with the code of an app and the password again',
  { tag: extended },
  async ({ page, patient, testAdmin, journey }) => {
    const someone = await patient('otp')
    await openVerify(page, someone)
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Code uit uw app' })).toBeVisible()
    await expect(passwordField(page)).toHaveValue('')
    await passwordField(page).fill(someone.password)
    const sent = page.waitForRequest('**/auth/login2FactorOTP')
    const otp = await testAdmin.codeFor(someone.email)
    await sendCode(page, otp)
    expect((await sent).postDataJSON()).toEqual({ otp })
    await expect(page).toHaveURL('/dashboard')
    await journey.assertLoaded(page)
  },
)

test(
  'TFA-07.1 after five wrong codes the right one is rejected too, until a new code is requested',
  { tag: extended },
  async ({ page, patient, testAdmin, journey }) => {
    journey.expectFailure(/^\/auth\/login2Factor$/, 401)
    await page.clock.install()
    const someone = await patient('nothing-planned')
    await openVerify(page, someone)
    const code = await testAdmin.codeFor(someone.email)
    for (const attempt of [...Array.from({ length: 5 }, () => otherThan(code)), code]) {
      const answered = page.waitForResponse('**/auth/login2Factor')
      await sendCode(page, attempt)
      expect((await answered).status()).toBe(401)
      await expect(codeField(page)).toHaveAccessibleDescription(/Deze code klopt niet of is te oud\./)
    }
    await page.clock.fastForward(30_000)
    await resendButton(page).click()
    await expect(
      inPage(page, 'Wij hebben de code opnieuw gestuurd. Na 30 seconden kan dat nog een keer.'),
    ).toBeVisible()
    await sendCode(page, await testAdmin.codeFor(someone.email))
    await expect(page).toHaveURL('/dashboard')
    await journey.assertLoaded(page)
  },
)
