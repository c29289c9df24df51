import { globSync } from 'node:fs'
import { themes, type Theme } from '../../design-system/tokens/theme.ts'
import { reportFile, writeReport, type Outcome } from '../support/report.ts'
import { say } from '../support/say.ts'
import { baselineFolder } from '../visual/shot.ts'
import { changesIn, type Change } from './change.ts'
import { breaches, judged, limits, rules, words, worstOf, written, type Measured } from './limit.ts'
import { measureAll, type MeasuredPicture } from './measure-all.ts'
import { isMeasured, readNames } from './picture-name.ts'

/** A theme's figures that have a limit, to find the worst of. */
type ByTheme = Map<Theme, Partial<Measured>[]>

const outcome = (title: string, broken: readonly string[]): Outcome => ({
  project: 'calm',
  file: 'tests/calm/main.ts',
  title: `CALM-02.1 ${title}: ${broken.length === 0 ? 'calm' : broken.join('; ')}`,
  state: broken.length === 0 ? 'passed' : 'failed',
})

function judgePicture({ name, viewports }: MeasuredPicture): Outcome {
  const all = viewports.flatMap(({ top, figures }) =>
    breaches(figures, name.theme, name.kind).map((broken) =>
      viewports.length === 1 ? broken : `${broken}, ${top} px down`,
    ),
  )
  return outcome(`${name.story} in ${name.mode}`, all)
}

/** The same for the screens of a mode together, which may follow each other. */
const judgeChange = ({ mode, theme, change, words: between }: Change): Outcome =>
  outcome(`from screen to screen in ${mode}, at most ${between}`, breaches({ change }, theme))

function table(figures: ByTheme): string[] {
  const cell = (text: string): string => text.padEnd(16)
  const line = (first: string, cells: readonly string[]): string =>
    [first.padEnd(38), ...cells.map(cell)].join('').trimEnd()
  const worst = new Map([...figures].map(([theme, all]) => [theme, worstOf(all)]))
  return [
    '',
    line('the worst, and the most allowed', themes),
    ...rules.map((rule) =>
      line(
        words[rule],
        themes.map((theme) => {
          const limit = limits[theme][rule]
          return `${written(worst.get(theme)?.[rule] ?? 0)}${limit === undefined ? '' : ` of ${written(limit)}`}`
        }),
      ),
    ),
  ]
}

// The approved pictures, which the stage before this one proved equal to what is drawn, and what they do not show. Each state in each theme at both widths, and the softer contrast, are the longer proof's.
// The approved pictures have the shipped colours: with `--drawn` nothing is measured but what is drawn now, in every theme.
const pictures = process.argv.includes('--drawn') ? [] : globSync('*.png', { cwd: baselineFolder }).toSorted()
const measured = await measureAll(readNames(pictures).filter(isMeasured), 'short')
const changes = changesIn(measured)
const figures: ByTheme = new Map(themes.map((theme) => [theme, []]))
for (const { name, viewports } of measured)
  figures.get(name.theme)?.push(...viewports.map((viewport) => judged(viewport.figures, name.theme, name.kind)))
for (const { theme, change } of changes) figures.get(theme)?.push({ change })
const outcomes = [...measured.map(judgePicture), ...changes.map(judgeChange)]
const file = reportFile()
if (file) writeReport(file, outcomes)
else say(...outcomes.filter(({ state }) => state === 'failed').map(({ title }) => title))
say(...table(figures))
if (measured.length === 0) say('There is nothing to measure.')
process.exitCode = measured.length === 0 || outcomes.some(({ state }) => state === 'failed') ? 1 : 0
