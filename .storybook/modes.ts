import type { Theme } from '../design-system/tokens/theme.ts'

/**
 * The one declaration of modes. Chromatic reads it through `parameters.chromatic.modes`; the local picture runner reads
 * the same parameter, and the browser component tests take the phone's size from here.
 */

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

/** Modes of a component's sheet of all states; in the standard theme the states have snapshots of their own. */
export const sheetModes: Record<string, Mode> = {
  'calm-light phone': { theme: 'calm-light', viewport: 'phone' },
  'calm-dark phone': { theme: 'calm-dark', viewport: 'phone' },
  'standard wide': { theme: 'standard', viewport: 'wide' },
}

/** Modes of each screen's Ready story. */
export const everyMode: Record<string, Mode> = { ...oneMode, ...sheetModes }

/** Disables a mode inherited from the preview, in Chromatic's format. */
export const without = { disable: true } as const

/** Give this to a component's sheet of all states, as `parameters`. */
export const asSheet = { chromatic: { modes: { 'standard phone': without, ...sheetModes } } }

/** Give this to a story's `parameters` to picture it in every mode. */
export const inEveryMode = { chromatic: { modes: everyMode } }
