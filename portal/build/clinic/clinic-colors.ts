import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { themeDeriver, type CheckedColor } from '../../../design-system/tokens/derive-themes.ts'
import { parseThemes, type ThemeColors } from '../../../design-system/tokens/parse-themes.ts'
import { themeSheet } from '../../../design-system/tokens/theme-sheet.ts'
import type { Theme } from '../../../design-system/tokens/theme.ts'
import { ClinicFault } from './clinic-fault.ts'
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
  /** A style sheet to be read after theme.css. */
  sheet: string
}

const faultsOf = (place: string, { given, broken, nearest }: CheckedColor): string[] =>
  broken.length === 0
    ? []
    : [
        `${place}: ${given} cannot hold the limits of contrast and light (${[...new Set(broken.map(({ rule, front, back }) => (back === undefined ? `${rule} of ${front}` : `${rule} of ${front} on ${back}`)))].join(', ')}). The nearest that can is ${nearest}.`,
      ]

/** The three themes of a clinic's colour, by the rule of the design system. Throws a ClinicFault that names the nearest colour, if one cannot hold the limits. */
export function deriveClinicColors(
  { primary, link }: { primary: string; link?: string | undefined },
  { at }: Pick<ClinicJson, 'at'>,
): ClinicColors {
  const derived = themeDeriver(shippedThemes)(primary, link)
  const faults = [
    ...faultsOf(at(['primary']), derived.primary),
    ...(link === undefined ? [] : faultsOf(at(['link']), derived.link)),
  ]
  if (faults.length > 0) throw new ClinicFault(faults)
  return { themes: derived.themes, sheet: themeSheet(derived.themes) }
}
