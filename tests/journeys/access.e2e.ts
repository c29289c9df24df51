import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { logOff } from './menu-steps.ts'
import { codeField, openLogin, sendCredentials } from './sign-in-steps.ts'

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Every address of the portal that needs a session. */
const guarded = [
  '/dashboard', '/appointment', '/appointment?type=video', '/appointments', '/cancel-appointment', '/messages', '/question/1', '/new-question',
  '/prescriptions', '/prescription/1', '/documents', '/document/1', '/finance', '/invoice/1', '/invoice/1/2', '/invoice/1/rebate',
  '/action/identificationInfo', '/action/onboardGeneralQstrInfo', '/action/onboardMedicalQstrInfo', '/action/askbsn', '/test', '/dummy',
]

for (const address of guarded) {
  test(`ACC-01 ${address} sends a visitor to /login`, async ({ page }) => {
    await page.goto(address)
    await expect(page).toHaveURL('/login')
    await expect(h1(page, 'Inloggen')).toBeVisible()
  })
}

for (const address of ['/login', '/register', '/feedback', '/feedback?uuid=1']) {
  test(`ACC-01 ${address} is open to a visitor`, async ({ page }) => {
    await openLogin(page, address)
    await expect(page).toHaveURL(address)
  })
}

test('ACC-02 / goes to /login, and after signing in to /dashboard', async ({ page, patient, signIn }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/login')
  await signIn(page, await patient('nothing-planned'))
  await page.goto('/')
  await expect(page).toHaveURL('/dashboard')
  await expect(h1(page, 'Uw overzicht')).toBeVisible()
})

test('ACC-03 an unknown address says so and leads home, signed in or not', async ({ page, patient, signIn }) => {
  const findNothing = async (): Promise<void> => {
    await page.goto('/bestaat-niet/1')
    await expect(page).toHaveURL('/bestaat-niet/1')
    await expect(h1(page, 'Deze pagina bestaat niet')).toBeVisible()
    await page.getByRole('link', { name: 'Naar het begin' }).click()
  }
  await findNothing()
  await expect(page).toHaveURL('/login')
  await signIn(page, await patient('nothing-planned'))
  await findNothing()
  await expect(page).toHaveURL('/dashboard')
})

for (const address of ['/login', '/register']) {
  test(`ACC-04 a signed-in patient who opens ${address} goes to /dashboard`, async ({ page, patient, signIn }) => {
    await signIn(page, await patient('nothing-planned'))
    await page.goto(address)
    await expect(page).toHaveURL('/dashboard')
    await expect(h1(page, 'Uw overzicht')).toBeVisible()
  })
}

for (const address of ['/appointments', '/appointment?type=video', '/cancel-appointment', '/dashboard']) {
  test(`ACC-10 TFA-05 whoever came for ${address} lands there after signing in`, async ({ page, patient, signIn }) => {
    await page.goto(address)
    await expect(page).toHaveURL('/login')
    await signIn(page, await patient('planned-video'))
    await expect(page).toHaveURL(address)
  })
}

test('ACC-10 the link is kept over a wrong turn, a reload and Back', async ({ page, patient, signIn }) => {
  const someone = await patient('planned-video')
  await page.goto('/appointments')
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await page.getByRole('link', { name: 'Terug naar inloggen' }).click()
  await sendCredentials(page, someone)
  await expect(codeField(page)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Terug', exact: true }).click()
  await signIn(page, someone)
  await expect(page).toHaveURL('/appointments')
})

for (const foreign of ['https://elders.example/', '//elders.example/', '/\\elders.example', 'javascript:alert(1)', '/login', '/bestaat-niet', 7]) {
  test(`ACC-10 the goal ${foreign} is not followed`, async ({ page, patient, signIn }) => {
    await openLogin(page)
    await page.evaluate((returnTo) => history.replaceState({ returnTo }, ''), foreign)
    await page.reload()
    await signIn(page, await patient('nothing-planned'))
    await expect(page).toHaveURL('/dashboard')
  })
}

test('ACC-10 after a log-off nobody is led to where the patient before them was', async ({ page, patient, signIn }) => {
  const [first, second] = [await patient('planned-video'), await patient('nothing-planned')]
  await page.goto('/appointments')
  await expect(page).toHaveURL('/login')
  await signIn(page, first)
  await expect(page).toHaveURL('/appointments')
  await logOff(page)
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await signIn(page, second)
  await expect(page).toHaveURL('/dashboard')
})

test('ACC-10 when a session runs out, another patient is not led to where the first one was', async ({ page, patient, signIn, desk, journey }) => {
  journey.expectFailure(/getInfo$/, 401)
  const [first, second] = [await patient('planned-video'), await patient('nothing-planned')]
  await signIn(page, first)
  await desk.endSessions(first.email)
  await page.goto('/appointments')
  await expect(page).toHaveURL('/login')
  await signIn(page, second)
  await expect(page).toHaveURL('/dashboard')
})

for (const address of ['/appointments', '/appointment', '/cancel-appointment']) {
  test(`ACC-11 DASH-13 ${address} sends a patient who is not onboarded to /dashboard`, async ({ page, patient, signIn }) => {
    await signIn(page, await patient('new'))
    await page.goto(address)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('Uw aanmelding is nog niet klaar')).toBeVisible()
  })
}

for (const address of ['/test', '/dummy', '/action/identificationInfo']) {
  test(`ACC-11 ${address} does not ask for it`, async ({ page, patient, signIn }) => {
    await signIn(page, await patient('new'))
    await page.goto(address)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
