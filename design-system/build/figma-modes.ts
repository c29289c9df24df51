import { contrasts, themes } from '../tokens/theme.ts'

/** What a design tool imports as the modes of one collection: each theme in each contrast, with its file beside the catalogue. */
export const figmaModes = themes.flatMap((theme) =>
  contrasts.map((contrast) => ({
    mode: `${theme} ${contrast}`,
    theme,
    contrast,
    file: `figma/${theme}-${contrast}.tokens.json`,
  })),
)
export type FigmaMode = (typeof figmaModes)[number]
