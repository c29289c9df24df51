import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const tokens = join(import.meta.dirname, '../design-system/tokens')

/** A style element with the design system's colours for Storybook's manager, which is built separately. */
export const managerStyle = (): string =>
  `<style>${['palette.css', 'theme.css'].map((file) => readFileSync(join(tokens, file), 'utf8')).join('\n')} #storybook-explorer-tree svg { color: inherit } #storybook-explorer-tree [data-selected='true'], #storybook-explorer-tree [data-selected='true'] :is(a, button) { background: var(--color-primary); color: var(--color-on-primary) }</style>`
