import { themeDeriver } from '../../design-system/tokens/derive-themes.ts'
import paletteCss from '../../design-system/tokens/palette.css?raw'
import { parseThemes } from '../../design-system/tokens/parse-themes.ts'
import themeCss from '../../design-system/tokens/theme.css?raw'

const base = parseThemes(themeCss, paletteCss, 'normal')

/** The default brand colour. */
export const today = base['standard']?.['primary'] ?? ''

/** The three themes of a brand colour, with an optional second colour for links. */
export const deriveThemes = themeDeriver(base)
