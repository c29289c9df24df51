import type { Locator, Page } from '@playwright/test'

/** The cards of consults to come, soonest first. */
export const planned = (page: Page): Locator => page.getByRole('main').locator('section').filter({ has: page.getByRole('button', { name: /^Afzeggen: / }) })
