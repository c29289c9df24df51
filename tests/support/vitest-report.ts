import { relative } from 'node:path'
import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node'
import { reasonOf, reportFile, root, writeReport, type Outcome } from './report.ts'

const states = { passed: 'passed', failed: 'failed', skipped: 'skipped', pending: 'failed' } as const

function outcomesOf(module: TestModule): Outcome[] {
  // A browser project is called after its browser as well: `components (chromium)`.
  const at = { project: module.project.name.replace(/ \(\w+\)$/, ''), file: relative(root, module.moduleId) }
  const tests = [...module.children.allTests()].map((test): Outcome => {
    const { state, errors = [] } = test.result()
    const outcome = { ...at, title: test.fullName, state: states[state] }
    return states[state] === 'failed'
      ? { ...outcome, reason: reasonOf(errors.map(({ message }) => message).join('\n')) }
      : outcome
  })
  // A file that could not be loaded, or whose hooks threw, has no failing test of its own.
  const broken = module.state() === 'failed' && !tests.some((test) => test.state === 'failed')
  return broken || tests.length === 0 ? [...tests, { ...at, title: '(the file itself)', state: 'failed' }] : tests
}

/** Writes what every test did for the run and the ledger. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[], reason: TestRunEndReason): void {
    const file = reportFile()
    if (!file) return
    const unhandled = errors.map((): Outcome => ({
      project: '',
      file: '',
      title: 'an error outside every test',
      state: 'failed',
    }))
    const interrupted: Outcome[] =
      reason === 'interrupted' ? [{ project: '', file: '', title: 'the run was interrupted', state: 'failed' }] : []
    writeReport(file, [...modules.flatMap(outcomesOf), ...unhandled, ...interrupted])
  }
}
