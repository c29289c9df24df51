import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '../design-system/tokens/index.css'
import { CataloguePage, PageFrame } from './catalogue-page.tsx'
import './pages/docs.css'
import './fake-media.css'
import { live } from './live.tsx'
import { oneMode, viewports } from './modes.ts'
import { pictureControls } from './picture-controls.ts'
import { freezeTime } from './freeze-time.ts'
import { font } from './theme-now.ts'
import { followToolbar, initialChoices, toolbarTypes } from './toolbar.ts'

followToolbar()
// Screen readers choose the voice by the page's language.
document.documentElement.lang = 'nl'
// Timeout for elements in play functions, in ms; long, for a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/** Removes links from Storybook's hidden error boxes before each story: axe recognises a skip link only if it is the first link. */
function removeStorybookLinks() {
  for (const link of document.querySelectorAll('.sb-wrapper a[href]')) link.removeAttribute('href')
}

/** Loads the fonts before rendering, as a later font swap would change line breaks. */
async function loadFonts() {
  await document.fonts.load(`1em '${font}'`)
}

/** Starts each story in the toolbar's theme: tests change the theme of the story before it. */
function startInTheme({ globals }: { globals: { theme?: string } }) {
  document.documentElement.dataset.theme = globals.theme
}

/** Signals the start of a story to checks of motion: the previous one has been removed. */
function signalStart() {
  document.dispatchEvent(new Event('story'))
}

export default {
  tags: ['autodocs'],
  beforeEach: [startInTheme, freezeTime, removeStorybookLinks, loadFonts, signalStart],
  decorators: [live],
  argTypesEnhancers: [pictureControls],
  globalTypes: toolbarTypes,
  initialGlobals: initialChoices,
  parameters: {
    // A story whose play fails shows its error, so it is neither pictured nor judged as it stood.
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
      // A story is only a part of a page; rules for landmarks and page headings are checked on screens.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
        ],
      },
    },
    controls: { expanded: true },
    docs: { container: PageFrame, page: CataloguePage },
    options: {
      // Docs pages first; parts by name, with their stories in source order.
      storySort: (one, other) => {
        const shelves = [
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
        const shelf = ({ title }) => shelves.indexOf(title.split('/')[0])
        return shelf(one) - shelf(other) || one.title.localeCompare(other.title, 'en')
      },
    },
  },
} satisfies Preview
