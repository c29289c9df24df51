import type { Page } from '@playwright/test'
import common from '#locales/nl/common.json' with { type: 'json' }
import { expect, test } from './journey.ts'
import { expectMessage, inPage, stopClock } from './message-steps.ts'
import { basicOf, callsTo, codeField, openLogin, sendCredentials, signInButton } from './sign-in-steps.ts'
import { closeButton, expectToastFor, toasts } from './toast-steps.ts'

const text = common.err_email
const notThere = { email: 'naam@voorbeeld', password: 'geheim' }
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' })

/** A login screen on which time stands still, with one error just said. */
async function openWithError(page: Page): Promise<void> {
  await page.clock.install()
  await openLogin(page)
  await stopClock(page)
  await sendCredentials(page, notThere)
  await expect(toasts(page)).toHaveText([`Fout ${text}`])
}

test('TOAST-01 a message stands at the top and can be closed, by pointer and by key', async ({ page }) => {
  await openWithError(page)
  const box = await toasts(page).boundingBox()
  expect(box?.y).toBeLessThan(100)
  await closeButton(page, text).click()
  await expect(toasts(page)).toHaveCount(0)

  await signInButton(page).click()
  await closeButton(page, text).focus()
  await page.keyboard.press('Escape')
  await expect(toasts(page)).toHaveCount(0)
  await page.clock.resume()
})

for (const { how, start, end } of [
  { how: 'hovered', start: (page: Page): Promise<void> => toasts(page).hover(), end: (page: Page): Promise<void> => page.mouse.move(5, 800) },
  { how: 'focused', start: (page: Page): Promise<void> => closeButton(page, text).focus(), end: (page: Page): Promise<void> => signInButton(page).focus() },
]) {
  test(`TOAST-01 time stands still while a message is ${how}`, async ({ page }) => {
    await openWithError(page)
    await start(page)
    await page.clock.runFor(60_000)
    await expect(toasts(page)).toBeVisible()
    await end(page)
    await expectToastFor(page, text, 6000)
    await page.clock.resume()
  })
}

test('TOAST-02 what a toast said stands in the page, and can be read again at the end of it', async ({ page }) => {
  await openWithError(page)
  await expect(inPage(page, text)).toBeVisible()
  await expectToastFor(page, text, 6000)
  await expect(inPage(page, text)).toBeVisible()
  const recent = page.getByRole('contentinfo').getByRole('list')
  await expect(recent).toBeHidden()
  await page.getByText('Laatste meldingen').click()
  await expect(recent.getByRole('listitem')).toHaveText([`Fout: ${text}`])
  await page.clock.resume()
})

const statusText = (status: string): string => Object.entries(common.responses).find(([known]) => known === status)?.[1] ?? 'Onbekende fout.'

for (const status of [400, 401, 403, 404, 409, 412, 413, 415, 418, 429, 491, 495, 500, 502, 503]) {
  test(`ERR-01 ERR-02 a ${status} at sign-in says '${statusText(String(status))}' in the page and in a toast of 6 s`, async ({ page, patient, desk, journey }) => {
    journey.expectFailure(/^\/auth\/login$/, status)
    await page.clock.install()
    const someone = await patient('nothing-planned')
    await desk.arm(someone.email, 'login', { kind: 'status', status, body: { message: 'Internal detail' } })
    await openLogin(page)
    await stopClock(page)
    await sendCredentials(page, someone)
    const expected = statusText(String(status))
    await expectMessage(page, expected)
    await expect(closeButton(page, expected)).toBeVisible()
    await expect(page.getByText('Internal detail')).toHaveCount(0)
    // Only a failure that may be over the next time offers the same again.
    await expect(retry(page)).toHaveCount(status >= 500 ? 1 : 0)
    await expectToastFor(page, expected, 6000)
    await expect(inPage(page, expected)).toBeVisible()
    await page.clock.resume()
  })
}

const { noConnection, timeout, brokenAnswer } = common.errors
for (const { kind, said } of [{ kind: 'offline', said: noConnection }, { kind: 'reset', said: noConnection }, { kind: 'hang', said: timeout }, { kind: 'break', said: brokenAnswer }] as const) {
  test(`ERR-04 ${kind} at sign-in: a text in the page, and a button that repeats the same call`, async ({ page, patient, desk, context, journey }) => {
    if (kind === 'offline' || kind === 'reset') journey.expectFailure(/^\/auth\/login$/, 'no answer')
    await page.clock.install()
    const someone = await patient('nothing-planned')
    const calls = callsTo(page, '/auth/login')
    await openLogin(page)
    await stopClock(page)
    if (kind === 'offline') await context.setOffline(true)
    else await desk.arm(someone.email, 'login', { kind })
    await sendCredentials(page, someone)
    if (kind === 'hang') {
      await expect.poll(() => calls.length).toBe(1)
      await page.clock.runFor(14_900)
      await expect(page.getByRole('button', { name: 'Bezig met inloggen…' })).toBeVisible()
      await expect(retry(page)).toHaveCount(0)
      await page.clock.runFor(200)
    }
    await expectMessage(page, said)
    await expectToastFor(page, said, 6000)
    await context.setOffline(false)
    await retry(page).click()
    await expect(codeField(page)).toBeVisible()
    expect(calls.map((call) => [call.method(), basicOf(call)])).toEqual(Array.from({ length: calls.length }, () => ['GET', `${someone.email}:${someone.password}`]))
    expect(calls).toHaveLength(2)
    await page.clock.resume()
  })
}

test('ERR-07 an error of the device itself is an unknown error', async ({ page, patient }) => {
  const someone = await patient('nothing-planned')
  const calls = callsTo(page, '/auth/login')
  await openLogin(page)
  await page.evaluate(() => { globalThis.btoa = () => { throw new Error('Not on this device') } })
  await sendCredentials(page, someone)
  await expectMessage(page, 'Onbekende fout.')
  await expect(page.getByText('Not on this device')).toHaveCount(0)
  expect(calls).toEqual([])
})
