/**
 * A prerendered page is drawn in the system's font (`data-font` on the root element), as the portal's own would come
 * over the line at the same time as the page itself, and move its lines when it came.
 */
export const loadBodyFont = (): Promise<unknown> => document.fonts.load("1em 'Atkinson Hyperlegible Next'")

/** With another screen nothing moves that a patient is reading. */
export const putBodyFontToUse = (): void => { delete document.documentElement.dataset['font'] }
