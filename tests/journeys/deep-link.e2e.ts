import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** Opened anew and loaded again, each address shows its own screen. */
async function expectScreens(page: Page, screens: Record<string, string>): Promise<void> {
  for (const [address, heading] of Object.entries(screens)) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveURL(address)
  }
}

test('ACC-12 every address opens its screen by deep link and after a reload', async ({ page, patient, signIn }) => {
  await expectScreens(page, { '/login': 'Inloggen', '/register': 'Account maken' })
  await signIn(page, await patient('nothing-planned'))
  await expectScreens(page, {
    '/dashboard': 'Uw overzicht',
    '/appointment': 'Hoe wilt u de afspraak?',
    '/appointment?type=video': 'Hoe wilt u de afspraak?',
    '/appointments': 'Afspraken',
    '/cancel-appointment': 'Afspraak afzeggen',
    '/new-question': 'Bel of mail de kliniek',
    '/dummy': 'Deze pagina bestaat niet',
  })
})
