import { withThemeByDataAttribute } from '@storybook/addon-themes'
import type { Preview } from '@storybook/react-vite'
import '../design-system/tokens/index.css'
import { oneMode, themes, viewports } from './modes.ts'
import { standstill } from './standstill.ts'

export default {
  tags: ['autodocs'],
  beforeEach: standstill,
  decorators: [
    withThemeByDataAttribute({
      themes: Object.fromEntries(themes.map((theme) => [theme, theme])),
      defaultTheme: 'standard',
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    chromatic: { modes: oneMode },
    viewport: {
      options: Object.fromEntries(Object.entries(viewports).map(([name, { width, height }]) => [name, { name, styles: { width: `${width}px`, height: `${height}px` } }])),
    },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      // A story is a part of a page: the page's own landmarks and headings are judged on the screens.
      config: { rules: [{ id: 'region', enabled: false }, { id: 'page-has-heading-one', enabled: false }, { id: 'landmark-one-main', enabled: false }] },
    },
    controls: { expanded: true },
  },
} satisfies Preview
