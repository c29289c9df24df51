import type { Locator, Page } from '@playwright/test'

/** 'Rust', in the bar of every screen. */
export const restButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Rust', exact: true })

/** The panel of display settings. */
export const viewPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Weergave' })

/** Opens it from the foot of the screen. */
export const openViewPanel = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Weergave', exact: true }).click()
