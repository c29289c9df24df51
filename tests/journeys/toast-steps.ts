import type { Locator, Page } from '@playwright/test'

/** The messages that pass at the top. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Meldingen' }).getByRole('listitem')

/** The toast of a message: it shows the first sentence. */
export const toastOf = (page: Page, text: string): Locator =>
  toasts(page).filter({ hasText: text.split(/(?<=[.?!]) /)[0] ?? text })
