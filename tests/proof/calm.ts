import { viewports } from '../../.storybook/modes.ts'
import { themes, type Theme } from '../../design-system/tokens/theme.ts'
import { changesIn } from '../calm/change.ts'
import { breaches, limits, worstOf, written, type Rule } from '../calm/limit.ts'
import type { MeasuredPicture } from '../calm/measure-all.ts'
import { run } from '../support/process.ts'
import { catalogue } from './judged.ts'
import type { Proof, Result } from './proof.ts'

const shown = ['meanY', 'meanPI', 'topY', 'band', 'grating', 'stripes'] as const satisfies readonly Rule[]
const heads: Readonly<Record<(typeof shown)[number], string>> = {
  meanY: 'mean Y',
  meanPI: 'mean PI',
  topY: '99th percentile Y',
  band: 'band',
  grating: 'grating',
  stripes: 'autocorrelation',
}
const sizes = ['phone', 'wide'] as const

/** A row for each screen in each theme and contrast; what lies below the first window counts as well. */
export function calmFigures(measured: readonly MeasuredPicture[]): Result {
  const changes = changesIn(measured)
  const broken = [
    ...measured.flatMap(({ name, viewports: windows }) =>
      windows.flatMap(({ figures }) =>
        breaches(figures, name.theme).map((breach) => `- ${name.story} in ${name.mode}: ${breach}`),
      ),
    ),
    ...changes.flatMap(({ mode, theme, change, words }) =>
      breaches({ change }, theme).map((breach) => `- ${words} in ${mode}: ${breach}`),
    ),
  ]
  const rows = Map.groupBy(
    measured,
    ({ name }) => `${name.story} | ${name.theme}${name.contrast === 'normal' ? '' : ` ${name.contrast}`}`,
  )
  const cell = (all: readonly MeasuredPicture[], rule: Rule): string =>
    sizes
      .map((size) => {
        const windows = all.find(({ name }) => name.viewport === size)?.viewports.map(({ figures }) => figures) ?? []
        return written(worstOf(windows)[rule] ?? Number.NaN)
      })
      .join(' / ')
  const greatest = (theme: Theme): string =>
    `${theme} ${written(worstOf(changes.filter((one) => one.theme === theme)).change ?? 0)} of at most ${written(limits[theme].change ?? 0)}`
  const most = (theme: Theme): string =>
    `| at most | ${theme} | ${shown.map((rule) => written(limits[theme][rule] ?? 0)).join(' | ')} |`
  return {
    passed:
      measured.length > 0 && broken.length === 0 && [...rows.values()].every((all) => all.length === sizes.length),
    summary: {
      amount: `${new Set(measured.map(({ name }) => name.story)).size} screens, ${measured.length} pictures`,
      figure: `${broken.length} over a limit`,
      limit: '0',
    },
    figures: [
      `${new Set(measured.map(({ name }) => name.story)).size} screens in their states and three themes, and one state of each in the softer contrast, ${sizes.map((size) => viewports[size].width).join(' and ')} px: ${broken.length} over a limit. The worst window of each; in the calm themes no pixel is bright, red or mostly blue unless it stands below. The greatest change of mean luminance between two screens of a mode: ${themes.map(greatest).join(', ')}.`,
      '',
      `| screen | theme | ${shown.map((rule) => heads[rule]).join(' | ')} |`,
      `|---|---|${shown.map(() => '---').join('|')}|`,
      ...themes.map(most),
      ...[...rows].map(([row, all]) => `| ${row} | ${shown.map((rule) => cell(all, rule)).join(' | ')} |`),
      ...(broken.length > 0 ? ['', ...broken] : []),
    ],
  }
}

export const calm: Proof = {
  says: 'every screen keeps the calm limits in every state',
  judges: [...catalogue, 'tests/calm'],
  async run() {
    const { code, output } = await run('npm', ['run', '--silent', 'storybook:build'], { quiet: true })
    if (code !== 0) throw new Error(output)
    // Lists the stories of the catalogue that was just built.
    const { measureAll } = await import('../calm/measure-all.ts')
    return calmFigures(await measureAll([], 'full'))
  },
}
