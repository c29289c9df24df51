import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { reportFolder, root } from '../support/report.ts'
import { say } from '../support/say.ts'
import { baselineFolder, leftOver, readShots } from './shot.ts'
import { reportPage } from './report-page.ts'
import { counted, kinds, sorted, storyOf, verdictOf, type Verdict } from './verdict.ts'

const page = join(reportFolder, 'visual', 'index.html')

/** Tells the pictures that changed, are new, are left over or could not be taken apart: in the terminal and on a page to look at. */
export default class implements Reporter {
  private readonly verdicts: Verdict[] = []

  onTestEnd(test: TestCase, result: TestResult): void {
    const verdict = verdictOf(test, result)
    if (verdict) this.verdicts.push(verdict)
    else if (result.status !== 'passed' && result.status !== 'skipped')
      say(`${test.title}: ${result.error?.message ?? result.status}`)
  }

  /** An error outside every test: a server that did not start, a file that did not load. */
  onError(error: TestError): void {
    say(error.message ?? 'an error outside every test')
  }

  onEnd(): void {
    const removed = leftOver(readShots()).map((picture): Verdict => ({
      kind: 'removed',
      title: picture.replace(/\.png$/, ''),
      picture,
      story: storyOf(picture),
      expected: join(baselineFolder, picture),
    }))
    const verdicts = [...this.verdicts, ...removed]
    mkdirSync(dirname(page), { recursive: true })
    const report = reportPage(verdicts)
    writeFileSync(page, report)
    const width = Math.max(...kinds.map(({ length }) => length)) + 2
    say(
      '',
      ...sorted(verdicts).map(({ kind, title }) => `${kind.padEnd(width)}${title}`),
      `${counted(verdicts)}. Look at them in ${relative(root, page)} (${(report.length / 1024 / 1024).toFixed(1)} MB)`,
    )
  }

  printsToStdio(): boolean {
    return true
  }
}
