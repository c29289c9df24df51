import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { reportFolder } from '../support/report.ts'
import type { ScreenshotResult } from './screenshot-result.ts'

/** A picture that somebody has to look at. */
export interface Finding extends Pick<ScreenshotResult, 'title' | 'picture' | 'story' | 'error' | 'change'> {
  kind: Exclude<ScreenshotResult['kind'], 'same'>
  /** What somebody decided; without it the finding is open. */
  decision?: Decision
  /** Why it was denied. */
  comment?: string
}
export type Decision = 'accepted' | 'denied' | 'reviewed'

/** What a run of pictures found, and what has been decided since. Its pictures lie beside it, so it stays whole while the baseline changes. */
export interface Report {
  findings: readonly Finding[]
  /** By picture: other bytes of the same pixels, see `accepted-hashes.ts`. */
  acceptedHashes: Readonly<Record<string, string>>
}

const folderOfReport = join(reportFolder, 'visual', 'review')
const fileIn = (folder: string): string => join(folder, 'report.json')

/** The file of a finding's picture as it was approved, or as the run took it. */
export const pictureFile = (side: 'before' | 'after', picture: string, folder = folderOfReport): string =>
  join(folder, side, picture)

/** Nothing before the first run. */
export const readReport = (folder = folderOfReport): Report | undefined =>
  existsSync(fileIn(folder)) ? (JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Report) : undefined

export function writeReport(report: Report, folder = folderOfReport): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileIn(folder), `${JSON.stringify(report, undefined, 1)}\n`)
}

function keep(given: string | Buffer | undefined, file: string): void {
  if (given === undefined) return
  mkdirSync(dirname(file), { recursive: true })
  if (typeof given === 'string') copyFileSync(given, file)
  else writeFileSync(file, given)
}

const bytesOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'base64') : '')

/** Writes the report of a run in place of the one before it. What was denied or reviewed stays so where the new picture is the same. */
export function replaceReport(
  results: readonly ScreenshotResult[],
  acceptedHashes: Report['acceptedHashes'],
  folder = folderOfReport,
): readonly Finding[] {
  const earlier = (readReport(folder)?.findings ?? [])
    .filter(({ decision }) => decision === 'denied' || decision === 'reviewed')
    .map((finding) => ({ ...finding, bytes: bytesOf(pictureFile('after', finding.picture, folder)) }))
  rmSync(folder, { recursive: true, force: true })
  const findings = results.flatMap(({ kind, expected, actual, ...about }): Finding[] => {
    if (kind === 'same') return []
    keep(expected, pictureFile('before', about.picture, folder))
    keep(actual, pictureFile('after', about.picture, folder))
    const bytes = bytesOf(pictureFile('after', about.picture, folder))
    const { decision, comment } =
      earlier.find((one) => one.picture === about.picture && one.kind === kind && one.bytes === bytes) ?? {}
    return [{ kind, ...about, ...(decision && { decision }), ...(comment !== undefined && { comment }) }]
  })
  writeReport({ findings, acceptedHashes }, folder)
  return findings
}
