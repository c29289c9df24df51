import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')
export const reportFolder = join(root, '.reports')

/** One test as every tool's reporter writes it down: one shape, so that counting and the ledger read one thing. */
export interface Outcome {
  /** The tool's project, such as `unit` or `stories`. */
  project: string
  /** Relative to the repository. */
  file: string
  /** The describe titles and the test's own, joined. */
  title: string
  state: 'passed' | 'failed' | 'skipped'
}

/** Where a tool's reporter must write, told by the environment; without it a tool was started by hand and writes nothing. */
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

const reportNames = (): string[] => globSync('*.json', { cwd: reportFolder })

/** Only the stages' reports: what else stands in the folder may be in use by somebody's other run. */
export function clearReports(): void {
  for (const name of reportNames()) rmSync(join(reportFolder, name))
}

export const count = (outcomes: readonly Outcome[], state: Outcome['state']): number => outcomes.filter((outcome) => outcome.state === state).length
