/** The themes of theme.css; the first is the default. */
export const themes = ['standard', 'calm-light', 'calm-dark'] as const
/** Value of `data-theme` on `<html>`. */
export type Theme = (typeof themes)[number]

/** The contrasts of palette.css, for every theme; the first is the default. */
export const contrasts = ['normal', 'softer'] as const
export type Contrast = (typeof contrasts)[number]
