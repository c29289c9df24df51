/**
 * The one declaration of modes. Chromatic reads it through `parameters.chromatic.modes`; the local picture runner reads
 * the same parameter, and the browser component tests take every theme and the phone's size from here.
 */
export const themes = ['standard', 'calm-light', 'calm-dark'] as const
export type Theme = (typeof themes)[number]

/** CSS pixels. */
export const viewports = {
  small: { width: 320, height: 568 },
  phone: { width: 390, height: 844 },
  tablet: { width: 640, height: 900 },
  wide: { width: 1280, height: 900 },
} as const

export interface Mode {
  theme: Theme
  viewport: keyof typeof viewports
}

/** Every story is pictured once. */
export const oneMode: Record<string, Mode> = { 'standard phone': { theme: 'standard', viewport: 'phone' } }

/** A component's sheet of states, and each screen's Ready. */
export const everyMode: Record<string, Mode> = {
  ...oneMode,
  'calm-light phone': { theme: 'calm-light', viewport: 'phone' },
  'calm-dark phone': { theme: 'calm-dark', viewport: 'phone' },
  'standard wide': { theme: 'standard', viewport: 'wide' },
}

/** Give this to a story's `parameters` to picture it in every mode. */
export const inEveryMode = { chromatic: { modes: everyMode } }
