import { viewports } from '../../.storybook/modes.ts'
import { themeDeriver } from '../../design-system/tokens/derive-themes.ts'
import { decode, luminance } from '../../design-system/tokens/light.ts'
import type { ThemeColors } from '../../design-system/tokens/parse-themes.ts'
import { themes, type Theme } from '../../design-system/tokens/theme.ts'
import { brokenLimits } from '../../design-system/tokens/token-limits.ts'
import { greatestChange } from '../calm/change.ts'
import { breaches, type Measured } from '../calm/limit.ts'
import { themeColors } from '../calm/theme-colors.ts'
import { run } from '../support/process.ts'
import { randomFrom } from '../support/random.ts'
import { faultResult, type Check } from './check.ts'

const number = 1000
const drawn = 20
/** One of each kind: a form with its main button, an overview, a calendar, a conversation, a list with states, many answers. */
const screens = [
  'login--filled',
  'dashboard--ready',
  'booking--time',
  'thread--ready',
  'finance--ready',
  'registration--filled',
].map((name) => `screens-${name}`)

/** The colours of a brand's theme on one screen, and what the meter says of them. */
interface Drawn {
  brand: string
  theme: Theme
  story: string
  /** Luminance of the empty page. */
  page: number
  /** Each window of the screen, from the top down. */
  windows: readonly Partial<Measured>[]
}

/** Used without adjustment, which the meter must report. */
const negativeControl = '#0000ff'
const derive = themeDeriver(themeColors())

function brandsOf(seed: number, count: number): string[] {
  const random = randomFrom(seed)
  return Array.from(
    { length: count },
    () =>
      `#${Math.floor(random() * 2 ** 24)
        .toString(16)
        .padStart(6, '0')}`,
  )
}

/** Limits that a brand's themes break on tokens. */
const faultsOfTokens = (brand: string): string[] =>
  themes.flatMap((theme) =>
    brokenLimits(theme, derive(brand).themes[theme]).map(
      ({ rule, front, back = '' }) => `${brand} in ${theme}: ${front} ${rule} ${back}`,
    ),
  )

/** From screen to screen of one brand's theme, its empty page included. */
function changesIn(all: readonly Drawn[]): { brand: string; theme: Theme; change: number }[] {
  return [...Map.groupBy(all, ({ brand, theme }) => `${brand} ${theme}`).values()].map((same) => {
    const [{ brand, theme, page } = { brand: '', theme: themes[0], page: 0 }] = same
    return {
      brand,
      theme,
      change: greatestChange([
        { name: 'page', meanY: page },
        ...same.map(({ story, windows }) => ({ name: story, meanY: windows[0]?.meanY ?? 0 })),
      ]).change,
    }
  })
}

/** Limits that are broken on screens. */
const faultsOfScreens = (all: readonly Drawn[]): string[] => [
  ...all.flatMap(({ brand, theme, story, windows }) =>
    windows.flatMap((measurements) =>
      breaches(measurements, theme).map((breach) => `${brand} in ${theme}, ${story}: ${breach}`),
    ),
  ),
  ...changesIn(all).flatMap(({ brand, theme, change }) =>
    breaches({ change }, theme).map((breach) => `${brand} in ${theme}: ${breach}`),
  ),
]

/** Puts a theme on the catalogue's root in colours of its own, as a style sheet after theme.css would. */
const paint = (colors: ThemeColors): void => {
  for (const [token, hex] of Object.entries(colors)) document.documentElement.style.setProperty(`--color-${token}`, hex)
}

async function draw(brands: readonly string[]): Promise<Drawn[]> {
  const { putUp, withPages } = await import('../calm/catalogue-pages.ts')
  const { openMeter } = await import('../calm/open-meter.ts')
  const { dress } = await import('../catalogue/preview.ts')
  const meter = openMeter()
  const measured: Promise<Drawn>[] = []
  const raw = {
    ...themeColors()['standard'],
    ...Object.fromEntries(['primary', 'link', 'action'].map((token) => [token, negativeControl])),
  }
  const looks = [
    ...brands.flatMap((brand) => themes.map((theme) => ({ brand, theme, colors: derive(brand).themes[theme] }))),
    { brand: negativeControl, theme: themes[0], colors: raw },
  ]
  const waiting = [...screens]
  const { width, height } = viewports.phone
  await withPages(async (page) => {
    for (let story = waiting.shift(); story !== undefined; story = waiting.shift()) {
      const shown = story
      await putUp(page, shown)
      for (const { brand, theme, colors } of looks) {
        await page.evaluate(paint, colors)
        await page.setViewportSize({ width, height: Math.max(height, await dress(page, { theme })) })
        const picture = await page.screenshot({ animations: 'disabled' })
        measured.push(
          meter.measure({ picture, viewport: 'phone' }).then((windows) => ({
            brand,
            theme,
            story: shown,
            page: luminance(...decode(colors['page'] ?? '')),
            windows: windows.map(({ measurements }) => measurements),
          })),
        )
      }
    }
  })
  const all = await Promise.all(measured)
  await meter.close()
  return all
}

export const brandColours: Check = {
  description: 'the three themes of any brand colour keep every limit',
  async run({ seed }) {
    const { code, output } = await run('npm', ['run', '--silent', 'storybook:build'], { quiet: true })
    if (code !== 0) throw new Error(output)
    const brands = brandsOf(seed, number)
    const all = await draw(brands.slice(0, drawn))
    const own = all.filter(({ brand }) => brand !== negativeControl)
    return faultResult(
      own.length,
      `${number} colours, ${drawn} drawn on ${screens.length} screens`,
      [
        ...brands.flatMap(faultsOfTokens),
        ...faultsOfScreens(own),
        ...(faultsOfScreens(all.filter(({ brand }) => brand === negativeControl)).length > 0
          ? []
          : ['the negative control, a pure blue without adjustment, breaks no limit']),
      ],
      [
        `${brands.filter((brand) => derive(brand).primary.broken.length === 0).length} colours can be used unchanged; the others are replaced by the closest that can.`,
      ],
    )
  },
}
