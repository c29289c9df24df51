import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { journeyStandInOrigin } from '../support/ports.ts'
import { extended } from '../support/extended.ts'
import { expect, test } from './journey.ts'

interface Listed {
  id: number
  debtor_type: string
  payment_url_available: boolean
  file: { id: number } | null
}

/** The patient's invoices, as the clinic lists them. */
const invoicesOf = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/patientPortal/invoice/list', {
      headers: { Authorization: `Token ${sessionStorage.getItem('token') ?? ''}` },
    })
    return ((await answer.json()) as { invoices: Listed[] }).invoices
  })

/** Opens an invoice that can be paid. */
async function openPayable(page: Page): Promise<void> {
  const payable = (await invoicesOf(page)).find((invoice) => invoice.payment_url_available)
  await page.goto(`/invoice/${payable?.id}`)
  await expect(payButton(page)).toBeVisible()
}

const payButton = (page: Page) => page.getByRole('button', { name: 'Nu betalen' })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** What a press opens: the company's own page, which knows nothing of the portal. */
async function tabOf(page: Page, press: () => Promise<void>): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await press()
  const tab = await opening
  await expect(heading(tab, 'Betalen')).toBeVisible()
  expect(new URL(tab.url()).origin).toBe(journeyStandInOrigin)
  expect(await tab.evaluate(() => [window.opener as unknown, document.referrer])).toEqual([null, ''])
  return tab
}

async function comeBack(page: Page): Promise<void> {
  await page.bringToFront()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
}

test.beforeEach(({ journey }) => journey.allowOrigin(journeyStandInOrigin))

test('FIN-05.1 FIN-04.5 a patient who pays sees the payment on return, and again when the bank has confirmed it', async ({
  page,
  patient,
  signIn,
}) => {
  await signIn(page, await patient('invoices'))
  await openPayable(page)
  const tab = await tabOf(page, () => payButton(page).dblclick())
  expect(page.context().pages()).toHaveLength(2)
  await choose(tab, 'Betalen')
  await expect(heading(tab, 'Uw betaling is onderweg')).toBeVisible()
  await comeBack(page)
  await expect(heading(page, 'Wij verwerken uw betaling')).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
  await choose(tab, 'De bank bevestigt de betaling')
  await expect(heading(tab, 'Uw betaling is gelukt')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Deze factuur is betaald')).toBeVisible()
})

test(
  'FIN-05 a cancelled payment can be retried after a confirmation, also after a reload, and so can a closed one',
  { tag: extended },
  async ({ page, patient, signIn }) => {
    await signIn(page, await patient('invoices'))
    await openPayable(page)
    const tab = await tabOf(page, () => payButton(page).click())
    await choose(tab, 'Annuleren')
    await expect(heading(tab, 'Uw betaling is geannuleerd')).toBeVisible()
    await tab.close()
    await comeBack(page)
    await expect(page.getByText('Wij wachten op uw betaling')).toBeVisible()
    await page.reload()
    await payButton(page).click()
    await expect(page.getByText('U heeft deze betaling net geopend')).toBeVisible()
    const second = await tabOf(page, () => choose(page, 'Toch betalen'))
    await second.close()
    await comeBack(page)
    await expect(payButton(page)).toBeVisible()
  },
)

test(
  'FIN-06 while the back end is slow the new tab shows a message, and leaving the invoice closes the tab',
  { tag: extended },
  async ({ page, patient, signIn, testAdmin }) => {
    const someone = await patient('invoices')
    await signIn(page, someone)
    await openPayable(page)
    await testAdmin.arm(someone.email, 'getPaymentLink', { kind: 'slow', ms: 6000 })
    const opening = page.context().waitForEvent('page')
    await payButton(page).click()
    const tab = await opening
    await expect(tab.getByText('De betaalpagina opent…')).toBeVisible()
    const background = (one: Page) => one.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(await background(tab)).toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    const closing = tab.waitForEvent('close')
    await page.getByRole('banner').getByRole('button', { name: 'Terug' }).click()
    await closing
    await expect(page).toHaveURL('/finance')
  },
)

test('FIN-05.1 when the browser opens no tab, a link does', { tag: extended }, async ({ page, patient, signIn }) => {
  await page.addInitScript(() => {
    globalThis.open = () => null
  })
  await signIn(page, await patient('invoices'))
  await openPayable(page)
  await payButton(page).click()
  const link = page.getByRole('link', { name: 'Open de betaalpagina' })
  await expect(link).toBeFocused()
  await tabOf(page, () => page.keyboard.press('Enter'))
})

test(
  'ACC-12.3 FIN-03.3 FIN-05.2 FIN-12.2 an invoice and its PDF open by deep link and after a reload, and can be saved; those of another debtor or unknown ones are not found',
  { tag: extended },
  async ({ page, patient, signIn, journey }) => {
    await signIn(page, await patient('invoices'))
    const all = await invoicesOf(page)
    const [own, other] = [
      all.find(({ payment_url_available: isPayable }) => isPayable),
      all.find(({ debtor_type: debtor }) => debtor === 'Insurer'),
    ]
    await page.goto(`/invoice/${own?.id}`)
    await page.reload()
    await page.getByRole('link', { name: 'Factuur bekijken (pdf)' }).click()
    await expect(page).toHaveURL(`/invoice/${own?.id}/${own?.file?.id}`)
    await page.reload()
    // The viewer comes for the first time, which takes long where others work on the same machine.
    await page.getByRole('button', { name: 'Toon het origineel' }).click({ timeout: 30_000 })
    await expect(page.getByRole('article', { name: 'Bladzijde 1 van 1' })).toHaveAttribute('data-state', 'drawn', {
      timeout: 30_000,
    })
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Downloaden/ }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toMatch(/^Factuur F\d{4}-\d{5}\.pdf$/)
    expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await page.getByRole('banner').getByRole('link', { name: 'Terug' }).click()
    await expect(page).toHaveURL(`/invoice/${own?.id}`)
    await expect(payButton(page)).toBeVisible()
    journey.expectFailure(/patientPortal\/invoice\/2147483647$/, 495)
    for (const address of [
      `/invoice/${other?.id}`,
      `/invoice/${other?.id}/${other?.file?.id}`,
      `/invoice/${own?.id}/${other?.file?.id}`,
      '/invoice/2147483647',
    ]) {
      await page.goto(address)
      await expect(heading(page, 'Deze factuur is er niet'), address).toBeVisible()
    }
  },
)
