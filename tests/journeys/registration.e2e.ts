import { expectStep, field, newcomer, newPassword, next } from './account-steps.ts'
import { expect, test } from './journey.ts'
import { openLogin } from './sign-in-steps.ts'
import { everythingKept } from './storage-steps.ts'

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('REG-05.2 REG-10.1 REG-10.2 REG-10.4 ACC-04.2 a new patient registers, leaving the page at every code, and lands on the dashboard', async ({
    page,
    testAdmin,
    logOff,
  }) => {
    const { email, phone, password } = newcomer()
    await openLogin(page)
    await page.getByRole('link', { name: 'Account maken' }).tap()
    await expectStep(page, 'stap 1 van 6')
    await field(page, 'E-mailadres').fill(email)
    await next(page).tap()
    await expectStep(page, 'stap 2 van 6')
    await page.reload()
    await expectStep(page, 'stap 2 van 6')
    const emailCode = await testAdmin.codeFor(email, 'email')
    await field(page, 'Code uit de e-mail').fill(emailCode)
    await next(page).tap()
    await expectStep(page, 'stap 3 van 6')
    await page.reload()
    await field(page, 'Mobiel nummer').fill(phone.replace('06', '06 - '))
    await next(page).tap()
    await expectStep(page, 'stap 4 van 6')
    await page.reload()
    await expectStep(page, 'stap 4 van 6')
    const smsCode = await testAdmin.codeFor(email, 'sms')
    await field(page, 'Code uit de sms').fill(smsCode)
    await next(page).tap()
    await expectStep(page, 'stap 5 van 6')
    await page.reload()
    await newPassword(page, 'Wachtwoord').fill(password)
    const kept = await everythingKept(page)
    expect([emailCode, smsCode].filter((code) => kept.includes(code))).toEqual([])
    await next(page).tap()
    await expectStep(page, 'stap 6 van 6')
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()

    await page.getByRole('button', { name: 'Naar uw overzicht' }).tap()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('Nog 3 stappen te doen.')).toBeVisible()
    for (let back = 0; back < 3; back += 1) {
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Uw overzicht' })).toBeVisible()
    }
    await logOff(page)
    const left = await everythingKept(page)
    expect([email, phone, password].filter((secret) => left.includes(secret))).toEqual([])
  })
})
