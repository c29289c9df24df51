const font = "1em 'Atkinson Hyperlegible Next'"

/**
 * A prerendered page is drawn in the system's font (`data-font` on the root element), as the portal's own would come
 * over the line at the same time as the page itself, and move its lines when it came.
 */
export const loadBodyFont = (): Promise<unknown> => document.fonts.load(font)

/** Once it is there, and with another screen only: nothing moves that a patient is reading. */
export const putBodyFontToUse = (): void => {
  if (document.fonts.check(font)) delete document.documentElement.dataset['font']
}
