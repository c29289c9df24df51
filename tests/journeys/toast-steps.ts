import type { Locator, Page } from '@playwright/test'

/** The messages that pass at the top. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Meldingen' }).getByRole('listitem')
