/** The face with the letters of Dutch: the first of the style sheet. */
function bodyFace(): FontFace | undefined {
  const [face] = document.fonts
  return face
}

/**
 * A prerendered page is drawn in the system's font (`data-font` on the root element), as the portal's own would come
 * over the line at the same time as the page itself, and move its lines when it came.
 */
export const loadBodyFont = async (): Promise<unknown> => bodyFace()?.load()

/** Once it is there, with another screen of a session: nothing moves that a patient is reading, and a visitor keeps one font. */
export const putBodyFontToUse = (): void => {
  if (bodyFace()?.status === 'loaded') delete document.documentElement.dataset['font']
}
