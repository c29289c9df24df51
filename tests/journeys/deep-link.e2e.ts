import type { Page } from '@playwright/test'
import { consultState } from '#portal/api/contract/consult.ts'
import { expectStep, modeOption } from './booking-steps.ts'
import { expect, test } from './journey.ts'
import { openLogin } from './sign-in-steps.ts'

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Opens an address as if a screen had led there with this state. */
async function openWith(page: Page, address: string, state: unknown): Promise<void> {
  await page.evaluate(([to, carried]) => history.pushState(carried, '', to as string), [address, state])
  await page.reload()
}

for (const { address, heading } of [{ address: '/login', heading: 'Inloggen' }, { address: '/register', heading: 'Account maken' }]) {
  test(`ACC-12 ${address} opens by deep link and after a reload`, async ({ page }) => {
    await openLogin(page, address)
    await expect(h1(page, heading)).toBeVisible()
    await page.reload()
    await expect(h1(page, heading)).toBeVisible()
    await expect(page).toHaveURL(address)
  })
}

for (const { address, heading } of [
  { address: '/dashboard', heading: 'Uw overzicht' },
  { address: '/appointment', heading: 'Hoe wilt u de afspraak?' },
  { address: '/appointment?type=video', heading: 'Hoe wilt u de afspraak?' },
  { address: '/appointments', heading: 'Afspraken' },
  { address: '/cancel-appointment', heading: 'Wilt u deze afspraak afzeggen?' },
  { address: '/dummy', heading: 'Deze pagina bestaat niet' },
]) {
  test(`ACC-12 ${address} opens by deep link and after a reload, for who is signed in`, async ({ page, patient, signIn }) => {
    await signIn(page, await patient('nothing-planned'))
    await page.goto(address)
    await expect(h1(page, heading)).toBeVisible()
    await page.reload()
    await expect(h1(page, heading)).toBeVisible()
    await expect(page).toHaveURL(address)
  })
}

test('ACC-13 /appointment takes where it came from and how', async ({ page, patient, signIn }) => {
  await signIn(page, await patient('nothing-planned'))
  await openWith(page, '/appointment', { from: '/dashboard', type: 'phone', isReschedule: false })
  await expectStep(page, 'type')
  await expect(modeOption(page, 'Via de telefoon')).toBeChecked()
  await page.getByRole('banner').getByRole('link', { name: 'Sluiten' }).click()
  await expect(page).toHaveURL('/dashboard')
})

for (const given of ['cancel_consult_id', 'consultId']) {
  test(`ACC-13 /appointment takes the consult to move as ${given}, with its type`, async ({ page, patient, signIn }) => {
    const someone = await patient('several-planned')
    const [consult] = someone.consults
    if (!consult) throw new Error('This patient has no consult.')
    await signIn(page, someone)
    await openWith(page, '/appointment', { from: '/appointments', isReschedule: true, [given]: consult.id, consultType: consult.consultTypeId })
    await expectStep(page, 'type')
    await expect(page.getByRole('banner')).toContainText('Afspraak verzetten')
    const when = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Amsterdam' }).format(new Date(consult.startDateTime))
    await expect(page.getByText(`U verzet uw afspraak van ${when}`)).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Terug' }).click()
    await expect(page).toHaveURL('/appointments')
  })
}

test('ACC-13 /cancel-appointment takes the consult, its time, its type, and a name for while the staff is not known', async ({ page, patient, signIn, desk }) => {
  const start = new Date(Date.now() + 10 * 86_400_000)
  const times = { startDateTime: start.toISOString(), endDateTime: new Date(start.getTime() + 1_200_000).toISOString() }
  const someone = await patient('nothing-planned', { consults: [{ ...times, state: consultState.open, consultTypeId: 4 }] })
  await signIn(page, someone)
  // Twice: the dashboard's own question may still be on its way.
  await desk.arm(someone.email, 'getEmployees', { kind: 'hang' }, 2)
  await openWith(page, '/cancel-appointment', { consultId: someone.consults[0]?.id, startDateTime: times.startDateTime, displayName: 'dr. V. Oorbeeld', consultType: 4 })
  await expect(page.getByRole('definition').filter({ hasText: 'dr. V. Oorbeeld' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Controle via video' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Afspraak afzeggen' })).toBeVisible()
})

const foreign: unknown[] = [
  null, 'tekst', 42, [], [1, 2], { from: 'https://elders.example', type: 'paard', isReschedule: 'ja', consultId: '7', consultType: null, cancel_consult_id: {} },
  { isReschedule: true }, { isReschedule: true, consultId: 999_999_999 }, { consultId: 1.5, startDateTime: 'gisteren', displayName: 9 }, { wizard: { step: 9 } }, { message: { a: 1 } },
]

for (const { address, heading } of [
  { address: '/login', heading: /^Inloggen$/ },
  { address: '/dashboard', heading: /^Uw overzicht$/ },
  { address: '/appointment', heading: /Hoe wilt u de afspraak\?|^Afspraak verzetten$/ },
  { address: '/appointments', heading: /^Afspraken$/ },
  { address: '/cancel-appointment', heading: /^Wilt u deze afspraak afzeggen\?$/ },
]) {
  test(`ACC-13 missing or foreign state never breaks ${address}`, async ({ page, patient, signIn }) => {
    if (address === '/login') await openLogin(page)
    else await signIn(page, await patient('nothing-planned'))
    for (const state of foreign) {
      await openWith(page, address, state)
      await expect(page.getByRole('heading', { level: 1, name: heading }), JSON.stringify(state)).toBeVisible()
      await expect(page).toHaveURL(address)
    }
  })
}
