import { viewports } from '../../.storybook/modes.ts'
import { themeDeriver } from '../../design-system/tokens/derive-themes.ts'
import { decode, luminance } from '../../design-system/tokens/light.ts'
import type { ThemeColors } from '../../design-system/tokens/parse-themes.ts'
import { themes, type Theme } from '../../design-system/tokens/theme.ts'
import { brokenLimits } from '../../design-system/tokens/token-limits.ts'
import { greatestChange } from '../calm/change.ts'
import { breaches, limits, rules, words, worstOf, written, type Measured } from '../calm/limit.ts'
import { themeColors } from '../calm/theme-colors.ts'
import { run } from '../support/process.ts'
import { randomFrom } from '../support/random.ts'
import type { Proof, Result } from './proof.ts'

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
export interface Drawn {
  brand: string
  theme: Theme
  story: string
  /** Luminance of the empty page. */
  page: number
  /** Each window of the screen, from the top down. */
  windows: readonly Partial<Measured>[]
}
interface Judged {
  /** How many colours could be taken as they are. */
  asGiven: number
  /** Limits that derived themes break on tokens, in words. */
  broken: readonly string[]
}

const derive = themeDeriver(themeColors())

export function brandsOf(seed: number, count: number): string[] {
  const random = randomFrom(seed)
  return Array.from(
    { length: count },
    () =>
      `#${Math.floor(random() * 2 ** 24)
        .toString(16)
        .padStart(6, '0')}`,
  )
}

function judge(brands: readonly string[]): Judged {
  const all = brands.map((brand) => ({ brand, ...derive(brand) }))
  return {
    asGiven: all.filter(({ primary }) => primary.broken.length === 0).length,
    broken: all.flatMap(({ brand, themes: derived }) =>
      themes.flatMap((theme) =>
        brokenLimits(theme, derived[theme]).map(
          ({ rule, front, back = '' }) => `${brand} in ${theme}: ${front} ${rule} ${back}`,
        ),
      ),
    ),
  }
}

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

/** A row for each rule; `control` is what the meter found wrong with a brand that was drawn as it is. */
export function brandFigures({ asGiven, broken }: Judged, all: readonly Drawn[], control: readonly string[]): Result {
  const changes = changesIn(all)
  const over = [
    ...all.flatMap(({ brand, theme, story, windows }) =>
      windows.flatMap((figures) =>
        breaches(figures, theme).map((breach) => `- ${brand} in ${theme}, ${story}: ${breach}`),
      ),
    ),
    ...changes.flatMap(({ brand, theme, change }) =>
      breaches({ change }, theme).map((breach) => `- ${brand} in ${theme}: ${breach}`),
    ),
  ]
  const worst = new Map(
    themes.map((theme) => [
      theme,
      worstOf([
        ...all.filter((one) => one.theme === theme).flatMap(({ windows }) => windows),
        ...changes.filter((one) => one.theme === theme).map(({ change }) => ({ change })),
      ]),
    ]),
  )
  const cell = (theme: Theme, rule: keyof Measured): string => {
    const limit = limits[theme][rule]
    return `${written(worst.get(theme)?.[rule] ?? Number.NaN, limit)}${limit === undefined ? '' : ` of ${written(limit)}`}`
  }
  return {
    passed:
      broken.length === 0 &&
      over.length === 0 &&
      control.length > 0 &&
      all.length === drawn * screens.length * themes.length,
    summary: {
      amount: `${number} colours, ${drawn} drawn on ${screens.length} screens`,
      figure: `${broken.length + over.length} over a limit`,
      limit: '0',
    },
    figures: [
      `${number} colours, three themes of each: ${broken.length} limits broken on tokens. ${asGiven} colours can be taken as they are; the others gave way to the closest that can.`,
      '',
      `${drawn} of them on ${screens.length} screens at ${viewports.phone.width} px: ${over.length} over a limit of the meter. The worst there was, and the most allowed.`,
      '',
      `| measure | ${themes.join(' | ')} |`,
      `|---|${themes.map(() => '---').join('|')}|`,
      ...rules.map((rule) => `| ${words[rule]} | ${themes.map((theme) => cell(theme, rule)).join(' | ')} |`),
      '',
      `A pure blue that was drawn as it is, to see whether the meter would tell: ${control[0] ?? '**it did not**'}.`,
      ...(broken.length + over.length > 0 ? ['', ...broken.map((one) => `- ${one}`), ...over] : []),
    ],
  }
}

/** Puts a theme on the catalogue's root in colours of its own, as a style sheet after theme.css would. */
const paint = (colors: ThemeColors): void => {
  for (const [token, hex] of Object.entries(colors)) document.documentElement.style.setProperty(`--color-${token}`, hex)
}

async function draw(brands: readonly string[]): Promise<{ all: Drawn[]; control: string[] }> {
  const { putUp, withPages } = await import('../calm/catalogue-pages.ts')
  const { openMeter } = await import('../calm/open-meter.ts')
  const { dress } = await import('../catalogue/preview.ts')
  const meter = openMeter()
  const measured: Promise<Drawn>[] = []
  const raw = {
    ...themeColors()['standard'],
    ...Object.fromEntries(['primary', 'link', 'action'].map((token) => [token, '#0000ff'])),
  }
  const looks = [
    ...brands.flatMap((brand) => themes.map((theme) => ({ brand, theme, colors: derive(brand).themes[theme] }))),
    { brand: '', theme: themes[0], colors: raw },
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
            windows: windows.map(({ figures }) => figures),
          })),
        )
      }
    }
  })
  const all = await Promise.all(measured)
  await meter.close()
  return {
    all: all.filter(({ brand }) => brand !== ''),
    control: all
      .filter(({ brand }) => brand === '')
      .flatMap(({ theme, windows }) => windows.flatMap((figures) => breaches(figures, theme))),
  }
}

export const brandColours: Proof = {
  says: 'whatever colour a clinic has, its three themes keep every limit',
  judges: ['design-system/tokens', 'portal/build/clinic', 'tests/calm', 'tests/release/brand-colours.ts'],
  async run({ seed }) {
    const { code, output } = await run('npm', ['run', '--silent', 'storybook:build'], { quiet: true })
    if (code !== 0) throw new Error(output)
    const brands = brandsOf(seed, number)
    const { all, control } = await draw(brands.slice(0, drawn))
    return brandFigures(judge(brands), all, control)
  },
}
