import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import type { Invoice } from '#portal/api/contract/invoice.ts'
import { expect, test } from './journey.ts'
import { inPage } from './message-steps.ts'
import { openLogin } from './sign-in-steps.ts'
import { toasts } from './toast-steps.ts'

const letter = readFileSync(new URL('../../design-system/pdf-frame/samples/one-page.pdf', import.meta.url))
/** By name; the first is as large as a file may be. */
const files: Record<string, Buffer> = {
  'overzicht.pdf': Buffer.concat([letter, Buffer.alloc(20 * 1024 * 1024 - letter.length)]),
  'bladzijde-2.pdf': letter,
}

/** What the clinic says of the patient's invoices. */
const invoicesOf = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/patientPortal/invoice/list', {
      headers: { Authorization: `Token ${sessionStorage.getItem('token')}` },
    })
    return ((await answer.json()) as { invoices: Invoice[] }).invoices
  })
const tick = (page: Page) => page.getByRole('checkbox', { name: 'Het document voldoet aan de bovenstaande eisen.' })
const send = (page: Page) => page.getByRole('button', { name: 'Versturen', exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function expectFilled(page: Page): Promise<void> {
  for (const name of Object.keys(files))
    await expect(page.getByRole('button', { name: `Verwijder ${name}` })).toBeVisible()
  await expect(tick(page)).toBeChecked()
}

test('ACC-12.3 FIN-10.2 FIN-14.1 FIN-14.3 SES-06.1 a request with 20 MB survives a reload and an expired session, is stored once, and a second one is not possible', async ({
  page,
  patient,
  signIn,
  testAdmin,
  journey,
}, info) => {
  journey.expectFailure(/rebate\/request$/, 401)
  const someone = await patient('rebate-reasons')
  await openLogin(page)
  await signIn(page, someone)
  const { id = 0 } =
    (await invoicesOf(page)).find((invoice) => invoice.rebate_allowed && invoice.rebates.length === 0) ?? {}
  const address = `/invoice/${id}/rebate`
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/rebate/request')) requests.push(request.url())
  })

  await test.step('files chosen and confirmation ticked', async () => {
    await page.goto(address)
    await expect(heading(page, 'Stuur de brief van uw verzekeraar')).toBeVisible()
    // From the disk: to hand 20 MB to the browser by hand takes longer than all the rest.
    const paths = Object.keys(files).map((name) => info.outputPath(name))
    for (const path of paths) writeFileSync(path, files[basename(path)] ?? '')
    await page.locator('input[type=file]').setInputFiles(paths)
    await tick(page).click()
    await expectFilled(page)
    await journey.assertLoaded(page)
  })

  await test.step('a session that expires, then a reload', async () => {
    await testAdmin.endSessions(someone.email)
    await send(page).click()
    await expect(
      inPage(page, 'U bent automatisch uitgelogd. Log opnieuw in. Daarna gaat u verder waar u was.'),
    ).toBeVisible({ timeout: 30_000 })
    await signIn(page, someone)
    await expectFilled(page)
    await page.reload()
    await expectFilled(page)
  })

  await test.step('sent, and stored once', async () => {
    await send(page).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    await expect(page).toHaveURL(`/invoice/${id}`, { timeout: 30_000 })
    await expect(toasts(page).filter({ hasText: 'Uw aanvraag is verstuurd.' })).toBeVisible()
    const stored = (await invoicesOf(page)).find((invoice) => invoice.id === id)
    expect(stored?.rebates.map(({ status }) => status)).toEqual(['PENDING'])
    expect(requests).toHaveLength(2)
  })

  await test.step('a second request shows the reason why not', async () => {
    await page.goto(address)
    await expect(
      inPage(page, 'U heeft al coulance aangevraagd. Wij bekijken uw aanvraag. U hoeft daarvoor niets te doen.'),
    ).toBeVisible()
    await expect(tick(page)).toHaveCount(0)
  })
})
