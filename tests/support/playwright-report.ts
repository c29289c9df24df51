import { relative } from 'node:path'
import type { FullResult, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { failedAnnotation, reasonOf, reportFile, root, writeReport, type Outcome } from './report.ts'

/** By annotation, of a test that Playwright takes for passed. */
const failuresOf = (test: TestCase): string[] =>
  (test.results.at(-1)?.annotations ?? [])
    .filter(({ type }) => type === failedAnnotation)
    .map(({ description = '' }) => description)

function stateOf(test: TestCase): Outcome['state'] {
  // A test that never ran is skipped only where its author said so; otherwise the run ended before it.
  if (test.outcome() === 'skipped') return test.expectedStatus === 'skipped' ? 'skipped' : 'failed'
  return test.outcome() === 'expected' && failuresOf(test).length === 0 ? 'passed' : 'failed'
}

/** Writes what every test did for the run and the ledger. */
export default class implements Reporter {
  private suite: Suite | undefined
  private readonly errors: string[] = []

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite
  }

  /** An error outside every test: a server that did not start, a file that did not load. */
  onError(error: TestError): void {
    this.errors.push(error.message?.split('\n')[0] ?? 'an error outside every test')
  }

  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    const all = this.suite?.allTests() ?? []
    this.write(all)
    return Promise.resolve(all.some((test) => failuresOf(test).length > 0) ? { status: 'failed' } : {})
  }

  private write(all: readonly TestCase[]): void {
    const file = reportFile()
    if (!file) return
    const tests = all.map((test): Outcome => {
      const [, project = '', , ...titles] = test.titlePath()
      const state = stateOf(test)
      const at = {
        project,
        file: relative(root, test.location.file),
        title: titles.filter((title) => title !== '').join(' › '),
        state,
      }
      return state === 'failed'
        ? {
            ...at,
            reason: reasonOf(
              [...(test.results.at(-1)?.errors.map(({ message = '' }) => message) ?? []), ...failuresOf(test)].join(
                '\n',
              ),
            ),
          }
        : at
    })
    writeReport(file, [
      ...tests,
      ...this.errors.map((title): Outcome => ({ project: '', file: '', title, state: 'failed' })),
    ])
  }

  printsToStdio(): boolean {
    return false
  }
}
