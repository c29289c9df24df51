import type { TextSize } from '../design-system/tokens/text-size.ts'
import type { Contrast, Theme } from '../design-system/tokens/theme.ts'

/**
 * The only declaration of modes. Chromatic and the local screenshot runner read them from `parameters.chromatic.modes`, and
 * the component tests take the size of the phone from here.
 */

/** Sizes of windows, in CSS pixels. */
export const viewports = {
  small: { width: 320, height: 568 },
  phone: { width: 390, height: 844 },
  tablet: { width: 640, height: 900 },
  wide: { width: 1280, height: 900 },
  /** A4 paper within margins of 10 mm, at 96 dots per inch. */
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

/** The mode of each story. */
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

/** Modes of the state matrix of a component. In the standard theme on a phone, each state has a screenshot of its own; wide windows are covered by the screens. */
export const stateMatrixModes: Record<string, Mode> = {
  ...calmModes,
  'standard small': { theme: 'standard', viewport: 'small' },
  'standard phone larger text': { theme: 'standard', viewport: 'phone', textSize: 'larger' },
}

/** Disables a mode inherited from the preview, in Chromatic's format. */
export const without = { disable: true } as const

/** Modes of preferences and writing direction, for the one story that shows every component. Reduced motion is on in every screenshot. */
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

/** Modes of the setting 'Rust', with its default theme. */
export const restModes = restModesOf('calm-dark', 'phone', 'small')

/** The same, also with each other theme that a clinic can set as its default. */
export const everyRestMode = {
  ...restModes,
  ...restModesOf('calm-dark', 'wide'),
  ...restModesOf('calm-light', 'phone', 'wide'),
  ...restModesOf('standard', 'phone', 'wide'),
}

/** Every mode of a screenshot. */
export const allModes: Record<string, Mode> = {
  ...everyMode,
  ...stateMatrixModes,
  ...askedModes,
  ...everyRestMode,
  ...printModes,
}

/** `parameters` of the state matrix of a component. */
export const asStateMatrix = { chromatic: { modes: { 'standard phone': without, ...stateMatrixModes } } }

/** `parameters` of the story that shows every component. */
export const asOverview = { chromatic: { modes: { 'standard phone': without, ...askedModes } } }

/** `parameters` of a story that needs a wide window. */
export const onWide = {
  chromatic: { modes: { 'standard phone': without, 'standard wide': { theme: 'standard', viewport: 'wide' } } },
}

/** `parameters` of a story that is checked but has no screenshot. */
export const withoutScreenshot = { chromatic: { disableSnapshot: true } } as const

/** `parameters` of a screen's Ready story. */
export const inEveryMode = { chromatic: { modes: everyMode } }

/** `parameters` of the story of a screen with the setting 'Rust'. */
export const atRest = { chromatic: { modes: { 'standard phone': without, ...restModes } } }

/** `parameters` of the story of the screen that 'Rust' changes most. */
export const inEveryRestMode = { chromatic: { modes: { 'standard phone': without, ...everyRestMode } } }

/** `parameters` of the Ready story of a screen that patients print. */
export const inEveryModeAndPrinted = { chromatic: { modes: { ...everyMode, ...printModes } } }
