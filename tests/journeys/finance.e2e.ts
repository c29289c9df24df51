import { expect, test } from './journey.ts'
import { goByMenu } from './menu-steps.ts'
import { openLogin } from './sign-in-steps.ts'
import { expectKept } from './storage-steps.ts'

test('FIN-02.1 FIN-03.1 FIN-13.1 NAV-01 a patient sees the amount due, ticks a step that stays ticked, opens an invoice and comes back to it', async ({
  page,
  patient,
  signIn,
}) => {
  const someone = await patient('invoices')
  // Through the screens: what is kept on the device belongs to who signed in there.
  await openLogin(page)
  await signIn(page, someone)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await goByMenu(page, 'Facturen')
  await expect(page.getByRole('heading', { level: 1, name: 'Facturen' })).toBeVisible()
  const main = page.getByRole('main')
  // One in time and one late; not what is paid, what is on its way, and what the insurer owes.
  await expect(main.getByText('€\u00A01.358,01')).toBeVisible()
  await expect(main.getByText(/^2 facturen, de eerste uiterlijk /)).toBeVisible()
  await expect(main.getByText('1 factuur had al betaald moeten zijn. Begin daarmee.')).toBeVisible()
  const invoices = main.getByRole('listitem').filter({ hasText: /Factuur F\d{4}-\d+/ })
  await expect(invoices).toHaveCount(5)
  await expect(main.getByRole('region', { name: /^Behandeling / })).toHaveCount(2)
  for (const [status, count] of [
    ['Openstaand', 1],
    ['Achterstallig', 1],
    ['Betaling wordt verwerkt', 1],
    ['Betaald', 2],
  ] as const)
    await expect(invoices.filter({ hasText: status })).toHaveCount(count)
  // The overview before it asked for invoices too.
  expect(new Set(asked.filter((path) => path.endsWith('/list')))).toEqual(
    new Set(['/patientPortal/subtraject/list', '/patientPortal/invoice/list']),
  )

  await main.getByRole('checkbox', { name: /Betaal uw factuur/ }).click()
  await expectKept(page)
  await page.reload()
  await expect(main.getByRole('checkbox', { name: /Betaal uw factuur/ })).toBeChecked()
  await expect(main.getByRole('checkbox', { name: /Sla de factuur op/ })).not.toBeChecked()

  const late = invoices.filter({ hasText: 'Achterstallig' })
  const address = await late.getByRole('link').getAttribute('href')
  await expect(main.getByRole('link', { name: 'Naar de eerste factuur' })).toHaveAttribute('href', address ?? '')
  await late.getByRole('link').click()
  await expect(page).toHaveURL(address ?? '')
  await page.goBack()
  await expect(late.getByRole('link')).toBeFocused()
})
