import { withThemeByDataAttribute } from '@storybook/addon-themes'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '../design-system/tokens/index.css'
import { themes } from '../design-system/tokens/theme.ts'
import { CataloguePage, PageFrame } from './catalogue-page.tsx'
import './pages/docs.css'
import { live } from './live.tsx'
import { oneMode, viewports } from './modes.ts'
import { pictureControls } from './picture-controls.ts'
import { freezeTime } from './freeze-time.ts'
import { font } from './theme-now.ts'
import { followToolbar, textSizeToolbar } from './toolbar.ts'

followToolbar()
// Its words are Dutch, and a screen reader reads them by the voice of the page.
document.documentElement.lang = 'nl'
// How long a story may take to show what it is about: a machine that is busy is no fault.
configure({ asyncUtilTimeout: 10_000 })

/** Storybook's boxes for its own errors stand before every story. A link in one would be the page's first, and then a screen's link to its content is none to axe. */
function dropOwnLinks() {
  for (const link of document.querySelectorAll('.sb-wrapper a[href]')) link.removeAttribute('href')
}

/** Letters that come after a story is drawn move its lines. */
async function loadLetters() {
  await document.fonts.load(`1em '${font}'`)
}

/** Whoever looks at what moves by itself begins here: the story before is gone. */
function tellStart() {
  document.dispatchEvent(new Event('story'))
}

export default {
  tags: ['autodocs'],
  beforeEach: [freezeTime, dropOwnLinks, loadLetters, tellStart],
  decorators: [
    live,
    withThemeByDataAttribute({
      themes: Object.fromEntries(themes.map((theme) => [theme, theme])),
      defaultTheme: 'standard',
      attributeName: 'data-theme',
    }),
  ],
  argTypesEnhancers: [pictureControls],
  globalTypes: { textSize: textSizeToolbar },
  initialGlobals: { textSize: 'normal' },
  parameters: {
    chromatic: { modes: oneMode },
    viewport: {
      options: Object.fromEntries(Object.entries(viewports).map(([name, { width, height }]) => [name, { name: `${name} ${width}`, styles: { width: `${width}px`, height: `${height}px` } }])),
    },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      // A story is a part of a page: the page's own landmarks and headings are judged on the screens.
      config: { rules: [{ id: 'region', enabled: false }, { id: 'page-has-heading-one', enabled: false }, { id: 'landmark-one-main', enabled: false }] },
    },
    controls: { expanded: true },
    docs: { container: PageFrame, page: CataloguePage },
    options: {
      // Pages first; parts by name, each with its stories in the order they are written in.
      storySort: (one, other) => {
        const shelves = ['Introduction', 'Architecture', 'Tokens', 'Accessibility', 'Writing', 'Decisions', 'Reviewing pictures', 'Design system', 'Screens']
        const shelf = ({ title }) => shelves.indexOf(title.split('/')[0])
        return shelf(one) - shelf(other) || one.title.localeCompare(other.title, 'en')
      },
    },
  },
} satisfies Preview
