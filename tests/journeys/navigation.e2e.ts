import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { goByMenu, menu, menuButton } from './menu-steps.ts'

const itemsOf = (page: Page) => menu(page).getByRole('listitem')
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('NAV-01 an onboarded patient has a logo, a menu button, every screen there is, and logging off', async ({ page, patient, signIn }) => {
  await signIn(page, await patient('nothing-planned'))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Hoofdpijnkliniek' })).toHaveAttribute('href', '/dashboard')
  await menuButton(page).click()
  await expect(itemsOf(page)).toHaveText(['Overzicht', 'Afspraken', 'Uitloggen'])
})

test('NAV-01 DASH-13 a patient who is not onboarded has the dashboard and logging off only', async ({ page, patient, signIn }) => {
  await signIn(page, await patient('new'))
  await menuButton(page).click()
  await expect(itemsOf(page)).toHaveText(['Overzicht', 'Uitloggen'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByText('Uw aanmelding is nog niet klaar')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Afspraak maken' })).toHaveCount(0)
})

test('NAV-02 a task has a title, a way back and a way out', async ({ page, patient, signIn }) => {
  await signIn(page, await patient('planned-video'))
  await page.getByRole('button', { name: /^Verzetten: / }).click()
  const bar = page.getByRole('banner')
  await expect(bar).toContainText('Afspraak verzetten')
  await bar.getByRole('link', { name: 'Sluiten' }).click()
  await expect(h1(page, 'Uw overzicht')).toBeVisible()
  await page.getByRole('button', { name: /^Verzetten: / }).click()
  await bar.getByRole('link', { name: 'Terug' }).click()
  await expect(h1(page, 'Uw overzicht')).toBeVisible()
})

test('NAV-02 an overview has neither a way back nor a way out', async ({ page, patient, signIn }) => {
  await signIn(page, await patient('planned-video'))
  for (const name of ['Terug', 'Sluiten']) {
    await expect(page.getByRole('banner').getByRole('link', { name })).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('button', { name, exact: true })).toHaveCount(0)
  }
})

for (const key of ['Enter', 'Space']) {
  test(`NAV-03 ${key} opens the menu, and Escape closes it and returns to the button`, async ({ page, patient, signIn }) => {
    await signIn(page, await patient('nothing-planned'))
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    await menuButton(page).focus()
    await page.keyboard.press(key)
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link', { name: 'Overzicht' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await expect(menuButton(page)).toBeFocused()
  })
}

test('NAV-04 every item opens its route, and only the one a patient is at is current', async ({ page, patient, signIn }) => {
  await signIn(page, await patient('nothing-planned'))
  for (const { item, address, title } of [
    { item: 'Afspraken', address: '/appointments', title: 'Afspraken' },
    { item: 'Overzicht', address: '/dashboard', title: 'Uw overzicht' },
  ]) {
    await goByMenu(page, item)
    await expect(page).toHaveURL(address)
    await expect(h1(page, title)).toBeVisible()
    await menuButton(page).click()
    await expect(menu(page).locator('[aria-current]')).toHaveText([item])
    await expect(menu(page).getByRole('link', { name: item })).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('Escape')
  }
})

test('APP-10 a screen a patient goes to is named in the tab and has focus at its heading', async ({ page, patient, signIn }) => {
  const arrived = async (heading: string, title: string): Promise<void> => {
    await expect(h1(page, heading)).toBeFocused()
    await expect(page).toHaveTitle(`${title} – Hoofdpijnkliniek`)
  }
  await page.goto('/login')
  await page.getByRole('link', { name: 'Account maken' }).click()
  await arrived('Account maken', 'Account maken')
  await page.getByRole('link', { name: 'Terug naar inloggen' }).click()
  await arrived('Inloggen', 'Inloggen')
  await signIn(page, await patient('planned-video'))
  await arrived('Uw overzicht', 'Uw overzicht')
  await goByMenu(page, 'Afspraken')
  await arrived('Afspraken', 'Afspraken')
  await page.getByRole('button', { name: /^Afzeggen: / }).click()
  await arrived('Wilt u deze afspraak afzeggen?', 'Afspraak afzeggen')
  await page.goBack()
  await arrived('Afspraken', 'Afspraken')
  await page.getByRole('button', { name: /^Verzetten: / }).click()
  await arrived('Hoe wilt u de afspraak?', 'Stap 1 van 3: Hoe wilt u de afspraak? – Afspraak verzetten')
  await page.getByRole('radio', { name: 'Via video' }).click()
  await page.getByRole('button', { name: 'Volgende', exact: true }).click()
  await arrived('Kies een dag en tijd', 'Stap 2 van 3: Kies een dag en tijd – Afspraak verzetten')
})
