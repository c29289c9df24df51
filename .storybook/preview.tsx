import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '../design-system/tokens/index.css'
import { DocsPage, PageFrame } from './docs-page.tsx'
import './pages/docs.css'
import './fake-media.css'
import { live } from './live.tsx'
import { oneMode, viewports } from './modes.ts'
import { iconControls } from './icon-controls.ts'
import { freezeTime } from './freeze-time.ts'
import { font } from './theme-now.ts'
import { followToolbar, initialChoices, toolbarTypes } from './toolbar.ts'

followToolbar()
// Screen readers choose a voice by the language of the page.
document.documentElement.lang = 'nl'
// Timeout for elements in play functions, in ms. It is long, for a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/** Removes the links in Storybook's hidden error boxes before each story, as axe recognises a skip link only if it is the first link. */
function removeStorybookLinks() {
  for (const link of document.querySelectorAll('.sb-wrapper a[href]')) link.removeAttribute('href')
}

/** Loads the font before rendering, as a later swap would change line breaks. */
async function loadFonts() {
  await document.fonts.load(`1em '${font}'`)
}

/** Sets the toolbar's theme before each story, as tests may have changed the theme of the previous one. */
function startInTheme({ globals }: { globals: { theme?: string } }) {
  document.documentElement.dataset.theme = globals.theme
}

/** Tells checks of motion that a story starts and the previous one is removed. */
function signalStart() {
  document.dispatchEvent(new Event('story'))
}

export default {
  tags: ['autodocs'],
  beforeEach: [startInTheme, freezeTime, removeStorybookLinks, loadFonts, signalStart],
  decorators: [live],
  argTypesEnhancers: [iconControls],
  globalTypes: toolbarTypes,
  initialGlobals: initialChoices,
  parameters: {
    // A story whose play function fails shows the error, so that its earlier state is neither compared nor checked.
    throwPlayFunctionExceptions: true,
    chromatic: { modes: oneMode },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([name, { width, height }]) => [
          name,
          { name: `${name} ${width}`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      // A story is not a whole page; landmarks and page headings are checked on screens.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
        ],
      },
    },
    controls: { expanded: true },
    docs: { container: PageFrame, page: DocsPage },
    options: {
      // Docs pages first, then components by name, with their stories in source order.
      storySort: (one, other) => {
        const sections = [
          'Introduction',
          'Parts',
          'Architecture',
          'Tokens',
          'Brand colour',
          'Accessibility',
          'Writing',
          'Decisions',
          'Reviewing pictures',
          'Overview',
          'Design system',
          'Screens',
          'Mistakes',
        ]
        const sectionOf = ({ title }) => sections.indexOf(title.split('/')[0])
        return sectionOf(one) - sectionOf(other) || one.title.localeCompare(other.title, 'en')
      },
    },
  },
} satisfies Preview
