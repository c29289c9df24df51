import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export const root = resolve(import.meta.dirname, '../..')
export const reportFolder = join(root, '.reports')
/** Of the release checks, which no other run clears or counts. */
export const checksReport = join(reportFolder, 'checks.json')

/** One test as every tool's reporter writes it down: one shape, so that counting and the ledger read one thing. */
export interface Outcome {
  /** The tool's project, such as `unit` or `stories`. */
  project: string
  /** Relative to the repository. */
  file: string
  /** The describe titles and the test's own, joined. */
  title: string
  state: 'passed' | 'failed' | 'skipped'
  /** Why it failed: the first lines of its error, without colours. */
  reason?: string
}

/** Type of the annotation by which a Playwright test says that it failed, and why, without throwing: after an error Playwright starts a new worker and browser. */
export const failedAnnotation = 'failed'

const reasonLines = 12

/** The first lines of an error's message: enough to know a failure by when the rest of the output is gone. */
export const reasonOf = (message: string | undefined): string =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, reasonLines)
    .join('\n')

/** Where a tool's reporter must write, given by the environment; without it a tool was started by hand and writes nothing. */
export const reportFile = (): string | undefined => process.env.REPORT_FILE

export function writeReport(file: string, outcomes: readonly Outcome[]): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(outcomes, undefined, 1)}\n`)
}

/** An unreadable report is no proof of anything: it reads as empty, and the stage that should have written it fails. */
export function readReport(file: string): Outcome[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Outcome[]
  } catch {
    return []
  }
}

/** The reports of whole stages; a narrowed run writes in a folder of its own and proves nothing about the rest. */
export function readReports(): Outcome[] {
  return reportNames().flatMap((name) => readReport(join(reportFolder, name)))
}

const reportNames = (): string[] => globSync('*.json', { cwd: reportFolder, exclude: [basename(checksReport)] })

/** Only the stages' reports: what else stands in the folder may be in use by somebody's other run. */
export function clearReports(): void {
  for (const name of reportNames()) rmSync(join(reportFolder, name))
}

/** A failed test for the end of the run's output, which is all that some readers of it get. */
export const failureLines = ({ project, file, title, reason = '' }: Outcome): string[] => [
  `FAILED  ${project}: ${file} ${title}`,
  ...reason
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => `        ${line}`),
]

export const count = (outcomes: readonly Outcome[], state: Outcome['state']): number =>
  outcomes.filter((outcome) => outcome.state === state).length
