import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomFrom } from '../../support/random.ts'
import type { PrivateCopy } from '../private-copy.ts'
import { draw, piecesOf } from './draw.ts'
import { filesOf, testsOf, type Group } from './groups.ts'

/** One change that a usual operator makes of a piece of code, and what came of it. */
export interface Mutant {
  file: string
  line: number
  /** The code, and what stands there instead, on one line each. */
  from: string
  to: string
  /** The whole line that it begins on. */
  on: string
  /** One that a test waited for too long was noticed as well. */
  outcome: 'killed' | 'timedOut' | 'survived'
}

interface Position {
  line: number
  column: number
}

/** The part of Stryker's report that is read here. */
interface Report {
  files: Readonly<
    Record<
      string,
      {
        source: string
        mutants: readonly { replacement: string; status: string; location: { start: Position; end: Position } }[]
      }
    >
  >
}

// Stryker's other outcomes are of code that no test could be tried on.
const outcomes: Readonly<Record<string, Mutant['outcome']>> = {
  Killed: 'killed',
  Timeout: 'timedOut',
  Survived: 'survived',
  NoCoverage: 'survived',
}

const onOneLine = (code: string): string => code.replaceAll(/\s+/g, ' ').trim()

function codeAt(source: string, { start, end }: { start: Position; end: Position }): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return onOneLine(
    lines
      .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
      .join('\n'),
  )
}

export const mutantsIn = ({ files }: Report): Mutant[] =>
  Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.flatMap(({ replacement, status, location }) => {
      const outcome = outcomes[status]
      return outcome
        ? [
            {
              file,
              line: location.start.line,
              from: codeAt(source, location),
              to: onOneLine(replacement),
              on: onOneLine(source.split('\n')[location.start.line - 1] ?? ''),
              outcome,
            },
          ]
        : []
    }),
  )

const [settingsFile, reportFile] = ['stryker.json', 'mutants.json']

const settingsOf = (mutate: readonly string[]) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Which tests know a file, the group says.
  vitest: { configFile: 'tests/release/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate,
  inPlace: true,
  reporters: ['json'],
  jsonReporter: { fileName: reportFile },
  allowConsoleColors: false,
  warnings: { slow: false },
  concurrency: 3,
  // Longer than a test's own limit: what is only slow then fails or passes by its assertions, and is not taken for killed.
  timeoutMS: 10_000,
  timeoutFactor: 1.25,
})

/** Puts a group's mutants into the copy, one at a time, under its tests. */
export async function tryMutants(copy: PrivateCopy, group: Group, seed: number): Promise<Mutant[]> {
  const files = filesOf(copy.folder, group)
  const drawn = (lines: number): string[] => {
    const pieces = files.flatMap((file) => piecesOf(file, readFileSync(join(copy.folder, file), 'utf8')))
    return draw(pieces, lines, randomFrom(seed)).map(({ file, from, to }) => `${file}:${from}-${to}`)
  }
  writeFileSync(
    join(copy.folder, settingsFile),
    JSON.stringify(settingsOf(group.lines === undefined ? files : drawn(group.lines))),
  )
  rmSync(join(copy.folder, reportFile), { force: true })
  const { code, output } = await copy.run('stryker', ['run', settingsFile], {
    MUTANTS_STAGE: group.stage,
    MUTANTS_TESTS: testsOf(copy.folder, group).join(),
  })
  if (code !== 0) throw new Error(output)
  return mutantsIn(JSON.parse(readFileSync(join(copy.folder, reportFile), 'utf8')) as Report)
}
