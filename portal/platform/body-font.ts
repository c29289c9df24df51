/** The portal's font face with the letters of Dutch: the first one in the style sheet. */
function bodyFace(): FontFace | undefined {
  const [face] = document.fonts
  return face
}

/**
 * Loads the portal's font; rejects if it cannot be loaded. A prerendered page starts in the system font (`data-font` on
 * the root element): the portal's own would be downloaded at the same time as the page, and move its lines on arrival.
 */
export const loadBodyFont = async (): Promise<unknown> => bodyFace()?.load()

/**
 * Switches the page to the portal's font if that has loaded. Called when a screen of a session opens, so that nothing
 * moves that a patient is reading; a visitor keeps one font.
 */
export const putBodyFontToUse = (): void => {
  if (bodyFace()?.status === 'loaded') delete document.documentElement.dataset['font']
}
