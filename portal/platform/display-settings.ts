import { textSizes, type TextSize } from '../../design-system/tokens/text-size.ts'
import { themes, type Theme } from '../../design-system/tokens/theme.ts'

/** One set of display settings: for every day, or for 'Rust'. */
export interface DisplaySettings {
  theme: 'system' | Theme
  /** Whether contrast is softer in every theme. Null until chosen: until then as the device prefers. */
  softer: boolean | null
  textSize: TextSize
  /** Null until chosen: until then it depends on the theme and the width. */
  oneQuestion: boolean | null
}

/** The settings of a device on which nothing was chosen. */
export const untouched: DisplaySettings = { theme: 'system', softer: null, textSize: 'normal', oneQuestion: null }

/** The settings that 'Rust' begins with, unless the clinic sets others in `clinic.json`. */
export const standardRest: DisplaySettings = { theme: 'calm-dark', softer: true, textSize: 'larger', oneQuestion: true }

/** `rest` of `clinic.json`: the settings that 'Rust' begins with. */
type RestFields = Readonly<Record<'theme' | 'contrast' | 'textSize' | 'questions', string>>

/** Parses `rest` of `clinic.json`; an unknown value gives that of `standardRest`. */
export const firstRestOf = ({ theme, contrast, textSize, questions }: RestFields): DisplaySettings => ({
  theme: themes.find((known) => known === theme) ?? standardRest.theme,
  softer: contrast !== 'normal',
  textSize: textSizes.find((known) => known === textSize) ?? standardRest.textSize,
  oneQuestion: questions !== 'all',
})
