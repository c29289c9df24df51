import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { themeDeriver, type CheckedColor } from '../../../design-system/tokens/derive-themes.ts'
import { parseThemes, type ThemeColors } from '../../../design-system/tokens/parse-themes.ts'
import { themeSheet } from '../../../design-system/tokens/theme-sheet.ts'
import type { Theme } from '../../../design-system/tokens/theme.ts'
import { ClinicError } from './clinic-error.ts'
import type { ClinicJson } from './clinic-json.ts'

const tokens = resolve(import.meta.dirname, '../../../design-system/tokens')

/** The colours that ship with the portal, by theme and token. */
export const shippedThemes = parseThemes(
  readFileSync(resolve(tokens, 'theme.css'), 'utf8'),
  readFileSync(resolve(tokens, 'palette.css'), 'utf8'),
  'normal',
)

/** The colours of a clinic. */
export interface ClinicColors {
  themes: Readonly<Record<Theme, ThemeColors>>
  /** CSS that overrides theme.css, and so must come after it. */
  css: string
}

const errorsOf = (field: string, { given, broken, nearest }: CheckedColor): string[] =>
  broken.length === 0
    ? []
    : [
        `${field}: ${given} cannot hold the limits of contrast and light (${[...new Set(broken.map(({ rule, front, back }) => (back === undefined ? `${rule} of ${front}` : `${rule} of ${front} on ${back}`)))].join(', ')}). The nearest that can is ${nearest}.`,
      ]

/** Derives the three themes from a clinic's colours, by the rule of the design system. Throws a ClinicError that names the nearest valid colour, if one cannot keep the limits. */
export function deriveClinicColors(
  { primary, link }: { primary: string; link?: string | undefined },
  { at }: Pick<ClinicJson, 'at'>,
): ClinicColors {
  const derived = themeDeriver(shippedThemes)(primary, link)
  const errors = [
    ...errorsOf(at(['primary']), derived.primary),
    ...(link === undefined ? [] : errorsOf(at(['link']), derived.link)),
  ]
  if (errors.length > 0) throw new ClinicError(errors)
  return { themes: derived.themes, css: themeSheet(derived.themes) }
}
