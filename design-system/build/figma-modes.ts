import { contrasts, themes } from '../tokens/theme.ts'

/** The modes of one collection of Figma variables: each theme in each contrast, with its file in the built Storybook. */
export const figmaModes = themes.flatMap((theme) =>
  contrasts.map((contrast) => ({
    mode: `${theme} ${contrast}`,
    theme,
    contrast,
    file: `figma/${theme}-${contrast}.tokens.json`,
  })),
)
export type FigmaMode = (typeof figmaModes)[number]
