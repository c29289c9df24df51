import { join } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { log } from '../support/log.ts'
import { baselineFolder, leftOver, readShots } from './shot.ts'
import { isTenth, progressLine } from './progress.ts'
import { replaceReport } from './review-report.ts'
import { alikeAnnotation, counted, kinds, sorted, storyOf, verdictOf, type Verdict } from './verdict.ts'

/** Tells the pictures that changed, are new, are left over or could not be taken apart: in the terminal and on a page to look at. */
export default class implements Reporter {
  private readonly verdicts: Verdict[] = []
  private readonly alike: Record<string, string> = {}

  private total = 0
  private started = 0

  onBegin(_config: FullConfig, suite: Suite): void {
    this.total = suite.allTests().filter(({ annotations }) => annotations.some(({ type }) => type === 'picture')).length
    this.started = Date.now()
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const verdict = verdictOf(test, result)
    const pair = result.annotations.find(({ type }) => type === alikeAnnotation)?.description
    if (verdict && pair !== undefined) this.alike[verdict.picture] = pair
    if (verdict) this.add(verdict)
    else if (result.status !== 'passed' && result.status !== 'skipped')
      log(`${test.title}: ${result.error?.message ?? result.status}`)
  }

  private add(verdict: Verdict): void {
    this.verdicts.push(verdict)
    const done = this.verdicts.length
    const line = progressLine(done, this.total, Date.now() - this.started)
    // A terminal shows each picture in one line; a log gets ten lines.
    if (process.stdout.isTTY) process.stdout.write(`\r${line.padEnd(60)}${done === this.total ? '\n' : ''}`)
    else if (isTenth(done, this.total)) log(line)
  }

  /** An error outside every test: a server that did not start, a file that did not load. */
  onError(error: TestError): void {
    log(error.message ?? 'an error outside every test')
  }

  onEnd(): void {
    // A run of other tests has nothing to say of pictures: the report of the last one stays.
    if (this.verdicts.length === 0) return
    const removed = leftOver(readShots()).map((picture): Verdict => ({
      kind: 'removed',
      title: picture.replace(/\.png$/, ''),
      picture,
      story: storyOf(picture),
      expected: join(baselineFolder, picture),
    }))
    const verdicts = [...this.verdicts, ...removed]
    replaceReport(sorted(verdicts), this.alike)
    const width = Math.max(...kinds.map(({ length }) => length)) + 2
    log(
      '',
      ...sorted(verdicts).map(({ kind, title }) => `${kind.padEnd(width)}${title}`),
      `${counted(verdicts)}. Look at them with \`npm run visual:review\``,
    )
  }

  printsToStdio(): boolean {
    return true
  }
}
