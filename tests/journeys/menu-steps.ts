import type { Locator, Page } from '@playwright/test'

const menuButton = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu' })

/** A journey asks its fixture `logOff`, which waits for what is still asked. */
export async function pressLogOff(page: Page): Promise<void> {
  await menuButton(page).click()
  await menu(page).getByRole('button', { name: 'Uitloggen' }).click()
}

export async function goByMenu(page: Page, item: string): Promise<void> {
  await menuButton(page).click()
  await menu(page).getByRole('link', { name: item }).click()
}
