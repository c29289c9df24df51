import type { TextSize } from '../design-system/tokens/text-size.ts'
import type { Contrast, Theme } from '../design-system/tokens/theme.ts'

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
  /** An A4 sheet between margins of 10 mm, at 96 dots an inch. */
  paper: { width: 718, height: 1046 },
} as const

export interface Mode {
  theme: Theme
  viewport: keyof typeof viewports
  textSize?: TextSize
  contrast?: Contrast
  direction?: 'rtl'
  zoom?: '200'
  forcedColors?: 'active'
  media?: 'print'
}

/** Every story is pictured once. */
export const oneMode: Record<string, Mode> = { 'standard phone': { theme: 'standard', viewport: 'phone' } }

const calmModes: Record<string, Mode> = {
  'calm-light phone': { theme: 'calm-light', viewport: 'phone' },
  'calm-dark phone': { theme: 'calm-dark', viewport: 'phone' },
}

/** Modes of each screen's Ready story. */
export const everyMode: Record<string, Mode> = {
  ...oneMode,
  ...calmModes,
  'standard wide': { theme: 'standard', viewport: 'wide' },
}

/** Modes of a component's sheet of all states. On a phone in the standard theme each state has a picture of its own; a wide screen is pictured with the screens. */
export const sheetModes: Record<string, Mode> = {
  ...calmModes,
  'standard small': { theme: 'standard', viewport: 'small' },
  'standard phone larger text': { theme: 'standard', viewport: 'phone', textSize: 'larger' },
}

/** Disables a mode inherited from the preview, in Chromatic's format. */
export const without = { disable: true } as const

/** What a reader, a device or a writing direction can ask for; one sheet with every part stands for all. Reduced motion is on in every picture. */
const askedModes: Record<string, Mode> = {
  'standard phone forced colours': { theme: 'standard', viewport: 'phone', forcedColors: 'active' },
  'standard phone right to left': { theme: 'standard', viewport: 'phone', direction: 'rtl' },
  'standard wide at 200 percent': { theme: 'standard', viewport: 'wide', zoom: '200' },
  'standard phone softer': { theme: 'standard', viewport: 'phone', contrast: 'softer' },
  'calm-dark phone softer': { theme: 'calm-dark', viewport: 'phone', contrast: 'softer' },
}

const printModes: Record<string, Mode> = {
  'standard paper print': { theme: 'standard', viewport: 'paper', media: 'print' },
}

const restModesOf = (theme: Theme, ...sizes: Mode['viewport'][]): Record<string, Mode> =>
  Object.fromEntries(
    sizes.map((viewport) => [
      `${theme} ${viewport} at rest`,
      { theme, contrast: 'softer', textSize: 'larger', viewport },
    ]),
  )

/** What 'Rust' shows until a patient changes it. */
export const restModes = restModesOf('calm-dark', 'phone', 'small')

/** The same, where the clinic has it begin with another theme. */
export const everyRestMode = {
  ...restModes,
  ...restModesOf('calm-dark', 'wide'),
  ...restModesOf('calm-light', 'phone', 'wide'),
  ...restModesOf('standard', 'phone', 'wide'),
}

/** Every mode that a picture can have. */
export const allModes: Record<string, Mode> = {
  ...everyMode,
  ...sheetModes,
  ...askedModes,
  ...everyRestMode,
  ...printModes,
}

/** Give this to a component's sheet of all states, as `parameters`. */
export const asSheet = { chromatic: { modes: { 'standard phone': without, ...sheetModes } } }

/** Give this to the story that shows every part, as `parameters`. */
export const asOverview = { chromatic: { modes: { 'standard phone': without, ...askedModes } } }

/** Give this to a story that needs the room of a desk, as `parameters`. */
export const onWide = {
  chromatic: { modes: { 'standard phone': without, 'standard wide': { theme: 'standard', viewport: 'wide' } } },
}

/** Give this to a story that is measured or judged, but not pictured, as `parameters`. */
export const unpictured = { chromatic: { disableSnapshot: true } } as const

/** Give this to a story's `parameters` to picture it in every mode. */
export const inEveryMode = { chromatic: { modes: everyMode } }

/** Give this to the story of a screen at rest, as `parameters`. */
export const atRest = { chromatic: { modes: { 'standard phone': without, ...restModes } } }

/** Give this to the story of the screen that 'Rust' changes most, as `parameters`. */
export const inEveryRestMode = { chromatic: { modes: { 'standard phone': without, ...everyRestMode } } }

/** Give this to the story of a screen that patients print, as `parameters`. */
export const inEveryModeAndPrinted = { chromatic: { modes: { ...everyMode, ...printModes } } }
