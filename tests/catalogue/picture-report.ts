import { join } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { log } from '../support/log.ts'
import { baselineFolder, leftOver, readShots } from './shot.ts'
import { isTenth, progressLine } from './progress.ts'
import { replaceReport } from './review-report.ts'
import {
  acceptedHashAnnotation,
  counted,
  kinds,
  sorted,
  storyOf,
  resultOf,
  type ScreenshotResult,
} from './screenshot-result.ts'

/** Tells the pictures that changed, are new, are left over or could not be taken apart: in the terminal and on a page to look at. */
export default class implements Reporter {
  private readonly results: ScreenshotResult[] = []
  private readonly acceptedHashes: Record<string, string> = {}

  private total = 0
  private started = 0

  onBegin(_config: FullConfig, suite: Suite): void {
    this.total = suite.allTests().filter(({ annotations }) => annotations.some(({ type }) => type === 'picture')).length
    this.started = Date.now()
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const screenshotResult = resultOf(test, result)
    const pair = result.annotations.find(({ type }) => type === acceptedHashAnnotation)?.description
    if (screenshotResult && pair !== undefined) this.acceptedHashes[screenshotResult.picture] = pair
    if (screenshotResult) this.add(screenshotResult)
    else if (result.status !== 'passed' && result.status !== 'skipped')
      log(`${test.title}: ${result.error?.message ?? result.status}`)
  }

  private add(screenshotResult: ScreenshotResult): void {
    this.results.push(screenshotResult)
    const done = this.results.length
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
    if (this.results.length === 0) return
    const removed = leftOver(readShots()).map((picture): ScreenshotResult => ({
      kind: 'removed',
      title: picture.replace(/\.png$/, ''),
      picture,
      story: storyOf(picture),
      expected: join(baselineFolder, picture),
    }))
    const results = [...this.results, ...removed]
    replaceReport(sorted(results), this.acceptedHashes)
    const width = Math.max(...kinds.map(({ length }) => length)) + 2
    log(
      '',
      ...sorted(results).map(({ kind, title }) => `${kind.padEnd(width)}${title}`),
      `${counted(results)}. Look at them with \`npm run visual:review\``,
    )
  }

  printsToStdio(): boolean {
    return true
  }
}
