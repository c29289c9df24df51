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

test('ACC-12.1 every address of who is not onboarded opens its screen by deep link and after a reload', async ({
  page,
  patient,
  signIn,
}) => {
  await signIn(page, await patient('new'))
  await expectScreens(page, { '/dashboard': 'Uw overzicht', '/action/identificationInfo': 'Laat zien wie u bent' })
})

for (const [state, address, heading] of [
  ['general-started', '/action/onboardGeneralQstrInfo', 'Waar woont u?'],
  ['medical-started', '/action/onboardMedicalQstrInfo', 'Uw aanvallen'],
] as const) {
  test(`ACC-12.5 GEN-14.2 MED-13.3 ${address} opens where its patient was by deep link and after a reload`, async ({
    page,
    patient,
    signIn,
  }) => {
    await signIn(page, await patient(state))
    await expectScreens(page, { [address]: heading })
  })
}

test('ACC-12.2 a document opens by deep link and after a reload, and an unknown one is not found', async ({
  page,
  patient,
  signIn,
  journey,
}) => {
  await signIn(page, await patient('documents'))
  const [prescription = '', letter = ''] = await Promise.all(
    ['/prescriptions', '/documents'].map(async (list) => {
      const tab = await page.context().newPage()
      await tab.goto(list)
      return tab.getByRole('main').getByRole('link').first().getAttribute('href')
    }),
  )
  await expectScreens(page, { [prescription ?? '']: 'Sumatriptan 50 mg', [letter ?? '']: 'Brief aan de huisarts' })
  journey.expectFailure(/document\/get$/, 495)
  await expectScreens(page, {
    '/prescription/2147483647': 'Dit recept is er niet',
    '/document/2147483647': 'Deze brief is er niet',
  })
})

test('ACC-12.4 a conversation opens by deep link and after a reload', async ({ page, patient, signIn }) => {
  await signIn(
    page,
    await patient('nothing-planned', { threads: [{ subject: 'Vraag over medicijn', count_unread: 0 }] }),
  )
  const list = await page.context().newPage()
  await list.goto('/messages')
  const address = await list.getByRole('link', { name: 'Vraag over medicijn' }).getAttribute('href')
  await expectScreens(page, { [address ?? '']: 'Vraag over medicijn' })
})

test('ACC-01.1 ACC-12.1 every address opens its screen by deep link and after a reload', async ({
  page,
  patient,
  signIn,
}) => {
  await expectScreens(page, {
    '/login': 'Inloggen',
    '/register': 'Account maken',
    '/feedback': 'Uw mening over het consult',
  })
  await signIn(page, await patient('nothing-planned'))
  await expectScreens(page, {
    '/dashboard': 'Uw overzicht',
    '/appointment': 'Hoe wilt u de afspraak?',
    '/appointment?type=video': 'Hoe wilt u de afspraak?',
    '/appointments': 'Afspraken',
    '/cancel-appointment': 'Afspraak afzeggen',
    '/messages': 'Berichten',
    '/new-question': 'Stel uw vraag',
    '/prescriptions': 'Recepten',
    '/documents': 'Brieven',
    '/finance': 'Facturen',
    '/action/askbsn': 'Wat is uw BSN?',
    '/test?sessionId=1': 'Testpagina',
    '/dummy': 'Deze pagina bestaat niet',
  })
})
