import type { Locator } from 'vitest/browser'

/** The text of every element that a locator finds. */
export const textsOf = (locator: Locator): (string | null)[] => locator.elements().map(({ textContent }) => textContent)
