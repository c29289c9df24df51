/** The themes of theme.css, the one that everything starts in first. */
export const themes = ['standard', 'calm-light', 'calm-dark'] as const
export type Theme = (typeof themes)[number]

/** The contrasts of palette.css, in every theme; the one that everything starts in first. */
export const contrasts = ['normal', 'softer'] as const
export type Contrast = (typeof contrasts)[number]
