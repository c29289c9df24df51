import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const tokens = join(import.meta.dirname, '../design-system/tokens')

/** The colours of the design system for the frame around the catalogue, which Storybook builds without them. */
export const look = (): string => `<style>${['palette.css', 'theme.css'].map((file) => readFileSync(join(tokens, file), 'utf8')).join('\n')} #storybook-explorer-tree svg { color: inherit }</style>`
